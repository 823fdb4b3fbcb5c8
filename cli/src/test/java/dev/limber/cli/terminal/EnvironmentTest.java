package dev.limber.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnvironmentTest {
  @TempDir Path folder;

  @Test
  void programsAreFoundOnTheSearchPath() throws IOException {
    Path program = Files.createFile(folder.resolve("tool"));
    assertTrue(program.toFile().setExecutable(true));
    Environment found = environment("" + File.pathSeparator + folder);
    assertEquals(program, found.program("tool"));
    assertNull(found.program("other"));
    assertNull(environment(null).program("tool"));
  }

  private static Environment environment(String searchPath) {
    return new Environment(
        InputStream.nullInputStream(),
        Paint.NONE,
        false,
        false,
        searchPath,
        OutputStream.nullOutputStream());
  }
}
