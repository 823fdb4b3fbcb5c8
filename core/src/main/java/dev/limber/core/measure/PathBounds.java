package dev.limber.core.measure;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;

/** Finds how far a path reaches: its points, and where its curves turn back between them. */
final class PathBounds {
  /** The points of the present step, from where it starts, for x and for y. */
  private final double[] xs = new double[4];

  private final double[] ys = new double[4];

  /**
   * Includes a path in bounds. A step with a point that is not finite is left out, and so is a move
   * that nothing follows.
   */
  void include(Path path, Bounds bounds) {
    double startX = 0;
    double startY = 0;
    boolean started = false;
    int p = 0;
    for (int i = 0; i < path.opCount(); i++) {
      PathOp op = path.op(i);
      int count = op.points();
      if (op == PathOp.CLOSE) {
        if (started) {
          bounds.include(xs[0], ys[0]);
          xs[0] = startX;
          ys[0] = startY;
          bounds.include(startX, startY);
        }
      } else if (take(path, p, count)) {
        if (op == PathOp.MOVE || !started) {
          startX = xs[count];
          startY = ys[count];
          started = true;
        } else {
          bounds.include(xs[0], ys[0]).include(xs[count], ys[count]);
          curve(count, bounds);
        }
        xs[0] = xs[count];
        ys[0] = ys[count];
      }
      p += count;
    }
  }

  private boolean take(Path path, int from, int count) {
    double sum = 0;
    for (int i = 1; i <= count; i++) {
      xs[i] = path.x(from + i - 1);
      ys[i] = path.y(from + i - 1);
      sum += 0 * (xs[i] + ys[i]);
    }
    return sum == 0;
  }

  private void curve(int count, Bounds bounds) {
    if (count == 2) {
      turn(quadTurn(xs), count, bounds);
      turn(quadTurn(ys), count, bounds);
    } else if (count == 3) {
      cubicTurns(xs, bounds);
      cubicTurns(ys, bounds);
    }
  }

  private static double quadTurn(double[] v) {
    return (v[0] - v[1]) / (v[0] - 2 * v[1] + v[2]);
  }

  /** The derivative of a cubic is a square polynomial; its roots, without lost digits. */
  private void cubicTurns(double[] v, Bounds bounds) {
    double a = 3 * (v[1] - v[2]) + v[3] - v[0];
    double b = 2 * (v[0] - 2 * v[1] + v[2]);
    double c = v[1] - v[0];
    double discriminant = b * b - 4 * a * c;
    if (discriminant < 0) {
      return;
    }
    double root = Math.sqrt(discriminant);
    double q = -0.5 * (b + (b < 0 ? -root : root));
    turn(q / a, 3, bounds);
    turn(c / q, 3, bounds);
  }

  /** Includes the point of the curve at a parameter, if that is between its ends. */
  private void turn(double t, int degree, Bounds bounds) {
    if (t > 0 && t < 1) {
      bounds.include(at(xs, t, degree), at(ys, t, degree));
    }
  }

  private static double at(double[] v, double t, int degree) {
    double s = 1 - t;
    double ab = s * v[0] + t * v[1];
    double bc = s * v[1] + t * v[2];
    double abc = s * ab + t * bc;
    if (degree == 2) {
      return abc;
    }
    double cd = s * v[2] + t * v[3];
    return s * abc + t * (s * bc + t * cd);
  }
}
