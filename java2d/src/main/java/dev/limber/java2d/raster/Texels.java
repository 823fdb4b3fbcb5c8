package dev.limber.java2d.raster;

/**
 * Reads an image between its texels, at one level of its {@link MipMap}. Coordinates are texels of
 * that level as 32.32 fixed point, minus a half: whole numbers are the middles of texels.
 *
 * <p>Coordinates are kept inside the part of the image that a call shows, so that its neighbours in
 * an atlas do not bleed in.
 */
final class Texels {
  private static final double ONE = 0x1p32;

  private int[] texels = {};
  private int stride;
  private double scale;
  private long minU;
  private long maxU;
  private long minV;
  private long maxV;

  /** Sets image and level, and the visible part in texels of the image. */
  void set(MipMap image, int level, double fromU, double toU, double fromV, double toV) {
    texels = image.texels(level);
    stride = image.width(level) + 1;
    scale = 1.0 / (1L << level);
    minU = first(fromU * scale, toU * scale, image.width(level));
    maxU = last(fromU * scale, toU * scale, image.width(level));
    minV = first(fromV * scale, toV * scale, image.height(level));
    maxV = last(fromV * scale, toV * scale, image.height(level));
  }

  // Only texels that are completely inside; if there are none, the middle of the visible part.
  private static long first(double from, double to, int size) {
    double first = Math.ceil(from - 1e-6);
    double last = Math.floor(to + 1e-6) - 1;
    return fixed(first <= last ? first : 0.5 * (from + to) - 0.5, size);
  }

  private static long last(double from, double to, int size) {
    double first = Math.ceil(from - 1e-6);
    double last = Math.floor(to + 1e-6) - 1;
    return fixed(first <= last ? last : 0.5 * (from + to) - 0.5, size);
  }

  private static long fixed(double coordinate, int size) {
    return (long) (Math.max(0, Math.min(size - 1, coordinate)) * ONE);
  }

  /** Returns the coordinate for a place in texels of the image. */
  long coordinate(double texel) {
    return (long) ((texel * scale - 0.5) * ONE);
  }

  /** Returns the step for a step in texels of the image. */
  long step(double texels) {
    return (long) (texels * scale * ONE);
  }

  /** Returns the colour at a place, mixed from the four texels around it. */
  int at(long u, long v) {
    long insideU = Math.max(minU, Math.min(maxU, u));
    long insideV = Math.max(minV, Math.min(maxV, v));
    int at = (int) (insideV >> 32) * stride + (int) (insideU >> 32);
    int a = texels[at];
    int b = texels[at + 1];
    int c = texels[at + stride];
    int d = texels[at + stride + 1];
    // Most of a sprite's rectangle is transparent or a single colour.
    if (a == b && a == c && a == d) {
      return a;
    }
    int shareU = (int) (insideU >>> 24) & 255;
    int shareV = (int) (insideV >>> 24) & 255;
    return Premultiplied.mixed(
        Premultiplied.mixed(a, b, shareU), Premultiplied.mixed(c, d, shareU), shareV);
  }

  /** Draws a span of pixels that are completely covered. */
  void blend(
      int[] pixels, int from, int to, long startU, long startV, long stepU, long stepV, Tint tint) {
    long u = startU;
    long v = startV;
    for (int at = from; at < to; at++) {
      int color = at(u, v);
      u += stepU;
      v += stepV;
      if (color != 0) {
        int tinted = tint.on(color);
        pixels[at] = tinted >>> 24 == 255 ? tinted : Premultiplied.over(pixels[at], tinted);
      }
    }
  }
}
