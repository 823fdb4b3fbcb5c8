package dev.limber.skelform.read;

import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * What {@code editor.json} says about how a character looks: which styles are active, and which
 * bones have their inverse kinematics switched off. Its lists are parallel to those of the
 * armature; the rest of it (camera, folding, colours) is about the editor's window.
 *
 * <p>The fields are put where the armature's own are and keep their path, so that a message about
 * one names {@code editor.json}.
 */
final class EditorMarks {
  static final String ACTIVE = "active";
  static final String IK_OFF = "ik_disabled";

  private EditorMarks() {}

  /** Adds the marks to an armature as it is in the file, before any upgrade. */
  static void add(JsonValue editor, JsonObject armature) {
    if (editor instanceof JsonObject marks) {
      copy(marks, armature, "styles", ACTIVE);
      copy(marks, armature, "bones", IK_OFF);
    }
  }

  private static void copy(JsonObject from, JsonObject to, String list, String name) {
    if (!(from.get(list) instanceof JsonArray marks && to.get(list) instanceof JsonArray parts)) {
      return;
    }
    for (int i = 0; i < Math.min(marks.size(), parts.size()); i++) {
      JsonValue mark = field(marks.get(i), name);
      if (mark != null && parts.get(i) instanceof JsonObject part) {
        part.put(name, mark);
      }
    }
  }

  private static @Nullable JsonValue field(JsonValue value, String name) {
    return value instanceof JsonObject object ? object.get(name) : null;
  }
}
