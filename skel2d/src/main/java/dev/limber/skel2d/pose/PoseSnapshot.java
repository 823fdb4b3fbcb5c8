package dev.limber.skel2d.pose;

import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Snapshot;
import dev.limber.skel2d.animate.PoseMix;
import org.jspecify.annotations.Nullable;

/** A kept pose of a skeleton. */
final class PoseSnapshot implements Snapshot {
  private final SkeletonPose pose;
  private final PoseMix mix;

  PoseSnapshot(SkeletonPose pose, PoseMix mix) {
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
  }

  @Override
  public void blend(double weight, @Nullable BoneMask mask) {
    mix.blend(pose.local, weight, mask);
  }

  @Override
  public void add(double weight, @Nullable BoneMask mask) {
    mix.add(pose.local, weight, mask);
  }

  @Override
  public void forget() {
    mix.forget();
  }
}
