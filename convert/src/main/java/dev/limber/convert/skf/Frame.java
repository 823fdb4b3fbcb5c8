package dev.limber.convert.skf;

import dev.limber.core.canvas.Bounds;

/**
 * A rectangle of pixels around the origin of a bone, counted to the right and down.
 *
 * @param left first column
 * @param top first row
 * @param width columns
 * @param height rows
 */
record Frame(int left, int top, int width, int height) {
  /** Farther away pixels are not drawn. */
  private static final double FARTHEST = 1e8;

  /**
   * Transparent pixels on each side. Drawn at a quarter of its size, a picture needs as many for
   * the soft edge of what is in it.
   */
  private static final int SPARE = 4;

  /** Returns the frame around bounds in units, with some pixels to spare on each side. */
  static Frame around(Bounds bounds, double scale) {
    int left = pixel(Math.floor(bounds.minX() * scale)) - SPARE;
    int top = pixel(Math.floor(-bounds.maxY() * scale)) - SPARE;
    int right = pixel(Math.ceil(bounds.maxX() * scale)) + SPARE;
    int bottom = pixel(Math.ceil(-bounds.minY() * scale)) + SPARE;
    return new Frame(left, top, right - left, bottom - top);
  }

  private static int pixel(double at) {
    return (int) Math.max(-FARTHEST, Math.min(FARTHEST, at));
  }

  long area() {
    return (long) width * height;
  }

  /** Returns the middle from the left, in pixels. */
  double centreX() {
    return left + 0.5 * width;
  }

  /** Returns the middle in pixels, up. */
  double centreY() {
    return -(top + 0.5 * height);
  }
}
