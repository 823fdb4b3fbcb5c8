package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FfmpegSinkTest {
  /** As ffmpeg does on a full disk: it complains, and ends with 0. */
  @Test
  void aComplaintIsAFailureWhateverTheExitCode() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process complains = new ProcessBuilder(java.toString(), "-version").start();
    try (FfmpegSink sink = new FfmpegSink(complains)) {
      IOException e = assertThrows(IOException.class, sink::finish);
      assertTrue(e.getMessage().contains("version"), e.getMessage());
    }
  }
}
