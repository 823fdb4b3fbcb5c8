package dev.limber.skelform.read;

import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Before 0.2 the draw order is a fraction, on bones and in keyframes; later files count in whole
 * numbers.
 */
final class ZindexRounding {
  private final TreeMap<Double, Integer> ranks = new TreeMap<>();
  private final List<JsonObject> bones = new ArrayList<>();
  private final List<JsonObject> keyframes = new ArrayList<>();

  private ZindexRounding(JsonObject root) {
    for (JsonObject bone : JsonTree.objects(root, "bones")) {
      // A bone that shows nothing needs no place in the order.
      boolean shown = !JsonTree.text(bone, "tex").isEmpty();
      if (bone.get("zindex") instanceof JsonNumber || shown && !JsonTree.has(bone, "zindex")) {
        bones.add(bone);
      }
    }
    for (JsonObject keyframe : JsonTree.keyframes(root)) {
      boolean orders = JsonTree.text(keyframe, "element").equals("Zindex");
      if (orders && JsonTree.isNumberOrAbsent(keyframe, "value")) {
        keyframes.add(keyframe);
      }
    }
  }

  /** Replaces the values by their ranks if any is fractional, so that the order stays. */
  static void apply(JsonObject root) {
    ZindexRounding all = new ZindexRounding(root);
    boolean wholeBones = all.collect(all.bones, "zindex");
    boolean wholeKeyframes = all.collect(all.keyframes, "value");
    if (!wholeBones || !wholeKeyframes) {
      all.rank();
      all.replace(all.bones, "zindex");
      all.replace(all.keyframes, "value");
    }
  }

  private boolean collect(List<JsonObject> objects, String name) {
    boolean whole = true;
    for (JsonObject object : objects) {
      double value = valueOf(object, name);
      ranks.put(value, 0);
      whole &= (int) value == value;
    }
    return whole;
  }

  private void rank() {
    int rank = 0;
    for (Double value : List.copyOf(ranks.keySet())) {
      ranks.put(value, rank++);
    }
  }

  private void replace(List<JsonObject> objects, String name) {
    for (JsonObject object : objects) {
      JsonTree.putNumber(object, name, ranks.getOrDefault(valueOf(object, name), 0));
    }
  }

  /** Adding 0 makes -0 and 0 one value: a sorted map tells them apart. */
  private static double valueOf(JsonObject object, String name) {
    return JsonTree.number(object, name, 0) + 0.0;
  }
}
