package dev.limber.core.math;

/**
 * Sine, cosine and arc tangent that use only + − × ÷, so that results are bit-identical on every
 * JVM, in JavaScript and in WebAssembly. {@link Math} may differ in the last bit from one to the
 * next.
 *
 * <p>Absolute error: at most 3e-16 for sine and cosine of angles up to 1.6e6, at most 5e-16 for
 * {@link #atan2} (held by {@code TrigTest}). Angles beyond that are first reduced modulo the double
 * nearest to 2π, exactly and in constant time; they stay deterministic, and their error relative to
 * the true 2π grows as 4e-17 times the angle. All angles are radians. Allocates nothing.
 */
public final class Trig {
  /** A full turn. */
  public static final double TWO_PI = 6.283185307179586;

  private static final double HALF_PI = 1.5707963267948966;

  /** Quarter turns in a radian. */
  public static final double TWO_OVER_PI = 0.6366197723675814;

  // π/2 in three parts. The first two have 33 bits, so that their products with a quadrant number
  // below 2^20 are exact and subtracting them loses nothing.
  private static final double HALF_PI_1 = 0x1.921fb54400000p+0;
  private static final double HALF_PI_2 = 0x1.0b4611a600000p-34;
  private static final double HALF_PI_3 = 0x1.3198a2e037073p-69;

  /** Largest angle for the three-part reduction. */
  public static final double MAX_EXACT = 1.6e6;

  /** Adding and subtracting this rounds a double below 2^51 to a whole number. */
  public static final double ROUND = 0x1.8p52;

  /** atan(n/4). */
  private static final double[] ATAN_QUARTERS = {
    0, 0.24497866312686414, 0.4636476090008061, 0.6435011087932844, 0.7853981633974483
  };

  private Trig() {}

  /** Returns the sine; NaN for an infinite or NaN angle. */
  public static double sin(double angle) {
    double a = reducible(angle);
    double k = (a * TWO_OVER_PI + ROUND) - ROUND;
    double r = reduce(a, k);
    int quadrant = (int) k & 3;
    double value = (quadrant & 1) == 0 ? sinNearZero(r) : cosNearZero(r);
    return (quadrant & 2) == 0 ? value : -value;
  }

  /** Returns the cosine; NaN for an infinite or NaN angle. */
  public static double cos(double angle) {
    double a = reducible(angle);
    double k = (a * TWO_OVER_PI + ROUND) - ROUND;
    double r = reduce(a, k);
    int quadrant = (int) k & 3;
    double value = (quadrant & 1) == 0 ? cosNearZero(r) : sinNearZero(r);
    return ((quadrant + 1) & 2) == 0 ? value : -value;
  }

  /** Stores the cosine followed by the sine; bit-identical to {@link #cos} and {@link #sin}. */
  public static void cosSin(double angle, double[] out, int at) {
    double a = reducible(angle);
    double k = (a * TWO_OVER_PI + ROUND) - ROUND;
    double r = reduce(a, k);
    place((int) k, sinNearZero(r), cosNearZero(r), out, at);
  }

  /**
   * Stores cosine and sine of an angle, given those of its rest after {@code quarters} are removed.
   */
  static void place(int quarters, double sin, double cos, double[] out, int at) {
    boolean swap = (quarters & 1) != 0;
    double first = swap ? sin : cos;
    double second = swap ? cos : sin;
    out[at] = ((quarters + 1) & 2) == 0 ? first : -first;
    out[at + 1] = (quarters & 2) == 0 ? second : -second;
  }

  /** Subtracts the nearest number of quarter turns from each angle. Vectorised: no branches. */
  static void quarters(double[] angles, int count, double[] quarters) {
    for (int i = 0; i < count; i++) {
      double a = angles[i];
      double k = (a * TWO_OVER_PI + ROUND) - ROUND;
      quarters[i] = k;
      angles[i] = reduce(a, k);
    }
  }

  /** Computes sines and cosines of angles of up to an eighth of a turn. Vectorised: no branches. */
  static void nearZero(double[] angles, int count, double[] sines, double[] cosines) {
    for (int i = 0; i < count; i++) {
      double r = angles[i];
      sines[i] = sinNearZero(r);
      cosines[i] = cosNearZero(r);
    }
  }

