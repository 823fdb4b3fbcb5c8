package dev.limber.skelform.construct;

/**
 * The FABRIK solver: reach from the target back to the root and forth again, ten rounds.
 *
 * <p>Both sweeps keep the distances between neighbours, so they are measured once. Only when two
 * points coincide, where there is no direction to reach in, a distance collapses to nothing, as it
 * does in every runtime.
 */
public final class Fabrik {
  /** Rounds at most. */
  public static final int ROUNDS = 10;

  /** A round that moves nothing by more than this part of the scene's size is the last. */
  public static final double STILL = 1e-15;

  private Fabrik() {}

  /**
   * Moves the points of a chain so that its last one comes as near to the target as it can.
   *
   * @param x x of the points, root first; the root stays
   * @param y y of the points
   * @param n number of points, at least 1
   * @param length scratch of at least {@code n}
   */
  static void solve(
      double[] x, double[] y, int n, double targetX, double targetY, double[] length, int rounds) {
    if (n == 2) {
      reach(x, y, targetX, targetY);
      return;
    }
    double rootX = x[0];
    double rootY = y[0];
    double size = Math.abs(targetX) + Math.abs(targetY) + Math.abs(rootX) + Math.abs(rootY);
    for (int i = 1; i < n; i++) {
      length[i] = distance(x[i] - x[i - 1], y[i] - y[i - 1]);
      size += length[i];
    }
    double still = size * STILL;
    double tipX = Double.NaN;
    double tipY = Double.NaN;
    double elbowX = Double.NaN;
    double elbowY = Double.NaN;
    for (int round = 0; round < rounds; round++) {
      backward(x, y, n, targetX, targetY, length);
      forward(x, y, n, rootX, rootY, length);
      // A chain of three points is all here: root, elbow and tip. Longer ones take all rounds.
      if (n <= 3) {
        double moved = Math.max(Math.abs(x[n - 1] - tipX), Math.abs(y[n - 1] - tipY));
        double bent = Math.max(Math.abs(x[n / 2] - elbowX), Math.abs(y[n / 2] - elbowY));
        if (Math.max(moved, bent) <= still) {
          return;
        }
        tipX = x[n - 1];
        tipY = y[n - 1];
        elbowX = x[n / 2];
        elbowY = y[n / 2];
      }
    }
  }

  /**
   * Two points: the first round turns the second one to the target, further rounds change nothing.
   */
  private static void reach(double[] x, double[] y, double targetX, double targetY) {
    double length = distance(x[1] - x[0], y[1] - y[0]);
    double dx = targetX - x[0];
    double dy = targetY - y[0];
    double distance = distance(dx, dy);
    double reach = distance > 0 ? length / distance : 0;
    x[1] = x[0] + dx * reach;
    y[1] = y[0] + dy * reach;
  }

  /** From the target to the root. */
  private static void backward(
      double[] x, double[] y, int n, double targetX, double targetY, double[] length) {
    double nextX = targetX;
    double nextY = targetY;
    for (int i = n - 2; i >= 0; i--) {
      double dx = nextX - x[i];
      double dy = nextY - y[i];
      x[i + 1] = nextX;
      y[i + 1] = nextY;
      double distance = distance(dx, dy);
      double reach = 0;
      if (distance > 0) {
        reach = length[i + 1] / distance;
      } else {
        length[i + 1] = 0;
      }
      nextX -= dx * reach;
      nextY -= dy * reach;
    }
    x[0] = nextX;
    y[0] = nextY;
  }

  /** From the root to the target. */
  private static void forward(
      double[] x, double[] y, int n, double rootX, double rootY, double[] length) {
    double lastX = rootX;
    double lastY = rootY;
    x[0] = rootX;
    y[0] = rootY;
    for (int i = 1; i < n; i++) {
      double dx = lastX - x[i];
      double dy = lastY - y[i];
      double distance = distance(dx, dy);
      double reach = 0;
      if (distance > 0) {
        reach = length[i] / distance;
      } else {
        length[i] = 0;
      }
      lastX -= dx * reach;
      lastY -= dy * reach;
      x[i] = lastX;
      y[i] = lastY;
    }
  }

  private static double distance(double dx, double dy) {
    return Math.sqrt(dx * dx + dy * dy);
  }
}
