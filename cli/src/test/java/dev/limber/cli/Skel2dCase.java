package dev.limber.cli;

import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A reference source of Skel2D and what the original makes of it. */
public record Skel2dCase(String name, Path source, Path vector) {
  /** Cases whose model differs on purpose; skel2d's ModelConformanceTest says why. */
  private static final Set<String> CORRECTED = Set.of("bom", "suffix-names", "suffix-slots");

  /** Returns all cases but the corrected ones. */
  public static List<Skel2dCase> all() throws IOException {
    Path folder = ReferenceData.path("skel2d");
    List<Skel2dCase> cases = new ArrayList<>();
    try (Stream<Path> vectors = Files.list(folder.resolve("vectors"))) {
      for (Path vector : vectors.sorted().toList()) {
        String name = vector.getFileName().toString().replaceFirst("\\.json(\\.gz)?$", "");
        if (!CORRECTED.contains(name)) {
          cases.add(new Skel2dCase(name, folder.resolve("sources/" + name + ".skel2d"), vector));
        }
      }
    }
    return cases;
  }

  public JsonObject expected() {
    return ReferenceData.read(vector);
  }
}
