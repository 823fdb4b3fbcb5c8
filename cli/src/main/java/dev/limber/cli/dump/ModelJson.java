package dev.limber.cli.dump;

import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.PuppetMark;
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
import org.jspecify.annotations.Nullable;

/**
 * A whole skeleton as one line of JSON, in the layout of the conformance vectors' {@code model},
 * which the module's README describes. Things refer to each other by name, attachments by index.
 */
final class ModelJson {
  private final Skeleton skeleton;
  private final StringBuilder text = new StringBuilder();
  private final JsonWriter json = new JsonWriter(text);

  private ModelJson(Skeleton skeleton) {
    this.skeleton = skeleton;
  }

  /** Returns the line, without its end. */
  static String of(Skeleton skeleton) {
    ModelJson model = new ModelJson(skeleton);
    model.write();
    return model.text.toString();
  }

  private void write() {
    json.beginObject().name("bones").beginArray();
    skeleton.bones().forEach(this::bone);
    json.endArray().name("slots").beginArray();
    skeleton.slots().forEach(this::slot);
    json.endArray().name("skins").beginArray();
    for (int i = 0; i < skeleton.skins().size(); i++) {
      skin(skeleton.skins().get(i), i == 0);
    }
    json.endArray().name("animations").beginArray();
    skeleton.animations().forEach(this::animation);
    json.endArray().endObject();
  }

  private void bone(Bone bone) {
    json.beginObject();
    text("name", bone.name());
    text("parent", bone.parent() < 0 ? null : boneName(bone.parent()));
    json.name("declared").value(bone.declared());
    number("length", bone.length());
    number("x", bone.x());
    number("y", bone.y());
    number("rot", bone.rotation());
    number("sx", bone.scaleX());
    number("sy", bone.scaleY());
    json.name("flipx").value(bone.flipX());
    json.name("flipy").value(bone.flipY());
    json.name("inherit_rotation").value(bone.inheritRotation());
    json.name("inherit_scale").value(bone.inheritScale());
    color("color", bone.color());
    json.endObject();
  }

  private void slot(Slot slot) {
    int shown = slot.attachment();
    json.beginObject();
    text("name", slot.name());
    text("bone", boneName(slot.bone()));
    color("color", slot.color());
    number("attachment", shown);
    text(
        "attachment_name",
        shown < 0 ? null : skeleton.fullName(skeleton.defaultSkin().attachments().get(shown)));
    json.endObject();
  }

  private void skin(Skin skin, boolean first) {
    json.beginObject();
    text("name", skin.name());
    if (first) {
      json.name("attachments").beginArray();
      for (Attachment attachment : skin.attachments()) {
        json.beginObject();
        attachment(attachment);
        json.endObject();
      }
    } else {
      json.name("overrides").beginArray();
      for (int index : skin.overrides()) {
        json.beginObject();
        number("index", index);
        attachment(skin.attachments().get(index));
        json.endObject();
      }
    }
    json.endArray().endObject();
  }

  private void attachment(Attachment attachment) {
    text("name", skeleton.fullName(attachment));
    text("slot", skeleton.slots().get(attachment.slot()).name());
    text("type", attachment.type());
    placement(attachment.placement());
    if (attachment instanceof Attachment.Sprite sprite) {
      text("image", sprite.image());
    } else if (attachment instanceof Attachment.Rect rect) {
      number("width", rect.width());
      number("height", rect.height());
      number("corner_radius", rect.cornerRadius());
    } else if (attachment instanceof Attachment.Ellipse ellipse) {
      number("rx", ellipse.radiusX());
      number("ry", ellipse.radiusY());
    } else if (attachment instanceof Attachment.Circle circle) {
      number("radius", circle.radius());
    }
    if (attachment instanceof Attachment.Shape shape) {
      paint(shape.paint());
    }
    if (attachment instanceof Attachment.Path path) {
      text("line_cap", path.paint().cap().word());
      json.name("commands").beginArray();
      path.commands().forEach(this::command);
      json.endArray();
    }
  }

