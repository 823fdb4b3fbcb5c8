package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/** The obvious ways to ask what lies where: point by point, edge by edge, triangle by triangle. */
final class SlowGeometry {
  private SlowGeometry() {}

  /** Returns all edges as x, y, x, y, curves finely flattened by Java2D; contours are closed. */
  static List<double[]> edges(java.awt.Shape shape) {
    List<double[]> edges = new ArrayList<>();
    double[] to = new double[6];
    double x = 0;
    double y = 0;
    double startX = 0;
    double startY = 0;
    for (PathIterator i = shape.getPathIterator(null, 1e-4); !i.isDone(); i.next()) {
      int step = i.currentSegment(to);
      if (step != PathIterator.SEG_LINETO) {
        edges.add(new double[] {x, y, startX, startY});
        x = startX;
        y = startY;
      }
      if (step == PathIterator.SEG_MOVETO) {
        startX = to[0];
        startY = to[1];
      } else if (step == PathIterator.SEG_LINETO) {
        edges.add(new double[] {x, y, to[0], to[1]});
      }
      if (step != PathIterator.SEG_CLOSE) {
        x = to[0];
        y = to[1];
      }
    }
    edges.add(new double[] {x, y, startX, startY});
    return edges;
  }

  static List<double[]> edges(Contours contours) {
    List<double[]> edges = new ArrayList<>();
    for (int c = 0; c < contours.count(); c++) {
      int last = contours.end(c) - 1;
      for (int i = contours.start(c); i <= last; i++) {
        int j = i == last ? contours.start(c) : i + 1;
        edges.add(new double[] {contours.x(i), contours.y(i), contours.x(j), contours.y(j)});
      }
    }
    return edges;
  }

  static Path2D awt(Path path) {
    Path2D shape = new Path2D.Double();
    int p = 0;
    for (int i = 0; i < path.opCount(); i++) {
      switch (path.op(i)) {
        case MOVE -> shape.moveTo(path.x(p), path.y(p));
        case LINE -> shape.lineTo(path.x(p), path.y(p));
        case QUAD -> shape.quadTo(path.x(p), path.y(p), path.x(p + 1), path.y(p + 1));
        case CUBIC ->
            shape.curveTo(
                path.x(p), path.y(p), path.x(p + 1), path.y(p + 1), path.x(p + 2), path.y(p + 2));
        case CLOSE -> shape.closePath();
      }
      p += path.op(i).points();
    }
    return shape;
  }

  static BasicStroke awt(Stroke stroke) {
    int join =
        switch (stroke.join()) {
          case MITER -> BasicStroke.JOIN_MITER;
          case BEVEL -> BasicStroke.JOIN_BEVEL;
          case ROUND -> BasicStroke.JOIN_ROUND;
        };
    int cap =
        switch (stroke.cap()) {
          case BUTT -> BasicStroke.CAP_BUTT;
          case SQUARE -> BasicStroke.CAP_SQUARE;
          case ROUND -> BasicStroke.CAP_ROUND;
        };
    return new BasicStroke((float) stroke.width(), cap, join, (float) stroke.miterLimit());
  }

  static int winding(List<double[]> edges, double x, double y) {
    int winding = 0;
    for (double[] e : edges) {
      if (e[1] <= y != e[3] <= y) {
        double at = e[0] + (y - e[1]) / (e[3] - e[1]) * (e[2] - e[0]);
        if (at > x) {
          winding += e[1] <= y ? 1 : -1;
        }
      }
    }
    return winding;
  }

  static double distance(List<double[]> edges, double x, double y) {
    double best = Double.POSITIVE_INFINITY;
    for (double[] e : edges) {
      best = Math.min(best, java.awt.geom.Line2D.ptSegDist(e[0], e[1], e[2], e[3], x, y));
    }
    return best;
  }

  /** Returns how many triangles a point is in, and adds up their coverage there in {@code ink}. */
  static int triangles(Mesh mesh, double x, double y, double[] ink) {
    int count = 0;
    double[] p = mesh.positions();
    for (int i = 0; i < mesh.indexCount(); i += 3) {
      int a = mesh.indices()[i];
      int b = mesh.indices()[i + 1];
      int c = mesh.indices()[i + 2];
      double whole = cross(p, a, b, p[2 * c], p[2 * c + 1]);
      double wa = cross(p, b, c, x, y) / whole;
      double wb = cross(p, c, a, x, y) / whole;
      double wc = 1 - wa - wb;
      if (whole != 0 && wa >= 0 && wb >= 0 && wc >= 0) {
        count++;
        double[] covered = mesh.coverages();
        double here = wa * covered[a] + wb * covered[b] + wc * covered[c];
        // As painting one half-transparent thing over another.
        ink[0] += here * (1 - ink[0]);
      }
    }
    return count;
  }

  private static double cross(double[] p, int a, int b, double x, double y) {
    return (p[2 * b] - p[2 * a]) * (y - p[2 * a + 1])
        - (p[2 * b + 1] - p[2 * a + 1]) * (x - p[2 * a]);
  }

  static double area(Mesh mesh) {
    double sum = 0;
    double[] p = mesh.positions();
    for (int i = 0; i < mesh.indexCount(); i += 3) {
      int c = mesh.indices()[i + 2];
      sum += Math.abs(cross(p, mesh.indices()[i], mesh.indices()[i + 1], p[2 * c], p[2 * c + 1]));
    }
    return sum / 2;
  }
}
