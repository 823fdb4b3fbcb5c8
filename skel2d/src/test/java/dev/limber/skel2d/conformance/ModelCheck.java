package dev.limber.skel2d.conformance;

import static dev.limber.skel2d.conformance.Vectors.bool;
import static dev.limber.skel2d.conformance.Vectors.number;
import static dev.limber.skel2d.conformance.Vectors.numbers;
import static dev.limber.skel2d.conformance.Vectors.objects;
import static dev.limber.skel2d.conformance.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;

/** Compares a skeleton with the model of a vector. */
final class ModelCheck {
  private final Skeleton skeleton;

  ModelCheck(Skeleton skeleton) {
    this.skeleton = skeleton;
  }

  void check(JsonObject model) {
    List<JsonObject> bones = objects(model, "bones");
    assertEquals(bones.size(), skeleton.bones().size(), "bones");
    for (int i = 0; i < bones.size(); i++) {
      bone(bones.get(i), skeleton.bones().get(i));
    }
    List<JsonObject> slots = objects(model, "slots");
    assertEquals(slots.size(), skeleton.slots().size(), "slots");
    for (int i = 0; i < slots.size(); i++) {
      slot(slots.get(i), skeleton.slots().get(i));
    }
    List<JsonObject> skins = objects(model, "skins");
    assertEquals(skins.size(), skeleton.skins().size(), "skins");
    for (int i = 0; i < skins.size(); i++) {
      skin(skins.get(i), skeleton.skins().get(i), i == 0);
    }
    List<JsonObject> animations = objects(model, "animations");
    assertEquals(animations.size(), skeleton.animations().size(), "animations");
    for (int i = 0; i < animations.size(); i++) {
      animation(animations.get(i), skeleton.animations().get(i));
    }
  }

  private void bone(JsonObject want, Bone got) {
    assertEquals(text(want, "name"), got.name());
    assertEquals(
        text(want, "parent"),
        got.parent() < 0 ? null : skeleton.bones().get(got.parent()).name(),
        got.name());
    assertEquals(bool(want, "declared"), got.declared(), got.name());
    same(want, "length", got.length());
    same(want, "x", got.x());
    same(want, "y", got.y());
    same(want, "rot", got.rotation());
    same(want, "sx", got.scaleX());
    same(want, "sy", got.scaleY());
    assertEquals(bool(want, "flipx"), got.flipX());
    assertEquals(bool(want, "flipy"), got.flipY());
    assertEquals(bool(want, "inherit_rotation"), got.inheritRotation());
    assertEquals(bool(want, "inherit_scale"), got.inheritScale());
    color(want, "color", got.color());
  }

  private void slot(JsonObject want, Slot got) {
    assertEquals(text(want, "name"), got.name());
    assertEquals(text(want, "bone"), skeleton.bones().get(got.bone()).name());
    color(want, "color", got.color());
    same(want, "attachment", got.attachment());
  }

  private void skin(JsonObject want, Skin got, boolean standard) {
    assertEquals(text(want, "name"), got.name());
    List<JsonObject> attachments = objects(want, standard ? "attachments" : "overrides");
    List<Integer> overrides = new ArrayList<>();
    for (int i = 0; i < attachments.size(); i++) {
      JsonObject attachment = attachments.get(i);
      int index = standard ? i : (int) number(attachment, "index");
      overrides.add(index);
      attachment(attachment, got.attachments().get(index));
    }
    if (standard) {
      assertEquals(attachments.size(), got.attachments().size());
    } else {
      assertEquals(overrides, got.overrides(), got.name());
    }
  }

  private void attachment(JsonObject want, Attachment got) {
    String name = text(want, "name");
    assertEquals(name, skeleton.fullName(got));
    assertEquals(text(want, "slot"), skeleton.slots().get(got.slot()).name());
    same(want, "x", got.placement().x());
    same(want, "y", got.placement().y());
    same(want, "rot", got.placement().rotation());
    same(want, "sx", got.placement().scaleX());
    same(want, "sy", got.placement().scaleY());
    if (got instanceof Attachment.Shape shape) {
      same(want, "line_width", shape.paint().lineWidth());
      same(want, "miter_limit", shape.paint().miterLimit());
      assertEquals(text(want, "line_join"), shape.paint().join().word(), name);
      color(want, "line_color", shape.paint().line());
      color(want, "fill_color", shape.paint().fill());
    }
    switch (text(want, "type")) {
      case "none" -> assertInstanceOf(Attachment.None.class, got, name);
      case "sprite" -> assertEquals(text(want, "image"), ((Attachment.Sprite) got).image(), name);
      case "rect" -> {
        Attachment.Rect rect = (Attachment.Rect) got;
        same(want, "width", rect.width());
        same(want, "height", rect.height());
        same(want, "corner_radius", rect.cornerRadius());
      }
      case "ellipse" -> {
        same(want, "rx", ((Attachment.Ellipse) got).radiusX());
        same(want, "ry", ((Attachment.Ellipse) got).radiusY());
      }
      case "circle" -> same(want, "radius", ((Attachment.Circle) got).radius());
      default -> path(want, (Attachment.Path) got);
    }
  }

