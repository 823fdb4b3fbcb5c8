package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.math.Trig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Replays reference runs through the text protocol: what a program in another language would see.
 * The other tests of poses replay all of them; here the road through JSON is tested.
 */
@NeedsReferenceData
class PoseScriptConformanceTest {
  @ParameterizedTest
  @CsvSource({
    "0.7.0/skellington/run, false",
    "0.7.0/skellington/stand__to__run, true",
    "0.7.0/skellina/walk, true",
    "0.7.0/skellina/static, false",
    "0.6.0/skellington/run, false",
    "0.5.0/skellina/walk, false",
    "0.4.0/skellina/walk, false",
    "0.2.0/skellington/run, true",
    "0.2.0/skellington/static, false",
    "0.1/skellington/stand, false",
    "synthetic/features/flags, true",
    "synthetic/features/tints, false",
    "synthetic/physics/shake, false"
  })
  void answersAreTheReferencePoses(String name, boolean byName) throws IOException {
    Path folder = ReferenceData.path("skelform");
    JsonObject vectors = ReferenceData.read(folder.resolve("vectors/poses/" + name + ".json.gz"));
    Path sample = folder.resolve(text(vectors.get("sample")));
    for (JsonValue value : array(vectors, "runs")) {
      JsonObject run = (JsonObject) value;
      StringBuilder script = new StringBuilder();
      for (JsonValue step : array(run, "steps")) {
        script.append(line((JsonObject) step, run, byName ? vectors : null)).append('\n');
      }
      Command result = Command.withInput(script.toString(), "pose", sample, "--script", "-");
      assertEquals(0, result.code(), result.err());
      compare(vectors, run, result.out().lines().toList());
    }
  }

  /** Returns the line that asks for a step; animations by name if the vectors are given. */
  private static String line(JsonObject step, JsonObject run, JsonObject names) {
    StringBuilder line = new StringBuilder();
    JsonWriter json = new JsonWriter(line);
    json.beginObject();
    json.name("reset").value(((JsonBoolean) run.get("reset_each_step")).value());
    if (step.get("animate") instanceof JsonBoolean animate) {
      json.name("animate").value(animate.value());
    }
    for (String key : List.of("anims", "frames", "smooth", "velocity")) {
      if (step.get(key) instanceof JsonArray values) {
        json.name(key).beginArray();
        for (double value : numbers(values)) {
          if (names != null && key.equals("anims")) {
            json.value(
                text(((JsonObject) array(names, "animations").get((int) value)).get("name")));
          } else {
            json.value(value);
          }
        }
        json.endArray();
      }
    }
    json.endObject();
    return line.toString();
  }

  private static void compare(JsonObject vectors, JsonObject run, List<String> answers) {
    JsonArray steps = array(run, "steps");
    assertEquals(steps.size(), answers.size());
    int compared = 0;
    for (int i = 0; i < steps.size(); i++) {
      JsonObject step = (JsonObject) steps.get(i);
      if (step.has("cpos")) {
        JsonObject answer = ReferenceData.parse(answers.get(i).getBytes(StandardCharsets.UTF_8));
        new Comparison(vectors, step, answer, text(run.get("name")) + " step " + i).compare();
        compared++;
      }
    }
    assertTrue(compared > 0, "nothing compared");
  }

  /** One answer against one step, within the tolerances of the data's README. */
  private record Comparison(JsonObject vectors, JsonObject step, JsonObject answer, String where) {

    void compare() {
      assertEquals(
          List.of(
              "pos", "rot", "scale", "hidden", "ik", "tex", "tint", "zindex", "cpos", "crot",
              "cscale", "mesh", "phys"),
          answer.names());
      near("pos", 1e-3);
      near("rot", 2e-5);
      near("scale", 1e-5);
      near("cpos", 2e-2);
      near("cscale", 1e-5);
      double[] expected = numbers(step.get("crot"));
      double[] turned = numbers(answer.get("crot"));
      for (int b = 0; b < expected.length; b++) {
        assertEquals(0, Trig.shortestTurn(expected[b], turned[b]), 1e-4, where + " crot " + b);
      }
      if (vectors.get("initial") instanceof JsonObject initial) {
        switches(initial);
      }
      if (step.get("mesh") instanceof JsonObject meshes) {
        meshes(meshes);
      }
      if (step.get("phys") instanceof JsonArray physics) {
        physics(physics);
      }
    }

