package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Mirrors poses at the skeleton's y axis. A bone of one side gets what its counterpart on the other
 * side has. A bone without a side keeps its place and mirrors what it does: its difference from the
 * setup pose.
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

  MirroredPose mirror(List<BonePose> pose) {
    double[] turns = turns(pose);
    List<BonePose> mirrored = new ArrayList<>();
    List<String> alone = new ArrayList<>();
    for (BonePose one : pose) {
      int bone = symbols.fullBone(one.bone());
      int to = bone < 0 ? -1 : counterparts[bone];
      if (to < 0) {
        alone.add(one.bone());
      } else {
        mirrored.add(new BonePose(skeleton.bones().get(to).name(), values(bone, one, turns)));
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

  private BoneValues values(int bone, BonePose pose, double[] turns) {
    BoneValues from = pose.values();
    Bone setup = skeleton.bones().get(bone);
    int parent = parent(bone);
    if (counterparts[bone] == bone) {
      return new BoneValues(
          setup.x() + along(0, parent) * (from.x() - setup.x()),
          setup.y() + along(1, parent) * (from.y() - setup.y()),
          2 * degrees(setup) - from.degrees(),
          from.scaleX(),
          from.scaleY(),
          from.length());
    }
    double turn = mirroredTurn(bone, turns[bone]);
    if (skeleton.bones().get(counterparts[bone]).inheritRotation()) {
      turn -= mirroredTurn(parent, turns[parent]);
    }
    boolean grows = setup.inheritScale();
    return new BoneValues(
        along(0, parent) * from.x(),
        along(1, parent) * from.y(),
        Double.isNaN(from.degrees()) ? Double.NaN : wrapped(turn),
        from.scaleX() * sign(0, bone) * (grows ? sign(0, parent) : 1),
        from.scaleY() * sign(1, bone) * (grows ? sign(1, parent) : 1),
        from.length());
  }

  private double mirroredTurn(int bone, double turn) {
    return flip(0, bone) * flip(1, bone) * turn + (isTurned(bone) ? HALF_TURN : 0);
  }

  /** Returns whether the counterpart is half a turn further. */
  private boolean isTurned(int bone) {
    double same = flip(0, bone) * flip(1, bone) * setupTurns[bone];
    return Math.abs(wrapped(setupTurns[counterparts[bone]] - same)) > HALF_TURN / 2 + 1e-6;
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

  private static double wrapped(double degrees) {
    return degrees - 360 * Math.rint(degrees / 360);
  }
}
