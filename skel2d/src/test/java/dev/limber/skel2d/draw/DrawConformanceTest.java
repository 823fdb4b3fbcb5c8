package dev.limber.skel2d.draw;

import static dev.limber.skel2d.conformance.PoseVectors.array;
import static dev.limber.skel2d.conformance.PoseVectors.near;
import static dev.limber.skel2d.conformance.PoseVectors.number;
import static dev.limber.skel2d.conformance.PoseVectors.numbers;
import static dev.limber.skel2d.conformance.PoseVectors.object;
import static dev.limber.skel2d.conformance.PoseVectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Image;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.skel2d.conformance.PoseVectors;
import dev.limber.skel2d.conformance.Vectors;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is drawn is what the original draws: matrices, outlines, colours and lines. */
@NeedsReferenceData
class DrawConformanceTest {
  @Test
  void vectorsAreThere() {
    // Counts as skipped where they are not; a factory that is skipped would not show up at all.
    assertFalse(Vectors.names().isEmpty());
  }

  @TestFactory
  List<DynamicTest> shapesMatchTheVectors() {
    return PoseVectors.tests(DrawConformanceTest::check);
  }

  private static void check(PoseVectors.Case reference) {
    Skeleton skeleton = reference.skeleton();
    SkeletonPose pose = new SkeletonPose(skeleton);
    JsonObject geometry = object(reference.vector(), "geometry");
    for (String skin : geometry) {
      compare(array(geometry, skin), pose.shapes(skeleton.skin(skin)), skeleton);
      checkDrawing(array(geometry, skin), pose, skin);
    }
    JsonObject poses = object(reference.vector(), "poses");
    for (String animation : poses) {
      for (JsonValue value : array(object(poses, animation), "geometry")) {
        JsonObject step = (JsonObject) value;
        pose.reset();
        if (step.has("t")) { // not in big-stress, which is thinned and shows the setup pose here
          pose.apply(skeleton.animation(animation), number(step.get("t")));
        }
        pose.construct();
        ShapeList shapes = pose.shapes(skeleton.skin(text(step.get("skin"))));
        compare(array(step, "draws"), shapes, skeleton);
        checkDrawing(array(step, "draws"), pose, text(step.get("skin")));
      }
    }
  }

  /** The same through a canvas: fills, then lines, without what cannot be seen. */
  private static void checkDrawing(JsonArray draws, SkeletonPose pose, String skin) {
    DrawList list = new DrawList();
    pose.skins(List.of(skin));
    pose.images(name -> new NamedImage(name, 20, 10));
    pose.draw(list);
    int drawn = 0;
    for (JsonValue value : draws) {
      JsonObject want = (JsonObject) value;
      String where = want.path();
      if (want.has("tint")) {
        double alpha = numbers(want.get("tint"))[3];
        if (alpha > 0 && want.get("image") instanceof JsonString) {
          sprite(want, list.item(drawn++));
        }
        continue;
      }
      boolean hasSteps = want.has("outline") && array(want, "outline").size() > 0;
      if (!hasSteps) {
        continue;
      }
      boolean closed = ((JsonBoolean) want.get("closed")).value();
      if (closed && numbers(want.get("fill_rgba"))[3] > 0) {
        item(want, "fill_rgba", DrawItem.Kind.FILL, list.item(drawn++));
      }
      if (number(want.get("line_width")) > 0 && numbers(want.get("line_rgba"))[3] > 0) {
        DrawItem line = list.item(drawn++);
        item(want, "line_rgba", DrawItem.Kind.STROKE, line);
        near(number(want.get("line_width")), line.stroke().width(), where);
        near(number(want.get("miter_limit")), line.stroke().miterLimit(), where);
        assertEquals(text(want.get("line_join")), line.stroke().join().word(), where);
      }
    }
    assertEquals(drawn, list.size(), draws.path());
  }

  private static void item(JsonObject want, String color, DrawItem.Kind kind, DrawItem got) {
    String where = want.path();
    assertEquals(kind, got.kind(), where);
    double[] rgba = numbers(want.get(color));
    near(Math.max(0, Math.min(1, rgba[0])), got.ink().r(), where);
    near(Math.max(0, Math.min(1, rgba[3])), got.ink().a(), where);
    JsonArray outline = array(want, "outline");
    assertEquals(outline.size(), got.path().opCount(), where);
    int point = 0;
    for (JsonValue value : outline) {
      JsonArray op = (JsonArray) value;
      for (int k = 1; k < op.size(); k += 2) {
        near(number(op.get(k)), got.path().x(point), where);
        near(number(op.get(k + 1)), got.path().y(point++), where);
      }
    }
    assertEquals(point, got.path().pointCount(), where);
  }

