package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Generation;

/** 0.2 names transitions but its runtime always moves straight. */
final class Upgrade02 implements Upgrade {
  @Override
  public boolean appliesTo(Generation generation) {
    return generation == Generation.V0_2;
  }

  @Override
  public void apply(JsonObject root, Diagnostics diagnostics) {
    for (JsonObject keyframe : JsonTree.keyframes(root)) {
      JsonTree.putText(keyframe, "transition", "Linear");
    }
  }
}
