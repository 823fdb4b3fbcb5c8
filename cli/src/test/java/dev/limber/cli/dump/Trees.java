package dev.limber.cli.dump;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;

/** Compares JSON trees. */
final class Trees {
  private Trees() {}

  /**
   * Compares everything: keys and their order too.
   *
   * @param tolerance how far numbers may be apart, as a part of the expected one
   */
  static void assertSame(JsonValue want, JsonValue got, double tolerance) {
    assertSame(want, got, tolerance, "$");
  }

  private static void assertSame(JsonValue want, JsonValue got, double tolerance, String where) {
    assertInstanceOf(want.getClass(), got, where);
    if (want instanceof JsonObject object) {
      assertEquals(object.names(), ((JsonObject) got).names(), where);
      for (String name : object.names()) {
        assertSame(object.get(name), ((JsonObject) got).get(name), tolerance, where + "." + name);
      }
    } else if (want instanceof JsonArray array) {
      assertEquals(array.size(), ((JsonArray) got).size(), where);
      for (int i = 0; i < array.size(); i++) {
        assertSame(array.get(i), ((JsonArray) got).get(i), tolerance, where + "[" + i + "]");
      }
    } else if (want instanceof JsonNumber number) {
      double value = number.value();
      assertEquals(value, ((JsonNumber) got).value(), tolerance * Math.abs(value), where);
    } else if (want instanceof JsonString string) {
      assertEquals(string.value(), ((JsonString) got).value(), where);
    } else if (want instanceof JsonBoolean flag) {
      assertEquals(flag.value(), ((JsonBoolean) got).value(), where);
    }
  }
}
