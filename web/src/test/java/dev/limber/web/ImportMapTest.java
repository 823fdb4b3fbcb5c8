package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The build puts the editor where the page's import map says that it is. */
class ImportMapTest {
  private static final Path PAGE = Path.of("target/page");
  private static final Pattern SCRIPT = Pattern.compile("\"\\./(vendor/[^\"]+\\.js)\"");

  @Test
  void everyScriptOfTheMapIsThere() throws IOException {
    Matcher scripts = SCRIPT.matcher(Files.readString(PAGE.resolve("index.html")));
    int count = 0;
    while (scripts.find()) {
      assertTrue(Files.isRegularFile(PAGE.resolve(scripts.group(1))), scripts.group(1));
      count++;
    }
    assertTrue(count >= 14, count + " scripts");
  }
}
