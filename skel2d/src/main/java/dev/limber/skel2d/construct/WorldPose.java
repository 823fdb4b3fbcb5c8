package dev.limber.skel2d.construct;

import dev.limber.core.math.TurnBatch;
import dev.limber.skel2d.animate.LocalPose;

/**
 * World transforms of one character as flat arrays, in skeleton space.
 *
 * <p>With R the sum of the rotations of a bone and its ancestors (only its own with no-rot), S the
 * products of the scales (only its own with no-scale), F the products of the flips as 1 and -1 and
 * P the matrix of the parent:
 *
 * <pre>
 *   a =  FX cos R SX     c = -FX sin R SY     e = P.a x + P.c y + P.e
 *   b =  FY sin R SX     d =  FY cos R SY     f = P.b x + P.d y + P.f
 * </pre>
 *
 * So there is never a skew, flips mirror along the skeleton's axes, and a scale of zero leaves
 * everything below it finite.
 */
public final class WorldPose {
  /** Numbers for each bone in {@link #matrices}. */
  public static final int STRIDE = 6;

  /** For each bone and, behind them, the ground: cosine and sine of R, SX, SY, FX, FY. */
  public static final int FRAME = 6;

  private static final int L = LocalPose.BONE_STRIDE;

  /** The matrices a, b, c, d, e, f of all bones, and behind them of the ground. */
  public final double[] matrices;

  private final Rig rig;
  private final double[] frames;

  /** Cosine and sine of each bone's own rotation, in turn. */
  private final double[] turns;

  /** The rotations that {@link #turns} belong to. */
  private final double[] rotations;

  private final TurnBatch changed;

  /** Creates a pose; its matrices are zero until the first {@link #construct}. */
  public WorldPose(Rig rig) {
    this.rig = rig;
    int bones = rig.boneCount;
    matrices = new double[STRIDE * (bones + 1)];
    frames = new double[FRAME * (bones + 1)];
    turns = new double[2 * bones];
    rotations = new double[bones];
    changed = new TurnBatch(bones);
    matrices[STRIDE * bones] = 1;
    matrices[STRIDE * bones + 3] = 1;
    int ground = FRAME * bones;
    frames[ground] = 1;
    for (int i = 2; i < FRAME; i++) {
      frames[ground + i] = 1;
    }
    for (int b = 0; b < bones; b++) {
      turns[2 * b] = 1;
    }
  }

  /** Computes all matrices from local values. */
  public void construct(LocalPose pose) {
    refreshTurns(pose.values);
    if (!rig.inheritsAll) {
      Inheritance.full(rig, pose.values, turns, frames, matrices);
    } else if (pose.canFlip) {
      Inheritance.flipped(rig.parent, pose.values, turns, frames, matrices);
    } else {
      Inheritance.plain(rig.parent, pose.values, turns, matrices);
    }
  }

  /** Computes cosine and sine of the rotations that have changed since the last call. */
  private void refreshTurns(double[] local) {
    for (int b = 0, at = LocalPose.ROTATION; b < rotations.length; b++, at += L) {
      double angle = local[at];
      if (angle != rotations[b]) {
        rotations[b] = angle;
        changed.add(angle, 2 * b);
      }
    }
    changed.store(turns);
  }
}
