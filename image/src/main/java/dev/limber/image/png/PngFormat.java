package dev.limber.image.png;

import dev.limber.image.Pixels;
import dev.limber.image.color.ColorIndex;

/** How pixels become bytes: one of PNG's colour types, all with eight bits a channel. */
final class PngFormat {
  static final PngFormat RGB = new PngFormat(2, 3, new int[0]);
  static final PngFormat RGBA = new PngFormat(6, 4, new int[0]);
  private static final PngFormat GRAY = new PngFormat(0, 1, new int[0]);
  private static final PngFormat GRAY_ALPHA = new PngFormat(4, 2, new int[0]);
  private static final int MAX_PALETTE = 256;

  /** Length, name and checksum of a chunk. */
  private static final int CHUNK_BYTES = 12;

  /** PNG's number for the colour type. */
  final int type;

  final int bytesPerPixel;

  /** The palette, those that are not opaque first; empty for the other types. */
  final int[] palette;

  private final ColorIndex index;

  private PngFormat(int type, int bytesPerPixel, int[] palette) {
    this.type = type;
    this.bytesPerPixel = bytesPerPixel;
    this.palette = palette;
    this.index = new ColorIndex(palette.length);
    for (int color : palette) {
      index.add(color);
    }
  }

  /**
   * Returns the smallest format that represents every pixel exactly, including invisible colours.
   */
  static PngFormat smallest(Pixels pixels) {
    int[] argb = pixels.argb();
    ColorIndex colors = new ColorIndex(MAX_PALETTE);
    boolean opaque = true;
    boolean gray = true;
    boolean few = colors.add(argb[0]);
    int last = ~argb[0];
    for (int i = 0; i < argb.length && (opaque || gray || few); i++) {
      int pixel = argb[i];
      if (pixel != last) { // most pixels are like their neighbours
        last = pixel;
        opaque &= pixel >>> 24 == 255;
        gray &= (pixel >> 16 & 255) == (pixel & 255) && (pixel >> 8 & 255) == (pixel & 255);
        few = few && colors.add(pixel);
      }
    }
    PngFormat direct = gray ? (opaque ? GRAY : GRAY_ALPHA) : (opaque ? RGB : RGBA);
    if (!few || direct == GRAY) {
      return direct;
    }
    PngFormat indexed = new PngFormat(3, 1, transparentFirst(colors));
    long saved = (long) argb.length * (direct.bytesPerPixel - 1);
    return saved > indexed.paletteBytes() ? indexed : direct;
  }

  private static int[] transparentFirst(ColorIndex colors) {
    int[] sorted = new int[colors.size()];
    int at = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (colors.color(i) >>> 24 != 255) {
        sorted[at++] = colors.color(i);
      }
    }
    for (int i = 0; i < sorted.length; i++) {
      if (colors.color(i) >>> 24 == 255) {
        sorted[at++] = colors.color(i);
      }
    }
    return sorted;
  }

  /** Returns how many colours of the palette are not opaque. */
  int transparentColors() {
    int count = 0;
    while (count < palette.length && palette[count] >>> 24 != 255) {
      count++;
    }
    return count;
  }

  private int paletteBytes() {
    int transparent = transparentColors();
    return CHUNK_BYTES + 3 * palette.length + (transparent > 0 ? CHUNK_BYTES + transparent : 0);
  }

  /** Writes pixels as this format's bytes from the start of a row. */
  void pack(int[] argb, int from, int count, byte[] row) {
    switch (type) {
      case 0 -> packGray(argb, from, count, row);
      case 2 -> packRgb(argb, from, count, row);
      case 3 -> packIndexed(argb, from, count, row);
      case 4 -> packGrayAlpha(argb, from, count, row);
      default -> packRgba(argb, from, count, row);
    }
  }

  private static void packGray(int[] argb, int from, int count, byte[] row) {
    for (int i = 0; i < count; i++) {
      row[i] = (byte) argb[from + i];
    }
  }

  private static void packRgb(int[] argb, int from, int count, byte[] row) {
    for (int i = 0, at = 0; i < count; i++, at += 3) {
      int pixel = argb[from + i];
      row[at] = (byte) (pixel >> 16);
      row[at + 1] = (byte) (pixel >> 8);
      row[at + 2] = (byte) pixel;
    }
  }

  private void packIndexed(int[] argb, int from, int count, byte[] row) {
    int last = argb[from];
    byte number = (byte) index.find(last);
    for (int i = 0; i < count; i++) {
      if (argb[from + i] != last) {
        last = argb[from + i];
        number = (byte) index.find(last);
      }
      row[i] = number;
    }
  }

  private static void packGrayAlpha(int[] argb, int from, int count, byte[] row) {
    for (int i = 0, at = 0; i < count; i++, at += 2) {
      int pixel = argb[from + i];
      row[at] = (byte) pixel;
      row[at + 1] = (byte) (pixel >> 24);
    }
  }

  private static void packRgba(int[] argb, int from, int count, byte[] row) {
    for (int i = 0, at = 0; i < count; i++, at += 4) {
      int pixel = argb[from + i];
      row[at] = (byte) (pixel >> 16);
      row[at + 1] = (byte) (pixel >> 8);
      row[at + 2] = (byte) pixel;
      row[at + 3] = (byte) (pixel >> 24);
    }
  }
}
