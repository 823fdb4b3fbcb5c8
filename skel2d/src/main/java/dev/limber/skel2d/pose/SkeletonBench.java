package dev.limber.skel2d.pose;

import dev.limber.core.crowd.Moment;
import dev.limber.core.crowd.Stance;
import dev.limber.core.crowd.Workbench;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.LaneProgram;
import dev.limber.skel2d.data.Animation;
import org.jspecify.annotations.Nullable;

/** What one thread needs for working on tiles of a skeleton. */
final class SkeletonBench implements Workbench {
  private static final double HALF = 0.5;

  private final SkeletonLanes lanes;
  private final double[] shown;
  private final double[] from;
  private @Nullable LaneProgram program;
  private double[][] table = {};

  SkeletonBench(SkeletonLanes lanes) {
    this.lanes = lanes;
    this.shown = new double[lanes.compiled.setup.values.length];
    this.from = new double[shown.length];
  }

  /** Returns the table for a program, its scratch ready. */
  @SuppressWarnings("ReferenceEquality") // Written anew it is another program.
  double[][] table(LaneProgram current) {
    if (program != current) {
      program = current;
      table = current.newTable();
    }
    return table;
  }

  /** Returns the local values of a moment; the same array each time. */
  double[] values(Moment moment) {
    pose(moment.animation(), moment.seconds(), null, shown);
    if (moment.fading()) {
      pose(moment.fromAnimation(), moment.fromSeconds(), moment.fromStance(), from);
      mix(moment.weight());
    }
    return shown;
  }

  private void pose(
      @Nullable PuppetAnimation animation, double seconds, @Nullable Stance stance, double[] out) {
    double[] start =
        stance instanceof SkeletonStance kept ? kept.values() : lanes.compiled.setup.values;
    System.arraycopy(start, 0, out, 0, out.length);
    if (animation instanceof Animation own) {
      lanes.compiled.clip(own).play(0, Math.max(0, seconds), 1, out);
    }
  }

  /** Mixes: straight, rotations the short way; flips and attachments switch half-way. */
  private void mix(double weight) {
    int bones = lanes.compiled.setup.slotsAt;
    for (int i = 0; i < shown.length; i++) {
      int part = i < bones ? i % LocalPose.BONE_STRIDE : (i - bones) % LocalPose.SLOT_STRIDE;
      boolean switches = i < bones ? part >= LocalPose.FLIP_X : part == LocalPose.ATTACHMENT;
      double a = from[i];
      double b = shown[i];
      if (switches) {
        shown[i] = weight < HALF ? a : b;
      } else {
        boolean turns = i < bones && part == LocalPose.ROTATION;
        shown[i] = a + (turns ? Trig.shortestTurn(a, b) : b - a) * weight;
      }
    }
  }
}
