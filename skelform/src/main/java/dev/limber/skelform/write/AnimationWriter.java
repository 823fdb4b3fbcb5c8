package dev.limber.skelform.write;

import static dev.limber.skelform.write.ArmatureWriter.pair;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes an animation. */
final class AnimationWriter {
  /** An element that editors know and no runtime plays. */
  private static final String IDLE = "IkFamilyId";

  private final JsonWriter json;

  private AnimationWriter(JsonWriter json) {
    this.json = json;
  }

  static void write(Animation animation, JsonWriter json) {
    new AnimationWriter(json).animation(animation);
  }

  private void animation(Animation animation) {
    List<Keyframe> keyframes = animation.keyframes();
    int[] next = links(keyframes);
    int lastFrame = 0;
    json.beginObject();
    json.name("name").value(animation.name());
    json.name("id").value(animation.id());
    json.name("fps").value(animation.fps());
    json.name("keyframes").beginArray();
    for (int i = 0; i < next.length; i++) {
      Keyframe key = keyframes.get(i);
      keyframe(key, next[i]);
      lastFrame = key.frame();
    }
    if (animation.lastFrame() > lastFrame) {
      idle(animation.lastFrame());
    }
    json.endArray().endObject();
  }

  /** Returns for each keyframe the first later one of its bone and element, -1 if there is none. */
  private static int[] links(List<Keyframe> keyframes) {
    record Track(int bone, Element element) {}

    int[] next = new int[keyframes.size()];
    Map<Track, Integer> following = new HashMap<>();
    for (int i = next.length - 1; i >= 0; i--) {
      Keyframe key = keyframes.get(i);
      Integer after = following.put(new Track(key.bone(), key.element()), i);
      if (after == null) {
        next[i] = -1;
      } else {
        // One on the same frame is not later; both lead to the same.
        boolean together = keyframes.get(after).frame() == key.frame();
        next[i] = together ? next[after] : after;
      }
    }
    return next;
  }

  private void keyframe(Keyframe key, int next) {
    json.beginObject();
    json.name("frame").value(key.frame());
    json.name("bone_id").value(key.bone());
    json.name("element").value(key.element().specName());
    if (!key.text().isEmpty()) {
      json.name("value_str").value(key.text());
    }
    json.name("value").value(key.value());
    curve(key.easing(), next);
    json.endObject();
  }

  /** Keeps the length, which runtimes take from the last keyframe, where that was left out. */
  private void idle(int frame) {
    json.beginObject();
    json.name("frame").value(frame);
    json.name("bone_id").value(0);
    json.name("element").value(IDLE);
    json.name("value").value(0);
    curve(Easing.LINEAR_HANDLES, -1);
    json.endObject();
  }

  private void curve(Easing easing, int next) {
    Easing handles = HandlePreset.handles(easing);
    pair(json, "start_handle", handles.startX(), handles.startY());
    pair(json, "end_handle", handles.endX(), handles.endY());
    json.name("next_kf").value(next);
    json.name("handle_preset").value(HandlePreset.word(handles));
  }
}
