package dev.limber.skelform.construct;

import dev.limber.core.math.Trig;

/**
 * The Arc solver: the bones lie on an arch between root and target that rises as they come closer.
 *
 * <p>Three oddities are the format's own and kept: 3.14 stands for π (up to 0.8 units on a chain of
 * 500), the points' absolute x is scaled and not their x from the root, and the chain counts as
 * long as the straight line from its root to its end.
 */
final class Arc {
  private Arc() {}

  /**
   * Moves the points of a chain onto the arch.
   *
   * @param x x of the points, root first; the root stays
   * @param y y of the points
   * @param n number of points, at least 1
   * @param height scratch of at least {@code n}
   */
  static void solve(
      double[] x, double[] y, int n, double targetX, double targetY, double[] height) {
    double span = distance(x[n - 1] - x[0], y[n - 1] - y[0]);
    double perLength = span > 0 ? ArchShape.PI_OF_THE_FORMAT / span : 0;
    double walked = 0;
    for (int i = 1; i < n; i++) {
      walked += distance(x[i] - x[i - 1], y[i] - y[i - 1]);
      height[i] = Trig.sin(walked * perLength);
    }
    solve(x, y, n, targetX, targetY, span, height);
  }

  /** Moves the points of a chain onto the arch of a known shape. */
  static void solve(
      double[] x, double[] y, int n, double targetX, double targetY, double span, double[] height) {
    if (!(span > 0)) {
      return; // The chain ends on its root: there is no arch to build.
    }
    double rootX = x[0];
    double rootY = y[0];
    double baseX = targetX - rootX;
    double baseY = targetY - rootY;
    double base = distance(baseX, baseY);
    double cos = base > 0 ? baseX / base : 1;
    double sin = base > 0 ? baseY / base : 0;
    double reach = Math.min(base, span);
    double narrow = reach / span;
    // The spec's (1 - span / reach) * reach, without its division by a reach of zero.
    double rise = reach - span;
    for (int i = 1; i < n; i++) {
      double dx = x[i] * narrow - rootX;
      double dy = rise * height[i];
      x[i] = dx * cos - dy * sin + rootX;
      y[i] = dx * sin + dy * cos + rootY;
    }
  }

  private static double distance(double dx, double dy) {
    return Math.sqrt(dx * dx + dy * dy);
  }
}
