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
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a script.
 *
 * @param reset whether to go back to the state right after loading first
 * @param animations what to play, or null to construct only
 * @param frames a frame for each animation
 * @param smooth smooth frames for each animation
 * @param velocityX how far the character moves afterwards
 * @param velocityY the same along y
 */
record ScriptStep(
    boolean reset,
    @Nullable List<Animation> animations,
    double[] frames,
    double[] smooth,
    double velocityX,
    double velocityY) {

  /**
   * Reads a line. Keys that it does not know are ignored, so that whole steps of the conformance
   * vectors can be sent.
   */
  static ScriptStep parse(byte[] line, Armature armature) throws ScriptException {
    JsonObject step = object(line);
    List<Animation> animations = null;
    double[] frames = {};
    double[] smooth = {};
    if (flag(step, "animate", step.has("anims") || step.has("frames"))) {
      animations = animations(step, armature);
      frames = numbers(step, "frames", animations.size(), "one for each animation");
      smooth =
          step.has("smooth")
              ? numbers(step, "smooth", animations.size(), "one for each animation")
              : new double[animations.size()];
    }
    double[] velocity =
        step.has("velocity") ? numbers(step, "velocity", 2, "x and y") : new double[2];
    boolean reset = flag(step, "reset", false);
    return new ScriptStep(reset, animations, frames, smooth, velocity[0], velocity[1]);
  }

  /** Reads the object that a line holds, without what is null. */
  static JsonObject object(byte[] line) throws ScriptException {
    JsonValue value;
    try {
      value = JsonReader.parse(line, "", Limits.DEFAULT, new Diagnostics(""));
    } catch (LimberException e) {
      String where = e.diagnostic().place() instanceof Place.Text t ? "column " + t.column() : "";
      throw new ScriptException(where + ": " + e.diagnostic().message(), e.diagnostic().hint());
    }
    if (value instanceof JsonObject object) {
      return withoutNulls(object);
    }
    throw new ScriptException("expected an object, but this is of the type " + value.kind());
  }

  /** Removes what is null: drivers write that for what they leave out. */
  static JsonObject withoutNulls(JsonObject object) {
    for (String name : object.names()) {
      if (object.get(name) instanceof JsonNull) {
        object.remove(name);
      }
    }
    return object;
  }

  /** Reads true or false. */
  static boolean flag(JsonObject step, String name, boolean ifAbsent) throws ScriptException {
    JsonValue value = step.get(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonBoolean flag) {
      return flag.value();
    }
    throw wrongType(name, "true or false", value);
  }

  private static List<Animation> animations(JsonObject step, Armature armature)
      throws ScriptException {
    JsonValue value = step.get("anims");
    if (value == null) {
      throw new ScriptException("\"anims\" is missing", "\"animate\":false constructs only");
    }
    if (!(value instanceof JsonArray array)) {
      throw wrongType("anims", "a list of names or indices", value);
    }
    List<Animation> animations = new ArrayList<>();
    for (JsonValue one : array) {
      animations.add(animation(one, armature));
    }
    return animations;
  }

  private static Animation animation(JsonValue value, Armature armature) throws ScriptException {
    if (value instanceof JsonString name) {
      try {
        return Lookup.animation(armature, name.value());
      } catch (UnknownNameException e) {
        throw new ScriptException(String.valueOf(e.getMessage()), e.hint());
      }
    }
    if (value instanceof JsonNumber number) {
      return armature.animations().get(animationIndex(number, armature.animations().size()));
    }
    throw wrongType("anims", "names or indices", value);
  }

  static int animationIndex(JsonNumber number, int count) throws ScriptException {
    int index = number.toInt(-1);
    if (index >= 0 && index < count) {
      return index;
    }
    String found = TerminalText.number(number.value());
    throw new ScriptException("no animation " + found + "; there are " + count + ", from 0");
  }

  private static double[] numbers(JsonObject step, String name, int count, String meaning)
      throws ScriptException {
    JsonValue value = step.get(name);
    if (value == null) {
      throw new ScriptException("\"" + name + "\" is missing");
    }
    if (!(value instanceof JsonArray array)) {
      throw wrongType(name, "a list of numbers", value);
    }
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

  static ScriptException wrongType(String name, String expected, JsonValue found) {
    return new ScriptException(
        "\"" + name + "\" must be " + expected + ", but has another type: " + found.kind());
  }
}
