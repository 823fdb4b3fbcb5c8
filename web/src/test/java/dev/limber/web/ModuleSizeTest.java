package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The module that pages load is one file, and does not grow unnoticed. */
class ModuleSizeTest {
  /** What the module may weigh with gzip; docs/web.md says what weighs. */
  private static final int CEILING = 196_600;

  private static final Path MODULE = Path.of("target/page/limber/limber.js");

  /** What each of the parts for other engines may weigh with gzip. */
  private static final int ENGINE_CEILING = 4_500;

  @Test
  void theModuleStaysBelowItsCeiling() throws IOException {
    int packed = packed(MODULE);
    assertTrue(packed <= CEILING, "limber.js has " + packed + " bytes with gzip");
    assertTrue(packed > CEILING / 2, "much smaller: lower the ceiling");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pixi.js", "phaser.js"})
  void thePartsForOtherEnginesStayBelowTheirs(String name) throws IOException {
    int packed = packed(MODULE.resolveSibling(name));
    System.out.println("sizes: " + name + " " + packed + " bytes with gzip");
    assertTrue(packed <= ENGINE_CEILING, name + " has " + packed + " bytes with gzip");
  }

  private static int packed(Path file) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(Files.readAllBytes(file));
    }
    return packed.size();
  }

  @Test
  void theModuleImportsNothing() throws IOException {
    assertTrue(Files.readAllLines(MODULE).stream().noneMatch(line -> line.startsWith("import ")));
  }
}
