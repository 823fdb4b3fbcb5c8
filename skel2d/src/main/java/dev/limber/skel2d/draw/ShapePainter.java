package dev.limber.skel2d.draw;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Placeholder;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.skel2d.data.Attachment;

/**
 * Draws a list of shapes onto a canvas: closed outlines are filled, then lined; sprites are two
 * triangles. What cannot be seen is left out, but every slot is named ({@link Canvas#part}).
 * Allocates nothing once it has drawn as much.
 */
public final class ShapePainter {
  private final Path path = new Path();
  private final Triangles triangles = new Triangles();
  private final Ink ink = new Ink();
  private final Placeholder placeholder = new Placeholder();

  /** Creates a painter; any number of lists can be drawn with it. */
  public ShapePainter() {}

  /** Draws all shapes, first drawn first. */
  public void draw(ShapeList shapes, ImageSource images, Canvas canvas) {
    draw(shapes, images, canvas, false);
  }

  /** Fills the outlines of all shapes, whatever their colour, invisible ones too. */
  public void drawOutlines(ShapeList shapes, ImageSource images, Canvas canvas) {
    draw(shapes, images, canvas, true);
  }

  private void draw(ShapeList shapes, ImageSource images, Canvas canvas, boolean outlines) {
    int slot = 0;
    for (int s = 0; s < shapes.size(); s++) {
      // Slots are drawn in their order; those that are not in the list show nothing.
      while (slot <= shapes.slot(s)) {
        canvas.part(slot++);
      }
      if (shapes.attachment(s) instanceof Attachment.Sprite sprite) {
        drawSprite(shapes, s, sprite, images, canvas, outlines);
      } else if (shapes.opCount(s) > 0) {
        drawOutline(shapes, s, canvas, outlines);
      }
    }
    while (slot < shapes.slotCount()) {
      canvas.part(slot++);
    }
  }

  private void drawOutline(ShapeList shapes, int s, Canvas canvas, boolean outlines) {
    shapes.outlineTo(s, path.clear());
    if (outlines) {
      canvas.fill(path, ink);
      return;
    }
    if (shapes.isClosed(s)) {
      shapes.fillTo(s, ink);
      if (!ink.isInvisible()) {
        canvas.fill(path, ink);
      }
    }
    Stroke stroke = shapes.stroke(s);
    if (stroke.width() > 0) {
      shapes.lineTo(s, ink);
      if (!ink.isInvisible()) {
        canvas.stroke(path, stroke, ink);
      }
    }
  }

  private void drawSprite(
      ShapeList shapes,
      int s,
      Attachment.Sprite sprite,
      ImageSource images,
      Canvas canvas,
      boolean outlines) {
    String name = sprite.image();
    Image image = name == null ? null : images.image(name);
    ink.set(shapes.tint(s, 0), shapes.tint(s, 1), shapes.tint(s, 2), shapes.tint(s, 3));
    if (image == null || (ink.isInvisible() && !outlines)) {
      return;
    }
    if (image instanceof MissingImage) {
      placeholder.at(
          shapes.matrix(s, 0),
          shapes.matrix(s, 1),
          shapes.matrix(s, 2),
          shapes.matrix(s, 3),
          shapes.matrix(s, 4),
          shapes.matrix(s, 5));
      placeholder.draw(canvas, image.name(), shapes.slotWidth(s), shapes.slotHeight(s), ink.a());
      return;
    }
    double x = 0.5 * image.width();
    double y = 0.5 * image.height();
    triangles.clear();
    corner(shapes, s, -x, y, 0, 0);
    corner(shapes, s, x, y, 1, 0);
    corner(shapes, s, x, -y, 1, 1);
    corner(shapes, s, -x, -y, 0, 1);
    triangles.triangle(0, 1, 2).triangle(0, 2, 3);
    canvas.triangles(image, triangles, ink);
  }

  private void corner(ShapeList shapes, int s, double x, double y, double u, double v) {
    triangles.corner(
        shapes.matrix(s, 0) * x + shapes.matrix(s, 2) * y + shapes.matrix(s, 4),
        shapes.matrix(s, 1) * x + shapes.matrix(s, 3) * y + shapes.matrix(s, 5),
        u,
        v);
  }
}
