package dev.limber.skel2d.conformance;

import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads the reference vectors. */
public final class Vectors {
  private Vectors() {}

  public static Path folder() {
    return ReferenceData.path("skel2d");
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
    return ReferenceData.read(file);
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
