package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The module that pages load is one file, and does not grow unnoticed. */
class ModuleSizeTest {
  /** What the module may weigh with gzip; docs/web.md says what weighs. */
  private static final int CEILING = 190_000;

  private static final Path MODULE = Path.of("target/page/limber/limber.js");

  @Test
  void theModuleStaysBelowItsCeiling() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(Files.readAllBytes(MODULE));
    }
    assertTrue(packed.size() <= CEILING, "limber.js has " + packed.size() + " bytes with gzip");
    assertTrue(packed.size() > CEILING / 2, "much smaller: lower the ceiling");
  }

  @Test
  void theModuleImportsNothing() throws IOException {
    assertTrue(Files.readAllLines(MODULE).stream().noneMatch(line -> line.startsWith("import ")));
  }
}
