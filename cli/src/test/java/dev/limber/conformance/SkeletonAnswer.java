package dev.limber.conformance;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.Placement;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;

/** What the oracle says of a Skel2D pose, in the words of {@code limber pose --with draw}. */
final class SkeletonAnswer {
  /** How far a quarter of an ellipse reaches out its control points. */
  private static final double QUARTER = 0.5522847493;

  private static final List<Property> LOCAL =
      List.of(
          Property.X,
          Property.Y,
          Property.ROTATION,
          Property.SCALE_X,
          Property.SCALE_Y,
          Property.FLIP_X,
          Property.FLIP_Y);
  private static final List<Property> SLOT =
      List.of(Property.RED, Property.GREEN, Property.BLUE, Property.ALPHA, Property.ATTACHMENT);

  private final Skeleton skeleton;
  private final Oracle oracle;
  private final StringBuilder text = new StringBuilder();
  private final JsonWriter json = new JsonWriter(text);

  private SkeletonAnswer(Skeleton skeleton, Oracle oracle) {
    this.skeleton = skeleton;
    this.oracle = oracle;
  }

  static String of(Skeleton skeleton, Oracle oracle, Skin skin) {
    SkeletonAnswer answer = new SkeletonAnswer(skeleton, oracle);
    answer.write(skin);
    return answer.text.toString();
  }

  private void write(Skin skin) {
    json.beginObject().name("world").beginArray();
    for (int b = 0; b < skeleton.bones().size(); b++) {
      numbers(oracle.world(b));
    }
    json.endArray().name("local").beginArray();
    for (int b = 0; b < skeleton.bones().size(); b++) {
      for (Property property : LOCAL) {
        numbers(oracle.bone(b, property));
      }
    }
    json.endArray().name("slots").beginArray();
    for (int s = 0; s < skeleton.slots().size(); s++) {
      for (Property property : SLOT) {
        numbers(oracle.slot(s, property));
      }
    }
    json.endArray().name("draw").beginArray();
    for (int s = 0; s < skeleton.slots().size(); s++) {
      int shown = (int) oracle.slot(s, Property.ATTACHMENT);
      if (shown >= 0) {
        shape(s, skin.attachments().get(shown));
      }
    }
    json.endArray().endObject();
  }

  private void shape(int slot, Attachment attachment) {
    json.beginObject();
    json.name("slot").value(skeleton.slots().get(slot).name());
    json.name("attachment").value(skeleton.fullName(attachment));
    json.name("type").value(attachment.type());
    double[] matrix = matrix(slot, attachment.placement());
    if (!(attachment instanceof Attachment.None)) {
      array("matrix", matrix);
    }
    if (attachment instanceof Attachment.Sprite sprite) {
      json.name("image");
      if (sprite.image() == null) {
        json.nullValue();
      } else {
        json.value(sprite.image());
      }
      array("tint", tinted(slot, Rgba.WHITE));
    } else if (attachment instanceof Attachment.Shape shape) {
      outline(shape, matrix);
      Paint paint = shape.paint();
      array("fill_rgba", tinted(slot, paint.fill()));
      array("line_rgba", tinted(slot, paint.line()));
      json.name("line_width").value(paint.lineWidth());
      json.name("line_join").value(paint.join().word());
      json.name("line_cap").value(paint.cap().word());
      json.name("miter_limit").value(paint.miterLimit());
      json.name("closed").value(isClosed(shape));
    }
    json.endObject();
  }

  /** The bone's matrix times that of the place on it. */
  private double[] matrix(int slot, Placement p) {
    double[] w = oracle.world(skeleton.slots().get(slot).bone());
    double cos = Math.cos(p.rotation());
    double sin = Math.sin(p.rotation());
    double[] m = {
      cos * p.scaleX(), sin * p.scaleX(), -sin * p.scaleY(), cos * p.scaleY(), p.x(), p.y()
    };
    return new double[] {
      w[0] * m[0] + w[2] * m[1],
      w[1] * m[0] + w[3] * m[1],
      w[0] * m[2] + w[2] * m[3],
      w[1] * m[2] + w[3] * m[3],
      w[0] * m[4] + w[2] * m[5] + w[4],
      w[1] * m[4] + w[3] * m[5] + w[5]
    };
  }

  private double[] tinted(int slot, Rgba color) {
    double[] own = {color.r(), color.g(), color.b(), color.a()};
    for (int part = 0; part < own.length; part++) {
      own[part] *= oracle.slot(slot, SLOT.get(part));
    }
    return own;
  }

