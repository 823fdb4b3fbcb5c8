package dev.limber.cli.pose;

import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UnknownNameException;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the values of a script's line, the same way for both formats. */
final class StepJson {
  private final JsonObject step;

  /** Reads an object within a line. Drivers write null for what they leave out. */
  private StepJson(JsonObject object) {
    this.step = object;
    for (String name : object.names()) {
      if (object.get(name) instanceof JsonNull) {
        object.remove(name);
      }
    }
  }

  /** Reads the object that a line holds. */
  static StepJson parse(byte[] line) throws ScriptException {
    JsonValue value;
    try {
      value = JsonReader.parse(line, "", Limits.DEFAULT, new Diagnostics(""));
    } catch (LimberException e) {
      String where = e.diagnostic().place() instanceof Place.Text t ? "column " + t.column() : "";
      throw new ScriptException(where + ": " + e.diagnostic().message(), e.diagnostic().hint());
    }
    if (value instanceof JsonObject object) {
      return new StepJson(object);
    }
    throw new ScriptException("expected an object, found type " + value.kind());
  }

  boolean has(String name) {
    return step.has(name);
  }

  boolean flag(String name, boolean ifAbsent) throws ScriptException {
    JsonValue value = step.get(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonBoolean flag) {
      return flag.value();
    }
    throw wrongType(name, "true or false", value);
  }

  double number(String name, double ifAbsent) throws ScriptException {
    JsonValue value = step.get(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonNumber number && Double.isFinite(number.value())) {
      return number.value();
    }
    throw wrongType(name, "a finite number", value);
  }

  /**
   * Reads a list of numbers.
   *
   * @param meaning why there must be so many
   */
  double[] numbers(String name, int count, String meaning) throws ScriptException {
    JsonArray array = list(name, "a list of numbers");
    if (array.size() != count) {
      String message =
          "\"" + name + "\" must have " + TerminalText.count(count, "number") + ", " + meaning;
      throw new ScriptException(message + ", but has " + array.size());
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      if (!(array.get(i) instanceof JsonNumber number)) {
        throw wrongType(name, "numbers", array.get(i));
      }
      numbers[i] = number.value();
    }
    return numbers;
  }

  /** Reads a list of objects. */
  List<StepJson> objects(String name) throws ScriptException {
    List<StepJson> objects = new ArrayList<>();
    for (JsonValue one : list(name, "a list of objects")) {
      if (!(one instanceof JsonObject object)) {
        throw wrongType(name, "a list of objects", one);
      }
      objects.add(new StepJson(object));
    }
    return objects;
  }

  /** Reads the name or the index of an animation. */
  <T> T animation(String name, List<T> all, Function<T, String> naming) throws ScriptException {
    return animation(name, "a name or an index", step.get(name), all, naming);
  }

  /** Reads a list of names or indices of animations. */
  <T> List<T> animations(String name, List<T> all, Function<T, String> naming)
      throws ScriptException {
    List<T> animations = new ArrayList<>();
    for (JsonValue one : list(name, "a list of names or indices")) {
      animations.add(animation(name, "names or indices", one, all, naming));
    }
    return animations;
  }

  private static <T> T animation(
      String name,
      String expected,
      @Nullable JsonValue value,
      List<T> all,
      Function<T, String> naming)
      throws ScriptException {
    if (value instanceof JsonString text) {
      try {
        return Lookup.find("animation", text.value(), all, naming);
      } catch (UnknownNameException e) {
        throw new ScriptException(String.valueOf(e.getMessage()), e.hint());
      }
    }
    if (value instanceof JsonNumber number) {
      int index = number.toInt(-1);
      if (index >= 0 && index < all.size()) {
        return all.get(index);
      }
      String found = TerminalText.number(number.value());
      throw new ScriptException("no animation " + found + "; there are " + all.size() + ", from 0");
    }
    throw value == null ? missing(name) : wrongType(name, expected, value);
  }

  private JsonArray list(String name, String expected) throws ScriptException {
    JsonValue value = step.get(name);
    if (value instanceof JsonArray array) {
      return array;
    }
    throw value == null ? missing(name) : wrongType(name, expected, value);
  }

  static ScriptException missing(String name) {
    return new ScriptException("\"" + name + "\" is missing");
  }

  private static ScriptException wrongType(String name, String expected, JsonValue found) {
    return new ScriptException(
        "\"" + name + "\" must be " + expected + ", not of type " + found.kind());
  }
}