    private void near(String key, double by) {
      near(key, numbers(step.get(key)), numbers(answer.get(key)), by);
    }

    private void near(String key, double[] expected, double[] actual, double by) {
      assertEquals(expected.length, actual.length, where + " " + key);
      for (int i = 0; i < expected.length; i++) {
        if (!(Math.abs(expected[i] - actual[i]) <= by)) {
          assertEquals(expected[i], actual[i], by, where + " " + key + " " + i);
        }
      }
    }

    /** What a step leaves out is as it was at first; older references know only some of these. */
    private void switches(JsonObject initial) {
      for (String key : List.of("hidden", "ik", "tex", "zindex")) {
        JsonValue expected = step.has(key) ? step.get(key) : initial.get(key);
        if (expected != null) {
          assertEquals(flat(expected), flat(answer.get(key)), where + " " + key);
        }
      }
      JsonValue tint = step.has("tint") ? step.get("tint") : initial.get("tint");
      if (tint != null && numbers(tint).length > 0) {
        near("tint", numbers(tint), numbers(answer.get("tint")), 1e-5);
      }
    }

    private void meshes(JsonObject expected) {
      boolean byBone = text(vectors.get("mesh_keyed_by")).startsWith("bone");
      List<String> owners = flat(vectors.get("visual_bones"));
      JsonObject actual = (JsonObject) answer.get("mesh");
      assertEquals(expected.size(), actual.size(), where + " meshes");
      for (String key : expected.names()) {
        String visual = byBone ? Integer.toString(owners.indexOf(key + ".0")) : key;
        near("mesh " + key, numbers(expected.get(key)), numbers(actual.get(visual)), 3e-2);
      }
    }

    private void physics(JsonArray expected) {
      JsonArray actual = array(answer, "phys");
      assertEquals(expected.size(), actual.size(), where + " phys");
      for (int i = 0; i < expected.size(); i++) {
        JsonObject want = (JsonObject) expected.get(i);
        JsonObject have = (JsonObject) actual.get(i);
        String name = "phys " + i;
        assertEquals(number(want.get("bone")), number(have.get("bone")), where + name);
        near(name, numbers(want.get("global_pos")), numbers(have.get("global_pos")), 2e-2);
        near(name, numbers(want.get("global_scale")), numbers(have.get("global_scale")), 1e-3);
        for (String key :
            List.of("global_rot", "global_orbit", "global_orbit_diff", "global_orbit_vel")) {
          double turn = Trig.shortestTurn(number(want.get(key)), number(have.get(key)));
          assertEquals(0, turn, 1e-3, where + " " + name + " " + key);
        }
      }
    }
  }

  /** Returns all scalars as text, so that lists of any kind can be compared. */
  private static List<String> flat(JsonValue value) {
    List<String> flat = new ArrayList<>();
    if (value instanceof JsonArray array) {
      array.forEach(one -> flat.addAll(flat(one)));
    } else if (value instanceof JsonNumber number) {
      flat.add(Double.toString(number.value()));
    } else if (value instanceof JsonString text) {
      flat.add(text.value());
    } else if (value instanceof JsonBoolean flag) {
      flat.add(Boolean.toString(flag.value()));
    }
    return flat;
  }

  private static JsonArray array(JsonObject object, String key) {
    return (JsonArray) object.get(key);
  }

  private static String text(JsonValue value) {
    return ((JsonString) value).value();
  }

  private static double number(JsonValue value) {
    return ((JsonNumber) value).value();
  }

  private static double[] numbers(JsonValue value) {
    JsonArray array = (JsonArray) value;
    double[] numbers = new double[array.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(array.get(i));
    }
    return numbers;
  }
}
