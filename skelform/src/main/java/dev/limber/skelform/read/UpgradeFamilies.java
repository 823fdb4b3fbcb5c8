package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Generation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Up to 0.5 the first bone of an IK chain holds its settings; each such bone becomes a family. */
final class UpgradeFamilies implements Upgrade {
  /** Marks, in the upgraded tree, the bones that hold the settings of a chain. */
  static final String LEADS = "ik_leads";

  @Override
  public boolean appliesTo(Generation generation) {
    return generation.compareTo(Generation.V0_5_3) <= 0;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    if (JsonTree.has(root, "inverse_kinematics")) {
      return;
    }
    Map<Integer, JsonObject> byId = JsonTree.bonesById(root);
    List<JsonObject> chainRoots = chainRoots(root, byId, diagnostics);
    JsonArray families = new JsonArray(root);
    // The file's own numbers are the editor's and need not count from 0.
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      bone.remove("ik_family_id");
      bone.remove(LEADS);
    }
    // A chain's settings are animated on its first bone, so that bone must belong to it even if it
    // is a member of another chain too.
    for (JsonObject bone : chainRoots) {
      JsonTree.putNumber(bone, "ik_family_id", families.size());
      JsonTree.putNumber(bone, LEADS, 1);
      families.add(familyOf(bone));
    }
    for (int f = 0; f < families.size(); f++) {
      if (((JsonObject) families.get(f)).get("bone_ids") instanceof JsonArray members) {
        claim(members, f, byId);
      }
    }
    root.put("inverse_kinematics", families);
  }

  private static List<JsonObject> chainRoots(
      JsonObject root, Map<Integer, JsonObject> byId, Diagnostics diagnostics) {
    List<JsonObject> found = new ArrayList<>();
    if (root.get("ik_root_ids") instanceof JsonArray ids) {
      TreeSet<Integer> seen = new TreeSet<>();
      for (JsonValue value : ids) {
        Integer id = value instanceof JsonNumber number ? number.toInt(-1) : -1;
        JsonObject bone = byId.get(id);
        if (bone == null || !seen.add(id)) {
          String problem = bone == null ? "no bone has this id" : "this bone is listed twice";
          diagnostics.warning(
              "skf-bad-family", value.place(), problem + "; the entry is left out", "");
        } else {
          found.add(bone);
        }
      }
      return found;
    }
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      if (bone.get("ik_bone_ids") instanceof JsonArray members && members.size() > 0) {
        found.add(bone);
      }
    }
    return found;
  }

  private static JsonObject familyOf(JsonObject bone) {
    JsonObject family = new JsonObject(bone);
    JsonTree.move(bone, "ik_bone_ids", family, "bone_ids");
    JsonTree.move(bone, "ik_target_id", family, "target_id");
    JsonTree.move(bone, "ik_mode", family, "mode");
    JsonTree.move(bone, "init_ik_mode", family, "init_mode");
    JsonTree.move(bone, "ik_constraint", family, "constraint");
    JsonTree.move(bone, "init_ik_constraint", family, "init_constraint");
    return family;
  }

  private static void claim(JsonArray members, int family, Map<Integer, JsonObject> byId) {
    for (JsonValue value : members) {
      if (value instanceof JsonNumber number) {
        JsonObject bone = byId.get(number.toInt(-1));
        if (bone != null && !bone.has("ik_family_id")) {
          JsonTree.putNumber(bone, "ik_family_id", family);
        }
      }
    }
  }
}
