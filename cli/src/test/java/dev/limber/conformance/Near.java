package dev.limber.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Trig;
import java.util.Set;

/** Compares JSON: numbers within a tolerance, rotations of the world up to full turns. */
final class Near {
  private static final Set<String> TURNS =
      Set.of("crot", "global_rot", "global_orbit", "global_orbit_diff");

  /** What the README says for runtimes that compute with doubles. */
  static final double DOUBLE = 1e-6;

  private Near() {}

  static void check(String where, JsonValue want, JsonValue got, double tolerance) {
    check(where, "", want, got, tolerance);
  }

  private static void check(
      String where, String key, JsonValue want, JsonValue got, double tolerance) {
    if (want instanceof JsonObject object) {
      JsonObject other = assertInstanceOf(JsonObject.class, got, where);
      assertEquals(object.names(), other.names(), where);
      for (String name : object.names()) {
        check(where + "." + name, name, object.get(name), other.get(name), tolerance);
      }
    } else if (want instanceof JsonArray array) {
      JsonArray other = assertInstanceOf(JsonArray.class, got, where);
      assertEquals(array.size(), other.size(), where);
      for (int i = 0; i < array.size(); i++) {
        // The third of seven local values of a Skel2D bone is its rotation.
        String name = key.equals("local") && i % 7 == 2 ? "crot" : key;
        check(where + "[" + i + "]", name, array.get(i), other.get(i), tolerance);
      }
    } else if (want instanceof JsonNumber number) {
      double other = assertInstanceOf(JsonNumber.class, got, where).value();
      number(where, number.value(), other, TURNS.contains(key), tolerance);
    } else if (want instanceof JsonString text) {
      assertEquals(text.value(), assertInstanceOf(JsonString.class, got, where).value(), where);
    } else if (want instanceof JsonBoolean flag) {
      assertEquals(flag.value(), assertInstanceOf(JsonBoolean.class, got, where).value(), where);
    } else {
      assertEquals(want.kind(), got.kind(), where);
    }
  }

  static void number(String where, double want, double got, boolean turn, double tolerance) {
    double apart = Math.abs(turn ? Trig.shortestTurn(want, got) : want - got);
    assertTrue(
        apart <= tolerance * (1 + (turn ? 0 : Math.abs(want))),
        () -> where + ": " + got + ", not " + want);
  }
}
