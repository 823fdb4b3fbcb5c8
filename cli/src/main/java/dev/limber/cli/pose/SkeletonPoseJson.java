package dev.limber.cli.pose;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.pose.SkeletonPose;
import org.jspecify.annotations.Nullable;

/**
 * A constructed pose of a Skel2D skeleton as one line of JSON; the keys are documented in the
 * module's README. Numbers have all their digits: they read back to the same bits.
 */
final class SkeletonPoseJson {
  private static final int MATRIX = 6;
  private static final int COLOR = 4;

  private final SkeletonPose pose;
  private final @Nullable Skin skin;
  private final StringBuilder text = new StringBuilder();
  private JsonWriter json = new JsonWriter(text);

  /**
   * Creates a writer of any number of lines.
   *
   * @param skin the skin to draw with, or null to leave the key {@code draw} out
   */
  SkeletonPoseJson(SkeletonPose pose, @Nullable Skin skin) {
    this.pose = pose;
    this.skin = skin;
  }

  /** Returns the pose as it is now, without a line end. */
  String line() {
    text.setLength(0);
    json = new JsonWriter(text);
    json.beginObject();
    json.name("world").numbers(pose.worldValues());
    json.name("local").numbers(pose.localValues());
    json.name("slots").numbers(pose.slotValues());
    if (skin != null) {
      ShapeList shapes = pose.shapes(skin);
      json.name("draw").beginArray();
      for (int s = 0; s < shapes.size(); s++) {
        shape(shapes, s);
      }
      json.endArray();
    }
    json.endObject();
    return text.toString();
  }

  private void shape(ShapeList shapes, int s) {
    Attachment attachment = shapes.attachment(s);
    json.beginObject();
    json.name("slot").value(pose.skeleton().slots().get(shapes.slot(s)).name());
    json.name("attachment").value(pose.skeleton().fullName(attachment));
    json.name("type").value(attachment.type());
    if (!(attachment instanceof Attachment.None)) {
      json.name("matrix").beginArray();
      for (int part = 0; part < MATRIX; part++) {
        json.value(shapes.matrix(s, part));
      }
      json.endArray();
    }
    if (attachment instanceof Attachment.Sprite sprite) {
      sprite(sprite, shapes, s);
    } else if (attachment instanceof Attachment.Shape) {
      outline(shapes, s);
      painting(shapes, s);
    }
    json.endObject();
  }

  private void sprite(Attachment.Sprite sprite, ShapeList shapes, int s) {
    json.name("image");
    if (sprite.image() == null) {
      json.nullValue();
    } else {
      json.value(sprite.image());
    }
    json.name("tint").beginArray();
    for (int part = 0; part < COLOR; part++) {
      json.value(shapes.tint(s, part));
    }
    json.endArray();
  }

  private void outline(ShapeList shapes, int s) {
    json.name("outline").beginArray();
    int point = 0;
    for (int i = 0; i < shapes.opCount(s); i++) {
      PathOp op = shapes.op(s, i);
      json.beginArray().value(shapes.letter(s, i));
      for (int end = point + op.points(); point < end; point++) {
        json.value(shapes.x(s, point)).value(shapes.y(s, point));
      }
      json.endArray();
    }
    json.endArray();
  }

  private void painting(ShapeList shapes, int s) {
    Paint paint = shapes.paint(s);
    json.name("fill_rgba").beginArray();
    for (int part = 0; part < COLOR; part++) {
      json.value(shapes.fill(s, part));
    }
    json.endArray().name("line_rgba").beginArray();
    for (int part = 0; part < COLOR; part++) {
      json.value(shapes.line(s, part));
    }
    json.endArray();
    json.name("line_width").value(paint.lineWidth());
    json.name("line_join").value(paint.join().word());
    json.name("line_cap").value(paint.cap().word());
    json.name("miter_limit").value(paint.miterLimit());
    json.name("closed").value(shapes.isClosed(s));
  }
}
