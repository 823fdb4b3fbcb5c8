package dev.limber.image.png;

import dev.limber.image.Pixels;
import dev.limber.image.Region;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes pictures as PNG, losslessly, including the colours of invisible pixels.
 *
 * <p>The colour type is the smallest that can represent all pixels: gray, gray with alpha, a
 * palette of up to 256 colours with their alphas, RGB or RGBA, with eight bits per channel. Rows
 * are written one at a time, which needs memory for only a few rows besides the picture. The same
 * picture gives the same bytes with the same zlib; another zlib (another JDK, a browser) may
 * compress the same pixels to different bytes.
 *
 * <p>An encoder can be reused, and used by several threads at once.
 */
public final class PngEncoder {
  private final int level;

  /** Creates an encoder that balances time and size. */
  public PngEncoder() {
    this(PixelDeflater.DEFAULT_LEVEL);
  }

  /**
   * Creates an encoder.
   *
   * @param level from 0 (not compressed) and 1 (fast) to 9 (smallest, several times slower than 6)
   * @throws IllegalArgumentException if the level is out of range
   */
  public PngEncoder(int level) {
    this.level = PixelDeflater.checkedLevel(level);
  }

  /**
   * Writes a picture as one PNG file.
   *
   * @param out what to write to, preferably buffered; it is neither flushed nor closed
   * @throws IOException if {@code out} fails
   */
  public void write(Pixels pixels, OutputStream out) throws IOException {
    PngFormat format = PngFormat.smallest(pixels);
    PngChunks chunks = new PngChunks(out);
    chunks.begin(pixels.width(), pixels.height(), format);
    chunks.palette(format);
    new PixelDeflater(format, level)
        .deflate(
            pixels.argb(),
            pixels.width(),
            new Region(0, 0, pixels.width(), pixels.height()),
            (block, length) -> chunks.write("IDAT", block, 0, length));
    chunks.end();
  }
}
