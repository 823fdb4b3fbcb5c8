package dev.limber.core.pose;

import dev.limber.core.puppet.BoneMask;
import org.jspecify.annotations.Nullable;

/**
 * What animations change in a pose, as one flat array: for each bone x, y, rotation, scale x and
 * scale y, then numbers that switch instead of being interpolated; after all bones, for each part
 * that a bone carries, red, green, blue and alpha, then numbers that switch. With a single array, a
 * channel is one index.
 *
 * <p>A format that switches more than numbers overrides {@link #copySwitchesFrom} and {@link
 * #mixSwitches}.
 */
public abstract class LocalValues {
  /** Offset of x inside a bone's numbers. */
  public static final int X = 0;

  /** Offset of y inside a bone's numbers. */
  public static final int Y = 1;

  /** Offset of the rotation inside a bone's numbers. */
  public static final int ROTATION = 2;

  /** Offset of the x scale inside a bone's numbers. */
  public static final int SCALE_X = 3;

  /** Offset of the y scale inside a bone's numbers. */
  public static final int SCALE_Y = 4;

  /** Numbers of a bone that are interpolated; those after them switch. */
  static final int MOVING = 5;

  /** Numbers of a part that are its colour; those after them switch. */
  static final int COLOR = 4;

  /** Bones, then parts. */
  public final double[] values;

  /** Where the parts begin. */
  public final int partsAt;

  /** Numbers for each bone. */
  public final int boneStride;

  final int partStride;
  final int[] partBones;

  /**
   * Creates values that are all 0.
   *
   * @param boneStride numbers for each bone
   * @param partBones the bone that carries each part, -1 for none
   * @param partStride numbers for each part
   */
  protected LocalValues(int bones, int boneStride, int[] partBones, int partStride) {
    this.boneStride = boneStride;
    this.partStride = partStride;
    this.partBones = partBones;
    partsAt = bones * boneStride;
    values = new double[partsAt + partBones.length * partStride];
  }

  /** Returns a new copy. */
  public abstract LocalValues copy();

  /** Copies everything from another pose of the same character. */
  public final void copyFrom(LocalValues other) {
    copyValuesFrom(other);
    copySwitchesFrom(other);
  }

  /** Copies the numbers. */
  public final void copyValuesFrom(LocalValues other) {
    System.arraycopy(other.values, 0, values, 0, values.length);
  }

  /** Copies what switches and is not a number; by default nothing. */
  public void copySwitchesFrom(LocalValues other) {}

  /**
   * Mixes what switches and is not a number; by default nothing.
   *
   * @param kept what stays where nothing switches
   * @param home what does not count as a switch; null if everything does
   * @param switched whether bones in the mask switch at all
   */
  protected void mixSwitches(
      LocalValues kept, @Nullable LocalValues home, boolean switched, @Nullable BoneMask mask) {}
}
