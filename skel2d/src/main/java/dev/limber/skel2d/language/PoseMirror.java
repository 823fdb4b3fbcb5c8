package dev.limber.skel2d.language;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Takes poses to the other side: swaps them between counterparts, and mirrors them at the
 * skeleton's y axis. What is mirrored is what bones do, their difference from the setup pose, so
 * that nothing leaves its place where the two sides are not alike; or one side becomes the image of
 * the other.
 *
 * <p>With R the sum of a bone's rotations, F its flips and S the signs of its scales (see {@link
 * dev.limber.skel2d.construct.WorldPose}), the counterpart has R' = ±R, or half a turn more: an arm
 * that points to the left mirrors to one that points to the right, a head that is not turned
 * mirrors to itself. Which of the two is meant is read from the setup pose: the nearer one. What
 * hangs on the bone is then mirrored along one of its axes, both or none.
 */
final class PoseMirror {
  private static final double HALF_TURN = 180;

  private final Skeleton skeleton;
  private final Symbols symbols;
  private final int bones;

  /** By bone, and behind all of them for the ground that the top ones stand on. */
  private final int[] counterparts;

  private final double[] setupTurns;

  /** Flips and signs of scales, along x and along y. */
  private final int[][] flips;

  private final int[][] signs;

  PoseMirror(Symbols symbols) {
    this.symbols = symbols;
    skeleton = symbols.skeleton;
    bones = skeleton.bones().size();
    counterparts = new int[bones + 1];
    setupTurns = new double[bones + 1];
    flips = new int[2][bones + 1];
    signs = new int[2][bones + 1];
    counterparts[bones] = bones;
    for (int axis = 0; axis < 2; axis++) {
      flips[axis][bones] = 1;
      signs[axis][bones] = 1;
    }
    for (int i = 0; i < bones; i++) {
      Bone bone = skeleton.bones().get(i);
      int parent = parent(i);
      counterparts[i] = symbols.fullBone(SideNames.other(bone.name()));
      setupTurns[i] = degrees(bone) + (bone.inheritRotation() ? setupTurns[parent] : 0);
      flips[0][i] = flips[0][parent] * (bone.flipX() ? -1 : 1);
      flips[1][i] = flips[1][parent] * (bone.flipY() ? -1 : 1);
      int grown = bone.inheritScale() ? parent : bones;
      signs[0][i] = signs[0][grown] * (bone.scaleX() < 0 ? -1 : 1);
      signs[1][i] = signs[1][grown] * (bone.scaleY() < 0 ? -1 : 1);
    }
  }

  private int parent(int bone) {
    int parent = skeleton.bones().get(bone).parent();
    return parent < 0 ? bones : parent;
  }

  private static double degrees(Bone bone) {
    return bone.rotation() * 180 / Math.PI;
  }

  private interface OtherSide {
    BoneValues of(int bone, BoneValues values);
  }

  MirroredPose mirror(List<BonePose> pose, boolean asImage) {
    double[] turns = turns(pose);
    return map(pose, (bone, values) -> mirrored(bone, values, turns, asImage));
  }

  MirroredPose swap(List<BonePose> pose) {
    return map(pose, this::swapped);
  }

  /** Returns how each bone is mirrored while the bones above it stand still. */
  List<BoneMirror> bones() {
    List<BoneMirror> all = new ArrayList<>();
    for (int i = 0; i < bones; i++) {
      int parent = parent(i);
      all.add(
          counterparts[i] < 0
              ? BoneMirror.NONE
              : new BoneMirror(along(0, parent), along(1, parent), sense(i)));
    }
    return all;
  }

  private MirroredPose map(List<BonePose> pose, OtherSide side) {
    List<BonePose> mirrored = new ArrayList<>();
    List<String> alone = new ArrayList<>();
    for (BonePose one : pose) {
      int bone = symbols.fullBone(one.bone());
      int to = bone < 0 ? -1 : counterparts[bone];
      if (to < 0) {
        alone.add(one.bone());
      } else {
        BoneValues values = side.of(bone, one.values());
        mirrored.add(new BonePose(skeleton.bones().get(to).name(), values));
      }
    }
    return new MirroredPose(mirrored, alone);
  }

