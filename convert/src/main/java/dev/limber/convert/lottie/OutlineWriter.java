package dev.limber.convert.lottie;

import dev.limber.core.canvas.PathOp;
import dev.limber.core.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes an outline as Lottie has it: corners, and for each where the curves into it and out of it
 * point.
 */
final class OutlineWriter {
  private final List<PathOp> ops;
  private final boolean closed;

  /** Whether the last corner lies on the first, which then stands for both. */
  private final boolean endsAtStart;

  /**
   * Creates a writer.
   *
   * @param ops steps of one contour
   * @param curve its points, x and y in turn, at all times
   */
  OutlineWriter(List<PathOp> ops, Curve curve) {
    this.ops = ops;
    this.closed = ops.contains(PathOp.CLOSE);
    boolean ends = closed && ops.size() > 3;
    for (Curve.Keyframe key : curve.keys()) {
      double[] points = key.value();
      ends &= points[0] == points[points.length - 2] && points[1] == points[points.length - 1];
    }
    this.endsAtStart = ends;
  }

  /** A corner, and where the curves at it point, relative to it. */
  private static final class Corner {
    final double x;
    final double y;
    final double[] in = new double[2];
    final double[] out = new double[2];

    Corner(double x, double y) {
      this.x = x;
      this.y = y;
    }
  }

  void write(double[] points, LottieWriter writer) {
    List<Corner> corners = corners(points);
    if (endsAtStart) {
      Corner last = corners.remove(corners.size() - 1);
      corners.get(0).in[0] = last.in[0];
      corners.get(0).in[1] = last.in[1];
    }
    JsonWriter json = writer.json;
    json.beginObject().name("c").value(closed);
    json.name("v").beginArray();
    corners.forEach(corner -> writer.point(corner.x, corner.y));
    json.endArray().name("i").beginArray();
    corners.forEach(corner -> writer.point(corner.in[0], corner.in[1]));
    json.endArray().name("o").beginArray();
    corners.forEach(corner -> writer.point(corner.out[0], corner.out[1]));
    json.endArray().endObject();
  }

  private List<Corner> corners(double[] p) {
    List<Corner> corners = new ArrayList<>();
    int at = 0;
    for (PathOp op : ops) {
      int end = at + 2 * op.points() - 2;
      switch (op) {
        case MOVE, LINE -> corners.add(new Corner(p[end], p[end + 1]));
        case QUAD -> {
          Corner from = corners.get(corners.size() - 1);
          Corner to = new Corner(p[end], p[end + 1]);
          point(from.out, from, p[at], p[at + 1], 2.0 / 3);
          point(to.in, to, p[at], p[at + 1], 2.0 / 3);
          corners.add(to);
        }
        case CUBIC -> {
          Corner from = corners.get(corners.size() - 1);
          Corner to = new Corner(p[end], p[end + 1]);
          point(from.out, from, p[at], p[at + 1], 1);
          point(to.in, to, p[at + 2], p[at + 3], 1);
          corners.add(to);
        }
        case CLOSE -> {}
      }
      at += 2 * op.points();
    }
    return corners;
  }

  private static void point(double[] handle, Corner corner, double x, double y, double share) {
    handle[0] = (x - corner.x) * share;
    handle[1] = (y - corner.y) * share;
  }
}
