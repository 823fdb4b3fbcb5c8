package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Generation;

/**
 * 0.4 has physics fields, but its runtime does not simulate them; its first development files mark
 * snapping keyframes by {@code is_snap}.
 */
final class Upgrade04 implements Upgrade {
  @Override
  public boolean appliesTo(Generation generation) {
    return generation.compareTo(Generation.V0_4) <= 0;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      for (String name : bone) {
        if (name.startsWith("phys_")) {
          bone.remove(name);
        }
      }
    }
    for (JsonObject keyframe : JsonTree.keyframes(root)) {
      if (JsonTree.isTrue(keyframe, "is_snap")) {
        snap(keyframe, "start_handle");
        snap(keyframe, "end_handle");
      }
    }
  }

  private static void snap(JsonObject keyframe, String handle) {
    JsonObject pair = new JsonObject(keyframe);
    JsonTree.putNumber(pair, "x", Easing.SNAP_HANDLE);
    JsonTree.putNumber(pair, "y", Easing.SNAP_HANDLE);
    keyframe.put(handle, pair);
  }
}
