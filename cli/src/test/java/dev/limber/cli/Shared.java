package dev.limber.cli;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** Finds conformance data, which is too large to be kept in the project. */
public final class Shared {
  private static boolean said;

  private Shared() {}

  /**
   * Returns the SkelForm part, or null after saying so in one loud line. It is in the folder named
   * by the system property {@code limber.shared}, or in {@code shared} beside the project.
   */
  public static Path skelform() {
    return part("skelform");
  }

  /** Returns the Skel2D part, or null after saying so. */
  static Path skel2d() {
    return part("skel2d");
  }

  private static Path part(String name) {
    String property = System.getProperty("limber.shared");
    Path shared = Path.of(property != null ? property : "../../shared").toAbsolutePath();
    Path folder = shared.resolve("conformance").resolve(name).normalize();
    if (Files.isDirectory(folder)) {
      return folder;
    }
    if (!said) {
      said = true;
      System.out.println(
          "SKIPPED: no conformance data in " + folder + "; set -Dlimber.shared=/path/to/shared");
    }
    return null;
  }

  public static JsonObject read(Path gzipped) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(gzipped))) {
      return parse(in.readAllBytes());
    }
  }

  public static JsonObject parse(byte[] json) {
    return (JsonObject) JsonReader.parse(json, "", Limits.DEFAULT, new Diagnostics(""));
  }
}
