package dev.limber.skelform.animate;

/**
 * The spec's easing curve: a unit Bezier from (0, 0) to (1, 1) with two handles, solved by five
 * Newton steps.
 *
 * <p>Five steps are part of the format and not an approximation of ours: more than half of the
 * keyframes in real files have both handles at (0, 0), where five steps have not converged for
 * small fractions, and every runtime plays them so.
 */
public final class Bezier {
  private static final int NEWTON_STEPS = 5;
  private static final double FLAT = 1e-5;

  private Bezier() {}

  /**
   * Returns how far the value has come, 0 to 1 for handles inside the unit square.
   *
   * @param fraction how much of the segment's time has passed, 0 to 1
   */
  public static double progress(
      double fraction, double startX, double startY, double endX, double endY) {
    double t = fraction;
    for (int i = 0; i < NEWTON_STEPS; i++) {
      double slope = derivative(t, startX, endX);
      if (Math.abs(slope) < FLAT) {
        break;
      }
      t -= (value(t, startX, endX) - fraction) / slope;
      t = Math.min(1, Math.max(0, t));
    }
    return value(t, startY, endY);
  }

  private static double value(double t, double p1, double p2) {
    double u = 1 - t;
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t;
  }

  private static double derivative(double t, double p1, double p2) {
    double u = 1 - t;
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2);
  }
}
