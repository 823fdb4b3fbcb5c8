package dev.limber.java2d;

/**
 * The grey that is transparent in a PNG of less than eight bits a pixel. The JDK's reader ignores
 * it there, and only there.
 */
final class PngGreyKey {
  private static final int FIRST_CHUNK = 8;
  private static final int HEADER = 0x49484452; // IHDR
  private static final int KEY = 0x74524e53; // tRNS
  private static final int PIXELS = 0x49444154; // IDAT

  private PngGreyKey() {}

  /** Makes pixels of the transparent grey transparent, if the file has one. */
  static void apply(byte[] file, int[] argb) {
    int key = find(file);
    for (int i = 0; key >= 0 && i < argb.length; i++) {
      if ((argb[i] & 255) == key) {
        argb[i] = 0;
      }
    }
  }

  /** Returns the transparent grey in eight bits, or -1 if there is none or the JDK handles it. */
  private static int find(byte[] file) {
    if (file.length < FIRST_CHUNK + 25 || number(file, FIRST_CHUNK + 4) != HEADER) {
      return -1;
    }
    int depth = file[FIRST_CHUNK + 16];
    int colorType = file[FIRST_CHUNK + 17];
    if (depth >= 8 || colorType != 0) {
      return -1;
    }
    long at = FIRST_CHUNK;
    while (at + 10 < file.length) {
      int kind = number(file, (int) at + 4);
      if (kind == PIXELS) {
        return -1;
      }
      if (kind == KEY) {
        int most = (1 << depth) - 1;
        return (file[(int) at + 9] & most) * 255 / most;
      }
      at += 12L + Math.max(0, number(file, (int) at));
    }
    return -1;
  }

  private static int number(byte[] file, int at) {
    return (file[at] & 255) << 24
        | (file[at + 1] & 255) << 16
        | (file[at + 2] & 255) << 8
        | (file[at + 3] & 255);
  }
}
