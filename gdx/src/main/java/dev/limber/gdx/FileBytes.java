package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import dev.limber.core.diagnostics.BoundedInput;
import java.io.IOException;
import java.io.InputStream;

/** Reads files without trusting their size. */
final class FileBytes {
  private FileBytes() {}

  /** Reads a file, or one byte more than the limit if it is larger, so that readers notice. */
  static byte[] read(FileHandle file, int limit) throws IOException {
    try (InputStream in = file.read()) {
      return BoundedInput.read(in, limit);
    }
  }
}