  private static void sprite(JsonObject want, DrawItem got) {
    double[] m = numbers(want.get("matrix"));
    double[] corners = {-10, 5, 10, 5, 10, -5, -10, -5};
    assertEquals(DrawItem.Kind.TRIANGLES, got.kind(), want.path());
    assertEquals(text(want.get("image")), got.image().name(), want.path());
    for (int i = 0; i < corners.length; i += 2) {
      double x = m[0] * corners[i] + m[2] * corners[i + 1] + m[4];
      double y = m[1] * corners[i] + m[3] * corners[i + 1] + m[5];
      near(x, got.triangles().positions()[i], want.path());
      near(y, got.triangles().positions()[i + 1], want.path());
    }
  }

  private record NamedImage(String name, int width, int height) implements Image {}

  private static void compare(JsonArray draws, ShapeList shapes, Skeleton skeleton) {
    assertEquals(draws.size(), shapes.size(), draws.path());
    for (int s = 0; s < draws.size(); s++) {
      JsonObject want = (JsonObject) draws.get(s);
      String where = want.path();
      Attachment attachment = shapes.attachment(s);
      assertEquals(text(want.get("slot")), skeleton.slots().get(shapes.slot(s)).name(), where);
      assertEquals(text(want.get("attachment")), skeleton.fullName(attachment), where);
      String type = attachment.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
      assertEquals(text(want.get("type")), type, where);
      if (want.has("matrix")) {
        double[] matrix = numbers(want.get("matrix"));
        for (int i = 0; i < 6; i++) {
          near(matrix[i], shapes.matrix(s, i), where + " matrix " + i);
        }
      }
      if (attachment instanceof Attachment.Shape) {
        shape(want, shapes, s);
      } else {
        assertEquals(0, shapes.opCount(s), where);
        assertFalse(shapes.isClosed(s), where);
      }
      if (attachment instanceof Attachment.Sprite sprite) {
        String image = want.get("image") instanceof JsonString name ? name.value() : null;
        assertEquals(image, sprite.image(), where);
        double[] tint = numbers(want.get("tint"));
        for (int i = 0; i < 4; i++) {
          near(tint[i], shapes.tint(s, i), where + " tint " + i);
        }
      }
    }
  }

  private static void shape(JsonObject want, ShapeList shapes, int s) {
    String where = want.path();
    assertEquals(((JsonBoolean) want.get("closed")).value(), shapes.isClosed(s), where);
    double[] fill = numbers(want.get("fill_rgba"));
    double[] line = numbers(want.get("line_rgba"));
    for (int i = 0; i < 4; i++) {
      near(fill[i], shapes.fill(s, i), where + " fill " + i);
      near(line[i], shapes.line(s, i), where + " line " + i);
    }
    near(number(want.get("line_width")), shapes.paint(s).lineWidth(), where + " width");
    near(number(want.get("miter_limit")), shapes.paint(s).miterLimit(), where + " miter");
    assertEquals(text(want.get("line_join")), shapes.paint(s).join().word(), where);
    if (want.has("line_cap")) {
      assertEquals(text(want.get("line_cap")), shapes.paint(s).cap().word(), where);
    }
    JsonArray outline = array(want, "outline");
    assertEquals(outline.size(), shapes.opCount(s), where + " operations");
    int point = 0;
    for (int i = 0; i < outline.size(); i++) {
      JsonArray op = (JsonArray) outline.get(i);
      assertEquals(text(op.get(0)), shapes.letter(s, i), op.path());
      assertEquals(op.size(), 1 + 2 * shapes.op(s, i).points(), op.path());
      for (int k = 1; k < op.size(); k += 2) {
        near(number(op.get(k)), shapes.x(s, point), op.path());
        near(number(op.get(k + 1)), shapes.y(s, point), op.path());
        point++;
      }
    }
    assertEquals(point, shapes.pointCount(s), where);
  }
}
