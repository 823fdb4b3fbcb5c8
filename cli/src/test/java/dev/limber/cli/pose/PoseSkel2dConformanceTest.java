package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skel2dCase;
import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.math.Trig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Replays all Skel2D vectors through {@code limber pose --script}. */
@NeedsReferenceData
class PoseSkel2dConformanceTest {
  @Test
  void vectorsAreThere() throws IOException {
    // Counts as skipped where they are not; a factory that is skipped would not show up at all.
    assertFalse(Skel2dCase.all().isEmpty());
  }

  @TestFactory
  List<DynamicTest> answersAreTheReferencePoses() throws IOException {
    return Skel2dCase.all().stream()
        .map(one -> DynamicTest.dynamicTest(one.name(), () -> new Replay(one).poses()))
        .toList();
  }

  @TestFactory
  List<DynamicTest> drawListsAreTheReferenceGeometry() throws IOException {
    return Skel2dCase.all().stream()
        .map(one -> DynamicTest.dynamicTest(one.name(), () -> new Replay(one).geometry()))
        .toList();
  }

  /** One application of an animation. */
  private record Apply(String animation, double from, JsonValue to, double mix) {
    void write(JsonWriter json) {
      json.name("anim").value(animation);
      json.name("from").value(from);
      json.name("to").value(number(to));
      json.name("mix").value(mix);
    }
  }

  private static final class Replay {
    private final Skel2dCase one;
    private final JsonObject vector;
    private final StringBuilder script = new StringBuilder();
    private final List<JsonValue> wanted = new ArrayList<>();

    Replay(Skel2dCase one) throws IOException {
      this.one = one;
      this.vector = one.expected();
    }

    void poses() {
      step(vector.get("setup"), true);
      JsonObject poses = (JsonObject) vector.get("poses");
      for (String name : poses) {
        JsonObject steps = (JsonObject) poses.get(name);
        for (JsonObject step : objects(steps, "seek")) {
          step(step, true, new Apply(name, 0, step.get("t"), 1));
        }
        for (JsonObject step : objects(steps, "mix")) {
          step(step, true, new Apply(name, 0, step.get("t"), number(step.get("p"))));
        }
        sequence(name, objects(steps, "sequence"), 1);
        sequence(name, objects(steps, "sequence_mix"), 0.4);
      }
      for (JsonObject step : objects(vector, "crossfade")) {
        step(
            step,
            true,
            new Apply(text(step.get("a")), 0, step.get("ta"), 1),
            new Apply(text(step.get("b")), 0, step.get("tb"), number(step.get("p"))));
      }
      List<JsonObject> answers = run();
      for (int i = 0; i < answers.size(); i++) {
        JsonObject want = (JsonObject) wanted.get(i);
        assertEquals(List.of("world", "local", "slots"), answers.get(i).names());
        for (String key : List.of("world", "local", "slots")) {
          if (want.has(key)) { // big-stress is thinned
            boolean local = key.equals("local");
            near((JsonArray) want.get(key), (JsonArray) answers.get(i).get(key), local, want);
          }
        }
      }
    }

    private void sequence(String name, List<JsonObject> steps, double mix) {
      boolean reset = true;
      for (JsonObject step : steps) {
        step(step, reset, new Apply(name, number(step.get("t0")), step.get("t1"), mix));
        reset = false;
      }
    }

    void geometry() {
      JsonObject geometry = (JsonObject) vector.get("geometry");
      for (String skin : geometry) {
        script.setLength(0);
        wanted.clear();
        step(geometry.get(skin), true);
        JsonObject poses = (JsonObject) vector.get("poses");
        for (String name : poses) {
          for (JsonObject step : objects((JsonObject) poses.get(name), "geometry")) {
            if (step.has("t") && text(step.get("skin")).equals(skin)) {
              step(step.get("draws"), true, new Apply(name, 0, step.get("t"), 1));
            }
          }
        }
        List<JsonObject> answers = run("--with", "draw", "--skin", skin);
        for (int i = 0; i < answers.size(); i++) {
          draws((JsonArray) wanted.get(i), (JsonArray) answers.get(i).get("draw"));
        }
      }
    }

