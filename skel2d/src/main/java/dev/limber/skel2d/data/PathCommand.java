package dev.limber.skel2d.data;

import dev.limber.core.canvas.PathOp;
import java.util.List;

/**
 * A step of an outline. A later move discards what was before it, nothing is drawn after the first
 * close, and an outline is filled only if it is closed.
 *
 * @param op what it does
 * @param points as many points as the step takes: control points first, its end last
 */
public record PathCommand(PathOp op, List<Point> points) {

  /**
   * A point that moves with a bone.
   *
   * @param x position on the bone
   * @param y position on the bone, up
   * @param bone index of the bone
   */
  public record Point(double x, double y, int bone) {}

  /**
   * Creates a step, with an unmodifiable copy of its points.
   *
   * @throws IllegalArgumentException if it takes another number of points
   */
  public PathCommand {
    points = List.copyOf(points);
    if (points.size() != op.points()) {
      throw new IllegalArgumentException(
          op + " takes " + op.points() + " points, not " + points.size());
    }
  }

  /** Creates a step from its points. */
  public static PathCommand of(PathOp op, Point... points) {
    return new PathCommand(op, List.of(points));
  }
}
