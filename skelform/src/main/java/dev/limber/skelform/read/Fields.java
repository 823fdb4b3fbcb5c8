package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one JSON object by name and type.
 *
 * <p>An absent field, or null, has the caller's default. A field of the wrong type has it too, with
 * a warning. A number beyond {@link #LARGEST} ends the reading, wherever it stands: no editor
 * writes one, and a file with one is damaged or hostile.
 *
 * <p>The range keeps sums and products of a few such numbers finite. It cannot do so for products
 * down a long chain of bones: those may still overflow, and then the pose is not finite.
 */
final class Fields {
  /** The largest number that a file may hold; real ones stay below a million. */
  static final double LARGEST = 1e12;

  private final JsonObject json;
  private final Reading reading;

  /** What a value of the wrong type costs; empty if its default is used instead. */
  private final String cost;

  private boolean faulty;

  Fields(JsonObject json, Schema shape, Reading reading) {
    this.json = json;
    this.reading = reading;
    this.cost = shape.cost();
    reading.checkNames(json, shape);
  }

  JsonObject json() {
    return json;
  }

  /** Tells whether a field that was asked for had the wrong type. */
  boolean isFaulty() {
    return faulty;
  }

  boolean has(String name) {
    return find(name) != null;
  }

  /** Returns the value to point at in a message about this field. */
  JsonValue at(String name) {
    JsonValue value = json.get(name);
    return value == null ? json : value;
  }

  double number(String name, double ifAbsent) {
    JsonValue value = find(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonNumber number) {
      return inRange(number);
    }
    wrongType(value, "a number", used(shown(ifAbsent)));
    return ifAbsent;
  }

  private double inRange(JsonNumber number) {
    double value = number.value();
    if (!(Math.abs(value) <= LARGEST)) {
      throw reading.fatal(
          "skf-number-range",
          number,
          "the number " + value + " is out of range",
          "use at most 1e12");
    }
    return value;
  }

  int integer(String name, int ifAbsent) {
    JsonValue value = find(name);
    return value == null ? ifAbsent : integer(value, ifAbsent, used("" + ifAbsent));
  }

  private int integer(JsonValue value, int ifWrong, String instead) {
    if (value instanceof JsonNumber number) {
      double exact = inRange(number);
      int whole = number.toInt(ifWrong);
      if (whole != exact) {
        wrongType(value, "a whole number", instead);
      }
      return whole;
    }
    wrongType(value, "a whole number", instead);
    return ifWrong;
  }

  /** Returns a truth value; files also write 0 and 1. */
  boolean flag(String name, boolean ifAbsent) {
    JsonValue value = find(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonBoolean flag) {
      return flag.value();
    }
    if (value instanceof JsonNumber number) {
      return number.value() != 0;
    }
    wrongType(value, "true or false", used("" + ifAbsent));
    return ifAbsent;
  }

  String text(String name, String ifAbsent) {
    JsonValue value = find(name);
    if (value == null) {
      return ifAbsent;
    }
    if (value instanceof JsonString text) {
      return text.value();
    }
    wrongType(value, "a string", used(Excerpt.quoted(ifAbsent)));
    return ifAbsent;
  }

  Vec2 pair(String name, Vec2 ifAbsent) {
    JsonObject pair = object(name);
    return pair == null ? ifAbsent : pair(pair, ifAbsent);
  }

  private Vec2 pair(JsonObject pair, Vec2 ifAbsent) {
    Fields parts = part(pair);
    Vec2 read = new Vec2(parts.number("x", ifAbsent.x()), parts.number("y", ifAbsent.y()));
    faulty |= parts.faulty;
    return read;
  }

  /** Returns a handle; the documentation calls it one number, files write a pair. */
  Vec2 handle(String name, Vec2 ifAbsent) {
    if (find(name) instanceof JsonNumber number) {
      double both = inRange(number);
      return new Vec2(both, both);
    }
    return pair(name, ifAbsent);
  }

  /** Returns the fields of an object inside this one, without looking for unknown names. */
  @Nullable Fields part(String name) {
    JsonObject object = object(name);
    return object == null ? null : part(object);
  }

  private Fields part(JsonObject object) {
    return new Fields(object, reading);
  }

  /** Returns the same fields, for those that cost nothing but themselves. */
  Fields lenient() {
    return new Fields(json, reading);
  }

  private Fields(JsonObject json, Reading reading) {
    this.json = json;
    this.reading = reading;
    this.cost = "";
  }

  private @Nullable JsonObject object(String name) {
    JsonValue value = find(name);
    if (value == null || value instanceof JsonObject) {
      return (JsonObject) value;
    }
    wrongType(value, "an object", used("the default"));
    return null;
  }

  @Nullable JsonArray array(String name) {
    JsonValue value = find(name);
    if (value == null || value instanceof JsonArray) {
      return (JsonArray) value;
    }
    wrongType(value, "an array", used("an empty one"));
    return null;
  }

  /** Returns whole numbers; an entry of another type is {@code ifWrong}, with a warning. */
  int[] integers(String name, int ifWrong) {
    JsonArray array = array(name);
    if (array == null) {
      return new int[0];
    }
    int[] all = new int[array.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = integer(array.get(i), ifWrong, "it refers to nothing");
    }
    return all;
  }

  /** Returns objects of one shape; an entry of another type is null, with a warning. */
  List<@Nullable Fields> objects(String name, Schema shape) {
    List<@Nullable Fields> all = new ArrayList<>();
    JsonArray array = array(name);
    if (array != null) {
      for (JsonValue value : array) {
        if (value instanceof JsonObject object) {
          all.add(new Fields(object, shape, reading));
        } else {
          wrongType(value, "an object", "it is ignored");
          all.add(null);
        }
      }
    }
    return all;
  }

  private @Nullable JsonValue find(String name) {
    JsonValue value = json.get(name);
    return value instanceof JsonNull ? null : value;
  }

  private String used(String instead) {
    return cost.isEmpty() ? instead + " is used" : cost;
  }

  private static String shown(double number) {
    return (int) number == number ? "" + (int) number : "" + number;
  }

  private void wrongType(JsonValue value, String expected, String instead) {
    faulty = true;
    String message = "expected " + expected + " but found " + found(value) + "; " + instead;
    reading.warning("skf-wrong-type", value, message, "");
  }

  /** Returns the words for a value of the wrong type. */
  static String found(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return "the number " + shown(number.value());
    }
    if (value instanceof JsonBoolean flag) {
      return "" + flag.value();
    }
    if (value instanceof JsonString text) {
      return "the text " + Excerpt.quoted(text.value());
    }
    boolean container = value instanceof JsonArray || value instanceof JsonObject;
    return container ? "an " + value.kind() : value.kind();
  }
}
