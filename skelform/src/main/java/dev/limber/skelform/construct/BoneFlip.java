package dev.limber.skelform.construct;

/** The spec's {@code CheckBoneFlip}: which way a scaled character faces. */
public final class BoneFlip {
  private BoneFlip() {}

  /** Returns whether exactly one axis of a scale is negative; negative zero is not. */
  public static boolean isFacingLeft(double scaleX, double scaleY) {
    return (scaleX < 0) != (scaleY < 0);
  }

  /** Returns a rotation turned the other way round if the scale makes the character face left. */
  public static double check(double rotation, double scaleX, double scaleY) {
    return isFacingLeft(scaleX, scaleY) ? -rotation : rotation;
  }
}
