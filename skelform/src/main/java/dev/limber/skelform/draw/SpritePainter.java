package dev.limber.skelform.draw;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.skelform.data.Armature;

/**
 * Draws a list of sprites onto a canvas. What cannot be seen, or has no image, is left out. Never
 * allocates once grown to its largest size.
 */
public final class SpritePainter {
  private final Triangles triangles = new Triangles();
  private final Ink tint = new Ink();

  /** Creates a painter. */
  public SpritePainter() {}

  /** Draws a list; images are asked for by the file name of the atlas. */
  public void draw(SpriteList sprites, Armature armature, ImageSource images, Canvas canvas) {
    for (int s = 0; s < sprites.size(); s++) {
      Image image = images.image(armature.atlases().get(sprites.texture(s).atlas()).filename());
      tint.set(sprites.tint(s, 0), sprites.tint(s, 1), sprites.tint(s, 2), sprites.tint(s, 3));
      if (image == null || tint.isInvisible()) {
        continue;
      }
      triangles.clear();
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        triangles.corner(sprites.x(s, c), sprites.y(s, c), sprites.u(s, c), sprites.v(s, c));
      }
      for (int i = 0; i < sprites.indexCount(s); i += 3) {
        triangles.triangle(sprites.index(s, i), sprites.index(s, i + 1), sprites.index(s, i + 2));
      }
      canvas.part(sprites.visual(s));
      canvas.triangles(image, triangles, tint);
    }
  }
}
