package dev.limber.crowd.skelform;

import dev.limber.crowd.batch.RowMath;
import dev.limber.crowd.batch.Step;
import dev.limber.skelform.construct.Fabrik;

/**
 * {@link Fabrik} for lanes. A chain of three points that has converged stays as it is while the
 * others of its block continue: each lane is bit-identical to its own last iteration.
 */
final class LaneFabrik implements Step {
  private final int n;
  private final int targetX;
  private final int targetY;
  private final int rootX;
  private final int rootY;

  /** Rows of the points, root first; the root's are only read. */
  private final int[] x;

  private final int[] y;

  /** Scratch: points of the sweep, lengths, and five more rows. */
  private final int[] sweepX;

  private final int[] sweepY;
  private final int[] length;
  private final int still;
  private final int limit;
  private final int nextLimit;
  private final int reach;

  /**
   * Creates the step for chains of three or more points.
   *
   * @param target rows of the target, x and y
   * @param x rows of the points; all but the root's are written
   * @param scratch as many scratch rows as {@link #scratchCount} returns
   */
  LaneFabrik(int[] target, int[] x, int[] y, int[] scratch) {
    n = x.length;
    targetX = target[0];
    targetY = target[1];
    rootX = x[0];
    rootY = y[0];
    this.x = x;
    this.y = y;
    sweepX = new int[n];
    sweepY = new int[n];
    length = new int[n];
    for (int i = 1; i < n; i++) {
      sweepX[i] = scratch[3 * (i - 1)];
      sweepY[i] = scratch[3 * (i - 1) + 1];
      length[i] = scratch[3 * (i - 1) + 2];
    }
    still = scratch[3 * (n - 1)];
    limit = scratch[3 * (n - 1) + 1];
    nextLimit = scratch[3 * (n - 1) + 2];
    reach = scratch[3 * n];
  }

  /** Returns how many scratch rows a chain of this many points needs. */
  static int scratchCount(int points) {
    return 3 * points + 1;
  }

  @Override
  public void run(double[][] r, int from, int to) {
    double[] tx = r[targetX];
    double[] ty = r[targetY];
    double[] rx = r[rootX];
    double[] ry = r[rootY];
    for (int i = 1; i < n; i++) {
      distance(r[x[i - 1]], r[y[i - 1]], r[x[i]], r[y[i]], r[length[i]], from, to);
    }
    if (n > 3) {
      for (int round = 0; round < Fabrik.ROUNDS; round++) {
        backward(r, tx, ty, rx, ry, from, to);
        forward(r, rx, ry, x, y, from, to);
      }
      return;
    }
    size(tx, ty, rx, ry, r[still], from, to);
    for (int i = 1; i < n; i++) {
      RowMath.add(r[still], r[length[i]], r[still], from, to);
    }
    double[] limits = r[limit];
    double[] next = r[nextLimit];
    backward(r, tx, ty, rx, ry, from, to);
    forward(r, rx, ry, x, y, from, to);
    for (int i = from; i < to; i++) {
      limits[i] = Double.POSITIVE_INFINITY;
    }
    for (int round = 1; round < Fabrik.ROUNDS; round++) {
      backward(r, tx, ty, rx, ry, from, to);
      forward(r, rx, ry, sweepX, sweepY, from, to);
      moved(r[x[2]], r[y[2]], r[sweepX[2]], r[sweepY[2]], next, from, to);
      more(r[x[1]], r[y[1]], r[sweepX[1]], r[sweepY[1]], next, from, to);
      for (int i = 1; i < n; i++) {
        SolverLoops.choose(limits, r[sweepX[i]], r[x[i]], from, to);
        SolverLoops.choose(limits, r[sweepY[i]], r[y[i]], from, to);
      }
      stop(next, r[still], limits, from, to);
      if (allRest(limits, from, to)) {
        return;
      }
    }
  }

  private static boolean allRest(double[] limits, int from, int to) {
    for (int i = from; i < to; i++) {
      if (limits[i] > 0) {
        return false;
      }
    }
    return true;
  }

