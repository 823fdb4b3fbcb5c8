package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Generation;

/** 0.5 holds physics on the bone; each bone that uses it gets an entry of its own. */
final class UpgradePhysics implements Upgrade {
  private static final String PREFIX = "phys_";

  @Override
  public boolean appliesTo(Generation generation) {
    return generation.compareTo(Generation.V0_5_3) <= 0;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    if (JsonTree.has(root, "physics")) {
      return;
    }
    JsonArray physics = new JsonArray(root);
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      if (isUsed(bone)) {
        JsonTree.putNumber(bone, "physics_id", physics.size());
        physics.add(entryOf(bone));
      } else {
        JsonTree.putNumber(bone, "physics_id", -1);
      }
    }
    root.put("physics", physics);
  }

  private static boolean isUsed(JsonObject bone) {
    return JsonTree.number(bone, "phys_pos_damping", 0) > 0
        || JsonTree.number(bone, "phys_rot_damping", 0) > 0
        || JsonTree.number(bone, "phys_scale_damping", 0) > 0
        || JsonTree.number(bone, "phys_sway", 0) > 0;
  }

  private static JsonObject entryOf(JsonObject bone) {
    JsonObject entry = new JsonObject(bone);
    for (String name : bone) {
      if (name.startsWith(PREFIX)) {
        JsonTree.move(bone, name, entry, name.substring(PREFIX.length()));
      }
    }
    return entry;
  }
}
