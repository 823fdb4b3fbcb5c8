package dev.limber.convert.skf;

import dev.limber.skel2d.data.Easing;
import org.jspecify.annotations.Nullable;

/**
 * The easings of Skel2D as handles of a unit Bezier curve, or of a stretch of it.
 *
 * <p>A line is exact. The sines have no exact handles; these are off by 0.007 % for a quarter of a
 * wave and 0.02 % for a half, which a test holds.
 */
final class SineHandles {
  private static final double NEAR = 0.325915;
  private static final double FAR = 0.362;
  private static final double BOTH = 0.36434;

  private SineHandles() {}

  /**
   * Returns the handles of an easing between two points of its way, as x and y of the first, then
   * of the second; null if the value does not change between them.
   */
  static double @Nullable [] of(Easing easing, double from, double to) {
    double[] x;
    double[] y;
    switch (easing) {
      case SINE_IN -> {
        x = new double[] {0, FAR, 1 - NEAR, 1};
        y = new double[] {0, 0, 1 - NEAR * Math.PI / 2, 1};
      }
      case SINE_OUT -> {
        x = new double[] {0, NEAR, 1 - FAR, 1};
        y = new double[] {0, NEAR * Math.PI / 2, 1, 1};
      }
      case SINE_IN_OUT -> {
        x = new double[] {0, BOTH, 1 - BOTH, 1};
        y = new double[] {0, 0, 1, 1};
      }
      default -> {
        x = new double[] {0, 1.0 / 3, 2.0 / 3, 1};
        y = x.clone();
      }
    }
    double start = parameter(x, from);
    double end = parameter(x, to);
    cut(x, start, end);
    cut(y, start, end);
    double width = x[3] - x[0];
    double height = y[3] - y[0];
    if (!(Math.abs(height) > 1e-9)) {
      return null;
    }
    return new double[] {
      (x[1] - x[0]) / width, (y[1] - y[0]) / height, (x[2] - x[0]) / width, (y[2] - y[0]) / height
    };
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
      if (at(curve, middle) < value) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static double at(double[] c, double t) {
    return blossom(c, t, t, t);
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
