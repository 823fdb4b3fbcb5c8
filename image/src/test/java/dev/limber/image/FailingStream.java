package dev.limber.image;

import java.io.IOException;
import java.io.OutputStream;

/** Takes some bytes and then fails, as a full disk does. */
public final class FailingStream extends OutputStream {
  private int left;

  /** Creates a stream that takes so many bytes. */
  public FailingStream(int bytes) {
    left = bytes;
  }

  @Override
  public void write(int one) throws IOException {
    if (left-- <= 0) {
      throw new IOException("disk full");
    }
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    for (int i = 0; i < length; i++) {
      write(bytes[from + i]);
    }
  }
}
