package dev.limber.skel2d.conformance;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;

/** Reads reference vectors from the shared folder; tests are skipped loudly without it. */
public final class Vectors {
  private static final AtomicBoolean said = new AtomicBoolean();

  private Vectors() {}

  /**
   * Returns the shared folder, or nothing, after saying so in one loud line.
   *
   * <p>It is named by the system property {@code limber.shared}, or beside the project.
   */
  public static Optional<Path> shared() {
    String property = System.getProperty("limber.shared");
    Path shared = Path.of(property != null ? property : "../../shared").toAbsolutePath();
    Path folder = shared.normalize();
    if (Files.isDirectory(folder.resolve("conformance/skel2d"))) {
      return Optional.of(folder);
    }
    if (!said.getAndSet(true)) {
      System.out.println(
          "SKIPPED: no conformance data in " + folder + "; set -Dlimber.shared=/path/to/shared");
    }
    return Optional.empty();
  }

  public static Path folder() {
    Path shared = shared().orElse(null);
    Assumptions.assumeTrue(shared != null, "no conformance data");
    return shared.resolve("conformance/skel2d");
  }

  /** Returns the names of all cases. */
  public static List<String> names() {
    try (Stream<Path> files = Files.list(folder().resolve("sources"))) {
      return files
          .map(file -> file.getFileName().toString().replace(".skel2d", ""))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String source(String name) {
    try {
      return Files.readString(folder().resolve("sources/" + name + ".skel2d"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static JsonObject vector(String name) {
    Path plain = folder().resolve("vectors/" + name + ".json");
    Path file = Files.exists(plain) ? plain : folder().resolve("vectors/" + name + ".json.gz");
    try (InputStream raw = Files.newInputStream(file);
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
      return (JsonObject)
          JsonReader.parse(in.readAllBytes(), name, Limits.DEFAULT, new Diagnostics(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<JsonObject> objects(JsonObject object, String name) {
    List<JsonObject> list = new ArrayList<>();
    for (JsonValue value : (JsonArray) object.get(name)) {
      list.add((JsonObject) value);
    }
    return list;
  }

  public static double number(JsonObject object, String name) {
    return ((JsonNumber) object.get(name)).value();
  }

  public static boolean bool(JsonObject object, String name) {
    return ((JsonBoolean) object.get(name)).value();
  }

  /** Returns a string, or null if it is null or missing. */
  public static String text(JsonObject object, String name) {
    return object.get(name) instanceof JsonString string ? string.value() : null;
  }

  public static double[] numbers(JsonValue value) {
    JsonArray array = (JsonArray) value;
    double[] numbers = new double[array.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ((JsonNumber) array.get(i)).value();
    }
    return numbers;
  }
}
