package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The folders of the page stand one above the other: imports lead down only. */
class PageImportsTest {
  private static final Path PAGE = Path.of("src/main/page");
  private static final Path RUNTIME = Path.of("src/main/js");

  /** What each folder may import besides itself; "limber" is the runtime, "@" the text editor. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.of(
          "limber", Set.of(),
          "engine", Set.of("limber"),
          "ui", Set.of("limber"),
          "document", Set.of("limber", "engine", "ui"),
          "editor", Set.of("limber", "engine", "ui", "document", "@"),
          "view", Set.of("limber", "engine", "ui", "document"),
          "files", Set.of("limber", "engine", "ui", "document"),
          "export", Set.of("limber", "engine", "ui", "document"),
          "app", Set.of("ui", "document", "editor", "view", "files", "export"));

  private static final Pattern IMPORT =
      Pattern.compile(
          "(?:^import\\b[^;']*|^\\} from |\\bimport\\(|\\bnew Worker\\(new URL\\()'([^']+)'",
          Pattern.MULTILINE);

  @Test
  void importsLeadToLowerFoldersOnly() throws IOException {
    List<String> wrong = new ArrayList<>();
    int imports = 0;
    for (Map.Entry<String, String> script : scripts().entrySet()) {
      Matcher matcher = IMPORT.matcher(script.getValue());
      while (matcher.find()) {
        imports++;
        String from = folder(script.getKey());
        String to = target(script.getKey(), matcher.group(1));
        if (!from.equals(to) && !ALLOWED.getOrDefault(from, Set.of()).contains(to)) {
          wrong.add(script.getKey() + " imports " + matcher.group(1));
        }
      }
    }
    assertTrue(imports > 200, "the imports are found: " + imports);
    assertEquals(List.of(), wrong);
  }

  @Test
  void everyScriptHasANameOfItsOwn() throws IOException {
    Map<String, String> known = new TreeMap<>();
    List<String> twice = new ArrayList<>();
    for (String script : scripts().keySet()) {
      String before = known.put(Path.of(script).getFileName().toString(), script);
      if (before != null) {
        twice.add(before + " and " + script);
      }
    }
    assertEquals(List.of(), twice);
  }

  private static String target(String script, String address) {
    if (!address.startsWith(".")) {
      return "@";
    }
    return folder(Path.of(script).resolveSibling(address).normalize().toString());
  }

  private static String folder(String script) {
    return Path.of(script).getName(0).toString();
  }

  /** Returns the scripts by their addresses in the page. */
  private static Map<String, String> scripts() throws IOException {
    Map<String, String> found = new TreeMap<>();
    add(found, PAGE, Path.of(""));
    add(found, RUNTIME, Path.of("limber"));
    return found;
  }

  private static void add(Map<String, String> found, Path root, Path at) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
        String address = at.resolve(root.relativize(file)).toString().replace('\\', '/');
        found.put(address, Files.readString(file));
      }
    }
  }
}
