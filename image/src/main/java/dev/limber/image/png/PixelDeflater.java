package dev.limber.image.png;

import dev.limber.image.Region;
import java.io.IOException;
import java.util.zip.Deflater;

/** Filters and deflates a region of a picture row by row; it holds two rows and one block. */
final class PixelDeflater {
  /** Where finished blocks of the deflated stream go. */
  interface Blocks {
    /** Receives the first bytes of a buffer that is reused afterwards. */
    void add(byte[] block, int length) throws IOException;
  }

  static final int DEFAULT_LEVEL = 6;

  private static final int BLOCK_BYTES = 1 << 15;

  private final PngFormat format;
  private final int level;
  private final byte[] block = new byte[BLOCK_BYTES];

  PixelDeflater(PngFormat format, int level) {
    this.format = format;
    this.level = level;
  }

  /** Returns the level, or throws if it is out of range. */
  static int checkedLevel(int level) {
    if (level < 0 || level > 9) {
      throw new IllegalArgumentException("a level is from 0 (store) to 9 (smallest), not " + level);
    }
    return level;
  }

  /**
   * Deflates a region.
   *
   * @param argb the whole picture
   * @param width its width
   */
  void deflate(int[] argb, int width, Region region, Blocks to) throws IOException {
    int length = region.width() * format.bytesPerPixel;
    RowFilter filter = new RowFilter(format.bytesPerPixel, length);
    byte[] row = new byte[length];
    byte[] above = new byte[length];
    Deflater deflater = new Deflater(level);
    try {
      for (int y = region.y(); y < region.y() + region.height(); y++) {
        format.pack(argb, y * width + region.x(), region.width(), row);
        // Neighbouring numbers of a palette are not neighbouring colours.
        byte[] filtered =
            format.palette.length > 0 ? filter.none(row) : filter.adaptive(row, above);
        deflater.setInput(filtered, 0, length + 1);
        while (!deflater.needsInput()) {
          flush(deflater, to);
        }
        byte[] free = above;
        above = row;
        row = free;
      }
      deflater.finish();
      while (!deflater.finished()) {
        flush(deflater, to);
      }
    } finally {
      deflater.end();
    }
  }

  private void flush(Deflater deflater, Blocks to) throws IOException {
    int length = deflater.deflate(block, 0, BLOCK_BYTES);
    if (length > 0) {
      to.add(block, length);
    }
  }
}
