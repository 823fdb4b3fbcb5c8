package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Generation;
import org.jspecify.annotations.Nullable;

/** Up to 0.5 a bone holds what it shows; each bone with a texture gets a visual of its own. */
final class UpgradeVisuals implements Upgrade {
  private static final String[] MOVED = {
    "tex", "init_tex", "zindex", "init_zindex", "tint", "init_tint", "vertices", "indices", "binds"
  };

  @Override
  public boolean appliesTo(Generation generation) {
    return generation.compareTo(Generation.V0_5_3) <= 0;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    if (JsonTree.has(root, "visuals")) {
      return; // 0.5.3 writes both; the array is the complete one.
    }
    JsonArray visuals = new JsonArray(root);
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      // Later files leave initial values out when they are false; these when they are the same.
      JsonTree.copyIfAbsent(bone, "hidden", "init_hidden");
      warnUnlessText(bone.get("tex"), diagnostics);
      if (JsonTree.text(bone, "tex").isEmpty()) {
        JsonTree.putNumber(bone, "visuals_id", -1);
      } else {
        JsonTree.putNumber(bone, "visuals_id", visuals.size());
        visuals.add(visualOf(bone));
      }
    }
    root.put("visuals", visuals);
  }

  private static JsonObject visualOf(JsonObject bone) {
    JsonObject visual = new JsonObject(bone);
    for (String name : MOVED) {
      JsonTree.move(bone, name, visual, name);
    }
    if (!JsonTree.has(visual, "zindex")) {
      JsonTree.putNumber(visual, "zindex", 0);
    }
    JsonTree.copyIfAbsent(visual, "tex", "init_tex");
    JsonTree.copyIfAbsent(visual, "zindex", "init_zindex");
    JsonTree.copyIfAbsent(visual, "tint", "init_tint");
    return visual;
  }

  private static void warnUnlessText(@Nullable JsonValue tex, Diagnostics diagnostics) {
    if (tex != null && !(tex instanceof JsonString) && !(tex instanceof JsonNull)) {
      String message =
          "expected the name of a texture but found " + Fields.found(tex) + "; nothing is shown";
      diagnostics.warning("skf-wrong-type", tex.place(), message, "");
    }
  }
}
