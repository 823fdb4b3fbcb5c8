package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Generation;

/**
 * Before 0.2 the armature is an object of its own, textures are numbered, keyframes hold offsets
 * and names end in a NUL character.
 */
final class UpgradeBefore02 implements Upgrade {
  @Override
  public boolean appliesTo(Generation generation) {
    return generation == Generation.BEFORE_0_2;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    JsonObject armature = armatureOf(root, diagnostics);
    if (root.get("armatures") instanceof JsonArray all && all.size() > 1) {
      diagnostics.note(
          "skf-several-armatures",
          all.place(),
          "the file holds " + all.size() + " armatures; only the first is read",
          "");
    }
    root.remove("armature");
    root.remove("armatures");
    for (String name : armature) {
      if (name.equals("bones") || name.equals("animations") || !root.has(name)) {
        JsonTree.move(armature, name, root, name);
      }
    }
    stripNames(root);
    new NumberedTextures(root, diagnostics).apply();
    ZindexRounding.apply(root);
    OffsetKeyframes.apply(root);
  }

  /**
   * Returns the object that holds the bones.
   *
   * @throws dev.limber.core.diagnostics.LimberException if there is none
   */
  static JsonObject armatureOf(JsonObject root, Diagnostics diagnostics) {
    JsonValue armature = root.get("armature");
    if (armature == null && root.get("armatures") instanceof JsonArray all && all.size() > 0) {
      armature = all.get(0);
    }
    if (armature instanceof JsonObject object) {
      return object;
    }
    throw diagnostics.fatal(
        "skf-not-skelform",
        armature == null ? root.place() : armature.place(),
        "expected an object with bones as the armature",
        "");
  }

  private static void stripNames(JsonObject root) {
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      stripName(bone);
    }
    for (JsonObject animation : JsonTree.objects(root, "animations")) {
      stripName(animation);
    }
  }

  /** Cuts what C strings left behind. */
  static void stripName(JsonObject object) {
    if (object.get("name") instanceof JsonString name && name.value().indexOf('\0') >= 0) {
      JsonTree.putText(object, "name", name.value().replace("\0", ""));
    }
  }
}
