package dev.limber.cli.render;

import dev.limber.image.Pixels;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Passes frames to ffmpeg, which writes the file. */
final class FfmpegSink implements Sink<byte[]>, AutoCloseable {
  /** How much of its error output is shown. */
  private static final int MOST_SHOWN = 400;

  private static final int SECONDS_TO_EXPLAIN = 5;

  private final Process process;
  private final OutputStream input;
  private final CompletableFuture<String> complaints;

  FfmpegSink(Process process) {
    this.process = process;
    this.input = process.getOutputStream();
    this.complaints = CompletableFuture.supplyAsync(() -> complaints(process));
  }

  private static String complaints(Process process) {
    try {
      byte[] text = process.getErrorStream().readAllBytes();
      return new String(text, StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Override
  public byte[] prepare(Pixels frame) {
    int[] argb = frame.argb();
    byte[] bytes = new byte[4 * argb.length];
    for (int i = 0; i < argb.length; i++) {
      bytes[4 * i] = (byte) (argb[i] >> 16);
      bytes[4 * i + 1] = (byte) (argb[i] >> 8);
      bytes[4 * i + 2] = (byte) argb[i];
      bytes[4 * i + 3] = (byte) (argb[i] >> 24);
    }
    return bytes;
  }

  @Override
  public void write(byte[] frame) throws IOException {
    try {
      input.write(frame);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Ends the file. */
  void finish() throws IOException {
    try {
      input.close();
    } catch (IOException e) {
      throw failure(e);
    }
    try {
      // It ends with 0 even if the disk was full when it wrote the end of the file.
      if (process.waitFor() != 0 || !complaints.get().isEmpty()) {
        throw failure(null);
      }
    } catch (ExecutionException e) {
      throw new IOException("ffmpeg failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("ffmpeg was interrupted").initCause(e);
    }
  }

  private IOException failure(@Nullable IOException cause) {
    try {
      // It has closed its input: let it say why.
      if (!process.waitFor(SECONDS_TO_EXPLAIN, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      String text = complaints.get();
      String shown = text.substring(0, Math.min(MOST_SHOWN, text.length()));
      return new IOException(
          "ffmpeg failed: " + (shown.isEmpty() ? "it says nothing" : shown), cause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new IOException("ffmpeg failed", e);
    } catch (ExecutionException e) {
      return new IOException("ffmpeg failed", e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