  private void placement(Placement p) {
    number("x", p.x());
    number("y", p.y());
    number("rot", p.rotation());
    number("sx", p.scaleX());
    number("sy", p.scaleY());
    // Strict, since a cosine that should be 0 is all error, and readers compare it.
    double cos = StrictMath.cos(p.rotation());
    double sin = StrictMath.sin(p.rotation());
    json.name("transform").beginArray();
    number(cos * p.scaleX());
    number(sin * p.scaleX());
    number(-sin * p.scaleY());
    number(cos * p.scaleY());
    number(p.x());
    number(p.y());
    json.endArray();
  }

  private void paint(Paint paint) {
    number("line_width", paint.lineWidth());
    number("miter_limit", paint.miterLimit());
    text("line_join", paint.join().word());
    color("line_color", paint.line());
    color("fill_color", paint.fill());
  }

  private void command(PathCommand command) {
    json.beginArray();
    json.value(
        switch (command.op()) {
          case MOVE -> "M";
          case LINE -> "L";
          case QUAD -> "Q";
          case CUBIC -> "B";
          case CLOSE -> "C";
        });
    command.points().forEach(this::point);
    json.endArray();
  }

  private void point(PathCommand.Point point) {
    json.beginArray();
    number(point.x());
    number(point.y());
    json.value(boneName(point.bone())).endArray();
  }

  private void animation(Animation animation) {
    Animation.Header header = animation.header();
    Easing easing = header.easing();
    json.beginObject();
    text("name", animation.name());
    number("duration", animation.duration());
    json.name("header").beginObject();
    optional("fps", header.fps());
    optional("frame", header.frame());
    optional("step", header.step());
    text("easing", easing == null ? null : easing.word());
    json.endObject();
    if (!animation.marks().isEmpty()) {
      json.name("marks").beginArray();
      for (PuppetMark mark : animation.marks()) {
        json.beginObject().name("name").value(mark.name()).name("time").value(mark.seconds());
        json.name("number").value(mark.number()).name("text").value(mark.text()).endObject();
      }
      json.endArray();
    }
    json.name("timelines").beginArray();
    animation.timelines().forEach(this::timeline);
    json.endArray().endObject();
  }

  private void timeline(Timeline timeline) {
    Property property = timeline.property();
    json.beginObject();
    text("target", timeline.target().word());
    boolean bone = timeline.target() == Target.BONE;
    text("name", bone ? boneName(timeline.index()) : skeleton.slots().get(timeline.index()).name());
    text("property", property == Property.NOTHING ? null : property.word());
    json.name("keys").beginArray();
    for (Key key : timeline.keys()) {
      key(key, property);
    }
    json.endArray().endObject();
  }

  private void key(Key key, Property property) {
    json.beginObject();
    number("time", key.time());
    if (property == Property.FLIP_X || property == Property.FLIP_Y) {
      json.name("value").value(key.value() != 0);
    } else {
      number("value", key.value());
    }
    text("easing", key.easing().word());
    if (property == Property.ROTATION) {
      number("degrees", key.written());
    } else if (property == Property.ATTACHMENT) {
      text("name", key.name());
    }
    json.endObject();
  }

  private String boneName(int index) {
    return skeleton.bones().get(index).name();
  }

  private void color(String name, Rgba color) {
    json.name(name).numbers(color.r(), color.g(), color.b(), color.a());
  }

  private void text(String name, @Nullable String value) {
    json.name(name);
    if (value == null) {
      json.nullValue();
    } else {
      json.value(value);
    }
  }

  private void optional(String name, @Nullable Double value) {
    if (value == null) {
      json.name(name).nullValue();
    } else {
      number(name, value);
    }
  }

  private void number(String name, double value) {
    json.name(name);
    number(value);
  }

  private void number(double value) {
    json.value(value + 0.0); // no -0
  }
}
