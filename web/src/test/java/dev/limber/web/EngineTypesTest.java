package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The types by which scripts know the engine say what the Java classes export. */
class EngineTypesTest {
  private static final Path JAVA = Path.of("src/main/java/dev/limber/web");
  private static final Path RUNTIME = Path.of("src/main/types/limber-core.d.ts");
  private static final Path STUDIO = Path.of("src/main/types/engine.d.ts");

  private static final Pattern EXPORTED =
      Pattern.compile("@JSExport\\s+public (?:static )?[\\w@.\\[\\] ]+? (\\w+)\\(([^)]*)\\)");

  private static final Pattern INTERFACE =
      Pattern.compile("^export interface (\\w+) \\{(.*?)^}", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern METHOD =
      Pattern.compile("^  (\\w+)\\(([^)]*)\\)", Pattern.MULTILINE);

  private static final Pattern FUNCTION =
      Pattern.compile("^export function (\\w+)\\(([^)]*)\\)", Pattern.MULTILINE);

  @TestFactory
  Stream<DynamicTest> classesExportWhatIsDeclared() throws IOException {
    return INTERFACE
        .matcher(Files.readString(RUNTIME) + Files.readString(STUDIO))
        .results()
        .map(
            found ->
                DynamicTest.dynamicTest(
                    found.group(1),
                    () ->
                        assertEquals(
                            exportsOf(found.group(1)), calls(METHOD.matcher(found.group(2))))));
  }

  @Test
  void theRuntimeExportsWhatIsDeclared() throws IOException {
    assertEquals(exportsOf("RuntimeModule"), calls(FUNCTION.matcher(Files.readString(RUNTIME))));
  }

  @Test
  void theStudioExportsWhatIsDeclared() throws IOException {
    Set<String> declared = calls(FUNCTION.matcher(Files.readString(STUDIO)));
    declared.addAll(exportsOf("RuntimeModule"));
    assertEquals(exportsOf("StudioModule"), declared);
  }

  /** Returns what a Java class exports: each name with the number of its parameters. */
  private static Set<String> exportsOf(String type) throws IOException {
    try (Stream<Path> files = Files.walk(JAVA)) {
      Path file = files.filter(path -> path.endsWith(type + ".java")).findAny().orElseThrow();
      Set<String> exports = calls(EXPORTED.matcher(Files.readString(file)));
      assertFalse(exports.isEmpty(), type);
      return exports;
    }
  }

  private static Set<String> calls(Matcher matcher) {
    Set<String> calls = new TreeSet<>();
    while (matcher.find()) {
      String parameters = matcher.group(2).trim();
      calls.add(matcher.group(1) + "/" + (parameters.isEmpty() ? 0 : parameters.split(",").length));
    }
    return calls;
  }
}
