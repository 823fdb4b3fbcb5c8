package dev.limber.skelform.read;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an {@code armature.json} that nothing here knows: somebody's own, or those of a
 * newer version.
 */
public final class UnknownFields {
  /** What the objects in a list are; the lists of an object are found by their names alone. */
  private static final Map<String, Schema> LISTS =
      Map.ofEntries(
          Map.entry("bones", Schema.BONE),
          Map.entry("animations", Schema.ANIMATION),
          Map.entry("keyframes", Schema.KEYFRAME),
          Map.entry("atlases", Schema.ATLAS),
          Map.entry("styles", Schema.STYLE),
          Map.entry("textures", Schema.TEXTURE),
          Map.entry("visuals", Schema.VISUAL),
          Map.entry("vertices", Schema.VERTEX),
          Map.entry("binds", Schema.BIND),
          Map.entry("verts", Schema.BIND_VERTEX),
          Map.entry("inverse_kinematics", Schema.FAMILY),
          Map.entry("physics", Schema.PHYSICS));

  private UnknownFields() {}

  /**
   * Copies the unknown fields of an armature, from 0.2 on, to the same armature in newer words. In
   * lists they go to the objects in the same place, if the lists are as long and names agree.
   */
  public static void carry(JsonObject from, JsonObject to) {
    if (from.has("bones")) {
      carry(from, to, Schema.ROOT);
    }
  }

  private static void carry(JsonObject from, JsonObject to, Schema schema) {
    for (String name : from) {
      JsonValue value = from.get(name);
      if (value != null && !schema.knows(name) && !to.has(name)) {
        to.put(name, value);
      }
      Schema inside = LISTS.get(name);
      if (inside != null
          && value instanceof JsonArray list
          && to.get(name) instanceof JsonArray t) {
        carry(list, t, inside);
      }
    }
  }

  private static void carry(JsonArray from, JsonArray to, Schema schema) {
    if (from.size() != to.size()) {
      return;
    }
    for (int i = 0; i < from.size(); i++) {
      if (from.get(i) instanceof JsonObject one
          && to.get(i) instanceof JsonObject other
          && isSame(one.get("name"), other.get("name"))) {
        carry(one, other, schema);
      }
    }
  }

  private static boolean isSame(@Nullable JsonValue one, @Nullable JsonValue other) {
    return !(one instanceof JsonString a && other instanceof JsonString b)
        || a.value().equals(b.value());
  }
}
