package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Triangulates star-shaped contours, which most shapes have: a single one, all of it visible from
 * its centre. Every convex contour is one, and many others. A fan around the centre needs no sweep.
 */
final class Star {
  /** How far from every edge the centre must be, in fringes, so that the inset stays a star. */
  private static final double CLEARANCE = 1;

  /** The same without a fringe, in pixels: more than any rounding error. */
  private static final double LEAST = 1e-6;

  /** Below this value of 1 + cosine of a turn, the fringe of a corner is cut. */
  private static final double SHARP = 2 / (MeshBuilder.MAX_AROUND * MeshBuilder.MAX_AROUND);

  /** Unit direction and length of the edge after each point. */
  private double[] directions = new double[128];

  private double[] lengths = new double[64];
  private double centerX;
  private double centerY;

  /**
   * Stores the mesh of a contour; returns false, leaving the mesh undefined, if there are several
   * contours, if the contour is not all visible from its centre, or if an edge is too short for the
   * fringe.
   */
  boolean fill(Contours contours, double fringe, Mesh mesh) {
    int count = contours.pointCount();
    if (contours.count() != 1 || count < 3) {
      return false;
    }
    double[] points = contours.points();
    double area = findCenter(points, count);
    int way = area < 0 ? -1 : 1;
    double clearance = Math.max(CLEARANCE * fringe, LEAST);
    if (Math.abs(area) < MeshBuilder.SMALL * fringe * fringe
        || !isSeen(points, count, way, clearance)) {
      return false;
    }
    if (fringe == 0) {
      plain(points, count, mesh);
      return true;
    }
    return corners(points, count, 0.5 * fringe, way, mesh) && band(count, mesh);
  }

  /** Finds the centre of mass; returns the area, negative if the contour is wound the other way. */
  private double findCenter(double[] points, int count) {
    double fromX = points[0];
    double fromY = points[1];
    double x = 0;
    double y = 0;
    double sumX = 0;
    double sumY = 0;
    double sum = 0;
    for (int i = 2; i < 2 * count; i += 2) {
      double nextX = points[i] - fromX;
      double nextY = points[i + 1] - fromY;
      double cross = x * nextY - y * nextX;
      sum += cross;
      sumX += cross * (x + nextX);
      sumY += cross * (y + nextY);
      x = nextX;
      y = nextY;
    }
    double scale = 1 / (3 * sum);
    centerX = fromX + sumX * scale;
    centerY = fromY + sumY * scale;
    return 0.5 * sum;
  }

  /** Returns whether the contour goes around its centre exactly once, never backwards. */
  private boolean isSeen(double[] points, int count, int way, double clearance) {
    if (lengths.length < count) {
      lengths = Arrays.copyOf(lengths, 2 * count);
      directions = Arrays.copyOf(directions, 4 * count);
    }
    int last = 2 * count - 2;
    double x = points[0] - centerX;
    double y = points[1] - centerY;
    int crossings = 0;
    for (int i = 0; i <= last; i += 2) {
      int next = i == last ? 0 : i + 2;
      double nextX = points[next] - centerX;
      double nextY = points[next + 1] - centerY;
      double dx = nextX - x;
      double dy = nextY - y;
      double length = Math.sqrt(dx * dx + dy * dy);
      // Written so that NaN fails the test.
      if (!(way * (x * nextY - y * nextX) > clearance * length)) {
        return false;
      }
      if (y < 0 != nextY < 0) {
        crossings++;
      }
      double scale = 1 / length;
      lengths[i >> 1] = length;
      directions[i] = dx * scale;
      directions[i + 1] = dy * scale;
      x = nextX;
      y = nextY;
    }
    return crossings == 2;
  }

  private void plain(double[] points, int count, Mesh mesh) {
    mesh.clear(count + 1, 3 * count);
    for (int i = 0; i < count; i++) {
      mesh.corner(points[2 * i], points[2 * i + 1], 1);
    }
    mesh.corner(centerX, centerY, 1);
    mesh.triangle(count, count - 1, 0);
    for (int i = 1; i < count; i++) {
      mesh.triangle(count, i - 1, i);
    }
  }

  /** Stores the corners inside and outside; returns false if an edge is too short for that. */
  private boolean corners(double[] points, int count, double half, int way, Mesh mesh) {
    mesh.clear(2 * count + 1, 9 * count);
    int last = 2 * count - 2;
    double ax = directions[last];
    double ay = directions[last + 1];
    double used = 0;
    double firstUsed = 0;
    for (int i = 0; i <= last; i += 2) {
      double bx = directions[i];
      double by = directions[i + 1];
      double cosine = 1 + (ax * bx + ay * by);
      if (cosine < MeshBuilder.CUSP) {
        return false;
      }
      double scale = half / cosine;
      // The inset shortens both edges by this much; if negative, the outset does.
      double use = way * (ax * by - ay * bx) * scale;
      if (i == 0) {
        firstUsed = use;
      } else if (Math.abs(used + use) > lengths[(i >> 1) - 1]) {
        return false;
      }
      used = use;
      double mx = -way * (ay + by) * scale;
      double my = way * (ax + bx) * scale;
      double cut = cosine < SHARP ? Math.sqrt(cosine / SHARP) : 1;
      double in = use < 0 ? cut : 1;
      double out = use < 0 ? 1 : cut;
      mesh.corner(points[i] + mx * in, points[i + 1] + my * in, 1);
      mesh.corner(points[i] - mx * out, points[i + 1] - my * out, 0);
      ax = bx;
      ay = by;
    }
    mesh.corner(centerX, centerY, 1);
    return Math.abs(used + firstUsed) <= lengths[count - 1];
  }

  private static boolean band(int count, Mesh mesh) {
    int last = 2 * count - 2;
    int center = 2 * count;
    mesh.triangle(center, last, 0);
    mesh.triangle(last, last + 1, 0);
    mesh.triangle(0, last + 1, 1);
    for (int i = 2; i <= last; i += 2) {
      mesh.triangle(center, i - 2, i);
      mesh.triangle(i - 2, i - 1, i);
      mesh.triangle(i, i - 1, i + 1);
    }
    return true;
  }
}
