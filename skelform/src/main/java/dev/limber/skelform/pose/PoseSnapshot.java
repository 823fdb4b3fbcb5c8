package dev.limber.skelform.pose;

import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Snapshot;
import dev.limber.skelform.animate.PoseMix;
import org.jspecify.annotations.Nullable;

/** A kept pose of an armature. */
final class PoseSnapshot implements Snapshot {
  private final ArmaturePose pose;
  private final PoseMix mix;

  PoseSnapshot(ArmaturePose pose, PoseMix mix) {
    this.pose = pose;
    this.mix = mix;
  }

  @Override
  public void take() {
    mix.take(pose.local);
  }

  @Override
  public void show() {
    mix.show(pose.local);
    touched();
  }

  @Override
  public void blend(double weight, @Nullable BoneMask mask) {
    mix.blend(pose.local, weight, mask);
    touched();
  }

  @Override
  public void add(double weight, @Nullable BoneMask mask) {
    mix.add(pose.local, weight, mask);
    touched();
  }

  @Override
  public void forget() {
    mix.forget();
  }

  private void touched() {
    pose.valuesTouched();
    pose.switchesTouched();
  }
}
