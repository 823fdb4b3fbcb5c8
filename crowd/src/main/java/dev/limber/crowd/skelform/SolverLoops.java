package dev.limber.crowd.skelform;

import dev.limber.skelform.construct.ArchShape;
import dev.limber.skelform.construct.Bend;

/**
 * The loops of {@link LaneIk}: what {@code Arc}, {@link Bend} and {@code InverseKinematics} do for
 * one chain, for a row of chains, without branches.
 *
 * <p>Where those test whether a length is above 0, this uses arithmetic. A length is a square root,
 * so it is 0 or at least 2e-162: divided by at least {@link #LEAST} it gives the same quotient, and
 * {@code 1 - length * HUGE} is 1 for 0 and far below -1 for everything else. Points are never
 * negative zero, because the ground is not.
 */
final class SolverLoops {
  /** Smaller than every length that is not 0. */
  static final double LEAST = 1e-200;

  /** A factor that takes every length other than 0 far above 1. */
  static final double HUGE = 0x1p600;

  private SolverLoops() {}

  /** Stores the differences of two rows of points. */
  static void between(
      double[] x0,
      double[] y0,
      double[] x1,
      double[] y1,
      double[] dx,
      double[] dy,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      dx[i] = x1[i] - x0[i];
      dy[i] = y1[i] - y0[i];
    }
  }

  /** Stores lengths. */
  static void length(double[] dx, double[] dy, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      double x = dx[i];
      double y = dy[i];
      out[i] = Math.sqrt(x * x + y * y);
    }
  }

  /** Stores directions of known length; that of the zero vector is (1, 0). */
  static void direction(
      double[] dx, double[] dy, double[] length, double[] cos, double[] sin, int from, int to) {
    for (int i = from; i < to; i++) {
      double l = length[i];
      double divisor = Math.max(l, LEAST);
      cos[i] = Math.max(dx[i] / divisor, 1 - l * HUGE);
      sin[i] = dy[i] / divisor;
    }
  }

  /** Stores how much narrower than its span an arch is and how far it rises. */
  static void reach(double[] base, double span, double[] narrow, double[] rise, int from, int to) {
    for (int i = from; i < to; i++) {
      double reach = Math.min(base[i], span);
      narrow[i] = reach / span;
      rise[i] = reach - span;
    }
  }

  /** The same for spans that differ; a span of 0 gives an arch that is not used. */
  static void reach(
      double[] base, double[] span, double[] narrow, double[] rise, int from, int to) {
    for (int i = from; i < to; i++) {
      double s = span[i];
      double reach = Math.min(base[i], s);
      narrow[i] = reach / Math.max(s, LEAST);
      rise[i] = reach - s;
    }
  }

  /** Stores what the heights of an arch are multiplied with before the sine. */
  static void perLength(double[] span, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      double s = span[i];
      // 0 for a span of 0: the quotient times 0.
      out[i] = ArchShape.PI_OF_THE_FORMAT / Math.max(s, LEAST) * Math.min(1, s * HUGE);
    }
  }

  /** Stores how far points lie from the root of a narrowed chain: see {@code Arc}. */
  static void narrowed(double[] x, double[] narrow, double[] root, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = x[i] * narrow[i] - root[i];
    }
  }

  /** Moves x of points onto an arch. */
  static void archX(
      double[] dx,
      double[] rise,
      double height,
      double[] cos,
      double[] sin,
      double[] root,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = dx[i] * cos[i] - rise[i] * height * sin[i] + root[i];
    }
  }

  /** Moves y of points onto an arch. */
  static void archY(
      double[] dx,
      double[] rise,
      double height,
      double[] cos,
      double[] sin,
      double[] root,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      out[i] = dx[i] * sin[i] + rise[i] * height * cos[i] + root[i];
    }
  }

  /** Stores the direction from one point to another; that of the zero vector is (1, 0). */
  static void aim(
      double[] x0,
      double[] y0,
      double[] x1,
      double[] y1,
      double[] cos,
      double[] sin,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double dx = x1[i] - x0[i];
      double dy = y1[i] - y0[i];
      double length = Math.sqrt(dx * dx + dy * dy);
      double part = 1 / Math.max(length, LEAST);
      cos[i] = Math.max(dx * part, 1 - length * HUGE);
      sin[i] = dy * part;
    }
  }

  /** Stores world rotations as rotations from others. */
  static void relative(
      double[] cos,
      double[] sin,
      double[] heldCos,
      double[] heldSin,
      double[] outC,
      double[] outS,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double c = cos[i];
      double s = sin[i];
      double hc = heldCos[i];
      double hs = heldSin[i];
      outC[i] = c * hc + s * hs;
      outS[i] = s * hc - c * hs;
    }
  }

  /** Mirrors rotations in place. */
  static void mirror(double[] cos2, double[] sin2, double[] cos, double[] sin, int from, int to) {
    for (int i = from; i < to; i++) {
      double c = cos[i];
      double s = sin[i];
      double c2 = cos2[i];
      double s2 = sin2[i];
      cos[i] = c2 * c + s2 * s;
      sin[i] = s2 * c - c2 * s;
    }
  }

  /**
   * Mirrors in place the rotations whose limit is positive infinity. The smaller of a number and
   * infinity is the number, so the larger of both sides is the wanted one, to the bit.
   */
  static void mirrorSome(
      double[] limits, double[] cos2, double[] sin2, double[] cos, double[] sin, int from, int to) {
    for (int i = from; i < to; i++) {
      double c = cos[i];
      double s = sin[i];
      double c2 = cos2[i];
      double s2 = sin2[i];
      double limit = limits[i];
      cos[i] = Math.max(Math.min(c2 * c + s2 * s, limit), Math.min(c, -limit));
      sin[i] = Math.max(Math.min(s2 * c - c2 * s, limit), Math.min(s, -limit));
    }
  }

  /** Takes the new number where the limit is infinite and leaves the old one elsewhere. */
  static void choose(double[] limits, double[] fresh, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      double limit = limits[i];
      out[i] = Math.max(Math.min(fresh[i], limit), Math.min(out[i], -limit));
    }
  }

  /** Stores infinity for spans above 0 and negative infinity for 0. */
  static void limit(double[] span, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = (Math.min(1, span[i] * HUGE) - 0.5) * Double.POSITIVE_INFINITY;
    }
  }
}
