package dev.limber.core.canvas;

import java.util.Arrays;

/**
 * Contours of lines and curves. A reusable buffer that never allocates once grown to its largest
 * size.
 */
public final class Path {
  private PathOp[] ops = new PathOp[8];
  private int opCount;
  private double[] coordinates = new double[16];
  private int used;

  /** Creates an empty path. */
  public Path() {}

  /** Removes everything. */
  public Path clear() {
    opCount = 0;
    used = 0;
    return this;
  }

  /** Starts a contour. */
  public Path moveTo(double x, double y) {
    return op(PathOp.MOVE).point(x, y);
  }

  /** Adds a straight line. */
  public Path lineTo(double x, double y) {
    return op(PathOp.LINE).point(x, y);
  }

  /** Adds a curve with one control point. */
  public Path quadTo(double controlX, double controlY, double x, double y) {
    return op(PathOp.QUAD).point(controlX, controlY).point(x, y);
  }

  /** Adds a curve with two control points. */
  public Path cubicTo(
      double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
    return op(PathOp.CUBIC).point(control1X, control1Y).point(control2X, control2Y).point(x, y);
  }

  /** Closes the contour. */
  public Path close() {
    return op(PathOp.CLOSE);
  }

  /** Adds a step; its points follow with {@link #point}. */
  public Path op(PathOp op) {
    if (opCount == ops.length) {
      ops = Arrays.copyOf(ops, 2 * opCount);
    }
    ops[opCount++] = op;
    return this;
  }

  /** Adds a point of the last step. */
  public Path point(double x, double y) {
    if (used == coordinates.length) {
      coordinates = Arrays.copyOf(coordinates, 2 * used);
    }
    coordinates[used++] = x;
    coordinates[used++] = y;
    return this;
  }

  /** Adds the steps and points of another path. */
  public Path append(Path other) {
    int point = 0;
    for (int i = 0; i < other.opCount; i++) {
      op(other.ops[i]);
      for (int end = point + other.ops[i].points(); point < end; point++) {
        point(other.x(point), other.y(point));
      }
    }
    return this;
  }

  /**
   * Adds steps together with all their points.
   *
   * @param points x and y of the points in turn
   * @param from where they begin in the array
   */
  public Path append(PathOp[] steps, double[] points, int from) {
    int count = 0;
    for (PathOp step : steps) {
      count += 2 * step.points();
    }
    if (ops.length < opCount + steps.length) {
      ops = Arrays.copyOf(ops, 2 * (opCount + steps.length));
    }
    if (coordinates.length < used + count) {
      coordinates = Arrays.copyOf(coordinates, 2 * (used + count));
    }
    System.arraycopy(steps, 0, ops, opCount, steps.length);
    System.arraycopy(points, from, coordinates, used, count);
    opCount += steps.length;
    used += count;
    return this;
  }

  /** Returns how many steps there are. */
  public int opCount() {
    return opCount;
  }

  /** Returns a step; it takes the next {@link PathOp#points} points. */
  public PathOp op(int index) {
    return ops[index];
  }

  /** Returns how many points there are, control points included. */
  public int pointCount() {
    return used / 2;
  }

  /** Returns the x of a point. */
  public double x(int point) {
    return coordinates[2 * point];
  }

  /** Returns the y of a point, up. */
  public double y(int point) {
    return coordinates[2 * point + 1];
  }

  /** Returns whether it is empty. */
  public boolean isEmpty() {
    return opCount == 0;
  }
}
