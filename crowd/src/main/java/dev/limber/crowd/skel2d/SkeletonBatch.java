package dev.limber.crowd.skel2d;

import dev.limber.core.pose.LocalValues;
import dev.limber.core.puppet.Puppet;
import dev.limber.crowd.batch.BatchProgram;
import dev.limber.crowd.batch.BatchRig;
import dev.limber.crowd.batch.PlayState;
import dev.limber.crowd.batch.PoseBlock;
import dev.limber.crowd.batch.RowLayout;
import dev.limber.crowd.batch.Scratch;
import dev.limber.crowd.batch.Settings;
import dev.limber.skel2d.animate.CompiledAnimation;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.Rig;
import dev.limber.skel2d.construct.SkeletonInternals;
import dev.limber.skel2d.construct.WorldPose;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;

/** A skeleton in a crowd. */
public final class SkeletonBatch extends BatchRig {
  private static final double[] NONE = {};

  private final Skeleton skeleton;
  private final SkeletonInternals internals;
  private final RowLayout layout;
  private final CompiledAnimation[] compiled;

  /** Prepares for the skeleton of a pose. */
  public SkeletonBatch(SkeletonPose pose) {
    this(pose.skeleton(), pose.internals(), layoutOf(pose.internals().rig()));
  }

  private SkeletonBatch(Skeleton skeleton, SkeletonInternals internals, RowLayout layout) {
    super(layout, internals.setup(), internals.setup(), NONE, skeleton.animations());
    this.skeleton = skeleton;
    this.internals = internals;
    this.layout = layout;
    this.compiled = new CompiledAnimation[skeleton.animations().size()];
  }

  private static RowLayout layoutOf(Rig rig) {
    return new RowLayout(
        LocalPose.BONE_STRIDE * rig.boneCount, WorldPose.STRIDE * rig.boneCount, 0, 0);
  }

  @Override
  protected int[] prepare(int number) {
    compiled[number] = internals.animations().apply(skeleton.animations().get(number));
    return compiled[number].targets();
  }

  @Override
  protected List<BatchProgram> write(boolean[] varies) {
    return List.of(SkeletonProgram.write(internals.rig(), layout, internals.setup(), varies));
  }

  @Override
  protected void play(int number, double seconds, LocalValues out) {
    out.copyFrom(internals.setup());
    if (number >= 0) {
      compiled[number].play(0, Math.max(0, seconds), 1, out.values);
    }
  }

  @Override
  protected int playMoved(
      int number, double seconds, LocalValues scratch, double[][] rows, int lane) {
    play(number, seconds, scratch);
    for (int slot : movedBy(number)) {
      rows[RowLayout.LOCAL + slot][lane] = scratch.values[slot];
    }
    return 0;
  }

  @Override
  public double matrix(PoseBlock block, int lane, int bone, int part) {
    return block.world(lane, WorldPose.STRIDE * bone + part);
  }

  @Override
  @SuppressWarnings(
      "ReferenceEquality") // Rigs are compared by identity: equal ones have their own poses.
  public void show(
      PoseBlock block,
      int lane,
      PlayState state,
      Settings settings,
      Scratch scratch,
      Puppet puppet) {
    if (!(puppet instanceof SkeletonPose pose) || pose.skeleton() != skeleton) {
      throw isOfAnother();
    }
    SkeletonInternals shown = pose.internals();
    shown.local().copyFrom(scratch.pose(state));
    setLocal(shown.local(), settings);
    block.show(lane, shown.world().matrices, NONE, NONE);
  }
}
