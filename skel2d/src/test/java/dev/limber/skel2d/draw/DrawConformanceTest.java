package dev.limber.skel2d.draw;

import static dev.limber.skel2d.conformance.PoseVectors.array;
import static dev.limber.skel2d.conformance.PoseVectors.near;
import static dev.limber.skel2d.conformance.PoseVectors.number;
import static dev.limber.skel2d.conformance.PoseVectors.numbers;
import static dev.limber.skel2d.conformance.PoseVectors.object;
import static dev.limber.skel2d.conformance.PoseVectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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
      }
    }
  }

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
      assertEquals(text(op.get(0)), shapes.op(s, i).word(), op.path());
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
