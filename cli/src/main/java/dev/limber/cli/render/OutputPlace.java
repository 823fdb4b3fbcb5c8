package dev.limber.cli.render;

import dev.limber.cli.terminal.StandardOutput;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a film is written: into its files, or into a temporary one whose bytes go to standard
 * output when they are complete.
 */
final class OutputPlace implements Closeable {
  private final @Nullable Path folder;
  private final OutputPattern pattern;

  OutputPlace(OutputPattern asked) throws IOException {
    folder = asked.isStandardOutput() ? Files.createTempDirectory("limber") : null;
    pattern = folder == null ? asked : new OutputPattern(folder.resolve("out" + asked).toString());
  }

  /** Returns the names of the files that are written. */
  OutputPattern pattern() {
    return pattern;
  }

  /** Copies what was written to standard output, if it belongs there, or as much as is read. */
  void deliver(OutputStream standardOutput) throws IOException {
    if (folder != null) {
      try {
        Files.copy(pattern.file(), standardOutput);
      } catch (IOException e) {
        if (!StandardOutput.isReaderGone(e)) {
          throw e;
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    if (folder != null) {
      Files.deleteIfExists(pattern.file());
      Files.delete(folder);
    }
  }
}