  /** Returns an angle that {@link #reduce} is exact for, in the same direction. */
  public static double reducible(double angle) {
    return Math.abs(angle) <= MAX_EXACT ? angle : angle % TWO_PI;
  }

  /** Subtracts quarter turns from an angle. */
  public static double reduce(double a, double k) {
    return ((a - k * HALF_PI_1) - k * HALF_PI_2) - k * HALF_PI_3;
  }

  // Taylor to the 15th and 16th power: for |r| <= π/4 the first omitted term is below 5e-17.

  /** Returns the sine of an angle of up to an eighth of a turn. */
  public static double sinNearZero(double r) {
    double z = r * r;
    double z2 = z * z;
    double z4 = z2 * z2;
    double low = -0.16666666666666666 + z * 0.008333333333333333;
    double mid = -0.0001984126984126984 + z * 2.7557319223985893e-06;
    double high = -2.505210838544172e-08 + z * 1.6059043836821613e-10;
    double top = -7.647163731819816e-13;
    return r + r * z * ((low + z2 * mid) + z4 * (high + z2 * top));
  }

  /** Returns the cosine of an angle of up to an eighth of a turn. */
  public static double cosNearZero(double r) {
    double z = r * r;
    double z2 = z * z;
    double z4 = z2 * z2;
    double low = 0.041666666666666664 - z * 0.001388888888888889;
    double mid = 2.48015873015873e-05 - z * 2.755731922398589e-07;
    double high = 2.08767569878681e-09 - z * 1.1470745597729725e-11;
    double top = 4.779477332387385e-14;
    return (1 - 0.5 * z) + z2 * ((low + z2 * mid) + z4 * (high + z2 * top));
  }

  /**
   * Returns the angle of the vector (x, y), from -π to π; 0 for the zero vector whatever its signs,
   * NaN if a part is NaN. A y of negative zero counts as just below zero, as in IEEE 754.
   */
  public static double atan2(double y, double x) {
    double ax = Math.abs(x);
    double ay = Math.abs(y);
    double big = Math.max(ax, ay);
    if (big == 0) {
      return 0;
    }
    if (big == Double.POSITIVE_INFINITY) {
      return atan2(direction(y), direction(x));
    }
    double t = Math.min(ax, ay) / big;
    if (Double.isNaN(t)) {
      return Double.NaN;
    }
    // atan(t) = atan(q) + atan((t - q) / (1 + t q)) with q the nearest quarter: |u| <= 1/8.
    int quarter = (int) (t * 4 + 0.5);
    double q = quarter * 0.25;
    double u = (t - q) / (1 + t * q);
    double z = u * u;
    double series =
        z
            * (-1.0 / 3
                + z
                    * (1.0 / 5
                        + z
                            * (-1.0 / 7
                                + z * (1.0 / 9 + z * (-1.0 / 11 + z * (1.0 / 13 - z / 15))))));
    // The compound operand stands on the left: see docs/decisions.md.
    double angle = (series * u + u) + ATAN_QUARTERS[quarter];
    if (ay > ax) {
      angle = HALF_PI - angle;
    }
    if (x < 0) {
      angle = Math.PI - angle;
    }
    boolean below = y < 0 || (y == 0 && 1 / y < 0);
    return below ? -angle : angle;
  }

  private static double direction(double part) {
    if (part == Double.POSITIVE_INFINITY) {
      return 1;
    }
    return part == Double.NEGATIVE_INFINITY ? -1 : 0;
  }

  /**
   * Returns the shortest turn from one angle to another, from -π to π, in constant time; half a
   * turn may have either sign.
   */
  public static double shortestTurn(double from, double to) {
    double turn = to - from;
    if (Math.abs(turn) > 1e15) {
      turn = turn % TWO_PI;
    }
    double rounds = (turn * (1 / TWO_PI) + ROUND) - ROUND;
    return turn - rounds * TWO_PI;
  }

  /** Returns the shortest turn, in degrees, that looks the same. */
  public static double shortTurn(double degrees) {
    return degrees - 360 * Math.rint(degrees / 360);
  }
}
