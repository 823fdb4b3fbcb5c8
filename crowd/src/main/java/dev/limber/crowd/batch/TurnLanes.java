package dev.limber.crowd.batch;

import dev.limber.core.math.Trig;
import dev.limber.core.math.TurnBatch;

/**
 * Cosines and sines of a row of angles, bit-identical to {@link Trig#cosSin}. Unlike {@link
 * TurnBatch} it also maps the results to their quadrants without branches, so that every loop is
 * vectorised; that pays off where the results are rows too.
 *
 * <p>Allocates nothing. Any number of threads, each with its own rows.
 */
final class TurnLanes {
  private TurnLanes() {}

  /**
   * Stores cosine and sine of the angles of some lanes.
   *
   * @param angles radians; not changed
   * @param quarters scratch
   * @param rest scratch
   * @param near scratch
   */
  static void cosSin(
      double[] angles,
      double[] quarters,
      double[] rest,
      double[] near,
      double[] cos,
      double[] sin,
      int from,
      int to) {
    double[] exact = angles;
    for (int i = from; i < to; i++) {
      if (!(Math.abs(angles[i]) <= Trig.MAX_EXACT)) {
        exact = sin;
        reduceAll(angles, exact, from, to);
        break;
      }
    }
    quarters(exact, quarters, rest, from, to);
    sines(rest, near, from, to);
    cosines(rest, cos, from, to);
    signs(quarters, rest, from, to);
    place(quarters, rest, near, cos, sin, from, to);
  }

  private static void reduceAll(double[] angles, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Trig.reducible(angles[i]);
    }
  }

  private static void quarters(
      double[] angles, double[] quarters, double[] rest, int from, int to) {
    for (int i = from; i < to; i++) {
      double a = angles[i];
      double k = (a * Trig.TWO_OVER_PI + Trig.ROUND) - Trig.ROUND;
      quarters[i] = k;
      rest[i] = Trig.reduce(a, k);
    }
  }

  private static void sines(double[] rest, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Trig.sinNearZero(rest[i]);
    }
  }

  private static void cosines(double[] rest, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Trig.cosNearZero(rest[i]);
    }
  }

  /**
   * Stores the lowest two bits of the number of quarters as 0 or 1: whether sine and cosine are
   * swapped, and whether the turn is in the lower half. Rounding a quarter below halves is the
   * floor of whole numbers and halves.
   */
  private static void signs(double[] quarters, double[] half, int from, int to) {
    for (int i = from; i < to; i++) {
      double k = quarters[i];
      double halves = (k * 0.5 - 0.25 + Trig.ROUND) - Trig.ROUND;
      double wholes = (halves * 0.5 - 0.25 + Trig.ROUND) - Trig.ROUND;
      quarters[i] = k - 2 * halves;
      half[i] = halves - 2 * wholes;
    }
  }

  /**
   * Swaps by multiplying with 0 and 1 and adding: exact, because neither near-zero sine nor cosine
   * is ever negative zero.
   */
  private static void place(
      double[] swaps,
      double[] halves,
      double[] near,
      double[] cos,
      double[] sin,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double swap = swaps[i];
      double stay = 1 - swap;
      double c = cos[i];
      double s = near[i];
      double sign = 1 - 2 * halves[i];
      double turned = 1 - 2 * swap;
      cos[i] = (c * stay + s * swap) * turned * sign;
      sin[i] = (s * stay + c * swap) * sign;
    }
  }
}
