package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads files without trusting their size. */
final class FileBytes {
  private static final int BUFFER = 1 << 14;

  private FileBytes() {}

  /** Reads a file, or one byte more than the limit if it is larger, so that readers notice. */
  static byte[] read(FileHandle file, int limit) throws IOException {
    try (InputStream in = file.read()) {
      return read(in, limit);
    }
  }

  /** Reads a stream to its end, or to one byte more than the limit. */
  static byte[] read(InputStream in, int limit) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    int left = limit == Integer.MAX_VALUE ? limit : limit + 1;
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
}
