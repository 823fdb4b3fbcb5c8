package dev.limber.skelform.draw;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.canvas.Placeholder;
import dev.limber.core.canvas.Triangles;
import dev.limber.skelform.data.Armature;

/**
 * Draws a list of sprites onto a canvas. What cannot be seen, or has no image yet, is left out, but
 * every visual on a bone is named ({@link Canvas#part}). Never allocates once grown to its largest
 * size.
 */
public final class SpritePainter {
  private final Triangles triangles = new Triangles();
  private final Ink tint = new Ink();
  private final Placeholder placeholder = new Placeholder();
  private final Bounds bounds = new Bounds();

  /** Creates a painter. */
  public SpritePainter() {}

  /** Draws a list; images are asked for by the file name of the atlas. */
  public void draw(SpriteList sprites, Armature armature, ImageSource images, Canvas canvas) {
    draw(sprites, armature, images, canvas, false);
  }

  /** Draws the outlines of a list: the same, and what is invisible too. */
  public void drawOutlines(
      SpriteList sprites, Armature armature, ImageSource images, Canvas canvas) {
    draw(sprites, armature, images, canvas, true);
  }

  private void draw(
      SpriteList sprites, Armature armature, ImageSource images, Canvas canvas, boolean outlines) {
    int[] order = sprites.order();
    int next = 0;
    for (int s = 0; s < sprites.size(); s++) {
      while (order[next] != sprites.visual(s)) {
        name(order[next++], armature, canvas);
      }
      canvas.part(order[next++]);
      Image image = images.image(armature.atlases().get(sprites.texture(s).atlas()).filename());
      tint.set(sprites.tint(s, 0), sprites.tint(s, 1), sprites.tint(s, 2), sprites.tint(s, 3));
      if (image == null || (tint.isInvisible() && !outlines)) {
        continue;
      }
      if (image instanceof MissingImage) {
        drawBox(sprites, s, canvas);
        continue;
      }
      triangles.clear();
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        triangles.corner(sprites.x(s, c), sprites.y(s, c), sprites.u(s, c), sprites.v(s, c));
      }
      for (int i = 0; i < sprites.indexCount(s); i += 3) {
        triangles.triangle(sprites.index(s, i), sprites.index(s, i + 1), sprites.index(s, i + 2));
      }
      canvas.triangles(image, triangles, tint);
    }
    while (next < order.length) {
      name(order[next++], armature, canvas);
    }
  }

  /** Names a visual that shows nothing. */
  private static void name(int visual, Armature armature, Canvas canvas) {
    if (armature.visuals().get(visual).bone() >= 0) {
      canvas.part(visual);
    }
  }

  /** Draws a box with a texture's name in its place; of a mesh, around it. */
  private void drawBox(SpriteList sprites, int s, Canvas canvas) {
    String name = sprites.texture(s).name();
    if (sprites.isMesh(s)) {
      bounds.clear();
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        bounds.include(sprites.x(s, c), sprites.y(s, c));
      }
      placeholder.at(1, 0, 0, 1, bounds.centerX(), bounds.centerY());
      placeholder.draw(canvas, name, bounds.width(), bounds.height(), tint.a());
      return;
    }
    double width = Math.max(1, sprites.texture(s).width());
    double height = Math.max(1, sprites.texture(s).height());
    double left = sprites.x(s, 3);
    double bottom = sprites.y(s, 3);
    placeholder.at(
        (sprites.x(s, 2) - left) / width,
        (sprites.y(s, 2) - bottom) / width,
        (sprites.x(s, 0) - left) / height,
        (sprites.y(s, 0) - bottom) / height,
        (sprites.x(s, 0) + sprites.x(s, 2)) / 2,
        (sprites.y(s, 0) + sprites.y(s, 2)) / 2);
    placeholder.draw(canvas, name, width, height, tint.a());
  }
}
