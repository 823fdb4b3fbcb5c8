package dev.limber.core.tessellate;

import dev.limber.core.canvas.View;

/**
 * Cuts the triangles of an image along the mesh of a clip: each of them with each of the clip's,
 * whose fringe makes the cut as smooth as the edge of a shape. Cuts through a side that two
 * triangles share meet in the same points, so no gap opens there.
 */
final class ImageClip {
  /** Three sides cut at most three corners off a triangle, so no piece has more corners. */
  private static final int MOST_CORNERS = 6;

  /** What is smaller, in square pixels, covers nothing. */
  private static final double FLAT = 1e-9;

  /** Numbers of a corner: x, y and two values, u and v or a coverage. */
  private static final int CORNER = 4;

  private static final int TRIANGLE = 3 * CORNER;

  private final Mesh result = new Mesh();

  /** The triangles of the clip. */
  private double[] clip = new double[64 * TRIANGLE];

  private int clipEnd;

  /** The current triangle of the image. */
  private final double[] image = new double[TRIANGLE];

  private double[] piece = new double[2 * MOST_CORNERS + 2];
  private double[] cut = new double[2 * MOST_CORNERS + 2];

  /** Copies the triangles of a clip. */
  void set(Mesh mesh) {
    clipEnd = CORNER * mesh.indexCount();
    if (clip.length < clipEnd) {
      clip = new double[2 * clipEnd];
    }
    for (int i = 0; i < mesh.indexCount(); i++) {
      int corner = mesh.indices()[i];
      int at = CORNER * i;
      clip[at] = mesh.positions()[2 * corner];
      clip[at + 1] = mesh.positions()[2 * corner + 1];
      clip[at + 2] = mesh.coverages()[corner];
    }
  }

  /** Returns what the clip leaves of triangles; the mesh has texture coordinates. */
  Mesh cut(double[] positions, double[] uvs, int[] indices, int count, View view) {
    result.clear(0, 0);
    for (int i = 0; i < count; i++) {
      int from = 2 * indices[i];
      int at = CORNER * (i % 3);
      image[at] = view.x(positions[from], positions[from + 1]);
      image[at + 1] = view.y(positions[from], positions[from + 1]);
      image[at + 2] = uvs[from];
      image[at + 3] = uvs[from + 1];
      double area = i % 3 == 2 ? area(image, 0) : 0;
      for (int t = 0; area != 0 && Double.isFinite(area) && t < clipEnd; t += TRIANGLE) {
        if (overlap(0, t) && overlap(1, t)) {
          intersect(t);
        }
      }
    }
    return result;
  }

  /** Returns whether both triangles have something in common along x (0) or y (1). */
  private boolean overlap(int axis, int t) {
    return most(clip, t + axis, 1) > -most(image, axis, -1)
        && -most(clip, t + axis, -1) < most(image, axis, 1);
  }

  /** Returns the largest number of three corners, times a sign. */
  private static double most(double[] triangle, int at, int sign) {
    return Math.max(
        sign * triangle[at],
        Math.max(sign * triangle[at + CORNER], sign * triangle[at + 2 * CORNER]));
  }

  /** Adds what the current triangle and one of the clip have in common. */
  private void intersect(int t) {
    int size = 3;
    for (int k = 0; k < 3; k++) {
      piece[2 * k] = image[CORNER * k];
      piece[2 * k + 1] = image[CORNER * k + 1];
    }
    double turn = Math.signum(area(clip, t));
    for (int side = 0; side < 3; side++) {
      int a = t + CORNER * side;
      int b = t + CORNER * ((side + 1) % 3);
      size = cut(size, clip[a], clip[a + 1], clip[b], clip[b + 1], turn);
    }
    double area = 0;
    for (int i = 4; i < 2 * size; i += 2) {
      area += area(piece[0], piece[1], piece[i - 2], piece[i - 1], piece[i], piece[i + 1]);
    }
    if (Math.abs(area) <= FLAT) {
      return;
    }
    int first = result.cornerCount();
    result.room(size, 3 * size);
    for (int i = 0; i < size; i++) {
      double x = piece[2 * i];
      double y = piece[2 * i + 1];
      double coverage = Math.max(0, Math.min(1, value(clip, t, 2, x, y)));
      result.corner(x, y, coverage, value(image, 0, 2, x, y), value(image, 0, 3, x, y));
      if (i > 1) {
        result.triangle(first, first + i - 1, first + i);
      }
    }
  }

  /** Keeps what lies on one side of a line; returns the number of corners left. */
  private int cut(int size, double ax, double ay, double bx, double by, double turn) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      int last = 2 * (i == 0 ? size - 1 : i - 1);
      double x = piece[2 * i];
      double y = piece[2 * i + 1];
      double side = turn * area(ax, ay, bx, by, x, y);
      double lastSide = turn * area(ax, ay, bx, by, piece[last], piece[last + 1]);
      if ((side > 0) != (lastSide > 0)) {
        double way = lastSide / (lastSide - side);
        cut[2 * kept] = piece[last] + way * (x - piece[last]);
        cut[2 * kept++ + 1] = piece[last + 1] + way * (y - piece[last + 1]);
      }
      if (side > 0) {
        cut[2 * kept] = x;
        cut[2 * kept++ + 1] = y;
      }
    }
    double[] swap = piece;
    piece = cut;
    cut = swap;
    return kept;
  }

  /** Returns a value at a point: it changes evenly from corner to corner. */
  private static double value(double[] from, int at, int value, double x, double y) {
    int b = at + CORNER;
    int c = at + 2 * CORNER;
    double toB = area(from[at], from[at + 1], x, y, from[c], from[c + 1]);
    double toC = area(from[at], from[at + 1], from[b], from[b + 1], x, y);
    double origin = from[at + value];
    return origin
        + (toB * (from[b + value] - origin) + toC * (from[c + value] - origin)) / area(from, at);
  }

  /** Returns twice the area of a triangle, below 0 if it is turned clockwise. */
  private static double area(double[] from, int at) {
    int b = at + CORNER;
    int c = at + 2 * CORNER;
    return area(from[at], from[at + 1], from[b], from[b + 1], from[c], from[c + 1]);
  }

  private static double area(double ax, double ay, double bx, double by, double cx, double cy) {
    return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  }
}
