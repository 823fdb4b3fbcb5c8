package dev.limber.skelform.read;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Looks into a tree before it is checked. Whatever has an unexpected type counts as absent here;
 * the reader complains about it later, when the tree has its final shape.
 */
final class JsonTree {
  private JsonTree() {}

  /** Returns the objects in an array, leaving out everything else. */
  static List<JsonObject> objects(JsonObject parent, String name) {
    List<JsonObject> all = new ArrayList<>();
    if (parent.get(name) instanceof JsonArray array) {
      for (JsonValue value : array) {
        if (value instanceof JsonObject object) {
          all.add(object);
        }
      }
    }
    return all;
  }

  /** Returns the keyframes of all animations. */
  static List<JsonObject> keyframes(JsonObject root) {
    List<JsonObject> all = new ArrayList<>();
    for (JsonObject animation : objects(root, "animations")) {
      all.addAll(objects(animation, "keyframes"));
    }
    return all;
  }

  /** Returns the bones by id; the first one keeps an id that occurs twice. */
  static Map<Integer, JsonObject> bonesById(JsonObject root) {
    Map<Integer, JsonObject> byId = new TreeMap<>();
    List<JsonObject> bones = objects(root, "bones");
    for (int i = 0; i < bones.size(); i++) {
      byId.putIfAbsent(integer(bones.get(i), "id", i), bones.get(i));
    }
    return byId;
  }

  static boolean has(JsonObject object, String name) {
    JsonValue value = object.get(name);
    return value != null && !(value instanceof JsonNull);
  }

  static boolean hasAny(JsonObject object, String... names) {
    for (String name : names) {
      if (has(object, name)) {
        return true;
      }
    }
    return false;
  }

  static boolean isNumberOrAbsent(JsonObject object, String name) {
    return !has(object, name) || object.get(name) instanceof JsonNumber;
  }

  static boolean isFlag(JsonObject object, String name) {
    return object.get(name) instanceof JsonBoolean;
  }

  static double number(JsonObject object, String name, double ifAbsent) {
    return object.get(name) instanceof JsonNumber number ? number.value() : ifAbsent;
  }

  static int integer(JsonObject object, String name, int ifAbsent) {
    return object.get(name) instanceof JsonNumber number ? number.toInt(ifAbsent) : ifAbsent;
  }

  static String text(JsonObject object, String name) {
    return object.get(name) instanceof JsonString text ? text.value() : "";
  }

  /** Tells whether a field is true, or a number that is not 0. */
  static boolean isTrue(JsonObject object, String name) {
    JsonValue value = object.get(name);
    return value instanceof JsonBoolean flag
        ? flag.value()
        : value instanceof JsonNumber number && number.value() != 0;
  }

  /** Moves a field under a new name to another object, if it is there. */
  static void move(JsonObject from, String name, JsonObject to, String newName) {
    JsonValue value = from.remove(name);
    if (value != null) {
      to.put(newName, value);
    }
  }

  /** Gives a field the value of another one unless it has its own. */
  static void copyIfAbsent(JsonObject object, String from, String to) {
    JsonValue value = object.get(from);
    if (value != null && !has(object, to)) {
      object.put(to, value);
    }
  }

  /** Puts a text in place of whatever stood there; it keeps the path of the old value. */
  static void putText(JsonObject object, String name, String text) {
    JsonValue old = object.get(name);
    object.put(name, new JsonString(text, old == null ? object : old));
  }

  /** Puts a number in place of whatever stood there; it keeps the path of the old value. */
  static void putNumber(JsonObject object, String name, double number) {
    JsonValue old = object.get(name);
    object.put(name, new JsonNumber(number, old == null ? object : old));
  }
}
