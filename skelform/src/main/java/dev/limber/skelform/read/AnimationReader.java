package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonString;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads animations: their keyframes checked, sorted, and without those that cannot do anything. */
final class AnimationReader {
  private final List<Bone> bones;
  private final boolean[] animatesIk;
  private final KeyframeReader keyframes;
  private final Ruleset ruleset;
  private final Reading reading;

  /**
   * Creates a reader.
   *
   * @param animatesIk for each bone, whether its keyframes reach the settings of its IK family
   */
  AnimationReader(
      List<Bone> bones,
      boolean[] animatesIk,
      KeyframeReader keyframes,
      Ruleset ruleset,
      Reading reading) {
    this.bones = bones;
    this.animatesIk = animatesIk;
    this.keyframes = keyframes;
    this.ruleset = ruleset;
    this.reading = reading;
  }

  List<Animation> read(Fields root) {
    List<Animation> animations = new ArrayList<>();
    for (Fields fields : root.objects("animations", Schema.ANIMATION)) {
      if (fields != null) {
        animations.add(animation(fields, animations.size()));
      }
    }
    return animations;
  }

  private Animation animation(Fields fields, int index) {
    if (fields.json().get("keyframes") instanceof JsonArray array) {
      reading.spend(Quota.KEYFRAMES, array.size(), array);
    }
    List<@Nullable Fields> entries = fields.objects("keyframes", Schema.KEYFRAME);
    List<Keyframe> read = new ArrayList<>();
    @Nullable Fields idle = null;
    String reason = "";
    int idleCount = 0;
    int lastFrame = 0;
    for (Fields entry : entries) {
      int frame = entry == null ? -1 : keyframes.frame(entry);
      if (entry == null || frame < 0) {
        continue;
      }
      // A keyframe that is left out still counts for the animation's length, as in every runtime.
      lastFrame = Math.max(lastFrame, frame);
      Keyframe keyframe = keyframes.read(entry, frame);
      if (keyframe == null) {
        continue;
      }
      String idleBecause = whyIdle(keyframe);
      if (idleBecause.isEmpty()) {
        read.add(keyframe);
      } else {
        reason = idle == null ? idleBecause : reason;
        idle = idle == null ? entry : idle;
        idleCount++;
      }
    }
    if (idle != null) {
      noteIdle(idle, reason, idleCount);
    }
    NextKeyframes.check(entries, reading);
    sort(read, fields);
    String name = fields.text("name", "");
    return new Animation(name, id(fields, index), fps(fields), read, lastFrame, lastFrame + 1)
        .loopingBy(ruleset);
  }

  /** Returns why a keyframe does nothing, or an empty text if it does something. */
  private String whyIdle(Keyframe keyframe) {
    Bone bone = bones.get(keyframe.bone());
    return switch (keyframe.element()) {
      case ZINDEX, TEXTURE, TINT_R, TINT_G, TINT_B, TINT_A ->
          bone.visual() >= 0 ? "" : "the bone has no visual";
      case IK_CONSTRAINT, IK_MODE, MIMIC_TARGET -> {
        if (bone.family() < 0) {
          yield "the bone has no IK family";
        }
        boolean reaches = animatesIk[keyframe.bone()];
        yield reaches ? "" : "before 0.6 only the bone that leads an IK chain sets its IK";
      }
      default -> "";
    };
  }

  private void noteIdle(Fields first, String reason, int count) {
    String message = reason + ", so that this keyframe does nothing";
    if (count > 1) {
      message += "; there are " + count + " such keyframes in the animation";
    }
    reading.note("skf-no-effect", first.json(), message, "");
  }

  private void sort(List<Keyframe> read, Fields fields) {
    for (int i = 1; i < read.size(); i++) {
      if (read.get(i).frame() < read.get(i - 1).frame()) {
        String message = "keyframes are not sorted by frame; they are sorted now";
        reading.note("skf-order", fields.at("keyframes"), message, "");
        read.sort(Comparator.comparingInt(Keyframe::frame));
        return;
      }
    }
  }

  /** The documentation calls the id a string, files write a number. */
  private static int id(Fields fields, int index) {
    return fields.json().get("id") instanceof JsonString ? index : fields.integer("id", index);
  }

  private int fps(Fields fields) {
    int fps = fields.integer("fps", 0);
    if (fps >= 0) {
      return fps;
    }
    String name = Excerpt.quoted(fields.text("name", ""));
    String message = "the animation " + name + " has " + fps + " frames per second; 0 is used";
    reading.warning("skf-number-range", fields.at("fps"), message, "");
    return 0;
  }
}
