package dev.limber.core.pose;

import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Snapshot;
import org.jspecify.annotations.Nullable;

/** Mixes a saved pose with a character's current one. Allocates nothing. */
public final class PoseMix implements Snapshot {
  private static final double HALF = 0.5;

  private final LocalValues pose;
  private final LocalValues home;
  private final LocalValues kept;
  private final Runnable touched;

  /**
   * How far each bone turns from one pose to the other, as of the last mix: at most a full turn.
   */
  private final double[] turns;

  /** How far full turns that were taken out of {@link #turns} have turned each bone. */
  private final double[] turned;

  private double lastWeight;

  /** Indices of the numbers that switch, and their new values while everything else is mixed. */
  private final int[] switchAt;

  private final double[] switches;

  /** Runs of numbers outside the last mask: start and length of each in turn. */
  private final int[] runs;

  private int runCount;
  private @Nullable BoneMask lastMask;
  private boolean known;

  /**
   * Creates a mix whose saved pose is the setup pose.
   *
   * @param pose the character's current pose; changed by mixing
   * @param home the setup pose
   * @param touched called when the character's pose has been changed
   */
  public PoseMix(LocalValues pose, LocalValues home, Runnable touched) {
    this.pose = pose;
    this.home = home;
    this.kept = home.copy();
    this.touched = touched;
    int bones = pose.partsAt / pose.boneStride;
    int ofBone = pose.boneStride - LocalValues.MOVING;
    int ofPart = pose.partStride - LocalValues.COLOR;
    turns = new double[bones];
    turned = new double[bones];
    runs = new int[2 * (bones + pose.partBones.length + 1)];
    switchAt = new int[ofBone * bones + ofPart * pose.partBones.length];
    switches = new double[switchAt.length];
    int count = 0;
    for (int at = LocalValues.MOVING; at < pose.partsAt; at += pose.boneStride) {
      for (int i = 0; i < ofBone; i++) {
        switchAt[count++] = at + i;
      }
    }
    for (int at = pose.partsAt; at < pose.values.length; at += pose.partStride) {
      for (int i = 0; i < ofPart; i++) {
        switchAt[count++] = at + LocalValues.COLOR + i;
      }
    }
  }

  /** Returns the saved pose itself, not a copy. */
  public LocalValues kept() {
    return kept;
  }

  @Override
  public void take() {
    kept.copyFrom(pose);
  }

  @Override
  public void show() {
    pose.copyFrom(kept);
    touched.run();
  }

  @Override
  public void forget() {
    known = false;
  }

  @Override
  public void blend(double weight, @Nullable BoneMask mask) {
    turn(kept.values, weight);
    // Exact at the end, without a rounding error.
    if (weight != 1) {
      move(kept.values, weight, false);
    }
    keepOthers(mask);
    pose.mixSwitches(kept, null, weight >= HALF, mask);
    touched.run();
  }

  @Override
  public void add(double weight, @Nullable BoneMask mask) {
    turn(home.values, weight);
    move(home.values, weight, true);
    if (weight != 0) {
      clampColors();
    }
    keepOthers(mask);
    pose.mixSwitches(kept, home, weight >= HALF, mask);
    touched.run();
  }

  /**
   * Finds the turns from other rotations: the short way at first, later the one nearest to the last
   * turn. Where one animation turns a bone more often than the other, that one grows with each
   * loop, and any change of the weight would multiply it; so full turns are taken out of it. What
   * they have turned the bone stays, and fades as the weight goes to either end.
   */
  private void turn(double[] from, double weight) {
    double left = known ? left(weight) : 0;
    int at = LocalValues.ROTATION;
    for (int b = 0; b < turns.length; b++, at += pose.boneStride) {
      double near = known ? turns[b] : 0;
      double turn = near + Trig.shortestTurn(near, pose.values[at] - from[at]);
      double past = left == 1 ? turned[b] : Trig.shortestTurn(0, turned[b]) * left;
      if (Math.abs(turn) > Trig.TWO_PI) {
        double full = turn > 0 ? Trig.TWO_PI : -Trig.TWO_PI;
        turn -= full;
        past += full * weight;
      }
      turns[b] = turn;
      turned[b] = past;
    }
    lastWeight = weight;
    known = true;
  }

  /**
   * Returns the share of the way to the end of the weights, 0 or 1, that is left of the last way.
   */
  private double left(double weight) {
    if (weight == lastWeight) {
      return 1;
    }
    double left = weight < lastWeight ? weight / lastWeight : (1 - weight) / (1 - lastWeight);
    return Math.max(0, Math.min(left, 1));
  }

  /**
   * Interpolates all numbers from the saved pose: first saves what switches, then interpolates
   * everything in one loop that vectorises, then corrects what is not linear.
   */
  private void move(double[] from, double weight, boolean onlyDifferent) {
    double[] start = kept.values;
    double[] to = pose.values;
    for (int s = 0; s < switchAt.length; s++) {
      int at = switchAt[s];
      boolean own = weight >= HALF && !(onlyDifferent && to[at] == from[at]);
      switches[s] = own ? to[at] : start[at];
    }
    for (int i = 0; i < to.length; i++) {
      to[i] = start[i] + (to[i] - from[i]) * weight;
    }
    int at = LocalValues.ROTATION;
    for (int b = 0; b < turns.length; b++, at += pose.boneStride) {
      to[at] = start[at] + (turns[b] * weight + turned[b]);
    }
    for (int s = 0; s < switchAt.length; s++) {
      to[switchAt[s]] = switches[s];
    }
  }

  private void clampColors() {
    for (int at = pose.partsAt; at < pose.values.length; at += pose.partStride) {
      for (int i = at; i < at + LocalValues.COLOR; i++) {
        pose.values[i] = Math.max(0, Math.min(1, pose.values[i]));
      }
    }
  }

  /** Saves the numbers of bones outside the mask, and of what they carry. */
  @SuppressWarnings("ReferenceEquality") // Masks do not change.
  private void keepOthers(@Nullable BoneMask mask) {
    if (mask == null) {
      return;
    }
    if (mask != lastMask) {
      lastMask = mask;
      findRuns(mask);
    }
    for (int r = 0; r < runCount; r += 2) {
      System.arraycopy(kept.values, runs[r], pose.values, runs[r], runs[r + 1]);
    }
  }

  /** Finds the runs of numbers outside a mask; most masks have few. */
  private void findRuns(BoneMask mask) {
    int bones = turns.length;
    int count = bones + pose.partBones.length;
    int from = 0;
    runCount = 0;
    for (int i = 0; i <= count; i++) {
      int to = i < bones ? pose.boneStride * i : pose.partsAt + pose.partStride * (i - bones);
      if (i == count || mask.contains(i < bones ? i : pose.partBones[i - bones])) {
        if (to > from) {
          runs[runCount++] = from;
          runs[runCount++] = to - from;
        }
        from = to + (i < bones ? pose.boneStride : pose.partStride);
      }
    }
  }
}
