package dev.limber.skel2d.data;

import java.util.Objects;

/**
 * A step of an outline. A later {@link Move} discards what was before it, nothing is drawn after
 * the first {@link Close}, and an outline is filled only if it is closed.
 */
public sealed interface PathCommand {

  /**
   * A point that moves with a bone.
   *
   * @param x position on the bone
   * @param y position on the bone, up
   * @param bone index of the bone
   */
  record Point(double x, double y, int bone) {}

  /**
   * Starts the outline.
   *
   * @param to the first point
   */
  record Move(Point to) implements PathCommand {
    /** Creates it; the point may not be null. */
    public Move {
      Objects.requireNonNull(to, "to");
    }
  }

  /**
   * A straight line.
   *
   * @param to where it ends
   */
  record Line(Point to) implements PathCommand {
    /** Creates it; the point may not be null. */
    public Line {
      Objects.requireNonNull(to, "to");
    }
  }

  /**
   * A curve with one control point.
   *
   * @param control control point
   * @param to where it ends
   */
  record Quad(Point control, Point to) implements PathCommand {
    /** Creates it; no point may be null. */
    public Quad {
      Objects.requireNonNull(control, "control");
      Objects.requireNonNull(to, "to");
    }
  }

  /**
   * A curve with two control points.
   *
   * @param control1 first control point
   * @param control2 second control point
   * @param to where it ends
   */
  record Cubic(Point control1, Point control2, Point to) implements PathCommand {
    /** Creates it; no point may be null. */
    public Cubic {
      Objects.requireNonNull(control1, "control1");
      Objects.requireNonNull(control2, "control2");
      Objects.requireNonNull(to, "to");
    }
  }

  /** Closes the outline: it is filled, and nothing after this is drawn. */
  record Close() implements PathCommand {}
}
