package dev.limber.skelform.pose;

import dev.limber.core.crowd.Moment;
import dev.limber.core.crowd.Stance;
import dev.limber.core.crowd.Workbench;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.animate.Animator;
import dev.limber.skelform.animate.Clip;
import dev.limber.skelform.animate.LocalPose;
import dev.limber.skelform.construct.LaneProgram;
import dev.limber.skelform.data.Animation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one thread needs for working on tiles of an armature. */
final class ArmatureBench implements Workbench {
  private static final double HALF = 0.5;

  private final ArmatureLanes lanes;
  private final LocalPose shown;
  private final LocalPose from;

  /** Tables of the programs that they were made for. */
  private List<LaneProgram> programs = List.of();

  private double[][][] tables = {};

  ArmatureBench(ArmatureLanes lanes) {
    this.lanes = lanes;
    this.shown = LocalPose.initial(lanes.compiled.armature);
    this.from = LocalPose.initial(lanes.compiled.armature);
  }

  /** Returns the table for the program with this number, its scratch ready. */
  @SuppressWarnings("ReferenceEquality") // Written anew they are other programs.
  double[][] table(int program) {
    if (programs != lanes.programs()) {
      programs = lanes.programs();
      tables = new double[programs.size()][][];
    }
    if (tables[program] == null) {
      tables[program] = programs.get(program).newTable();
    }
    return tables[program];
  }

  /** Returns the local pose of a moment; the same object each time. */
  LocalPose localPose(Moment moment) {
    pose(moment.animation(), moment.seconds(), null, shown);
    if (moment.fading()) {
      pose(moment.fromAnimation(), moment.fromSeconds(), moment.fromStance(), from);
      mix(moment.weight());
    }
    return shown;
  }

  /** Returns the local pose of a moment as far as what switches is concerned. */
  LocalPose switches(Clip clip, double frame) {
    shown.copySwitchesFrom(lanes.compiled.initial);
    clip.applySwitches(frame, shown);
    return shown;
  }

  private void pose(
      @Nullable PuppetAnimation animation, double seconds, @Nullable Stance stance, LocalPose out) {
    if (stance instanceof ArmatureStance kept) {
      out.copyFrom(kept.pose());
    } else if (animation instanceof Animation own) {
      Clip clip = lanes.compiled.clip(own);
      double frame = Animator.frameOf(ArmaturePose.frameAt(own, seconds));
      out.copyFrom(lanes.compiled.initial);
      clip.sample(frame, out.values);
      clip.applySwitches(frame, out);
    } else {
      out.copyFrom(lanes.compiled.start);
    }
  }

  /** Mixes: straight, rotations the short way; what switches does so half-way. */
  private void mix(double weight) {
    double[] a = from.values;
    double[] b = shown.values;
    int bones = lanes.layout.slots;
    for (int slot = 0; slot < b.length; slot++) {
      boolean turns = slot < bones && slot % LocalPose.BONE_STRIDE == LocalPose.ROTATION;
      double way = turns ? Trig.shortestTurn(a[slot], b[slot]) : b[slot] - a[slot];
      b[slot] = a[slot] + way * weight;
    }
    if (weight < HALF) {
      shown.copySwitchesFrom(from);
    }
  }
}
