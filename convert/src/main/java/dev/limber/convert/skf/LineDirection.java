package dev.limber.convert.skf;

/** Which way a line runs at one of its points: between the ways to it and from it. */
final class LineDirection {
  private final BoundShape shape;
  private final int point;
  private final double drawn;

  LineDirection(BoundShape shape, int point) {
    this.shape = shape;
    this.point = point;
    this.drawn = of(shape.outline, point, shape.drawnX, shape.drawnY);
  }

  /** Returns how far the line is turned in a pose, against how it is drawn; radians. */
  double turn(PoseSample sample) {
    if (!shape.isLine) {
      return 0;
    }
    double[] at = shape.posed(point, sample);
    double[] from = shape.posed(before(shape.outline, point), sample);
    double[] to = shape.posed(after(shape.outline, point), sample);
    return angle(at[0] - from[0], at[1] - from[1], to[0] - at[0], to[1] - at[1]) - drawn;
  }

  /** Returns the direction at a point of an outline whose points are where these say; radians. */
  static double of(Outline outline, int point, double[] x, double[] y) {
    int from = before(outline, point);
    int to = after(outline, point);
    return angle(x[point] - x[from], y[point] - y[from], x[to] - x[point], y[to] - y[point]);
  }

  private static int before(Outline outline, int point) {
    return point > 0 ? point - 1 : outline.closed() ? outline.points().size() - 1 : 0;
  }

  private static int after(Outline outline, int point) {
    return point < outline.points().size() - 1 ? point + 1 : outline.closed() ? 0 : point;
  }

  private static double angle(double inX, double inY, double outX, double outY) {
    double in = Math.hypot(inX, inY);
    double out = Math.hypot(outX, outY);
    double x = (in > 0 ? inX / in : 0) + (out > 0 ? outX / out : 0);
    double y = (in > 0 ? inY / in : 0) + (out > 0 ? outY / out : 0);
    return x == 0 && y == 0 ? 0 : Math.atan2(y, x);
  }
}
