package dev.limber.skel2d.pose;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import dev.limber.core.pose.FlatBoneHandle;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.skel2d.animate.LocalPose;
import dev.limber.skel2d.construct.WorldPose;
import dev.limber.skel2d.data.Bone;
import org.jspecify.annotations.Nullable;

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
  protected @Nullable BoneHandle parentHandle() {
    return parent() < 0 ? null : pose.bone(parent());
  }

  @Override
  protected double localRotation(double worldRotation) {
    double angle = ownAngle(Trig.cos(worldRotation), Trig.sin(worldRotation));
    boolean alone = parent() < 0 || !bone().inheritRotation();
    return alone ? angle : angle - pose.bone(parent()).constructedAngle();
  }

  @Override
  public double turnWithParent() {
    if (!bone().inheritRotation()) {
      return 0;
    }
    return flipX() == flipY() ? 1 : -1;
  }

  /** Returns R of {@link WorldPose} as of the last construct. */
  private double constructedAngle() {
    double a = matrix(0);
    double b = matrix(1);
    if (a != 0 || b != 0) {
      return ownAngle(a, b);
    }
    // Without a width, the y axis tells: c is -FX sin R SY, d is FY cos R SY.
    double sign = scaleSign(LocalPose.SCALE_Y);
    return Trig.atan2(
        -matrix(2) * flipSign(LocalPose.FLIP_X) * sign,
        matrix(3) * flipSign(LocalPose.FLIP_Y) * sign);
  }

  /** Returns R of {@link WorldPose} for a direction of the x axis. */
  private double ownAngle(double a, double b) {
    double sign = scaleSign(LocalPose.SCALE_X);
    return Trig.atan2(b * flipSign(LocalPose.FLIP_Y) * sign, a * flipSign(LocalPose.FLIP_X) * sign);
  }

  /** Returns the product of the flips of the bone and its ancestors. */
  private double flipSign(int part) {
    double sign = 1;
    for (PosedBone at = this; ; at = pose.bone(at.parent())) {
      sign = at.local(part) != 0 ? -sign : sign;
      if (at.parent() < 0) {
        return sign;
      }
    }
  }

  /** Returns the sign of the scale that the bone and its ancestors have together. */
  private double scaleSign(int part) {
    double sign = 1;
    for (PosedBone at = this; ; at = pose.bone(at.parent())) {
      sign = at.local(part) < 0 ? -sign : sign;
      if (at.parent() < 0 || !at.bone().inheritScale()) {
        return sign;
      }
    }
  }

  @Override
  public PosedBone worldScale(double scaleX, double scaleY) {
    double signX = local(LocalPose.SCALE_X) < 0 ? -1 : 1;
    // The y scale in the world is negative if the bone is mirrored, whoever does it.
    double signY = (local(LocalPose.SCALE_Y) < 0 ? -1 : 1) * (worldScaleY() < 0 ? -1 : 1);
    if (parent() < 0 || !bone().inheritScale()) {
      return scaleIn(signX, signY, scaleX, scaleY);
    }
    PosedBone above = pose.bone(parent());
    double parentY = Math.abs(above.worldScaleY());
    return scaleIn(signX * above.worldScaleX(), signY * parentY, scaleX, scaleY);
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
