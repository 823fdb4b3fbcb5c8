package dev.limber.convert.easing;

import dev.limber.skel2d.data.Easing;
import org.jspecify.annotations.Nullable;

/**
 * An easing of Skel2D as a cubic curve from (0, 0) to (1, 1) through two handles: time across,
 * progress upwards.
 *
 * <p>A line is exact. The sines have no exact handles; these are off by 0.007 % of the way for
 * {@code si} and {@code so} and by 0.02 % for {@code sio} at most, which a test holds.
 *
 * @param x1 time of the first handle
 * @param y1 progress of the first handle
 * @param x2 time of the second handle
 * @param y2 progress of the second handle
 */
public record EasingHandles(double x1, double y1, double x2, double y2) {
  // Found by minimising the largest error, with the slopes at both ends kept exact.
  private static final double NEAR = 0.325915;
  private static final double FAR = 0.362;
  private static final double BOTH = 0.36434;

  private static final EasingHandles LINEAR = new EasingHandles(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3);
  private static final EasingHandles SINE_IN =
      new EasingHandles(FAR, 0, 1 - NEAR, 1 - NEAR * Math.PI / 2);
  private static final EasingHandles SINE_OUT =
      new EasingHandles(NEAR, NEAR * Math.PI / 2, 1 - FAR, 1);
  private static final EasingHandles SINE_IN_OUT = new EasingHandles(BOTH, 0, 1 - BOTH, 1);

  /** Returns the handles of an easing. */
  public static EasingHandles of(Easing easing) {
    return switch (easing) {
      case LINEAR -> LINEAR;
      case SINE_IN -> SINE_IN;
      case SINE_OUT -> SINE_OUT;
      case SINE_IN_OUT -> SINE_IN_OUT;
    };
  }

  /**
   * Returns the handles of a stretch of this curve, from one time to another, as if it were all of
   * it; null if the value does not change between them.
   */
  public @Nullable EasingHandles between(double from, double to) {
    double[] x = {0, x1, x2, 1};
    double[] y = {0, y1, y2, 1};
    double start = parameter(x, from);
    double end = parameter(x, to);
    cut(x, start, end);
    cut(y, start, end);
    double width = x[3] - x[0];
    double height = y[3] - y[0];
    if (!(Math.abs(height) > 1e-9)) {
      return null;
    }
    return new EasingHandles(
        (x[1] - x[0]) / width,
        (y[1] - y[0]) / height,
        (x[2] - x[0]) / width,
        (y[2] - y[0]) / height);
  }

  /** Returns where a curve that only rises reaches a value. */
  private static double parameter(double[] curve, double value) {
    double low = 0;
    double high = 1;
    if (value <= 0 || value >= 1) {
      return value <= 0 ? 0 : 1;
    }
    for (int i = 0; i < 50; i++) {
      double middle = (low + high) / 2;
      if (blossom(curve, middle, middle, middle) < value) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Replaces a curve by a stretch of it. */
  private static void cut(double[] c, double from, double to) {
    double start = blossom(c, from, from, from);
    double first = blossom(c, from, from, to);
    double second = blossom(c, from, to, to);
    double end = blossom(c, to, to, to);
    c[0] = start;
    c[1] = first;
    c[2] = second;
    c[3] = end;
  }

  /** De Casteljau's steps with a parameter of its own for each: the curve's polar form. */
  private static double blossom(double[] c, double r, double s, double t) {
    double a = c[0] + (c[1] - c[0]) * r;
    double b = c[1] + (c[2] - c[1]) * r;
    double d = c[2] + (c[3] - c[2]) * r;
    double e = a + (b - a) * s;
    double f = b + (d - b) * s;
    return e + (f - e) * t;
  }
}
