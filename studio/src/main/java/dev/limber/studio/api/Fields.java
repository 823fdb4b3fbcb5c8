package dev.limber.studio.api;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.studio.http.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Takes fields out of an object one by one; whatever is left is unknown. */
final class Fields {
  private static final int MOST_NAMES = 256;

  private final JsonObject object;
  private final Set<String> known = new TreeSet<>();

  Fields(JsonObject object) {
    this.object = object;
  }

  private @Nullable JsonValue take(String name) {
    known.add(name);
    JsonValue value = object.get(name);
    return value instanceof JsonNull ? null : value;
  }

  @Nullable String text(String name) throws RefusedException {
    JsonValue value = take(name);
    if (value != null && !(value instanceof JsonString)) {
      throw wrong(name, "text");
    }
    return value instanceof JsonString string ? string.value() : null;
  }

  @Nullable Double number(String name, double least, double most) throws RefusedException {
    JsonValue value = take(name);
    if (value == null) {
      return null;
    }
    if (value instanceof JsonNumber number && number.value() >= least && number.value() <= most) {
      return number.value();
    }
    throw wrong(name, "a number from " + least + " to " + most);
  }

  @Nullable Integer whole(String name, int least, int most) throws RefusedException {
    Double value = number(name, least, most);
    if (value == null) {
      return null;
    }
    if (value != Math.rint(value)) {
      throw wrong(name, "a whole number");
    }
    return (int) Math.rint(value);
  }

  boolean flag(String name) throws RefusedException {
    JsonValue value = take(name);
    if (value != null && !(value instanceof JsonBoolean)) {
      throw wrong(name, "true or false");
    }
    return value instanceof JsonBoolean flag && flag.value();
  }

  @Nullable List<String> names(String name) throws RefusedException {
    JsonValue value = take(name);
    if (value == null) {
      return null;
    }
    if (!(value instanceof JsonArray array) || array.size() > MOST_NAMES) {
      throw wrong(name, "an array of at most " + MOST_NAMES + " names");
    }
    List<String> names = new ArrayList<>();
    for (JsonValue one : array) {
      if (!(one instanceof JsonString string) || string.value().isBlank()) {
        throw wrong(name, "an array of names");
      }
      names.add(string.value());
    }
    return names;
  }

  void refuseOthers() throws RefusedException {
    for (String name : object) {
      if (!known.contains(name)) {
        throw new RefusedException(
            400, "bad-request", "unknown field " + name, "known: " + String.join(", ", known));
      }
    }
  }

  private static RefusedException wrong(String name, String expected) {
    return RefusedException.badRequest(name + " must be " + expected);
  }
}
