package dev.limber.crowd.batch;

/**
 * The loops that both formats need. Each is small, has one index and no branches, so that the JVM
 * vectorises it; see "Speed" in docs/decisions.md. Unless noted, a row that is written must not be
 * one that is read.
 */
public final class RowMath {
  private RowMath() {}

  /** Stores a row times a number; may write where it reads. */
  public static void scale(double[] a, double factor, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * factor;
    }
  }

  /** Stores the product of two rows; may write where it reads. */
  public static void multiply(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * b[i];
    }
  }

  /** Stores the sum of two rows; may write where it reads. */
  public static void add(double[] a, double[] b, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] + b[i];
    }
  }

  /** Copies a row. */
  public static void copy(double[] a, double[] out, int from, int to) {
    System.arraycopy(a, from, out, from, to - from);
  }

  /** Stores {@code a f + b g}. */
  public static void blend(
      double[] a, double f, double[] b, double g, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * f + b[i] * g;
    }
  }

  /** Stores {@code a p + b q}. */
  public static void sumOfProducts(
      double[] a, double[] p, double[] b, double[] q, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * p[i] + b[i] * q[i];
    }
  }

  /** Stores {@code a p - b q}. */
  public static void differenceOfProducts(
      double[] a, double[] p, double[] b, double[] q, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * p[i] - b[i] * q[i];
    }
  }

  /** Stores {@code a x + b y + at} of a point that is the same in all lanes. */
  public static void move(
      double[] a, double x, double[] b, double y, double[] at, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * x + b[i] * y + at[i];
    }
  }

  /** Stores 1 for 0 and -1 for 1. */
  public static void mirror(double[] flips, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = 1 - 2 * flips[i];
    }
  }

  /** Stores the sum of two turns as cosine and sine, one of them the same in all lanes. */
  public static void turnFixed(
      double c,
      double s,
      double[] cos,
      double[] sin,
      double[] outC,
      double[] outS,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double pc = cos[i];
      double ps = sin[i];
      outC[i] = c * pc - s * ps;
      outS[i] = s * pc + c * ps;
    }
  }

  /** Stores the sum of two turns as cosine and sine. */
  public static void turn(
      double[] c,
      double[] s,
      double[] cos,
      double[] sin,
      double[] outC,
      double[] outS,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double pc = cos[i];
      double ps = sin[i];
      double oc = c[i];
      double os = s[i];
      outC[i] = oc * pc - os * ps;
      outS[i] = os * pc + oc * ps;
    }
  }

  /** Stores a point, the same in all lanes, turned and moved. */
  public static void placeFixed(
      double x,
      double y,
      double[] cos,
      double[] sin,
      double[] atX,
      double[] atY,
      double[] outX,
      double[] outY,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double pc = cos[i];
      double ps = sin[i];
      outX[i] = x * pc - y * ps + atX[i];
      outY[i] = x * ps + y * pc + atY[i];
    }
  }

  /**
   * Stores x of a point turned and moved; separate from y, or the loop is too long to vectorise.
   */
  public static void placeX(
      double[] x,
      double[] y,
      double[] cos,
      double[] sin,
      double[] at,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = x[i] * cos[i] - y[i] * sin[i] + at[i];
    }
  }

  /** Stores y of a point turned and moved. */
  public static void placeY(
      double[] x,
      double[] y,
      double[] cos,
      double[] sin,
      double[] at,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = x[i] * sin[i] + y[i] * cos[i] + at[i];
    }
  }
}
