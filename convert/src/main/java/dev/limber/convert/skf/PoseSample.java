package dev.limber.convert.skf;

import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.write.SkfVersion;
import java.util.List;

/**
 * A Skel2D pose in the terms of SkelForm, where every bone takes rotation and scale from its parent
 * and nothing is flipped.
 *
 * <p>Both formats add rotations and multiply scales axis by axis. With R, SX, SY, FX, FY as in
 * docs/skel2d.md, a matrix with flips is the one without flips of the rotation {@code FX FY R} and
 * the scales {@code FX SX, FY SY}. So a bone's own values are those of Skel2D with another sign,
 * unless it is flipped itself or does not inherit: then they are the difference to its parent's.
 */
final class PoseSample {
  /** Numbers for each bone in {@link #local}: x, y, rotation, scale x, scale y. */
  static final int LOCAL = 5;

  /** Numbers for each bone in {@link #matrices}. */
  static final int MATRIX = 6;

  /** Numbers for each slot in {@link #slots}: its colour, then the attachment that it shows. */
  static final int SLOT = 5;

  /** A parent's scale below this cannot be taken back. */
  private static final double LEAST_SCALE = 1e-6;

  private final List<Bone> bones;

  /** What each bone adds to its parent. */
  final double[] local;

  /** World rotation and scales of each bone. */
  final double[] rotation;

  final double[] scaleX;
  final double[] scaleY;

  /** World matrices of the bones, the same in both formats. */
  double[] matrices = {};

  double[] slots = {};

  /**
   * A bone that should keep its size on a parent of size 0, which SkelForm cannot express; or -1.
   */
  int lost = -1;

  private final double[] flipX;
  private final double[] flipY;

  /** Whether what hangs on a mirrored bone turns the other way round: see Ruleset. */
  private final boolean mirrors;

  PoseSample(Skeleton skeleton, SkfVersion version) {
    mirrors = version.generation().ruleset() == Ruleset.MIRRORED_TURNS;
    bones = skeleton.bones();
    local = new double[LOCAL * bones.size()];
    rotation = new double[bones.size()];
    scaleX = new double[bones.size()];
    scaleY = new double[bones.size()];
    flipX = new double[bones.size()];
    flipY = new double[bones.size()];
  }

  /** Takes the values of a pose. */
  PoseSample read(SkeletonPose pose) {
    pose.construct();
    matrices = pose.worldValues();
    slots = pose.slotValues();
    double[] values = pose.localValues();
    for (int b = 0, at = 0; b < bones.size(); b++, at += 7) {
      int p = bones.get(b).parent();
      double ownFlipX = 1 - 2 * values[at + 5];
      double ownFlipY = 1 - 2 * values[at + 6];
      flipX[b] = ownFlipX * (p < 0 ? 1 : flipX[p]);
      flipY[b] = ownFlipY * (p < 0 ? 1 : flipY[p]);
      int l = LOCAL * b;
      local[l] = values[at];
      local[l + 1] = values[at + 1];
      double turn = turn(b, p, values[at + 2]);
      local[l + 2] = p >= 0 && isMirrored(p) ? -turn : turn;
      local[l + 3] = ownFlipX * values[at + 3];
      local[l + 4] = ownFlipY * values[at + 4];
      if (!bones.get(b).inheritScale() && p >= 0) {
        local[l + 3] = kept(local[l + 3], flipX[p] * scaleX[p], b);
        local[l + 4] = kept(local[l + 4], flipY[p] * scaleY[p], b);
      }
      rotation[b] = (p < 0 ? 0 : rotation[p]) + turn;
      scaleX[b] = (p < 0 ? 1 : scaleX[p]) * local[l + 3];
      scaleY[b] = (p < 0 ? 1 : scaleY[p]) * local[l + 4];
    }
    return this;
  }

  private double turn(int b, int p, double own) {
    double before = p < 0 ? 1 : flipX[p] * flipY[p];
    double behind = flipX[b] * flipY[b];
    boolean inherits = bones.get(b).inheritRotation();
    if (p < 0 || (inherits && before == behind)) {
      return behind * own;
    }
    double unflipped = own + (inherits ? before * rotation[p] : 0);
    return behind * unflipped - rotation[p];
  }

  private boolean isMirrored(int bone) {
    return mirrors && scaleX[bone] < 0 != scaleY[bone] < 0;
  }

  /** Returns the rotation that something on a bone must have to stand at an angle of the world. */
  double turnOn(int bone, double angle) {
    double turn = angle - rotation[bone];
    return isMirrored(bone) ? -turn : turn;
  }

  private double kept(double scale, double parent, int b) {
    if (Math.abs(parent) < LEAST_SCALE) {
      lost = b;
      return scale;
    }
    return scale / parent;
  }

  /** Returns the first bone whose place is no finite number, or -1. */
  int farBone() {
    for (int b = 0; b < bones.size(); b++) {
      double sum = rotation[b] * 0 + scaleX[b] * 0 + scaleY[b] * 0;
      for (int i = 0; i < MATRIX; i++) {
        sum += matrices[MATRIX * b + i] * 0;
      }
      for (int i = 0; i < LOCAL; i++) {
        sum += local[LOCAL * b + i] * 0;
      }
      if (sum != 0) {
        return b;
      }
    }
    return -1;
  }

  /** Returns where a point on a bone is, from the left. */
  double x(int bone, double x, double y) {
    int m = MATRIX * bone;
    return matrices[m] * x + matrices[m + 2] * y + matrices[m + 4];
  }

  /** Returns where a point on a bone is, up. */
  double y(int bone, double x, double y) {
    int m = MATRIX * bone;
    return matrices[m + 1] * x + matrices[m + 3] * y + matrices[m + 5];
  }

  /** Returns a part of a slot's colour. */
  double color(int slot, int part) {
    return slots[SLOT * slot + part];
  }

  /** Returns the index of the attachment that a slot shows, -1 for none. */
  int shown(int slot) {
    return (int) slots[SLOT * slot + 4];
  }
}
