package dev.limber.skelform.construct;

import dev.limber.skelform.data.IkConstraint;

/**
 * The spec's {@code applyConstraints}: a chain that bends to the forbidden side is mirrored about
 * the line from its root to its target, which takes each rotation to twice the line's angle minus
 * itself.
 */
public final class Bend {
  /** A target nearer to the root than 1e-100 gives no line to mirror about. */
  private static final double NO_LINE = 1e-200;

  private Bend() {}

  /**
   * Returns whether a chain bends to the side that its constraint forbids.
   *
   * @param jointX from the root to the first joint
   * @param baseX from the root to the target
   */
  public static boolean isWrong(
      double jointX, double jointY, double baseX, double baseY, IkConstraint constraint) {
    if (baseX * baseX + baseY * baseY < NO_LINE) {
      return false;
    }
    double side = jointX * baseY - baseX * jointY;
    return switch (constraint) {
      case NONE -> false;
      case CLOCKWISE -> side > 0;
      case COUNTER_CLOCKWISE -> side < 0;
    };
  }

  /** Returns the cosine of twice the base's angle. */
  public static double doubleCos(double baseX, double baseY) {
    return (baseX * baseX - baseY * baseY) / (baseX * baseX + baseY * baseY);
  }

  /** Returns the sine of twice the base's angle. */
  public static double doubleSin(double baseX, double baseY) {
    return 2 * baseX * baseY / (baseX * baseX + baseY * baseY);
  }

  /** Returns the cosine of a mirrored rotation. */
  static double mirrorCos(double cos2, double sin2, double cos, double sin) {
    return cos2 * cos + sin2 * sin;
  }

  /** Returns the sine of a mirrored rotation. */
  static double mirrorSin(double cos2, double sin2, double cos, double sin) {
    return sin2 * cos - cos2 * sin;
  }
}
