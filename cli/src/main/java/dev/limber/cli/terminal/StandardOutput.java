package dev.limber.cli.terminal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An output stream that remembers why it failed: a {@link PrintWriter} above it says only that it
 * did.
 */
public final class StandardOutput extends OutputStream {
  private final OutputStream out;
  private @Nullable IOException failure;

  public StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** Returns a UTF-8 writer, whatever the platform's encoding. */
  public PrintWriter writer(boolean flushLines) {
    return new PrintWriter(
        new BufferedWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8)), flushLines);
  }

  /**
   * Returns why writing failed, or null if it did not. That the reader {@link #isReaderGone went
   * away} is not a failure.
   */
  public @Nullable String failure() {
    return failure == null || isReaderGone(failure) ? null : String.valueOf(failure.getMessage());
  }

  /**
   * Returns whether writing failed because the reader went away, as {@code head} does when it has
   * seen enough.
   */
  public static boolean isReaderGone(IOException failure) {
    return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }
}
