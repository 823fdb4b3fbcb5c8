package dev.limber.core.tessellate;

/** Triangulates the contours that most shapes have: one, and convex. A fan needs no sweep. */
final class Convex {
  /** How far, in square pixels, a turn may be wrong by rounding. */
  private static final double ROUNDING = 1e-6;

  private final MeshBuilder mesh;

  Convex(MeshBuilder mesh) {
    this.mesh = mesh;
  }

  /**
   * Stores triangles and border of a contour; returns false, and stores nothing, if there are
   * several or the one is not convex.
   */
  boolean fill(Contours contours) {
    if (contours.count() != 1) {
      return false;
    }
    double[] points = contours.points();
    int count = contours.pointCount();
    int way = way(points, count);
    if (way == 0) {
      return false;
    }
    if (mesh.hasFringe()) {
      corners(points, count, way);
    } else {
      for (int i = 0; i < count; i++) {
        mesh.corner(points[2 * i], points[2 * i + 1]);
      }
    }
    for (int i = 1; i + 1 < count; i++) {
      mesh.triangle(0, i, i + 1);
    }
    for (int i = 1; i < count; i++) {
      mesh.border(i - 1, i);
    }
    mesh.border(count - 1, 0);
    return true;
  }

  /** Returns 1 or -1 for the way round a convex contour goes, 0 for another one. */
  private static int way(double[] points, int count) {
    if (count < 3) {
      return 0;
    }
    int last = 2 * count - 2;
    double dx = points[last] - points[last - 2];
    double dy = points[last + 1] - points[last - 1];
    double x = points[last];
    double y = points[last + 1];
    double lowest = 0;
    double highest = 0;
    int reversals = 0;
    boolean rightwards = dx > 0;
    for (int i = 0; i <= last; i += 2) {
      double nextX = points[i] - x;
      double nextY = points[i + 1] - y;
      double turn = dx * nextY - dy * nextX;
      lowest = turn < lowest ? turn : lowest;
      highest = turn > highest ? turn : highest;
      if (nextX != 0 && nextX > 0 != rightwards) {
        reversals++;
        rightwards = nextX > 0;
      }
      if (Math.abs(turn) <= ROUNDING && dx * nextX + dy * nextY < 0) {
        // Back on the same line.
        return 0;
      }
      dx = nextX;
      dy = nextY;
      x = points[i];
      y = points[i + 1];
    }
    // Twice round would turn more often.
    if (reversals > 2) {
      return 0;
    }
    if (lowest >= -ROUNDING) {
      return highest > ROUNDING ? 1 : 0;
    }
    return highest <= ROUNDING ? -1 : 0;
  }

  private void corners(double[] points, int count, int way) {
    int last = 2 * count - 2;
    double x = points[last];
    double y = points[last + 1];
    double dx = points[0] - x;
    double dy = points[1] - y;
    double scale = 1 / Math.sqrt(dx * dx + dy * dy);
    double ax = dx * scale;
    double ay = dy * scale;
    for (int i = 0; i <= last; i += 2) {
      x = points[i];
      y = points[i + 1];
      int next = i == last ? 0 : i + 2;
      dx = points[next] - x;
      dy = points[next + 1] - y;
      scale = 1 / Math.sqrt(dx * dx + dy * dy);
      double bx = dx * scale;
      double by = dy * scale;
      mesh.corner(x, y, -way * ay, way * ax, -way * by, way * bx, bx - ax, by - ay, true);
      ax = bx;
      ay = by;
    }
  }
}
