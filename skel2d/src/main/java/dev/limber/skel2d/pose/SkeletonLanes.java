package dev.limber.skel2d.pose;

import dev.limber.core.crowd.Lanes;
import dev.limber.core.crowd.Moment;
import dev.limber.core.crowd.Settings;
import dev.limber.core.crowd.Stance;
import dev.limber.core.crowd.Tile;
import dev.limber.core.crowd.Workbench;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.LaneProgram;
import dev.limber.skel2d.data.Animation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the members of one skeleton in a crowd share: which local values differ from member to
 * member, and the program for them.
 */
final class SkeletonLanes implements Lanes {
  private static final int L = LocalPose.BONE_STRIDE;

  final CompiledSkeleton compiled;
  private final boolean[] varies;

  /** The slots of local values of bones that differ from lane to lane. */
  int[] varying = {};

  private final boolean[] prepared;
  private @Nullable LaneProgram program;
  private int revision;

  SkeletonLanes(CompiledSkeleton compiled) {
    this.compiled = compiled;
    this.varies = new boolean[compiled.setup.slotsAt];
    this.prepared = new boolean[compiled.skeleton.animations().size()];
  }

  @Override
  public boolean hasPhysics() {
    return false;
  }

  @Override
  public int boneCount() {
    return compiled.skeleton.bones().size();
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // Animations are told apart as objects, as by poses.
  public int prepare(PuppetAnimation animation) {
    if (!(animation instanceof Animation own)) {
      throw new IllegalArgumentException("not an animation of a skeleton: " + animation.name());
    }
    int[] moved = compiled.clip(own).targets();
    List<Animation> animations = compiled.skeleton.animations();
    int index = 0;
    while (animations.get(index) != own) {
      index++;
    }
    if (!prepared[index]) {
      prepared[index] = true;
      for (int slot : moved) {
        vary(slot);
      }
    }
    return index;
  }

  @Override
  public void prepareStart() {}

  @Override
  public void prepare(int bone, int channel) {
    vary(L * bone + channel);
  }

  private void vary(int slot) {
    if (slot < varies.length && !varies[slot]) {
      varies[slot] = true;
      int[] more = new int[varying.length + 1];
      System.arraycopy(varying, 0, more, 0, varying.length);
      more[varying.length] = slot;
      varying = more;
      program = null;
    }
  }

  @Override
  public int revision() {
    if (program == null) {
      revision++;
      program = new LaneProgram(compiled.rig, compiled.setup, varies.clone());
    }
    return revision;
  }

  /** Returns the program as of the last {@link #revision}, null before the first. */
  @Nullable LaneProgram program() {
    return program;
  }

  @Override
  public Tile newTile() {
    return new SkeletonTile(this);
  }

  @Override
  public Workbench newWorkbench() {
    return new SkeletonBench(this);
  }

  @Override
  public Stance stance(Moment moment, Workbench bench) {
    return new SkeletonStance(((SkeletonBench) bench).values(moment).clone());
  }

  @Override
  public void show(
      Tile tile, int lane, Moment moment, Settings settings, Workbench bench, Puppet puppet) {
    if (!(puppet instanceof SkeletonPose pose) || !pose.isOf(compiled)) {
      throw new IllegalArgumentException(
          "the character was made from another rig; make it with member.rig().newPose()");
    }
    double[] values = ((SkeletonBench) bench).values(moment);
    System.arraycopy(values, 0, pose.local.values, 0, values.length);
    for (int i = 0; i < settings.count(); i++) {
      pose.local.values[L * settings.bone(i) + settings.channel(i)] = settings.value(i);
    }
    ((SkeletonTile) tile).show(lane, pose.world);
  }
}
