package dev.limber.conformance;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.json.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** A file of {@code conformance/} that says what steps give. */
record Vector(Path file, JsonObject content) {

  /** Returns a test of each file in a part of the suite. */
  static List<DynamicTest> tests(String part, Consumer<Vector> check) {
    try (Stream<Path> files = Files.list(Suite.FOLDER.resolve(part))) {
      List<DynamicTest> tests =
          files
              .filter(file -> file.toString().endsWith(".json"))
              .sorted()
              .map(file -> new Vector(file, ReferenceData.read(file)))
              .map(v -> DynamicTest.dynamicTest(v.name(), () -> check.accept(v)))
              .toList();
      if (tests.isEmpty()) {
        throw new AssertionError("no files in " + part);
      }
      return tests;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String name() {
    return String.valueOf(file.getFileName());
  }

  String text(String key) {
    return ((JsonString) content.get(key)).value();
  }

  /** Returns the character that a key names. */
  Path character(String key) {
    return file.resolveSibling(text(key)).normalize();
  }

  List<String> styles() {
    List<String> styles = new ArrayList<>();
    ((JsonArray) content.get("styles")).forEach(name -> styles.add(((JsonString) name).value()));
    return styles;
  }

  List<JsonObject> steps() {
    List<JsonObject> steps = new ArrayList<>();
    ((JsonArray) content.get("steps")).forEach(step -> steps.add((JsonObject) step));
    return steps;
  }

  List<JsonArray> rows() {
    List<JsonArray> rows = new ArrayList<>();
    ((JsonArray) content.get("rows")).forEach(row -> rows.add((JsonArray) row));
    return rows;
  }

  /** Returns a value as one line. */
  static String line(JsonValue value) {
    StringBuilder text = new StringBuilder();
    write(value, new JsonWriter(text));
    return text.toString();
  }

  private static void write(JsonValue value, JsonWriter json) {
    if (value instanceof JsonObject object) {
      json.beginObject();
      object.names().forEach(name -> write(object.get(name), json.name(name)));
      json.endObject();
    } else if (value instanceof JsonArray array) {
      json.beginArray();
      array.forEach(one -> write(one, json));
      json.endArray();
    } else if (value instanceof JsonString string) {
      json.value(string.value());
    } else if (value instanceof JsonNumber number) {
      json.value(number.value());
    } else if (value instanceof JsonBoolean flag) {
      json.value(flag.value());
    } else {
      json.nullValue();
    }
  }
}
