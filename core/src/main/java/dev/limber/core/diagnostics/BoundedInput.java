package dev.limber.core.diagnostics;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Objects;

/** Reads streams without trusting their length. */
public final class BoundedInput {
  private static final int BUFFER = 1 << 14;

  private BoundedInput() {}

  /**
   * Reads a stream to its end, or to one byte more than may be used, so that readers notice what is
   * too large. Does not close it.
   *
   * @param most how many bytes may be used, such as {@link Limits#fileBytes}
   * @throws IOException if the stream cannot be read
   */
  public static byte[] read(InputStream in, int most) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    int left = most == Integer.MAX_VALUE ? most : most + 1;
    while (left > 0) {
      int count = in.read(buffer, 0, Math.min(left, BUFFER));
      if (count < 0) {
        break;
      }
      bytes.write(buffer, 0, count);
      left -= count;
    }
    return bytes.toByteArray();
  }

  /**
   * Reads what is at an address, as a stream is read.
   *
   * @throws IOException if it cannot be read
   * @throws NullPointerException if there is no address, as for a resource that is not there
   */
  public static byte[] read(URL address, int most) throws IOException {
    Objects.requireNonNull(address, "the address is null: is the resource on the class path?");
    try (InputStream in = address.openStream()) {
      return read(in, most);
    }
  }
}