  /** From the target to the root; stores the points of the sweep, except the root's. */
  private void backward(
      double[][] r, double[] tx, double[] ty, double[] rx, double[] ry, int from, int to) {
    double[] nextX = tx;
    double[] nextY = ty;
    for (int i = n - 2; i > 0; i--) {
      double[] part = r[reach];
      double[] outX = r[sweepX[i]];
      double[] outY = r[sweepY[i]];
      step(nextX, nextY, r[x[i]], r[y[i]], r[length[i + 1]], part, outX, outY, from, to);
      nextX = r[sweepX[i]];
      nextY = r[sweepY[i]];
    }
    collapse(nextX, nextY, rx, ry, r[length[1]], from, to);
  }

  /** From the root to the target; the last point of the sweep is the target itself. */
  private void forward(
      double[][] r, double[] rx, double[] ry, int[] outX, int[] outY, int from, int to) {
    double[] lastX = rx;
    double[] lastY = ry;
    for (int i = 1; i < n; i++) {
      double[] sx = i == n - 1 ? r[targetX] : r[sweepX[i]];
      double[] sy = i == n - 1 ? r[targetY] : r[sweepY[i]];
      step(lastX, lastY, sx, sy, r[length[i]], r[reach], r[outX[i]], r[outY[i]], from, to);
      lastX = r[outX[i]];
      lastY = r[outY[i]];
    }
  }

  /**
   * Moves points to their length from the previous ones; without a direction they coincide and
   * their length collapses.
   */
  private static void step(
      double[] lastX,
      double[] lastY,
      double[] x,
      double[] y,
      double[] length,
      double[] reach,
      double[] outX,
      double[] outY,
      int from,
      int to) {
    distance(x, y, lastX, lastY, reach, from, to);
    part(length, reach, from, to);
    move(lastX, x, reach, outX, from, to);
    move(lastY, y, reach, outY, from, to);
  }

  /** Divides the lengths by the distances. */
  private static void part(double[] length, double[] distance, int from, int to) {
    for (int i = from; i < to; i++) {
      double d = distance[i];
      double l = length[i];
      length[i] = l * Math.min(1, d * SolverLoops.HUGE);
      distance[i] = l / Math.max(d, SolverLoops.LEAST);
    }
  }

  private static void move(
      double[] last, double[] x, double[] reach, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = last[i] - (last[i] - x[i]) * reach[i];
    }
  }

  private static void collapse(
      double[] nextX, double[] nextY, double[] x, double[] y, double[] length, int from, int to) {
    for (int i = from; i < to; i++) {
      double dx = nextX[i] - x[i];
      double dy = nextY[i] - y[i];
      double distance = Math.sqrt(dx * dx + dy * dy);
      length[i] = length[i] * Math.min(1, distance * SolverLoops.HUGE);
    }
  }

  /** Turns the second of two points to the target, x or y of it. */
  static void reach(
      double[] root,
      double[] base,
      double[] length,
      double[] distance,
      double[] out,
      int from,
      int to) {
    for (int i = from; i < to; i++) {
      double reach = length[i] / Math.max(distance[i], SolverLoops.LEAST);
      out[i] = root[i] + base[i] * reach;
    }
  }

  static void distance(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      double dx = x1[i] - x0[i];
      double dy = y1[i] - y0[i];
      out[i] = Math.sqrt(dx * dx + dy * dy);
    }
  }

  private static void size(
      double[] tx, double[] ty, double[] rx, double[] ry, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.abs(tx[i]) + Math.abs(ty[i]) + Math.abs(rx[i]) + Math.abs(ry[i]);
    }
  }

  private static void moved(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = Math.max(Math.abs(x1[i] - x0[i]), Math.abs(y1[i] - y0[i]));
    }
  }

  private static void more(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      double bent = Math.max(Math.abs(x1[i] - x0[i]), Math.abs(y1[i] - y0[i]));
      out[i] = Math.max(out[i], bent);
    }
  }

  /**
   * Sets the limit of lanes that have converged to negative infinity. The smallest number decides
   * when both are equal.
   */
  private static void stop(double[] moved, double[] size, double[] limits, int from, int to) {
    for (int i = from; i < to; i++) {
      double rest = size[i] * Fabrik.STILL - moved[i];
      limits[i] = Math.min(limits[i], (rest * -2 - Double.MIN_VALUE) * Double.POSITIVE_INFINITY);
    }
  }
}
