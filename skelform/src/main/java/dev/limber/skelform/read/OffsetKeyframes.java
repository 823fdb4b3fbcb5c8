package dev.limber.skelform.read;

import dev.limber.core.json.JsonObject;
import java.util.Map;

/**
 * Before 0.2 keyframes hold offsets: position and rotation add to the bone's own, scale multiplies
 * it. Later files hold the values themselves.
 */
final class OffsetKeyframes {
  private OffsetKeyframes() {}

  static void apply(JsonObject root) {
    Map<Integer, JsonObject> bones = JsonTree.bonesById(root);
    for (JsonObject keyframe : JsonTree.keyframes(root)) {
      JsonObject bone = bones.get(JsonTree.integer(keyframe, "bone_id", 0));
      if (bone != null && JsonTree.isNumberOrAbsent(keyframe, "value")) {
        makeAbsolute(keyframe, bone);
      }
    }
  }

  private static void makeAbsolute(JsonObject keyframe, JsonObject bone) {
    double offset = JsonTree.number(keyframe, "value", 0);
    switch (JsonTree.text(keyframe, "element")) {
      case "PositionX" -> put(keyframe, part(bone, "pos", "x", 0) + offset);
      case "PositionY" -> put(keyframe, part(bone, "pos", "y", 0) + offset);
      case "Rotation" -> put(keyframe, JsonTree.number(bone, "rot", 0) + offset);
      case "ScaleX" -> put(keyframe, part(bone, "scale", "x", 1) * offset);
      case "ScaleY" -> put(keyframe, part(bone, "scale", "y", 1) * offset);
      default -> {
        // Other elements are not offsets.
      }
    }
  }

  private static double part(JsonObject bone, String name, String axis, double ifAbsent) {
    return bone.get(name) instanceof JsonObject pair
        ? JsonTree.number(pair, axis, ifAbsent)
        : ifAbsent;
  }

  private static void put(JsonObject keyframe, double value) {
    JsonTree.putNumber(keyframe, "value", value);
  }
}
