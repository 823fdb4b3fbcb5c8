package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.color.Rgba;

/**
 * Something of your own that a character carries: see {@link Puppet#attach}. It draws in the space
 * of its bone, y up, whatever it likes; the calls go through the bone's transform.
 */
@FunctionalInterface
public interface Drawable {
  /** Draws it; begin, end and part are not its business. */
  void draw(Canvas canvas);

  /** Returns an image, centred on the origin, one unit for each of its pixels. */
  static Drawable image(Image image) {
    double x = 0.5 * image.width();
    double y = 0.5 * image.height();
    Triangles triangles = new Triangles();
    triangles.corner(-x, y, 0, 0).corner(x, y, 1, 0).corner(x, -y, 1, 1).corner(-x, -y, 0, 1);
    triangles.triangle(0, 1, 2).triangle(0, 2, 3);
    Ink white = new Ink();
    return canvas -> canvas.triangles(image, triangles, white);
  }

  /** Returns a filled path; the path may change later. */
  static Drawable fill(Path path, Rgba color) {
    Ink ink = Ink.of(color);
    return canvas -> canvas.fill(path, ink);
  }

  /** Returns a path's line; the path may change later. */
  static Drawable stroke(Path path, Stroke stroke, Rgba color) {
    Ink ink = Ink.of(color);
    return canvas -> canvas.stroke(path, stroke, ink);
  }

  /**
   * Returns another character, its origin at the bone: a rider, a weapon that animates itself. You
   * update it as usual.
   */
  static Drawable puppet(Puppet puppet) {
    return new CarriedPuppet(puppet);
  }
}
