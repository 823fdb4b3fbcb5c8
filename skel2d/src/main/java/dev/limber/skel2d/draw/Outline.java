package dev.limber.skel2d.draw;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Skeleton;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attachment compiled for drawing: what does not change from pose to pose. Immutable. */
final class Outline {
  final List<PathOp> ops;

  /** The same, for loops. */
  final PathOp[] steps;

  /** Points in the space of their bone, x and y in turn. */
  final double[] points;

  /** The bone of each point. */
  final int[] bones;

  /** The bone of the slot. */
  final int owner;

  /** Whether it has points on other bones than the owner. */
  final boolean bound;

  final boolean closed;

  /** The attachment's place on the owner, as a, b, c, d, e, f. */
  final double[] placement;

  /** Whether {@link #placement} is the identity. */
  final boolean inPlace;

  /** How its line looks; null if it has none. */
  final @Nullable Stroke stroke;

  /** Its colours; null if it has none. */
  final @Nullable Paint paint;

  private Outline(OutlineBuilder outline, Attachment attachment, int owner) {
    Placement p = attachment.placement();
    this.stroke = attachment instanceof Attachment.Shape shape ? shape.paint().stroke() : null;
    this.paint = attachment instanceof Attachment.Shape shape ? shape.paint() : null;
    this.ops = List.copyOf(outline.ops);
    this.steps = ops.toArray(new PathOp[0]);
    this.points = outline.points();
    this.bones = outline.bones();
    this.owner = owner;
    this.closed = ops.contains(PathOp.CLOSE);
    boolean others = false;
    for (int bone : bones) {
      others |= bone != owner;
    }
    this.bound = others;
    double cos = Trig.cos(p.rotation());
    double sin = Trig.sin(p.rotation());
    this.placement =
        new double[] {
          cos * p.scaleX(), sin * p.scaleX(), -sin * p.scaleY(), cos * p.scaleY(), p.x(), p.y()
        };
    this.inPlace = p.equals(Placement.IDENTITY);
  }

  static Outline of(Skeleton skeleton, Attachment attachment) {
    int owner = skeleton.slots().get(attachment.slot()).bone();
    OutlineBuilder builder = new OutlineBuilder(owner);
    if (attachment instanceof Attachment.Rect rect) {
      builder.rect(rect.width(), rect.height(), rect.cornerRadius());
    } else if (attachment instanceof Attachment.Ellipse ellipse) {
      builder.ellipse(ellipse.radiusX(), ellipse.radiusY());
    } else if (attachment instanceof Attachment.Circle circle) {
      builder.ellipse(circle.radius(), circle.radius());
    } else if (attachment instanceof Attachment.Path path) {
      builder.path(path.commands());
    }
    return new Outline(builder, attachment, owner);
  }
}
