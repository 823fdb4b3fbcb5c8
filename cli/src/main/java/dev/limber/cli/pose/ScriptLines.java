package dev.limber.cli.pose;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Lines of bytes as they arrive: a line is returned as soon as its end has been read, so that the
 * other side can wait for the answer before it writes the next.
 */
final class ScriptLines {
  private final InputStream in;
  private final int longest;
  private final byte[] buffer = new byte[8192];
  private int at;
  private int end;
  private int number;

  /**
   * Creates a reader.
   *
   * @param longest how many bytes of a line to keep; what is longer is cut and so not valid
   */
  ScriptLines(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /** Returns the number of the line that was returned last, from 1. */
  int number() {
    return number;
  }

  /** Returns the next line that is not blank, without its end; null when there are no more. */
  byte @Nullable [] next() throws IOException {
    while (true) {
      byte[] line = nextOfAny();
      if (line == null || !isBlank(line)) {
        return line;
      }
    }
  }

  private byte @Nullable [] nextOfAny() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean any = false;
    while (true) {
      if (at == end) {
        end = Math.max(0, in.read(buffer));
        at = 0;
        if (end == 0) {
          number += any ? 1 : 0;
          return any ? line.toByteArray() : null;
        }
      }
      any = true;
      int from = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      line.write(buffer, from, Math.min(at - from, longest - line.size()));
      if (at < end) {
        at++;
        number++;
        return line.toByteArray();
      }
    }
  }

  private static boolean isBlank(byte[] line) {
    for (byte b : line) {
      if (b != ' ' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return true;
  }
}
