package dev.limber.image.gif;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a GIF data stream: bits from the lowest, in blocks of up to 255 bytes. */
final class GifBlocks {
  private static final int MOST = 255;

  private final OutputStream out;

  /** The block's length, then its bytes. */
  private final byte[] block = new byte[MOST + 1];

  private int length;
  private int bits;
  private int bitCount;

  GifBlocks(OutputStream out) {
    this.out = out;
  }

  /** Adds the lowest bits of a code, up to 12. */
  void add(int code, int size) throws IOException {
    bits |= code << bitCount;
    bitCount += size;
    while (bitCount >= 8) {
      addByte(bits);
      bits >>>= 8;
      bitCount -= 8;
    }
  }

  /** Writes what is left, and the empty block that ends a stream. */
  void end() throws IOException {
    if (bitCount > 0) {
      addByte(bits);
    }
    if (length > 0) {
      flush();
    }
    out.write(0);
  }

  private void addByte(int value) throws IOException {
    block[++length] = (byte) value;
    if (length == MOST) {
      flush();
    }
  }

  private void flush() throws IOException {
    block[0] = (byte) length;
    out.write(block, 0, length + 1);
    length = 0;
  }
}
