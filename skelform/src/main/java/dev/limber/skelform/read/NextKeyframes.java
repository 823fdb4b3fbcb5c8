package dev.limber.skelform.read;

import dev.limber.core.json.JsonObject;
import dev.limber.skelform.data.Element;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks the links from keyframe to keyframe. Playing does not need them: they follow from the
 * frames. Other runtimes do, so a wrong link is worth a note.
 */
final class NextKeyframes {
  private NextKeyframes() {}

  /** Notes the first wrong link of an animation and how many there are. */
  static void check(List<@Nullable Fields> keyframes, Reading reading) {
    @Nullable Fields first = null;
    int wrong = 0;
    for (int i = 0; i < keyframes.size(); i++) {
      Fields keyframe = keyframes.get(i);
      if (keyframe != null && !isRight(keyframe.json(), i, keyframes)) {
        first = first == null ? keyframe : first;
        wrong++;
      }
    }
    if (first != null) {
      String message = "next_kf is not a later keyframe of the same bone and element";
      if (wrong > 1) {
        message += "; there are " + wrong + " such links in the animation";
      }
      reading.note("skf-bad-next-kf", first.at("next_kf"), message, "links are computed anew");
    }
  }

  /** A keyframe of an unknown element has been told of already; its links mean nothing. */
  private static boolean isUnknown(JsonObject keyframe) {
    return Element.named(JsonTree.text(keyframe, "element")) == null;
  }

  private static boolean isRight(JsonObject from, int index, List<@Nullable Fields> keyframes) {
    if (!JsonTree.has(from, "next_kf") || isUnknown(from)) {
      return true;
    }
    int next = JsonTree.integer(from, "next_kf", -2);
    if (next == -1) {
      return true;
    }
    Fields target = next > index && next < keyframes.size() ? keyframes.get(next) : null;
    return target != null
        && JsonTree.integer(from, "bone_id", 0) == JsonTree.integer(target.json(), "bone_id", 0)
        && (isUnknown(target.json())
            || JsonTree.text(from, "element").equals(JsonTree.text(target.json(), "element")));
  }
}