    private void step(JsonValue want, boolean reset, Apply... applications) {
      wanted.add(want);
      JsonWriter json = new JsonWriter(script);
      json.beginObject().name("reset").value(reset);
      if (applications.length == 1) {
        applications[0].write(json);
      } else if (applications.length > 1) {
        json.name("apply").beginArray();
        for (Apply application : applications) {
          json.beginObject();
          application.write(json);
          json.endObject();
        }
        json.endArray();
      }
      json.endObject();
      script.append('\n');
    }

    private List<JsonObject> run(Object... options) {
      List<Object> args = new ArrayList<>(List.of("pose", one.source(), "--script", "-"));
      args.addAll(List.of(options));
      Command result = Command.withInput(script.toString(), args.toArray());
      assertEquals(0, result.code(), () -> result.err() + result.out());
      List<JsonObject> answers = new ArrayList<>();
      for (String line : result.out().lines().toList()) {
        answers.add(ReferenceData.parse(line.getBytes(StandardCharsets.UTF_8)));
      }
      assertEquals(wanted.size(), answers.size());
      return answers;
    }

    /** Everything that the vectors' records have, but for what their README calls informative. */
    private void draws(JsonArray want, JsonArray got) {
      assertEquals(want.size(), got.size(), want.path());
      for (int i = 0; i < want.size(); i++) {
        JsonObject record = (JsonObject) want.get(i);
        for (String key : record.names()) {
          if (!List.of("paint", "antialias_outline").contains(key)) {
            same(record.get(key), ((JsonObject) got.get(i)).get(key), record.path() + "." + key);
          }
        }
      }
    }

    private void same(JsonValue want, JsonValue got, String where) {
      if (want instanceof JsonArray array) {
        assertInstanceOf(JsonArray.class, got, where);
        assertEquals(array.size(), ((JsonArray) got).size(), where);
        for (int i = 0; i < array.size(); i++) {
          same(array.get(i), ((JsonArray) got).get(i), where + "[" + i + "]");
        }
      } else if (want instanceof JsonNumber || isNan(want)) {
        near(want, number(got), where);
      } else if (want instanceof JsonString string) {
        assertEquals(string.value(), text(got), where);
      } else if (want instanceof JsonBoolean flag) {
        assertEquals(flag.value(), ((JsonBoolean) got).value(), where);
      } else {
        assertInstanceOf(JsonNull.class, got, where);
      }
    }

    private void near(JsonArray want, JsonArray got, boolean local, JsonObject step) {
      assertEquals(want.size(), got.size(), step.path());
      for (int i = 0; i < want.size(); i++) {
        if (local && i % 7 == 2) {
          double turn = Trig.shortestTurn(number(want.get(i)), number(got.get(i)));
          assertEquals(0, turn, 1e-6, step.path() + " rotation " + i / 7);
        } else {
          near(want.get(i), number(got.get(i)), step.path() + " value " + i);
        }
      }
    }

    /** Below a scale of zero the original has NaN, and there is nothing to compare. */
    private void near(JsonValue want, double got, String where) {
      if (isNan(want)) {
        assertEquals("transform-zero-scale", one.name(), where);
      } else {
        double value = number(want);
        assertTrue(
            Math.abs(got - value) <= 1e-6 * (1 + Math.abs(value)),
            () -> where + ": " + got + ", not " + value);
      }
    }
  }

  private static boolean isNan(JsonValue value) {
    return value instanceof JsonString string && string.value().equals("NaN");
  }

  private static List<JsonObject> objects(JsonObject object, String key) {
    List<JsonObject> objects = new ArrayList<>();
    if (object.get(key) instanceof JsonArray array) {
      array.forEach(value -> objects.add((JsonObject) value));
    }
    return objects;
  }

  private static String text(JsonValue value) {
    return ((JsonString) value).value();
  }

  private static double number(JsonValue value) {
    return ((JsonNumber) value).value();
  }
}
