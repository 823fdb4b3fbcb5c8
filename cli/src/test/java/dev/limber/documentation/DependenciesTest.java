package dev.limber.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** {@code docs/dependencies.md} lists what the build files name, and is made from them. */
class DependenciesTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PAGE = ROOT.resolve("docs/dependencies.md");
  private static final String HOW =
      "./mvnw test -pl cli -am -Dtest=DependenciesTest -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dlimber.dependencies=update";

  @Test
  void thePageListsWhatTheBuildFilesName() throws IOException {
    String page = page();
    if ("update".equals(System.getProperty("limber.dependencies"))) {
      Files.writeString(PAGE, page);
    }
    String committed = Files.exists(PAGE) ? Files.readString(PAGE) : "";
    assertEquals(page, committed, "the page is out of date; write it with " + HOW);
  }

  /** {@code gdx-example} builds by itself, and so names versions and files a second time. */
  @Test
  void theTemplateIsUpToDate() throws IOException {
    BuildFiles files = new BuildFiles(ROOT);
    Map<String, String> versions = new TreeMap<>();
    for (BuildFiles.Part part : files.parts) {
      String other = versions.putIfAbsent(part.name(), part.version());
      assertEquals(part.version(), Objects.requireNonNullElse(other, part.version()), part.name());
    }
    Path example = ROOT.resolve("gdx-example");
    String gradle = Files.readString(example.resolve("build.gradle.kts"));
    for (String version : List.of("limber.version", "gdx.version")) {
      String line = version.replace(".v", "V") + " = \"" + files.properties.get(version) + "\"";
      assertTrue(gradle.contains(line), "build.gradle.kts has no " + line);
    }
    String ours = "<version>" + files.properties.get("limber.version") + "</version>";
    for (String file : List.of("bom/pom.xml", "README.md")) {
      assertTrue(Files.readString(ROOT.resolve(file)).contains(ours), file + " has no " + ours);
    }
    try (var assets = Files.list(example.resolve("assets"))) {
      for (Path asset : assets.toList()) {
        Path sample = ROOT.resolve("samples").resolve(asset.getFileName());
        assertEquals(-1, Files.mismatch(asset, sample), "copy the sample over " + asset);
      }
    }
  }

  private static String page() throws IOException {
    List<BuildFiles.Part> parts = new BuildFiles(ROOT).parts;
    return """
    # Dependencies

    Everything by other hands that the build files name. `DependenciesTest` writes this page from them and fails when it
    is out of date. What these bring along, and all licences, are in the list that
    [CONTRIBUTING.md](../CONTRIBUTING.md#what-is-inside) says how to make; what our files carry is in `NOTICE`.

    ## Shipped, or needed at run time

    TeaVM's class library, from the next table, is compiled into `limber.js` and the studio's engine.

    %s
    ## Needed to compile

    %s
    ## Tests and benchmarks

    %s
    ## Checks of the scripts (npm)

    %s"""
        .formatted(
            table(parts, Set.of("compile", "runtime")),
            table(parts, Set.of("provided", "build")),
            table(parts, Set.of("test")),
            npm());
  }

  private static String table(List<BuildFiles.Part> parts, Set<String> uses) {
    TreeMap<String, Set<String>> modules = new TreeMap<>();
    for (BuildFiles.Part part : parts) {
      if (uses.contains(part.use())) {
        String module = part.module().isEmpty() ? "all" : part.module();
        String row = "| `" + part.name() + "` | " + part.version();
        modules.computeIfAbsent(row, key -> new TreeSet<>()).add(module);
      }
    }
    StringBuilder table = new StringBuilder("| Part | Version | In |\n|---|---|---|\n");
    modules.forEach(
        (row, in) -> {
          String where = in.contains("all") ? "all" : String.join(", ", in);
          table.append(row).append(" | ").append(where).append(" |\n");
        });
    return table.toString();
  }

  private static String npm() throws IOException {
    byte[] json = Files.readAllBytes(ROOT.resolve("web/package.json"));
    JsonObject file =
        (JsonObject)
            JsonReader.parse(json, "package.json", Limits.DEFAULT, new Diagnostics("package.json"));
    StringBuilder table = new StringBuilder("| Part | Version |\n|---|---|\n");
    JsonObject parts = (JsonObject) file.get("devDependencies");
    for (String name : parts) {
      String version = ((JsonString) parts.get(name)).value();
      table.append("| `").append(name).append("` | ").append(version).append(" |\n");
    }
    return table.toString();
  }
}
