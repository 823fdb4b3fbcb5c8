package dev.limber.skelform.pose;

import dev.limber.core.color.Rgba;
import dev.limber.core.pose.FlatBoneHandle;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.skelform.construct.BoneFlip;
import dev.limber.skelform.construct.WorldPose;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Ruleset;
import org.jspecify.annotations.Nullable;

/**
 * A handle on one bone of a pose: get it once, read and set it every frame.
 *
 * <p>Local values are relative to the parent; set them between {@code animate} and {@code
 * construct}. The rotation of a bone in an IK chain is the solver's: move the chain's target, and
 * read the world values. World values are in model space and as of the last {@code construct};
 * screen values follow the options given to it. Setters take finite numbers only and return the
 * handle. Allocates nothing.
 */
public final class PosedBone extends FlatBoneHandle<PosedBone> {
  private static final Rgba COLOR = new Rgba(0.33, 0.62, 1, 1);

  private final ArmaturePose pose;
  private final int world;

  PosedBone(ArmaturePose pose, int index) {
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
    int parent = parent();
    if (parent < 0) {
      return worldRotation;
    }
    double turn = worldRotation - pose.world.rotation(parent);
    PosedBone above = pose.bone(parent);
    boolean mirrored =
        pose.armature().ruleset() == Ruleset.MIRRORED_TURNS
            && BoneFlip.isFacingLeft(above.worldScaleX(), above.worldScaleY());
    return mirrored ? -turn : turn;
  }

  @Override
  public PosedBone worldScale(double scaleX, double scaleY) {
    if (parent() < 0) {
      return scale(scaleX, scaleY);
    }
    PosedBone above = pose.bone(parent());
    return scaleIn(above.worldScaleX(), above.worldScaleY(), scaleX, scaleY);
  }

  @Override
  protected void touched() {
    pose.valuesTouched();
  }

  @Override
  public String name() {
    return bone().name();
  }

  @Override
  public int parent() {
    return bone().parent();
  }

  /** Returns 0: the format does not say how long a bone is. */
  @Override
  public double length() {
    return 0;
  }

  /** Returns a blue: the format has no colours for bones. */
  @Override
  public Rgba color() {
    return COLOR;
  }

  /** Returns the bone as loaded. */
  public Bone bone() {
    return pose.armature().bones().get(index);
  }

  /** Returns the bone's own hidden flag; see {@link #visible} for that of its ancestors too. */
  public boolean hidden() {
    return pose.local.hidden[index];
  }

  /** Hides or shows the bone and all that hangs on it, until the next {@code animate}. */
  public PosedBone hidden(boolean hidden) {
    pose.local.hidden[index] = hidden;
    pose.switchesTouched();
    return this;
  }

  /** Returns whether neither the bone nor an ancestor is hidden. */
  public boolean visible() {
    return pose.visible(index);
  }

  /** Returns the world x. */
  @Override
  public double worldX() {
    return pose.world.bones[world + WorldPose.X];
  }

  /** Returns the world y, up. */
  @Override
  public double worldY() {
    return pose.world.bones[world + WorldPose.Y];
  }

  /** Returns the world rotation in radians, -π to π; signs of scales are not part of it. */
  @Override
  public double worldRotation() {
    return pose.world.rotation(index);
  }

  /** Returns the cosine of the world rotation; cheaper than the angle. */
  public double worldCos() {
    return pose.world.bones[world + WorldPose.COS];
  }

  /** Returns the sine of the world rotation; cheaper than the angle. */
  public double worldSin() {
    return pose.world.bones[world + WorldPose.SIN];
  }

  /** Returns the world x scale. */
  @Override
  public double worldScaleX() {
    return pose.world.bones[world + WorldPose.SCALE_X];
  }

  /** Returns the world y scale. */
  @Override
  public double worldScaleY() {
    return pose.world.bones[world + WorldPose.SCALE_Y];
  }

  @Override
  public double matrix(int part) {
    return switch (part) {
      case 0 -> worldCos() * worldScaleX();
      case 1 -> worldSin() * worldScaleX();
      case 2 -> -worldSin() * worldScaleY();
      case 3 -> worldCos() * worldScaleY();
      case 4 -> worldX();
      case 5 -> worldY();
      default -> throw new IllegalArgumentException("a matrix has parts 0 to 5, not " + part);
    };
  }

  /** Returns x on the screen, as the spec's engine runtime gives it. */
  public double screenX() {
    return pose.options().screenX(worldX());
  }

  /** Returns y on the screen, down, as the spec's engine runtime gives it. */
  public double screenY() {
    return pose.options().screenY(worldY());
  }

  /**
   * Returns the rotation on the screen in radians, clockwise as y points down; turned the other way
   * round when the options mirror the character.
   */
  public double screenRotation() {
    return BoneFlip.check(-worldRotation(), pose.options().scaleX(), pose.options().scaleY());
  }

  /** Returns the x scale on the screen. */
  public double screenScaleX() {
    return worldScaleX() * pose.options().scaleX();
  }

  /** Returns the y scale on the screen. */
  public double screenScaleY() {
    return worldScaleY() * pose.options().scaleY();
  }
}
