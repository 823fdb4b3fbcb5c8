package dev.limber.skel2d.language;

/**
 * Something of an outline that can be dragged in the setup pose.
 *
 * @param kind what it is
 * @param x where it is, as seen from the skeleton
 * @param y where it is, up
 * @param anchor the handle of the point that a control point belongs to, -1 for none
 * @param value what the text says there, such as {@code w40} or {@code 3,-4}
 */
public record ShapeHandle(Kind kind, double x, double y, int anchor, String value) {
  /** What can be dragged. */
  public enum Kind {
    /** A point that the outline of a path goes through. */
    POINT,
    /** A point that bends a curve of a path. */
    CONTROL,
    /** A side of a rectangle or ellipse. */
    WIDTH,
    /** A side of a rectangle or ellipse. */
    HEIGHT,
    /** Where a rectangle starts to be round. */
    CORNER,
    /** A side of a circle. */
    DIAMETER
  }
}
