package dev.limber.image.png;

import dev.limber.image.Pixels;
import dev.limber.image.Region;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes pictures as PNG, without loss: every pixel comes back, colours of invisible ones included.
 *
 * <p>The colour type is the smallest that can say all pixels: gray, gray with alpha, a palette of
 * up to 256 colours with their alphas, RGB or RGBA, with eight bits a channel. Rows go through one
 * at a time: beside the picture the memory of a few rows is needed. The same picture gives the same
 * bytes with the same zlib; another zlib (another JDK, a browser) may pack the same pixels into
 * other bytes.
 *
 * <p>An encoder can be used again, and by several threads at once.
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
   * @param level from 0 (not packed) over 1 (fast) to 9 (smallest, several times slower than 6)
   * @throws IllegalArgumentException if the level is out of range
   */
  public PngEncoder(int level) {
    this.level = PixelDeflater.checkedLevel(level);
  }

  /**
   * Writes a picture as one PNG file.
   *
   * @param out what to write to, best buffered; it is neither flushed nor closed
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
