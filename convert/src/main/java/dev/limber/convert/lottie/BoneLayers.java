package dev.limber.convert.lottie;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;
import java.util.TreeSet;

/**
 * How bones become layers. Lottie multiplies matrices from parent to child; Skel2D adds rotations
 * and multiplies scales apart from each other, so that nothing is ever skewed. Both are the same
 * where scales above a bone that turns are even, and nothing is flipped. Other bones hang on no
 * parent: keyframes follow where they are in the world, which is always a position, a rotation and
 * a scale.
 */
final class BoneLayers {
  private final Take take;
  private final Budget budget;
  private final List<Bone> bones;

  /** Whether the scale of each bone is always the same in both directions, those above included. */
  private final boolean[] even;

  /** Whether that scale is always 1, so that lines on the bone keep their width. */
  private final boolean[] unscaled;

  /** Whether each bone's matrix is what Lottie makes of its own values and its parent's. */
  private final boolean[] follows;

  private final Curve[] rotations;
  private final boolean[] used;

  BoneLayers(Take take, Budget budget) {
    this.take = take;
    this.budget = budget;
    this.bones = take.skeleton.bones();
    int count = bones.size();
    even = new boolean[count];
    unscaled = new boolean[count];
    follows = new boolean[count];
    rotations = new Curve[count];
    used = new boolean[count];
    for (int b = 0; b < count; b++) {
      Bone bone = bones.get(b);
      int parent = bone.parent();
      rotations[b] = take.curve(b, Property.ROTATION);
      boolean top = parent < 0;
      boolean ownScale = top || !bone.inheritScale();
      even[b] = isEven(b) && (ownScale || even[parent]);
      unscaled[b] = isUnscaled(b) && (ownScale || unscaled[parent]);
      boolean inheritsAll = top || (bone.inheritRotation() && bone.inheritScale());
      boolean skewsNot = top || even[parent] || rotations[b].isAlways(0);
      follows[b] = inheritsAll && skewsNot && !canFlip(b);
    }
  }

  private boolean isEven(int bone) {
    return bones.get(bone).scaleX() == bones.get(bone).scaleY()
        && keys(bone, Property.SCALE_X).equals(keys(bone, Property.SCALE_Y));
  }

  private List<Key> keys(int bone, Property property) {
    Timeline timeline = take.timeline(Target.BONE, bone, property);
    return timeline == null ? List.of() : timeline.keys();
  }

  private boolean isUnscaled(int bone) {
    return take.curve(bone, Property.SCALE_X).isAlways(1)
        && take.curve(bone, Property.SCALE_Y).isAlways(1);
  }

  private boolean canFlip(int bone) {
    return bones.get(bone).flipX()
        || bones.get(bone).flipY()
        || take.timeline(Target.BONE, bone, Property.FLIP_X) != null
        || take.timeline(Target.BONE, bone, Property.FLIP_Y) != null;
  }

  /** Returns whether lines on a bone keep their width. */
  boolean keepsLines(int bone) {
    return unscaled[bone];
  }

  /** Takes note that something hangs on a bone; -1 is none. */
  void use(int bone) {
    for (int b = bone; b >= 0 && !used[b]; b = follows[b] ? bones.get(b).parent() : -1) {
      used[b] = true;
    }
  }

  /** Returns whether something hangs on a bone. */
  boolean isUsed(int bone) {
    return used[bone];
  }

  /** Returns how a bone moves, as Lottie has to be told. */
  LayerMotion motion(int bone) {
    return follows[bone] ? ownMotion(bone) : worldMotion(bone);
  }

  /**
   * Returns how a bone moves, in a form in which its scale is all that could change the width of
   * lines: that of bones above it does not.
   */
  LayerMotion motionForLines(int bone) {
    int parent = bones.get(bone).parent();
    boolean plain = follows[bone] && (parent < 0 || unscaled[parent]);
    return plain ? ownMotion(bone) : worldMotion(bone);
  }

  private LayerMotion ownMotion(int bone) {
    Curve x = take.curve(bone, Property.X);
    Curve y = take.curve(bone, Property.Y).times(-1);
    Curve both = Curve.joined(x, y);
    List<Curve> position = both == null ? List.of(x, y) : List.of(both);
    Curve scaleX = take.curve(bone, Property.SCALE_X).times(LayerMotion.PERCENT);
    Curve scaleY = take.curve(bone, Property.SCALE_Y).times(LayerMotion.PERCENT);
    Curve scale = Curve.joined(scaleX, scaleY);
    if (scale == null) {
      scale =
          fit(
              bone,
              2,
              (frame, out) -> {
                out[0] = scaleX.at(frame);
                out[1] = scaleY.at(frame);
              });
    }
    Curve rotation = rotations[bone].times(-LayerMotion.DEGREES);
    return new LayerMotion(bones.get(bone).parent(), position, rotation, scale);
  }

  private LayerMotion worldMotion(int bone) {
    Curve position =
        fit(
            bone,
            2,
            (frame, out) -> {
              PosedBone posed = take.pose(frame).bone(bone);
              out[0] = posed.worldX();
              out[1] = -posed.worldY();
            });
    Curve rotation = fit(bone, 1, (frame, out) -> worldTurn(bone, frame, out));
    Curve scale = fit(bone, 2, (frame, out) -> worldScale(bone, frame, out));
    return new LayerMotion(-1, List.of(position), rotation, scale);
  }

  /** A flip in one direction mirrors: the bone then turns the other way. */
  private void worldTurn(int bone, double frame, double[] out) {
    SkeletonPose pose = take.pose(frame);
    double sum = 0;
    double mirrored = 1;
    boolean turns = true;
    for (int b = bone; b >= 0; b = bones.get(b).parent()) {
      PosedBone posed = pose.bone(b);
      mirrored *= posed.flipX() == posed.flipY() ? 1 : -1;
      sum += turns ? rotations[b].at(frame) : 0;
      turns &= bones.get(b).inheritRotation();
    }
    out[0] = -LayerMotion.DEGREES * mirrored * sum;
  }

  private void worldScale(int bone, double frame, double[] out) {
    SkeletonPose pose = take.pose(frame);
    out[0] = LayerMotion.PERCENT;
    out[1] = LayerMotion.PERCENT;
    boolean scales = true;
    for (int b = bone; b >= 0; b = bones.get(b).parent()) {
      PosedBone posed = pose.bone(b);
      out[0] *= (scales ? posed.scaleX() : 1) * (posed.flipX() ? -1 : 1);
      out[1] *= (scales ? posed.scaleY() : 1) * (posed.flipY() ? -1 : 1);
      scales &= bones.get(b).inheritScale();
    }
  }

  private Curve fit(int bone, int size, CurveFitter.Sampled motion) {
    TreeSet<Double> frames = new TreeSet<>();
    take.addKeys(bone, frames);
    return CurveFitter.fit(motion, size, Take.within(frames, 0, take.end), budget);
  }
}
