package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Another program that reads what we write. Tests that need one are skipped, loudly, without it.
 */
public record Program(Path path) {

  public static Program find(String name) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
      Path path = Path.of(folder, name);
      if (Files.isExecutable(path)) {
        return new Program(path);
      }
    }
    String message = "SKIPPED: needs " + name + " on the path";
    System.err.println(message);
    assumeTrue(false, message);
    throw new AssertionError(message);
  }

  /** Runs it and returns its standard output; it must succeed. */
  public byte[] run(Object... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(path.toString()));
    for (Object word : words) {
      command.add(word.toString());
    }
    Path err = Files.createTempFile("limber-test", ".txt");
    try {
      Process process = new ProcessBuilder(command).redirectError(err.toFile()).start();
      process.getOutputStream().close();
      byte[] out = process.getInputStream().readAllBytes();
      String said = Files.readString(err, StandardCharsets.ISO_8859_1);
      assertEquals(0, process.waitFor(), command + "\n" + said);
      return out;
    } finally {
      Files.delete(err);
    }
  }
}
