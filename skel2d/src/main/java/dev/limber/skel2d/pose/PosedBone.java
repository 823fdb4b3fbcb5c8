package dev.limber.skel2d.pose;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import dev.limber.core.pose.FlatBoneHandle;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.WorldPose;
import dev.limber.skel2d.data.Bone;

/**
 * A handle on one bone of a pose: get it once, read and set it every frame.
 *
 * <p>Local values are relative to the parent; set them between {@code apply} and {@code construct}.
 * World values are in skeleton space and as of the last {@code construct}. Setters take finite
 * numbers only and return the handle. Allocates nothing.
 */
public final class PosedBone extends FlatBoneHandle<PosedBone> {
  private final SkeletonPose pose;
  private final int world;

  PosedBone(SkeletonPose pose, int index) {
    super(pose.local, index);
    this.pose = pose;
    this.world = WorldPose.STRIDE * index;
  }

  @Override
  protected PosedBone self() {
    return this;
  }

  @Override
  protected void touched() {}

  @Override
  public String name() {
    return bone().name();
  }

  @Override
  public int parent() {
    return bone().parent();
  }

  @Override
  public double length() {
    return bone().length();
  }

  @Override
  public Rgba color() {
    return bone().color();
  }

  /** Returns the bone as it is in the setup pose. */
  public Bone bone() {
    return pose.skeleton().bones().get(index);
  }

  /** Returns whether it is itself mirrored along the skeleton's x axis. */
  public boolean flipX() {
    return local(LocalPose.FLIP_X) != 0;
  }

  /** Returns whether it is itself mirrored along the skeleton's y axis. */
  public boolean flipY() {
    return local(LocalPose.FLIP_Y) != 0;
  }

  /** Sets whether it is mirrored along the skeleton's axes, with all that hangs on it. */
  public PosedBone flip(boolean flipX, boolean flipY) {
    pose.local.canFlip = true;
    return set(LocalPose.FLIP_X, flipX ? 1 : 0, LocalPose.FLIP_Y, flipY ? 1 : 0);
  }

  /** Returns the world x of its origin. */
  @Override
  public double worldX() {
    return pose.world.matrices[world + 4];
  }

  /** Returns the world y of its origin, up. */
  @Override
  public double worldY() {
    return pose.world.matrices[world + 5];
  }

  /** Returns the direction of its x axis in the world: radians from -π to π, flips included. */
  public double worldDirection() {
    return Trig.atan2(pose.world.matrices[world + 1], pose.world.matrices[world]);
  }

  /**
   * Returns a part of its world matrix: 0 to 5 for a, b, c, d, e, f of {@code X = a x + c y + e, Y
   * = b x + d y + f}.
   */
  @Override
  public double matrix(int part) {
    if (part < 0 || part >= WorldPose.STRIDE) {
      throw new IllegalArgumentException("a matrix has parts 0 to 5, not " + part);
    }
    return pose.world.matrices[world + part];
  }
}
