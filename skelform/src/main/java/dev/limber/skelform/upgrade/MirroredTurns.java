package dev.limber.skelform.upgrade;

import dev.limber.skelform.construct.BoneFlip;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Transform;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Turns rotations in mirrored parents the other way round, so that they mean by the rules from 0.8
 * on what they meant by those before, or the other way about. See {@link TurnTrack} for parents
 * that become mirrored in the middle of an animation.
 */
final class MirroredTurns {
  /**
   * Bones times frames that are looked at in all animations together. Animations beyond that are
   * taken to mirror what is mirrored initially.
   */
  private static final int MOST_SAMPLES = 200_000;

  private final Armature armature;
  private final boolean[] mirroredAtStart;
  private final boolean[] mirroredInitially;
  private final ArmaturePose pose;
  private long samplesLeft = MOST_SAMPLES;

  MirroredTurns(Armature armature) {
    this.armature = armature;
    this.pose = armature.newPose();
    int count = armature.bones().size();
    double[] x = new double[count];
    double[] y = new double[count];
    for (int b = 0; b < count; b++) {
      x[b] = armature.bones().get(b).start().scaleX();
      y[b] = armature.bones().get(b).start().scaleY();
    }
    mirroredAtStart = inMirroredParent(armature.bones(), x, y);
    for (int b = 0; b < count; b++) {
      x[b] = armature.bones().get(b).initial().scaleX();
      y[b] = armature.bones().get(b).initial().scaleY();
    }
    mirroredInitially = inMirroredParent(armature.bones(), x, y);
  }

  /** Returns for each bone whether its parent is mirrored; makes world scales of local ones. */
  static boolean[] inMirroredParent(List<Bone> bones, double[] x, double[] y) {
    boolean[] mirrored = new boolean[x.length];
    for (int b = 0; b < x.length; b++) {
      int parent = bones.get(b).parent();
      if (parent >= 0) {
        mirrored[b] = BoneFlip.isFacingLeft(x[parent], y[parent]);
        x[b] *= x[parent];
        y[b] *= y[parent];
      }
    }
    return mirrored;
  }

  /** Returns whether a scale is below zero anywhere; if not, no bone is ever mirrored. */
  static boolean matterTo(Armature armature) {
    for (Bone bone : armature.bones()) {
      if (isBelowZero(bone.start()) || isBelowZero(bone.initial())) {
        return true;
      }
    }
    for (Animation animation : armature.animations()) {
      for (Keyframe key : animation.keyframes()) {
        boolean scale = key.element() == Element.SCALE_X || key.element() == Element.SCALE_Y;
        if (scale && key.value() < 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isBelowZero(Transform transform) {
    return transform.scaleX() < 0 || transform.scaleY() < 0;
  }

  List<Bone> bones() {
    List<Bone> bones = new ArrayList<>();
    for (int b = 0; b < mirroredAtStart.length; b++) {
      Bone bone = armature.bones().get(b);
      bones.add(
          new Bone(
              bone.name(),
              bone.parent(),
              mirroredAtStart[b] ? opposite(bone.start()) : bone.start(),
              mirroredInitially[b] ? opposite(bone.initial()) : bone.initial(),
              bone.hidden(),
              bone.initialHidden(),
              bone.family(),
              bone.visual(),
              bone.physics()));
    }
    return bones;
  }

  private static Transform opposite(Transform t) {
    return new Transform(t.x(), t.y(), opposite(t.rotation()), t.scaleX(), t.scaleY());
  }

  /** Returns the number with the other sign; 0 stays 0, which has a shorter name than -0. */
  static double opposite(double value) {
    return 0 - value;
  }

  Animation animation(Animation animation) {
    long samples = (animation.lastFrame() + 1L) * mirroredAtStart.length;
    List<Keyframe> keys;
    if (samples <= samplesLeft) {
      samplesLeft -= samples;
      keys = sampled(animation);
    } else {
      keys = asInitially(animation);
    }
    return new Animation(
        animation.name(),
        animation.id(),
        animation.fps(),
        keys,
        animation.lastFrame(),
        animation.loopFrames(),
        animation.marks());
  }

  private List<Keyframe> sampled(Animation animation) {
    TurnSamples samples = new TurnSamples(pose, animation);
    List<List<Keyframe>> turns = new ArrayList<>();
    for (int b = 0; b < mirroredAtStart.length; b++) {
      turns.add(new ArrayList<>());
    }
    List<Keyframe> keys = new ArrayList<>();
    for (Keyframe key : animation.keyframes()) {
      if (key.element() == Element.ROTATION) {
        turns.get(key.bone()).add(key);
      } else {
        keys.add(key);
      }
    }
    for (int b = 0; b < mirroredAtStart.length; b++) {
      TurnTrack track = new TurnTrack(b, samples, keys);
      if (turns.get(b).isEmpty()) {
        track.hold(mirroredInitially[b]);
      } else {
        track.follow(turns.get(b));
      }
    }
    keys.sort(Comparator.comparingInt(Keyframe::frame));
    return keys;
  }

  private List<Keyframe> asInitially(Animation animation) {
    List<Keyframe> keys = new ArrayList<>();
    for (Keyframe k : animation.keyframes()) {
      boolean turn = k.element() == Element.ROTATION && mirroredInitially[k.bone()];
      double value = turn ? opposite(k.value()) : k.value();
      keys.add(new Keyframe(k.frame(), k.bone(), k.element(), value, k.text(), k.easing()));
    }
    return keys;
  }
}
