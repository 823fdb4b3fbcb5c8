package dev.limber.skel2d.conformance;

import static dev.limber.skel2d.conformance.PoseVectors.array;
import static dev.limber.skel2d.conformance.PoseVectors.number;
import static dev.limber.skel2d.conformance.PoseVectors.numbers;
import static dev.limber.skel2d.conformance.PoseVectors.text;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Builds skeletons from the vectors' own models, so that poses are tested without the parser. */
public final class VectorModel {
  private final JsonObject model;
  private final List<String> boneNames = new ArrayList<>();
  private final List<String> slotNames = new ArrayList<>();

  private VectorModel(JsonObject model) {
    this.model = model;
  }

  public static Skeleton skeleton(JsonObject model) {
    return new VectorModel(model).build();
  }

  private Skeleton build() {
    List<Bone> bones = new ArrayList<>();
    for (JsonValue value : array(model, "bones")) {
      JsonObject b = (JsonObject) value;
      bones.add(bone(b));
      boneNames.add(text(b.get("name")));
    }
    List<Slot> slots = new ArrayList<>();
    for (JsonValue value : array(model, "slots")) {
      JsonObject s = (JsonObject) value;
      String name = text(s.get("name"));
      slotNames.add(name);
      int bone = boneNames.indexOf(text(s.get("bone")));
      slots.add(new Slot(name, bone, color(s.get("color")), (int) number(s.get("attachment"))));
    }
    List<Skin> skins = new ArrayList<>();
    for (JsonValue value : array(model, "skins")) {
      skins.add(skin((JsonObject) value, skins));
    }
    List<Animation> animations = new ArrayList<>();
    for (JsonValue value : array(model, "animations")) {
      animations.add(animation((JsonObject) value));
    }
    return new Skeleton(bones, slots, skins, animations);
  }

  private Bone bone(JsonObject b) {
    return new Bone(
        text(b.get("name")),
        b.get("parent") instanceof JsonString parent ? boneNames.indexOf(parent.value()) : -1,
        flag(b, "declared"),
        number(b.get("x")),
        number(b.get("y")),
        number(b.get("rot")),
        number(b.get("sx")),
        number(b.get("sy")),
        number(b.get("length")),
        color(b.get("color")),
        flag(b, "flipx"),
        flag(b, "flipy"),
        flag(b, "inherit_rotation"),
        flag(b, "inherit_scale"));
  }

  private static boolean flag(JsonObject in, String name) {
    return ((JsonBoolean) in.get(name)).value();
  }

  private static Rgba color(JsonValue value) {
    double[] c = numbers(value);
    return new Rgba(c[0], c[1], c[2], c[3]);
  }

  private Skin skin(JsonObject json, List<Skin> before) {
    List<Attachment> attachments = new ArrayList<>();
    List<Integer> overrides = new ArrayList<>();
    if (before.isEmpty()) {
      array(json, "attachments").forEach(a -> attachments.add(attachment((JsonObject) a)));
    } else {
      attachments.addAll(before.get(0).attachments());
      for (JsonValue value : array(json, "overrides")) {
        int index = (int) number(((JsonObject) value).get("index"));
        attachments.set(index, attachment((JsonObject) value));
        overrides.add(index);
      }
    }
    overrides.sort(null);
    return new Skin(text(json.get("name")), attachments, overrides);
  }

  private Attachment attachment(JsonObject a) {
    int slot = slotNames.indexOf(text(a.get("slot")));
    String name = text(a.get("name")).substring(slotNames.get(slot).length() + 1);
    Placement at =
        new Placement(
            number(a.get("x")),
            number(a.get("y")),
            number(a.get("rot")),
            number(a.get("sx")),
            number(a.get("sy")));
    return switch (text(a.get("type"))) {
      case "none" -> new Attachment.None(name, slot, at);
      case "sprite" -> {
        String image = a.get("image") instanceof JsonString text ? text.value() : null;
        yield new Attachment.Sprite(name, slot, at, image);
      }
      case "rect" -> {
        double radius = number(a.get("corner_radius"));
        double width = number(a.get("width"));
        yield new Attachment.Rect(name, slot, at, paint(a), width, number(a.get("height")), radius);
      }
      case "ellipse" ->
          new Attachment.Ellipse(
              name, slot, at, paint(a), number(a.get("rx")), number(a.get("ry")));
      case "circle" -> new Attachment.Circle(name, slot, at, paint(a), number(a.get("radius")));
      case "path" -> new Attachment.Path(name, slot, at, paint(a), commands(a));
      default -> throw new AssertionError(a.path());
    };
  }

  private static Paint paint(JsonObject a) {
    String join = text(a.get("line_join"));
    String cap = a.get("line_cap") instanceof JsonString word ? word.value() : "butt";
    return new Paint(
        number(a.get("line_width")),
        number(a.get("miter_limit")),
        Arrays.stream(LineJoin.values()).filter(j -> j.word().equals(join)).findFirst().get(),
        Arrays.stream(LineCap.values()).filter(c -> c.word().equals(cap)).findFirst().get(),
        color(a.get("line_color")),
        color(a.get("fill_color")));
  }

  private List<PathCommand> commands(JsonObject a) {
    List<PathCommand> commands = new ArrayList<>();
    for (JsonValue value : array(a, "commands")) {
      JsonArray c = (JsonArray) value;
      commands.add(
          switch (text(c.get(0))) {
            case "M" -> PathCommand.of(PathOp.MOVE, point(c, 1));
            case "L" -> PathCommand.of(PathOp.LINE, point(c, 1));
            case "Q" -> PathCommand.of(PathOp.QUAD, point(c, 1), point(c, 2));
            case "B" -> PathCommand.of(PathOp.CUBIC, point(c, 1), point(c, 2), point(c, 3));
            default -> PathCommand.of(PathOp.CLOSE);
          });
    }
    return commands;
  }

  private PathCommand.Point point(JsonArray command, int index) {
    JsonArray p = (JsonArray) command.get(index);
    int bone = boneNames.indexOf(text(p.get(2)));
    return new PathCommand.Point(number(p.get(0)), number(p.get(1)), bone);
  }

  private Animation animation(JsonObject json) {
    List<Timeline> timelines = new ArrayList<>();
    for (JsonValue value : array(json, "timelines")) {
      JsonObject t = (JsonObject) value;
      Target target = text(t.get("target")).equals("bone") ? Target.BONE : Target.SLOT;
      List<String> names = target == Target.BONE ? boneNames : slotNames;
      List<Key> keys = new ArrayList<>();
      for (JsonValue key : array(t, "keys")) {
        keys.add(key((JsonObject) key));
      }
      String word = t.get("property") instanceof JsonNull ? "" : text(t.get("property"));
      Property property =
          Arrays.stream(Property.values()).filter(p -> p.word().equals(word)).findFirst().get();
      timelines.add(new Timeline(target, names.indexOf(text(t.get("name"))), property, keys));
    }
    double duration = number(json.get("duration"));
    return new Animation(text(json.get("name")), duration, Animation.Header.EMPTY, timelines);
  }

  private static Key key(JsonObject json) {
    String word = text(json.get("easing"));
    Easing easing =
        Arrays.stream(Easing.values()).filter(e -> e.word().equals(word)).findFirst().get();
    JsonValue value = json.get("value");
    double number =
        value instanceof JsonNumber n
            ? n.value()
            : value instanceof JsonBoolean flag && flag.value() ? 1 : 0;
    return new Key(number(json.get("time")), number, easing);
  }
}
