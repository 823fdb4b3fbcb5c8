package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The editor that the build takes is where the page looks for it, and is the one that tsc sees. */
class ImportMapTest {
  private static final Path PAGE = Path.of("target/page");
  private static final Pattern SCRIPT = Pattern.compile("\"\\./(vendor/[^\"]+\\.js)\"");

  private static final Pattern WEBJAR =
      Pattern.compile("<artifactId>(codemirror|lezer)__(\\w+)</artifactId><version>([^<]+)<");
  private static final Pattern PACKAGE =
      Pattern.compile("\"@(codemirror|lezer)/(\\w+)\": \"([^\"]+)\"");

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

  @Test
  void scriptsAreCheckedAgainstTheVersionsThatAreShipped() throws IOException {
    Map<String, String> shipped = versions(WEBJAR, Path.of("pom.xml"));
    Map<String, String> checked = versions(PACKAGE, Path.of("package.json"));
    assertTrue(checked.size() >= 9, checked.toString());
    shipped.keySet().retainAll(checked.keySet());
    assertEquals(shipped, checked);
  }

  private static Map<String, String> versions(Pattern part, Path file) throws IOException {
    Map<String, String> versions = new TreeMap<>();
    Matcher parts = part.matcher(Files.readString(file));
    while (parts.find()) {
      versions.put(parts.group(1) + "/" + parts.group(2), parts.group(3));
    }
    return versions;
  }
}
