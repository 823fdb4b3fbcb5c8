package dev.limber.convert.skf;

/** Which way a line runs at one of its points: between the ways to it and from it. */
final class LineDirection {
  private final BoundShape shape;
  private final int point;
  private final int before;
  private final int after;
  private final double drawn;

  LineDirection(BoundShape shape, int point) {
    this.shape = shape;
    this.point = point;
    int count = shape.outline.points().size();
    boolean closed = shape.outline.closed();
    this.before = point > 0 ? point - 1 : closed ? count - 1 : 0;
    this.after = point < count - 1 ? point + 1 : closed ? 0 : point;
    this.drawn =
        angle(
            shape.drawnX[point] - shape.drawnX[before],
            shape.drawnY[point] - shape.drawnY[before],
            shape.drawnX[after] - shape.drawnX[point],
            shape.drawnY[after] - shape.drawnY[point]);
  }

  /** Returns how far the line is turned in a pose, against how it is drawn; radians. */
  double turn(PoseSample sample) {
    if (!shape.isLine) {
      return 0;
    }
    double[] at = shape.posed(point, sample);
    double[] from = shape.posed(before, sample);
    double[] to = shape.posed(after, sample);
    return angle(at[0] - from[0], at[1] - from[1], to[0] - at[0], to[1] - at[1]) - drawn;
  }

  private static double angle(double inX, double inY, double outX, double outY) {
    double in = Math.hypot(inX, inY);
    double out = Math.hypot(outX, outY);
    double x = (in > 0 ? inX / in : 0) + (out > 0 ? outX / out : 0);
    double y = (in > 0 ? inY / in : 0) + (out > 0 ? outY / out : 0);
    return x == 0 && y == 0 ? 0 : Math.atan2(y, x);
  }
}
