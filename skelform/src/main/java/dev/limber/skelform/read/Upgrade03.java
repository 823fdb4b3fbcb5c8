package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Generation;
import java.util.List;

/**
 * 0.2, 0.3 and the first development files of 0.4 write numbers where later ones write names, often
 * with the name beside it in a {@code …_str} field.
 */
final class Upgrade03 implements Upgrade {
  private static final List<String> ELEMENTS =
      List.of(
          "PositionX",
          "PositionY",
          "Rotation",
          "ScaleX",
          "ScaleY",
          "Zindex",
          "Texture",
          "IkConstraint",
          "Hidden",
          "IkMode",
          "IkFamilyId",
          "TintR",
          "TintG",
          "TintB",
          "TintA");
  private static final List<String> CONSTRAINTS = List.of("None", "Clockwise", "CounterClockwise");
  private static final List<String> MODES = List.of("FABRIK", "Arc");

  @Override
  public boolean appliesTo(Generation generation) {
    return generation.compareTo(Generation.V0_4) <= 0;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      nameOf(bone, "ik_constraint", CONSTRAINTS);
      nameOf(bone, "init_ik_constraint", CONSTRAINTS);
      nameOf(bone, "ik_mode", MODES);
      nameOf(bone, "init_ik_mode", MODES);
      JsonTree.copyIfAbsent(bone, "is_hidden", "hidden");
      JsonTree.copyIfAbsent(bone, "init_is_hidden", "init_hidden");
    }
    for (JsonObject keyframe : JsonTree.keyframes(root)) {
      nameOf(keyframe, "element", ELEMENTS);
    }
    if (!JsonTree.has(root, "atlases")) {
      oneAtlas(root);
    }
  }

  /** Replaces a number by the name in {@code …_str}, or else by the name that it counts to. */
  private static void nameOf(JsonObject object, String field, List<String> names) {
    if (object.get(field) instanceof JsonNumber number) {
      int index = number.toInt(-1);
      String counted = index >= 0 && index < names.size() ? names.get(index) : "" + index;
      String name = JsonTree.text(object, field + "_str");
      JsonTree.putText(object, field, name.isEmpty() ? counted : name);
    }
  }

  /** The earliest files have one image, and its size at the root. */
  private static void oneAtlas(JsonObject root) {
    if (root.get("texture_size") instanceof JsonObject size && JsonTree.number(size, "x", 0) > 0) {
      JsonObject atlas = new JsonObject(size).put("size", size);
      JsonTree.putText(atlas, "filename", "textures.png");
      root.put("atlases", new JsonArray(size).add(atlas));
    }
  }
}
