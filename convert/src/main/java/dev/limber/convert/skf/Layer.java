package dev.limber.convert.skf;

import dev.limber.core.canvas.Stroke;
import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Placement;
import java.util.ArrayList;
import java.util.List;

/** Which part of a shape a picture shows. */
enum Layer {
  /** Inside and line. */
  ALL,
  /** What is inside. */
  FILL,
  /** The line. */
  LINE;

  private static final Rgba CLEAR = new Rgba(0, 0, 0, 0);

  /** Returns whether something is seen of an attachment. */
  boolean shows(Attachment attachment) {
    if (attachment instanceof Attachment.Sprite sprite) {
      return this != LINE && sprite.image() != null;
    }
    if (!(attachment instanceof Attachment.Shape shape)) {
      return false;
    }
    Paint paint = shape.paint();
    boolean closed = !(shape instanceof Attachment.Path path) || Outline.of(path).closed();
    boolean fill = closed && paint.fill().a() > 0;
    boolean line = paint.lineWidth() > 0 && paint.line().a() > 0;
    return switch (this) {
      case ALL -> fill || line;
      case FILL -> fill;
      case LINE -> line;
    };
  }

  /** Returns an attachment with only this part of it, for a skeleton of one bone and one slot. */
  Attachment of(Attachment attachment) {
    String name = attachment.name();
    Placement place = attachment.placement();
    if (attachment instanceof Attachment.Sprite sprite) {
      return new Attachment.Sprite(name, 0, place, sprite.image());
    }
    if (attachment instanceof Attachment.Rect rect) {
      return new Attachment.Rect(
          name, 0, place, paint(rect.paint()), rect.width(), rect.height(), rect.cornerRadius());
    }
    if (attachment instanceof Attachment.Ellipse ellipse) {
      return new Attachment.Ellipse(
          name, 0, place, paint(ellipse.paint()), ellipse.radiusX(), ellipse.radiusY());
    }
    if (attachment instanceof Attachment.Circle circle) {
      return new Attachment.Circle(name, 0, place, paint(circle.paint()), circle.radius());
    }
    if (attachment instanceof Attachment.Path path) {
      List<PathCommand> commands = new ArrayList<>();
      for (PathCommand command : path.commands()) {
        commands.add(onFirstBone(command));
      }
      return new Attachment.Path(name, 0, place, paint(path.paint()), commands);
    }
    return new Attachment.None(name, 0, place);
  }

  private Paint paint(Paint paint) {
    Stroke line = paint.stroke();
    return new Paint(
        this == FILL ? 0 : line.width(),
        line.miterLimit(),
        line.join(),
        line.cap(),
        paint.line(),
        this == LINE ? CLEAR : paint.fill());
  }

  private static PathCommand onFirstBone(PathCommand command) {
    List<PathCommand.Point> points = new ArrayList<>();
    for (PathCommand.Point point : command.points()) {
      points.add(new PathCommand.Point(point.x(), point.y(), 0));
    }
    return new PathCommand(command.op(), points);
  }
}
