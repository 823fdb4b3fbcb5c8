package dev.limber.image.gif;

/** Bayer's pattern: thresholds from 0 to 63, each once in 8 x 8 pixels, neighbours far apart. */
final class Pattern {
  private static final byte[] THRESHOLDS = new byte[64];

  static {
    for (int y = 0; y < 8; y++) {
      for (int x = 0; x < 8; x++) {
        int threshold = 0;
        for (int bit = 0; bit < 3; bit++) {
          int diagonal = (x ^ y) >> bit & 1;
          threshold |= (diagonal << 1 | y >> bit & 1) << 4 - 2 * bit;
        }
        THRESHOLDS[8 * y + x] = (byte) threshold;
      }
    }
  }

  private Pattern() {}

  static int threshold(int x, int y) {
    return THRESHOLDS[(y & 7) << 3 | x & 7];
  }
}
