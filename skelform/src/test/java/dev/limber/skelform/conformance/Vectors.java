package dev.limber.skelform.conformance;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.Shared;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;

/** Reads reference vectors from the shared folder; the test is skipped loudly without it. */
public final class Vectors {
  private Vectors() {}

  /** Returns the SkelForm part of the conformance data. */
  public static Path folder() {
    Path conformance = Shared.conformance().orElse(null);
    Assumptions.assumeTrue(conformance != null, "no conformance data");
    return conformance.resolve("skelform");
  }

  public static List<Path> files(String under) {
    try (Stream<Path> walk = Files.walk(folder().resolve(under))) {
      return walk.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static JsonObject unit(String name) {
    return read(folder().resolve("vectors/unit").resolve(name + ".json"));
  }

  public static JsonObject read(Path file) {
    try (InputStream raw = Files.newInputStream(file);
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
      Diagnostics diagnostics = new Diagnostics(file.toString());
      byte[] bytes = in.readAllBytes();
      return (JsonObject)
          JsonReader.parse(bytes, file.getFileName().toString(), Limits.DEFAULT, diagnostics);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
