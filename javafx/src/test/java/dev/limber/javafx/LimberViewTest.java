package dev.limber.javafx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelStage;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A window in a JVM of its own, on a display in memory where there is no other. */
class LimberViewTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"fox.skel2d", "lantern-0.3.skf"})
  void showsWhatTheReferenceRendererDraws(String sample) throws Exception {
    Path file = Path.of("../samples", sample).toAbsolutePath();
    Path out = folder.resolve("seen");
    assertEquals("hidden false", run(file, out));
    PixelStage stage = new PixelStage(Java2d.load(file), () -> {});
    stage.play(stage.puppet().animations().get(0)).seek(LimberViewProgram.SECONDS);
    int[] expected = stage.draw(LimberViewProgram.WIDTH, LimberViewProgram.HEIGHT, 1, 1).pixels();
    try (DataInputStream seen = new DataInputStream(Files.newInputStream(out))) {
      int different = 0;
      int inked = 0;
      for (int i = 0; i < LimberViewProgram.WIDTH * LimberViewProgram.HEIGHT; i++) {
        int pixel = seen.readInt();
        inked += pixel != 0 ? 1 : 0;
        different += pixel != expected[i] ? 1 : 0;
      }
      assertEquals(0, different);
      assertTrue(inked > 2000, "only " + inked);
      List<Boolean> states = List.of(seen.readBoolean(), seen.readBoolean(), seen.readBoolean());
      assertEquals(List.of(false, true, false), states, "before, shown, paused");
    }
  }

  private String run(Path sample, Path out) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String modules = System.getProperty("jdk.module.path", "");
    String classes = System.getProperty("java.class.path") + File.pathSeparator + modules;
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-Dprism.order=sw",
            "-cp",
            classes,
            LimberViewProgram.class.getName(),
            sample.toString(),
            out.toString());
    Path complaints = folder.resolve("complaints");
    builder.redirectError(complaints.toFile());
    Process display = display(builder);
    try {
      Process program = builder.start();
      String said;
      try (BufferedReader reader = program.inputReader(StandardCharsets.UTF_8)) {
        said = reader.readLine();
      }
      int code = program.waitFor();
      if (code == LimberViewProgram.NO_JAVAFX) {
        abort(read(complaints));
      }
      assertEquals(0, code, () -> read(complaints));
      return String.valueOf(said);
    } finally {
      if (display != null) {
        display.destroy();
      }
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Starts a display in memory where there is none; null if there is one. */
  private static Process display(ProcessBuilder program) throws IOException {
    boolean linux = System.getProperty("os.name").startsWith("Linux");
    if (!linux || System.getenv("DISPLAY") != null) {
      return null;
    }
    try {
      Process server =
          new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-noreset")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String number = server.inputReader(StandardCharsets.US_ASCII).readLine();
      program.environment().put("DISPLAY", ":" + number.strip());
      return server;
    } catch (IOException e) {
      return abort("there is no display, and no Xvfb to make one");
    }
  }
}
