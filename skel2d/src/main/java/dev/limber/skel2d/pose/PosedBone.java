package dev.limber.skel2d.pose;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import dev.limber.core.puppet.BoneHandle;
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
public final class PosedBone implements BoneHandle {
  private final SkeletonPose pose;
  private final int index;
  private final int local;
  private final int world;

  PosedBone(SkeletonPose pose, int index) {
    this.pose = pose;
    this.index = index;
    this.local = LocalPose.BONE_STRIDE * index;
    this.world = WorldPose.STRIDE * index;
  }

  /** Returns the bone's index in the skeleton. */
  @Override
  public int index() {
    return index;
  }

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

  /** Returns the local x. */
  @Override
  public double x() {
    return get(LocalPose.X);
  }

  /** Returns the local y, up. */
  @Override
  public double y() {
    return get(LocalPose.Y);
  }

  /** Returns the local rotation in radians, counter-clockwise. */
  @Override
  public double rotation() {
    return get(LocalPose.ROTATION);
  }

  /** Returns the local x scale. */
  @Override
  public double scaleX() {
    return get(LocalPose.SCALE_X);
  }

  /** Returns the local y scale. */
  @Override
  public double scaleY() {
    return get(LocalPose.SCALE_Y);
  }

  /** Returns whether it is itself mirrored along the skeleton's x axis. */
  public boolean flipX() {
    return get(LocalPose.FLIP_X) != 0;
  }

  /** Returns whether it is itself mirrored along the skeleton's y axis. */
  public boolean flipY() {
    return get(LocalPose.FLIP_Y) != 0;
  }

  /** Sets the local position. */
  @Override
  public PosedBone position(double x, double y) {
    set(LocalPose.X, x);
    return set(LocalPose.Y, y);
  }

  /** Sets the local rotation in radians, counter-clockwise. */
  @Override
  public PosedBone rotation(double radians) {
    return set(LocalPose.ROTATION, radians);
  }

  /** Sets the local scale. */
  @Override
  public PosedBone scale(double scaleX, double scaleY) {
    set(LocalPose.SCALE_X, scaleX);
    return set(LocalPose.SCALE_Y, scaleY);
  }

  /** Sets whether it is mirrored along the skeleton's axes, with all that hangs on it. */
  public PosedBone flip(boolean flipX, boolean flipY) {
    pose.local.canFlip = true;
    set(LocalPose.FLIP_X, flipX ? 1 : 0);
    return set(LocalPose.FLIP_Y, flipY ? 1 : 0);
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

  private double get(int part) {
    return pose.local.values[local + part];
  }

  private PosedBone set(int part, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "bone \"" + bone().name() + "\": a value must be a finite number, but is " + value);
    }
    pose.local.values[local + part] = value;
    return this;
  }
}
