package dev.limber.skel2d.animate;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneMask;
import dev.limber.skel2d.data.Skeleton;
import org.jspecify.annotations.Nullable;

/** Mixes poses of one skeleton: a kept one and another. Allocates nothing. */
public final class PoseMix {
  private static final int STRIDE = LocalPose.BONE_STRIDE;

  private final Skeleton skeleton;
  private final LocalPose setup;
  private final LocalPose kept;
  private final int bones;

  /** How far each bone turns from the one pose to the other, as of the last mix. */
  private final double[] turns;

  /** What switches, while everything else is mixed. */
  private final double[] switches;

  private boolean known;

  /** Creates a mix that keeps the setup pose. */
  public PoseMix(Skeleton skeleton, LocalPose setup) {
    this.skeleton = skeleton;
    this.setup = setup;
    this.kept = new LocalPose(skeleton);
    this.bones = skeleton.bones().size();
    this.turns = new double[bones];
    this.switches = new double[2 * bones + skeleton.slots().size()];
  }

  /** Keeps a pose. */
  public void take(LocalPose pose) {
    kept.copyFrom(pose);
  }

  /** Copies the kept pose. */
  public void show(LocalPose pose) {
    pose.copyFrom(kept);
  }

  /** Forgets which way the bones turn. */
  public void forget() {
    known = false;
  }

  /** Takes a pose back to a part of the way from the kept one to itself. */
  public void blend(LocalPose pose, double weight, @Nullable BoneMask mask) {
    if (mask == null && weight < 1) {
      blendAll(pose.values, weight);
      return;
    }
    double[] from = kept.values;
    double[] to = pose.values;
    boolean switched = weight >= 0.5;
    for (int b = 0, at = 0; b < bones; b++, at += STRIDE) {
      double turn = turn(b, from[at + LocalPose.ROTATION], to[at + LocalPose.ROTATION]);
      if (mask != null && !mask.contains(b)) {
        System.arraycopy(from, at, to, at, STRIDE);
        continue;
      }
      // At the end exactly there, and not a rounding error beside it.
      if (weight != 1) {
        to[at] = from[at] + (to[at] - from[at]) * weight;
        to[at + 1] = from[at + 1] + (to[at + 1] - from[at + 1]) * weight;
        to[at + 2] = from[at + 2] + turn * weight;
        to[at + 3] = from[at + 3] + (to[at + 3] - from[at + 3]) * weight;
        to[at + 4] = from[at + 4] + (to[at + 4] - from[at + 4]) * weight;
      }
      if (!switched) {
        to[at + LocalPose.FLIP_X] = from[at + LocalPose.FLIP_X];
        to[at + LocalPose.FLIP_Y] = from[at + LocalPose.FLIP_Y];
      }
    }
    known = true;
    for (int at = kept.slotsAt, s = 0; at < to.length; at += LocalPose.SLOT_STRIDE, s++) {
      double share = mask == null || mask.contains(boneOf(s)) ? weight : 0;
      for (int i = at; i < at + LocalPose.ATTACHMENT; i++) {
        to[i] = share == 1 ? to[i] : from[i] + (to[i] - from[i]) * share;
      }
      if (share < 0.5) {
        to[at + LocalPose.ATTACHMENT] = from[at + LocalPose.ATTACHMENT];
      }
    }
  }

  /** Blends all bones: first what is not straight, then everything in one loop that vectorises. */
  private void blendAll(double[] to, double weight) {
    double[] from = kept.values;
    for (int b = 0, at = 0; b < bones; b++, at += STRIDE) {
      double start = from[at + LocalPose.ROTATION];
      to[at + LocalPose.ROTATION] = start + turn(b, start, to[at + LocalPose.ROTATION]);
    }
    known = true;
    double[] other = weight >= 0.5 ? to : from;
    int count = 0;
    for (int at = 0; at < kept.slotsAt; at += STRIDE) {
      switches[count++] = other[at + LocalPose.FLIP_X];
      switches[count++] = other[at + LocalPose.FLIP_Y];
    }
    for (int at = kept.slotsAt; at < to.length; at += LocalPose.SLOT_STRIDE) {
      switches[count++] = other[at + LocalPose.ATTACHMENT];
    }
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i] + (to[i] - from[i]) * weight;
    }
    count = 0;
    for (int at = 0; at < kept.slotsAt; at += STRIDE) {
      to[at + LocalPose.FLIP_X] = switches[count++];
      to[at + LocalPose.FLIP_Y] = switches[count++];
    }
    for (int at = kept.slotsAt; at < to.length; at += LocalPose.SLOT_STRIDE) {
      to[at + LocalPose.ATTACHMENT] = switches[count++];
    }
  }

  /** Makes a pose the kept one with the difference between itself and the setup pose on top. */
  public void add(LocalPose pose, double weight, @Nullable BoneMask mask) {
    double[] home = setup.values;
    double[] from = kept.values;
    double[] to = pose.values;
    for (int b = 0, at = 0; b < bones; b++, at += STRIDE) {
      double turn = turn(b, home[at + LocalPose.ROTATION], to[at + LocalPose.ROTATION]);
      if (mask != null && !mask.contains(b)) {
        System.arraycopy(from, at, to, at, STRIDE);
        continue;
      }
      to[at] = from[at] + (to[at] - home[at]) * weight;
      to[at + 1] = from[at + 1] + (to[at + 1] - home[at + 1]) * weight;
      to[at + 2] = from[at + 2] + turn * weight;
      to[at + 3] = from[at + 3] + (to[at + 3] - home[at + 3]) * weight;
      to[at + 4] = from[at + 4] + (to[at + 4] - home[at + 4]) * weight;
      addSwitch(at + LocalPose.FLIP_X, weight, to);
      addSwitch(at + LocalPose.FLIP_Y, weight, to);
    }
    known = true;
    for (int at = kept.slotsAt, s = 0; at < to.length; at += LocalPose.SLOT_STRIDE, s++) {
      double share = mask == null || mask.contains(boneOf(s)) ? weight : 0;
      for (int i = at; i < at + LocalPose.ATTACHMENT; i++) {
        double sum = from[i] + (to[i] - home[i]) * share;
        to[i] = share == 0 ? from[i] : Math.max(0, Math.min(1, sum));
      }
      addSwitch(at + LocalPose.ATTACHMENT, share, to);
    }
  }

  private void addSwitch(int at, double weight, double[] to) {
    if (weight < 0.5 || to[at] == setup.values[at]) {
      to[at] = kept.values[at];
    }
  }

  /**
   * Returns the turn from one angle to another: the short way, later the way nearest to the last.
   */
  private double turn(int bone, double from, double to) {
    double near = known ? turns[bone] : 0;
    double turn = near + Trig.shortestTurn(near, to - from);
    turns[bone] = turn;
    return turn;
  }

  private int boneOf(int slot) {
    return skeleton.slots().get(slot).bone();
  }
}
