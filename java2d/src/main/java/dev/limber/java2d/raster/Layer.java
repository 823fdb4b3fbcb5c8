package dev.limber.java2d.raster;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A transparent surface on which something is drawn by itself, to be blended with a picture in
 * another way than the usual one, or clipped. Never allocates once grown to its largest size.
 */
public final class Layer {
  private final Surface surface = new Surface(1, 1);

  /** White where the clip leaves something to be seen. */
  private final Surface mask = new Surface(1, 1);

  private final Ink white = new Ink();
  private boolean clips;

  /** Creates a layer for any number of pictures, one at a time. */
  public Layer() {}

  /** Sets what of the layer is merged from now on: the inside of a path, or everything. */
  public void clip(Surface picture, @Nullable Path path, View view, PathPainter painter) {
    clips = path != null;
    if (path != null) {
      mask.resize(picture.width(), picture.height());
      Arrays.fill(mask.pixels(), 0);
      painter.fill(mask, path, view, white);
    }
  }

  /** Returns whether something must be drawn on a layer. */
  public boolean isNeeded(BlendMode mode) {
    return clips || mode != BlendMode.NORMAL;
  }

  /** Returns a surface of a picture's size, empty. */
  public Surface over(Surface picture) {
    surface.resize(picture.width(), picture.height());
    return surface;
  }

  /** Blends a rectangle of the layer with a picture, and empties the layer there. */
  public void merge(Surface picture, int left, int top, int right, int bottom, BlendMode mode) {
    int[] below = picture.pixels();
    int[] above = surface.pixels();
    for (int y = top; y < bottom; y++) {
      int end = y * picture.width() + right;
      for (int at = y * picture.width() + left; at < end; at++) {
        int color = above[at];
        if (color != 0) {
          above[at] = 0;
          int seen = clips ? Premultiplied.scaled(color, mask.pixels()[at] >>> 24) : color;
          below[at] = blended(below[at], seen, mode);
        }
      }
    }
  }

  private static int blended(int below, int above, BlendMode mode) {
    if (mode == BlendMode.NORMAL) {
      return Premultiplied.over(below, above);
    }
    int belowAlpha = below >>> 24;
    int aboveAlpha = above >>> 24;
    int result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int b = below >>> shift & 255;
      int a = above >>> shift & 255;
      int part =
          switch (mode) {
            case ADDITIVE -> Math.min(255, a + b);
            case MULTIPLY ->
                shift == 24
                    ? a + b - part(a * b)
                    : part(a * (255 - belowAlpha) + a * b + b * (255 - aboveAlpha));
            default -> a + b - part(a * b);
          };
      result |= part << shift;
    }
    return result;
  }

  /** Returns a 255th, rounded. */
  private static int part(int product) {
    return (product + 127) / 255;
  }
}