  private static boolean isClosed(Attachment.Shape shape) {
    return !(shape instanceof Attachment.Path path)
        || path.commands().stream().anyMatch(c -> c.op() == PathOp.CLOSE);
  }

  private void outline(Attachment.Shape shape, double[] matrix) {
    List<String> letters = new ArrayList<>();
    List<double[]> points = new ArrayList<>();
    if (shape instanceof Attachment.Path path) {
      letters(path, letters);
      points = oracle.pathPoints(path);
    } else if (shape instanceof Attachment.Rect rect) {
      rect(rect, letters, points);
    } else if (shape instanceof Attachment.Ellipse ellipse) {
      ellipse(ellipse.radiusX(), ellipse.radiusY(), letters, points);
    } else if (shape instanceof Attachment.Circle circle) {
      ellipse(circle.radius(), circle.radius(), letters, points);
    }
    json.name("outline").beginArray();
    int next = 0;
    for (String letter : letters) {
      json.beginArray().value(letter);
      for (int count = pointsOf(letter); count > 0; count--) {
        double[] p = points.get(next++);
        if (shape instanceof Attachment.Path) {
          numbers(p);
        } else {
          numbers(
              matrix[0] * p[0] + matrix[2] * p[1] + matrix[4],
              matrix[1] * p[0] + matrix[3] * p[1] + matrix[5]);
        }
      }
      json.endArray();
    }
    json.endArray();
  }

  private static int pointsOf(String letter) {
    return switch (letter) {
      case "C" -> 0;
      case "Q" -> 2;
      case "B" -> 3;
      default -> 1;
    };
  }

  /** A later move starts anew, and nothing counts behind the first close. */
  private static void letters(Attachment.Path path, List<String> letters) {
    for (PathCommand command : path.commands()) {
      if (command.op() == PathOp.MOVE) {
        letters.clear();
        letters.add("M");
      } else if (command.op() == PathOp.LINE) {
        letters.add("L");
      } else if (command.op() == PathOp.QUAD) {
        letters.add("Q");
      } else if (command.op() == PathOp.CUBIC) {
        letters.add("B");
      } else {
        letters.add("C");
        return;
      }
    }
  }

  private static void rect(Attachment.Rect rect, List<String> letters, List<double[]> points) {
    double w = rect.width() / 2;
    double h = rect.height() / 2;
    if (rect.cornerRadius() <= 0.01) {
      letters.addAll(List.of("M", "L", "L", "L", "C"));
      points.addAll(List.of(at(-w, -h), at(w, -h), at(w, h), at(-w, h)));
      return;
    }
    double rx = Math.min(rect.cornerRadius(), w);
    double ry = Math.min(rect.cornerRadius(), h);
    letters.addAll(List.of("M", "L", "B", "L", "B", "L", "B", "L", "B", "C"));
    points.addAll(List.of(at(-w, -h + ry), at(-w, h - ry)));
    corner(points, at(-w, h - ry), at(-w, h), at(-w + rx, h));
    points.add(at(w - rx, h));
    corner(points, at(w - rx, h), at(w, h), at(w, h - ry));
    points.add(at(w, -h + ry));
    corner(points, at(w, -h + ry), at(w, -h), at(w - rx, -h));
    points.add(at(-w + rx, -h));
    corner(points, at(-w + rx, -h), at(-w, -h), at(-w, -h + ry));
  }

  private static void ellipse(double rx, double ry, List<String> letters, List<double[]> points) {
    letters.addAll(List.of("M", "B", "B", "B", "B", "C"));
    points.add(at(-rx, 0));
    corner(points, at(-rx, 0), at(-rx, ry), at(0, ry));
    corner(points, at(0, ry), at(rx, ry), at(rx, 0));
    corner(points, at(rx, 0), at(rx, -ry), at(0, -ry));
    corner(points, at(0, -ry), at(-rx, -ry), at(-rx, 0));
  }

  /** A quarter of an ellipse in the corner between two points. */
  private static void corner(List<double[]> points, double[] from, double[] corner, double[] to) {
    points.add(towards(from, corner));
    points.add(towards(to, corner));
    points.add(to);
  }

  private static double[] towards(double[] from, double[] to) {
    return at(from[0] + (to[0] - from[0]) * QUARTER, from[1] + (to[1] - from[1]) * QUARTER);
  }

  private static double[] at(double x, double y) {
    return new double[] {x, y};
  }

  private void array(String name, double... values) {
    json.name(name).beginArray();
    numbers(values);
    json.endArray();
  }

  private void numbers(double... values) {
    for (double value : values) {
      json.value(Rounded.of(value));
    }
  }
}
