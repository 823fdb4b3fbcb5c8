package dev.limber.core.canvas;

/** A step of a path. */
public enum PathOp {
  /** Starts a contour at a point. */
  MOVE(1),
  /** A straight line to a point. */
  LINE(1),
  /** A curve: one control point, then its end. */
  QUAD(2),
  /** A curve: two control points, then its end. */
  CUBIC(3),
  /** Back to where the contour started. */
  CLOSE(0);

  private final int points;

  PathOp(int points) {
    this.points = points;
  }

  /** Returns how many points it takes. */
  public int points() {
    return points;
  }
}
