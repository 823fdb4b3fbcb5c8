package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The editor that the build takes is where scripts look for it, and is the one that tsc sees. */
class VendorImportsTest {
  private static final Path PAGE = Path.of("target/page");
  private static final Pattern IMPORT =
      Pattern.compile("^(?:import\\b[^;'\"]*|\\} from )['\"]([^'\"]+)['\"];", Pattern.MULTILINE);

  private static final Pattern WEBJAR =
      Pattern.compile("<artifactId>(codemirror|lezer)__(\\w+)</artifactId><version>([^<]+)<");
  private static final Pattern PACKAGE =
      Pattern.compile("\"@(codemirror|lezer)/(\\w+)\": \"([^\"]+)\"");

  @Test
  void everyImportNamesAFileOfThePage() throws IOException {
    int count = 0;
    List<Path> scripts;
    try (Stream<Path> found = Files.walk(PAGE)) {
      scripts = found.filter(file -> file.toString().endsWith(".js")).toList();
    }
    for (Path script : scripts) {
      boolean editor = script.startsWith(PAGE.resolve("editor"));
      if (editor || script.startsWith(PAGE.resolve("vendor"))) {
        Matcher imports = IMPORT.matcher(Files.readString(script));
        while (imports.find()) {
          Path file = script.getParent().resolve(imports.group(1)).normalize();
          assertTrue(Files.isRegularFile(file), script + " imports " + imports.group(1));
          count++;
        }
      }
    }
    assertTrue(count > 100, count + " imports");
  }

  @Test
  void thePageHasNoInlineScript() throws IOException {
    String html = Files.readString(PAGE.resolve("index.html"));
    assertEquals(html.indexOf("<script"), html.indexOf("<script type=\"module\" src="));
    assertEquals(html.indexOf("<script"), html.lastIndexOf("<script"));
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
