package dev.limber.image.gif;

import dev.limber.image.Pixels;
import dev.limber.image.color.NearestColor;

/**
 * A picture in the colours of a palette: the costly half of the work, which threads can do for
 * several frames at once. Made by {@link GifEncoder#prepare}.
 */
public final class GifFrame {
  private static final int CACHE_BITS = 12;

  final GifPalette palette;
  final int width;
  final int height;

  /** The number of each pixel's colour, or of transparent. */
  final byte[] numbers;

  private GifFrame(GifPalette palette, int width, int height) {
    this.palette = palette;
    this.width = width;
    this.height = height;
    this.numbers = new byte[width * height];
  }

  static GifFrame of(Pixels pixels, GifPalette palette, GifOptions options) {
    GifFrame frame = new GifFrame(palette, pixels.width(), pixels.height());
    switch (options.dither()) {
      case NONE -> frame.mapToNearest(pixels.argb(), options);
      case PATTERN -> frame.mapToPattern(pixels.argb(), options);
    }
    return frame;
  }

  private void mapToNearest(int[] argb, GifOptions options) {
    NearestColor nearest = palette.nearest();
    int[] cachedColors = new int[1 << CACHE_BITS]; // 0, transparent, is never looked for
    byte[] cachedNumbers = new byte[1 << CACHE_BITS];
    int last = ~argb[0];
    byte number = 0;
    for (int i = 0; i < argb.length; i++) {
      if (argb[i] != last) {
        last = argb[i];
        int color = options.flattened(last);
        if (color == 0) {
          number = (byte) palette.transparent();
        } else {
          int slot = color * 0x9E3779B1 >>> 32 - CACHE_BITS;
          if (cachedColors[slot] != color) {
            cachedColors[slot] = color;
            cachedNumbers[slot] = (byte) nearest.find(color);
          }
          number = cachedNumbers[slot];
        }
      }
      numbers[i] = number;
    }
  }

  private void mapToPattern(int[] argb, GifOptions options) {
    Mixtures mixtures = palette.mixtures();
    int last = ~argb[0];
    byte first = 0;
    byte partner = 0;
    int share = 0;
    for (int y = 0, at = 0; y < height; y++) {
      for (int x = 0; x < width; x++, at++) {
        if (argb[at] != last) {
          last = argb[at];
          int color = options.flattened(last);
          int exact = color == 0 ? palette.transparent() : palette.find(color);
          if (exact >= 0) {
            first = (byte) exact;
            share = 0;
          } else {
            int pair = mixtures.pair(color);
            first = (byte) pair;
            partner = (byte) (pair >> 8);
            share = mixtures.share(color, pair);
          }
        }
        numbers[at] = share > Pattern.threshold(x, y) ? partner : first;
      }
    }
  }
}