  /** Returns the sums of rotations in a pose; bones that it does not have are as in the setup. */
  private double[] turns(List<BonePose> pose) {
    double[] own = new double[bones];
    for (int i = 0; i < bones; i++) {
      own[i] = degrees(skeleton.bones().get(i));
    }
    for (BonePose one : pose) {
      int bone = symbols.fullBone(one.bone());
      if (bone >= 0 && !Double.isNaN(one.values().degrees())) {
        own[bone] = one.values().degrees();
      }
    }
    double[] turns = Arrays.copyOf(own, bones + 1);
    for (int i = 0; i < bones; i++) {
      turns[i] += skeleton.bones().get(i).inheritRotation() ? turns[parent(i)] : 0;
    }
    return turns;
  }

  /** Returns what differs as much from the counterpart's setup as the values do from the bone's. */
  private BoneValues swapped(int bone, BoneValues values) {
    Bone from = skeleton.bones().get(bone);
    Bone to = skeleton.bones().get(counterparts[bone]);
    return new BoneValues(
        values.x() - from.x() + to.x(),
        values.y() - from.y() + to.y(),
        values.degrees() - degrees(from) + degrees(to),
        from.scaleX() == 0 ? values.scaleX() : values.scaleX() / from.scaleX() * to.scaleX(),
        from.scaleY() == 0 ? values.scaleY() : values.scaleY() / from.scaleY() * to.scaleY(),
        values.length());
  }

  private BoneValues mirrored(int bone, BoneValues values, double[] turns, boolean asImage) {
    Bone from = skeleton.bones().get(bone);
    Bone to = skeleton.bones().get(counterparts[bone]);
    int parent = parent(bone);
    boolean image = asImage && counterparts[bone] != bone;
    int x = along(0, parent);
    int y = along(1, parent);
    double scaleX = image ? from.scaleX() * ownSign(0, bone) : to.scaleX();
    double scaleY = image ? from.scaleY() * ownSign(1, bone) : to.scaleY();
    double turn = image ? imageTurn(bone, to) : degrees(to);
    turn += sense(bone) * (turns[bone] - setupTurns[bone]);
    turn -= to.inheritRotation() ? sense(parent) * (turns[parent] - setupTurns[parent]) : 0;
    return new BoneValues(
        (image ? x * from.x() : to.x()) + x * (values.x() - from.x()),
        (image ? y * from.y() : to.y()) + y * (values.y() - from.y()),
        Double.isNaN(values.degrees()) ? Double.NaN : Trig.shortTurn(turn),
        from.scaleX() == 0 ? values.scaleX() : values.scaleX() / from.scaleX() * scaleX,
        from.scaleY() == 0 ? values.scaleY() : values.scaleY() / from.scaleY() * scaleY,
        values.length());
  }

  /** Returns the rotation that makes the counterpart the image of a bone in the setup pose. */
  private double imageTurn(int bone, Bone to) {
    int parent = parent(bone);
    double above = to.inheritRotation() ? mirroredTurn(parent, setupTurns[parent]) : 0;
    return mirroredTurn(bone, setupTurns[bone]) - above;
  }

  private int ownSign(int axis, int bone) {
    boolean grows = skeleton.bones().get(bone).inheritScale();
    return sign(axis, bone) * (grows ? sign(axis, parent(bone)) : 1);
  }

  private double mirroredTurn(int bone, double turn) {
    return sense(bone) * turn + (isTurned(bone) ? HALF_TURN : 0);
  }

  /** Returns -1 if the counterpart turns the other way round. */
  private int sense(int bone) {
    return flip(0, bone) * flip(1, bone);
  }

  /** Returns whether the counterpart is half a turn further. */
  private boolean isTurned(int bone) {
    double same = sense(bone) * setupTurns[bone];
    return Math.abs(Trig.shortTurn(setupTurns[counterparts[bone]] - same)) > HALF_TURN / 2 + 1e-6;
  }

  /** Returns -1 where the counterpart is mirrored along an axis of the skeleton. */
  private int flip(int axis, int bone) {
    return (axis == 0 ? -1 : 1) * flips[axis][bone] * flips[axis][counterparts[bone]];
  }

  private int sign(int axis, int bone) {
    return signs[axis][bone] * signs[axis][counterparts[bone]];
  }

  /** Returns -1 where what hangs on a bone is mirrored along an axis of that bone. */
  private int along(int axis, int bone) {
    return flip(axis, bone) * sign(axis, bone) * (isTurned(bone) ? -1 : 1);
  }
}
