package dev.limber.skelform.conformance;

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

  /** Returns the SkelForm part of the conformance data. */
  public static Path folder() {
    return ReferenceData.path("skelform");
  }

  public static List<Path> files(String under) {
    return files(folder().resolve(under));
  }

  public static List<Path> files(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static JsonObject unit(String name) {
    return read(folder().resolve("vectors/unit").resolve(name + ".json"));
  }

  public static JsonObject read(Path file) {
    return ReferenceData.read(file);
  }

  public static List<JsonArray> rows(String unit) {
    List<JsonArray> rows = new ArrayList<>();
    for (JsonValue row : (JsonArray) unit(unit).get("rows")) {
      rows.add((JsonArray) row);
    }
    return rows;
  }

  public static List<JsonObject> cases(String unit) {
    List<JsonObject> cases = new ArrayList<>();
    for (JsonValue value : (JsonArray) unit(unit).get("cases")) {
      cases.add((JsonObject) value);
    }
    return cases;
  }

  public static double number(JsonValue value) {
    return ((JsonNumber) value).value();
  }

  public static double number(JsonArray array, int index) {
    return number(array.get(index));
  }

  public static boolean bool(JsonValue value) {
    return ((JsonBoolean) value).value();
  }

  public static String text(JsonValue value) {
    return ((JsonString) value).value();
  }

  public static JsonArray array(JsonObject object, String name) {
    return (JsonArray) object.get(name);
  }

  /** Returns a list of numbers; {@code "NaN"} strings become NaN. */
  public static double[] numbers(JsonValue value) {
    JsonArray array = (JsonArray) value;
    double[] numbers = new double[array.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = array.get(i) instanceof JsonNumber number ? number.value() : Double.NaN;
    }
    return numbers;
  }
}
