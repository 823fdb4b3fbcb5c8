package dev.limber.crowd.skelform;

import dev.limber.skelform.construct.MeshDeformation;

/** The loops of {@link LaneMeshes}. */
final class VertexLoops {
  private VertexLoops() {}

  /**
   * Stores one entry of a bone's matrix, turned by a pivot and scaled. One store per loop: with two
   * that differ in a factor, the JVM does not vectorise.
   */
  static void entry(
      double[] one,
      double pivot,
      double[] other,
      double otherPivot,
      double scale,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = (one[i] * pivot + other[i] * otherPivot) * scale;
    }
  }

  /** The same for scales that differ. */
  static void entry(
      double[] one,
      double pivot,
      double[] other,
      double otherPivot,
      double[] scale,
      double sign,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = (one[i] * pivot + other[i] * otherPivot) * sign * scale[i];
    }
  }

  /** Stores a rotation's direction, forwards or backwards. */
  static void along(
      double sign, double[] cos, double[] sin, double[] outX, double[] outY, int from, int to) {
    for (int i = from; i < to; i++) {
      outX[i] = sign * cos[i];
      outY[i] = sign * sin[i];
    }
  }

  /** Stores the direction from one point to another, nothing where they coincide. */
  static void unit(
      double[] x0,
      double[] y0,
      double[] x1,
      double[] y1,
      double[] outX,
      double[] outY,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double dx = x1[i] - x0[i];
      double dy = y1[i] - y0[i];
      double length = Math.sqrt(dx * dx + dy * dy);
      double part = 1 / Math.max(length, SolverLoops.LEAST);
      outX[i] = dx * part;
      outY[i] = dy * part;
    }
  }

  /** Stores whether points are along, against or off the x axis of their parent. */
  static void signs(double[] x, double[] y, double[] scale, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = MeshDeformation.along(x[i], y[i], scale[i]);
    }
  }

  /** {@link #along} or {@link #unit}, lane by lane. */
  static void either(
      double[] signs,
      double[] cos,
      double[] sin,
      double[] x0,
      double[] y0,
      double[] x1,
      double[] y1,
      double[] outX,
      double[] outY,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double along = signs[i];
      outX[i] = along * cos[i];
      outY[i] = along * sin[i];
      if (along == 0) {
        double dx = x1[i] - x0[i];
        double dy = y1[i] - y0[i];
        double part = MeshDeformation.perLength(dx, dy);
        outX[i] = dx * part;
        outY[i] = dy * part;
      }
    }
  }

  /** Stores the directions across lines; that of no line is (1, 0). */
  static void across(double[] lineX, double[] lineY, double[] cos, double[] sin, int from, int to) {
    for (int i = from; i < to; i++) {
      double x = lineX[i];
      double y = lineY[i];
      double length = Math.sqrt(x * x + y * y);
      double part = 1 / Math.max(length, SolverLoops.LEAST);
      cos[i] = Math.max(y * -1.0 * part, 1 - length * SolverLoops.HUGE);
      sin[i] = x * part;
    }
  }

  /** Stores the sum of two rotations' directions, each forwards or backwards. */
  static void alongBoth(
      double sign,
      double[] turn,
      double otherSign,
      double[] otherTurn,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = sign * turn[i] + otherSign * otherTurn[i];
    }
  }

  /** Stores the first contribution to a vertex that several frames share. */
  static void first(
      double[] ofX,
      double[] ofY,
      double[] at,
      double x,
      double y,
      double t,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = (ofX[i] * x + ofY[i] * y + at[i] * t) + 0.0;
    }
  }

  /** Adds another contribution. */
  static void more(
      double[] ofX,
      double[] ofY,
      double[] at,
      double x,
      double y,
      double t,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = (ofX[i] * x + ofY[i] * y + at[i] * t) + out[i];
    }
  }
}
