package dev.limber.skel2d.conformance;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;

/** Reads the reference vectors of poses and drawings. */
public final class PoseVectors {
  /** Cases whose model differs on purpose; see {@code ModelConformanceTest}. */
  private static final Set<String> CORRECTED = Set.of("bom", "suffix-names", "suffix-slots");

  private PoseVectors() {}

  /** One reference case with a skeleton to hold against it. */
  public record Case(String name, JsonObject vector, Skeleton skeleton) {}

  /**
   * Returns a test for every case, twice: with the skeleton of the source and with the vectors' own
   * model, so that mistakes of the reader and of the pose are told apart.
   */
  public static List<DynamicTest> tests(Consumer<Case> check) {
    List<DynamicTest> tests = new ArrayList<>();
    for (String name : Vectors.names()) {
      tests.add(DynamicTest.dynamicTest(name + " (model)", () -> check.accept(fromModel(name))));
      if (!CORRECTED.contains(name)) {
        tests.add(DynamicTest.dynamicTest(name, () -> check.accept(fromSource(name))));
      }
    }
    return tests;
  }

  /** Reads a case with the vectors' own model. */
  public static Case fromModel(String name) {
    JsonObject vector = Vectors.vector(name);
    return new Case(name, vector, VectorModel.skeleton(object(vector, "model")));
  }

  /** Reads a case with what its source says. */
  public static Case fromSource(String name) {
    return new Case(name, Vectors.vector(name), Skel2d.parse(Vectors.source(name)).skeleton());
  }

  public static JsonObject object(JsonObject in, String name) {
    return (JsonObject) in.get(name);
  }

  /** Returns a list, empty when it is missing. */
  public static JsonArray array(JsonObject in, String name) {
    return in.has(name) ? (JsonArray) in.get(name) : new JsonArray(in);
  }

  public static double number(JsonValue value) {
    return ((JsonNumber) value).value();
  }

  public static String text(JsonValue value) {
    return ((JsonString) value).value();
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

  /** Holds a number to the tolerance of the vectors. */
  public static void near(double want, double got, String where) {
    if (!(Math.abs(got - want) <= 1e-6 * (1 + Math.abs(want)))) {
      Assertions.assertEquals(want, got, where);
    }
  }
}
