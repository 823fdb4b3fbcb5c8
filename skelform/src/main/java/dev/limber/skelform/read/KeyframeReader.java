package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Generation;
import dev.limber.skelform.data.Keyframe;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one keyframe, or says why it cannot be used. */
final class KeyframeReader {
  private static final Vec2 START = new Vec2(1.0 / 3, 1.0 / 3);
  private static final Vec2 END = new Vec2(2.0 / 3, 2.0 / 3);

  /** Elements that editors have written and no runtime animates. */
  private static final List<String> NEVER_ANIMATED =
      List.of("IkFamilyId", "PivotX", "PivotY", "VertPositionX", "VertPositionY");

  private static final List<String> ELEMENTS = new ArrayList<>();

  static {
    for (Element element : Element.values()) {
      ELEMENTS.add(element.specName());
    }
  }

  private final BoneTable bones;
  private final TextureTable textures;
  private final Generation generation;
  private final Reading reading;

  KeyframeReader(BoneTable bones, TextureTable textures, Generation generation, Reading reading) {
    this.bones = bones;
    this.textures = textures;
    this.generation = generation;
    this.reading = reading;
  }

  /** Returns the frame, or -1 if it is unusable; development files of 0.4 write -1 for 0. */
  int frame(Fields fields) {
    int frame = fields.integer("frame", 0);
    if (fields.isFaulty()) {
      return -1;
    }
    if (frame > reading.limits().frames()) {
      throw reading.tooLarge("frames", reading.limits().frames(), frame, fields.at("frame"));
    }
    if (frame < -1) {
      String message = "the frame " + frame + " is negative; the keyframe is left out";
      reading.warning("skf-bad-keyframe", fields.at("frame"), message, "");
      return -1;
    }
    return Math.max(0, frame);
  }

  /** Returns the keyframe, or null if it cannot be used. */
  @Nullable Keyframe read(Fields fields, int frame) {
    Element element = element(fields);
    int id = fields.integer("bone_id", 0);
    double value = value(fields);
    String text = fields.text("value_str", "");
    if (element == null || fields.isFaulty()) {
      return null;
    }
    int bone = bones.find(id);
    if (bone == BoneTable.MISSING) {
      String message = "no bone has the id " + id + "; the keyframe is left out";
      reading.warning("skf-bad-keyframe", fields.at("bone_id"), message, "");
      return null;
    }
    String meaning = meaning(element, text, value, fields);
    if (meaning == null) {
      return null;
    }
    boolean truth = element == Element.HIDDEN || element == Element.MIMIC_TARGET;
    double used = truth && value != 0 ? 1 : value;
    return new Keyframe(frame, bone, element, used, meaning, easing(fields));
  }

  private @Nullable Element element(Fields fields) {
    String name = fields.text("element", "");
    Element element = Element.named(name);
    if (element == null && !fields.isFaulty() && reading.isNews("element", name)) {
      boolean known = NEVER_ANIMATED.contains(name);
      String message =
          known
              ? "no runtime animates " + name + "; such keyframes are left out"
              : "unknown element " + Excerpt.quoted(name) + "; such keyframes are left out";
      String hint = known ? "" : Nearest.hint(name, ELEMENTS);
      reading.note("skf-unknown-element", fields.at("element"), message, hint);
    }
    return element;
  }

  private static double value(Fields fields) {
    return JsonTree.isFlag(fields.json(), "value")
        ? (fields.flag("value", false) ? 1 : 0)
        : fields.number("value", 0);
  }

  /** Returns the checked text of an element that has one, or null if it means nothing. */
  private @Nullable String meaning(Element element, String text, double value, Fields fields) {
    return switch (element) {
      case TEXTURE -> {
        textures.check(text, fields.at("value_str"));
        yield text;
      }
      case IK_CONSTRAINT -> named(text, value, FamilyReader.CONSTRAINTS, fields);
      case IK_MODE -> named(text, value, FamilyReader.MODES, fields);
      default -> "";
    };
  }

  /** Returns the name, or the one that the value counts to if the name is empty. */
  private @Nullable String named(String text, double value, List<String> names, Fields fields) {
    boolean counted = text.isEmpty() && value >= 0 && value < names.size() && value == (int) value;
    String name = counted ? names.get((int) value) : text;
    if (names.contains(name)) {
      return name;
    }
    String found = text.isEmpty() ? "the value " + value : Excerpt.quoted(text);
    String message =
        "expected one of " + names + " but found " + found + "; the keyframe is left out";
    String at = text.isEmpty() ? "value" : "value_str";
    reading.warning("skf-bad-keyframe", fields.at(at), message, Nearest.hint(text, names));
    return null;
  }

  private Easing easing(Fields keyframe) {
    Fields fields = keyframe.lenient();
    if (fields.has("start_handle") || fields.has("end_handle")) {
      Vec2 start = fields.handle("start_handle", START);
      Vec2 end = fields.handle("end_handle", END);
      return Easing.bezier(start.x(), start.y(), end.x(), end.y());
    }
    if (!fields.has("transition")) {
      boolean transitions = generation.compareTo(Generation.V0_3) <= 0;
      return transitions ? Easing.LINEAR : Easing.LINEAR_HANDLES;
    }
    boolean rounded = generation == Generation.V0_3;
    String name = fields.text("transition", "Linear");
    return switch (name) {
      case "Linear" -> Easing.LINEAR;
      case "SineIn" -> rounded ? Easing.SINE_IN_03 : Easing.SINE_IN;
      case "SineOut" -> rounded ? Easing.SINE_OUT_03 : Easing.SINE_OUT;
      default -> unknownTransition(name, fields);
    };
  }

  private Easing unknownTransition(String name, Fields fields) {
    if (reading.isNews("transition", name)) {
      String message = "unknown transition " + Excerpt.quoted(name) + "; Linear is used";
      String hint = Nearest.hint(name, List.of("Linear", "SineIn", "SineOut"));
      reading.warning("skf-bad-keyframe", fields.at("transition"), message, hint);
    }
    return Easing.LINEAR;
  }
}
