package dev.limber.web.studio;

import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.pose.SkeletonPose;

/**
 * Writes the points of an outline that hang on other bones than that of their slot, and the matrix
 * that the slot's bone and the attachment's place make together.
 */
final class BoundPointsJson {
  private BoundPointsJson() {}

  static String of(Puppet puppet, int part) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject();
    if (puppet instanceof SkeletonPose pose) {
      ShapeList shapes = pose.shapes(pose.skin());
      for (int shape = 0; shape < shapes.size(); shape++) {
        if (shapes.slot(shape) == part) {
          matrix(json.name("matrix").beginArray(), shapes, shape);
          points(json.name("points").beginArray(), shapes, shape, pose.partBone(part));
        }
      }
    }
    json.endObject();
    return out.toString();
  }

  private static void matrix(JsonWriter json, ShapeList shapes, int shape) {
    for (int part = 0; part < 6; part++) {
      json.value(shapes.matrix(shape, part));
    }
    json.endArray();
  }

  private static void points(JsonWriter json, ShapeList shapes, int shape, int owner) {
    for (int op = 0, point = 0; op < shapes.opCount(shape); op++) {
      for (int end = point + shapes.op(shape, op).points(); point < end; point++) {
        if (shapes.bone(shape, point) != owner) {
          json.beginObject().name("bone").value(shapes.bone(shape, point));
          json.name("x").value(shapes.x(shape, point)).name("y").value(shapes.y(shape, point));
          json.name("control").value(point < end - 1).endObject();
        }
      }
    }
    json.endArray();
  }
}