  private void path(JsonObject want, Attachment.Path got) {
    assertEquals(text(want, "line_cap"), got.paint().cap().word());
    JsonArray commands = (JsonArray) want.get("commands");
    assertEquals(commands.size(), got.commands().size(), text(want, "name"));
    for (int i = 0; i < commands.size(); i++) {
      JsonArray command = (JsonArray) commands.get(i);
      List<PathCommand.Point> points = got.commands().get(i).points();
      assertEquals(((JsonString) command.get(0)).value(), letter(got.commands().get(i)));
      assertEquals(command.size() - 1, points.size());
      for (int p = 0; p < points.size(); p++) {
        JsonArray point = (JsonArray) command.get(p + 1);
        close(((JsonNumber) point.get(0)).value(), points.get(p).x(), "x");
        close(((JsonNumber) point.get(1)).value(), points.get(p).y(), "y");
        assertEquals(
            ((JsonString) point.get(2)).value(), skeleton.bones().get(points.get(p).bone()).name());
      }
    }
  }

  private static String letter(PathCommand command) {
    return switch (command.op()) {
      case MOVE -> "M";
      case LINE -> "L";
      case QUAD -> "Q";
      case CUBIC -> "B";
      case CLOSE -> "C";
    };
  }

  private void animation(JsonObject want, Animation got) {
    assertEquals(text(want, "name"), got.name());
    same(want, "duration", got.duration());
    JsonObject header = (JsonObject) want.get("header");
    optional(header, "fps", got.header().fps());
    optional(header, "frame", got.header().frame());
    optional(header, "step", got.header().step());
    assertEquals(
        text(header, "easing"),
        got.header().easing() == null ? null : got.header().easing().word());
    List<JsonObject> timelines = objects(want, "timelines");
    assertEquals(timelines.size(), got.timelines().size(), "timelines of " + got.name());
    for (int i = 0; i < timelines.size(); i++) {
      timeline(timelines.get(i), got.timelines().get(i));
    }
  }

  private void timeline(JsonObject want, Timeline got) {
    assertEquals(text(want, "target"), got.target().word());
    String name =
        switch (got.target()) {
          case BONE -> skeleton.bones().get(got.index()).name();
          case SLOT -> skeleton.slots().get(got.index()).name();
        };
    assertEquals(text(want, "name"), name);
    String property = text(want, "property");
    assertEquals(property == null ? "" : property, got.property().word(), name);
    List<JsonObject> keys = objects(want, "keys");
    String what = name + " " + got.property();
    assertEquals(keys.size(), got.keys().size(), what);
    for (int i = 0; i < keys.size(); i++) {
      JsonObject wantKey = keys.get(i);
      Key key = got.keys().get(i);
      close(number(wantKey, "time"), key.time(), what);
      assertEquals(text(wantKey, "easing"), key.easing().word(), what);
      if (got.property() == Property.FLIP_X || got.property() == Property.FLIP_Y) {
        assertEquals(bool(wantKey, "value"), key.value() == 1, what);
      } else {
        close(number(wantKey, "value"), key.value(), what);
      }
      if (got.property() == Property.ROTATION) {
        close(number(wantKey, "degrees"), key.written(), what);
      }
      assertEquals(text(wantKey, "name"), key.name(), what);
    }
  }

  private static void optional(JsonObject want, String name, Double got) {
    JsonValue value = want.get(name);
    if (value instanceof JsonNumber number) {
      close(number.value(), got, name);
    } else {
      assertNull(got, name);
    }
  }

  private static void color(JsonObject want, String name, Rgba got) {
    double[] rgba = numbers(want.get(name));
    close(rgba[0], got.r(), name);
    close(rgba[1], got.g(), name);
    close(rgba[2], got.b(), name);
    close(rgba[3], got.a(), name);
  }

  private static void same(JsonObject want, String name, double got) {
    close(number(want, name), got, name);
  }

  private static void close(double want, double got, String what) {
    assertTrue(
        Math.abs(got - want) <= 1e-12 * Math.max(1e-300, Math.abs(want)),
        () -> what + ": " + got + ", not " + want);
  }
}
