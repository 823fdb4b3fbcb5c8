package dev.limber.skel2d.data;

import static dev.limber.skel2d.data.SkeletonRules.finite;
import static dev.limber.skel2d.data.SkeletonRules.index;
import static dev.limber.skel2d.data.SkeletonRules.require;

import dev.limber.core.canvas.PathOp;

/** The part of {@link SkeletonRules} about attachments. */
final class AttachmentRules {
  private AttachmentRules() {}

  static void check(Attachment attachment, int at, int bones) {
    Placement p = attachment.placement();
    double sum =
        finite(p.x())
            + finite(p.y())
            + finite(p.rotation())
            + finite(p.scaleX())
            + finite(p.scaleY());
    if (attachment instanceof Attachment.Shape shape) {
      Paint paint = shape.paint();
      sum += finite(paint.lineWidth()) + finite(paint.miterLimit());
      require(
          paint.line().isFinite() && paint.fill().isFinite(),
          "attachment",
          at,
          "its colours must be finite");
    }
    if (attachment instanceof Attachment.Rect rect) {
      sum += finite(rect.width()) + finite(rect.height()) + finite(rect.cornerRadius());
    } else if (attachment instanceof Attachment.Ellipse ellipse) {
      sum += finite(ellipse.radiusX()) + finite(ellipse.radiusY());
    } else if (attachment instanceof Attachment.Circle circle) {
      sum += finite(circle.radius());
    } else if (attachment instanceof Attachment.Path path) {
      for (int i = 0; i < path.commands().size(); i++) {
        PathCommand command = path.commands().get(i);
        require(
            i > 0 || command.op() == PathOp.MOVE,
            "attachment",
            at,
            "its path must start with a move");
        for (PathCommand.Point point : command.points()) {
          sum += point(point, at, bones);
        }
      }
    }
    require(sum == 0, "attachment", at, "its numbers must be finite");
  }

  private static double point(PathCommand.Point point, int at, int bones) {
    index(point.bone(), 0, bones, "attachment", at, "path bone");
    return finite(point.x()) + finite(point.y());
  }
}
