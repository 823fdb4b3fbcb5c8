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

  private final Mesh result = new Mesh();

  /** The clip: x, y and coverage of three corners for each triangle, counter-clockwise. */
  private double[] clip = new double[9 * 64];

  private int clipEnd;
  private final double[] corners = new double[6];
  private double[] piece = new double[2 * MOST_CORNERS + 2];
  private double[] cut = new double[2 * MOST_CORNERS + 2];

  /** Copies the triangles of a clip. */
  void set(Mesh mesh) {
    clipEnd = 0;
    if (clip.length < 3 * mesh.indexCount()) {
      clip = new double[6 * mesh.indexCount()];
    }
    for (int i = 0; i < mesh.indexCount(); i += 3) {
      double area = corner(mesh, i, 0);
      if (Math.abs(area) > FLAT) {
        corner(mesh, i + (area > 0 ? 1 : 2), 3);
        corner(mesh, i + (area > 0 ? 2 : 1), 6);
        clipEnd += 9;
      }
    }
  }

  /** Copies a corner; returns twice the area of a triangle that starts with it. */
  private double corner(Mesh mesh, int index, int at) {
    double[] from = mesh.positions();
    int i = mesh.indices()[index];
    clip[clipEnd + at] = from[2 * i];
    clip[clipEnd + at + 1] = from[2 * i + 1];
    clip[clipEnd + at + 2] = mesh.coverages()[i];
    if (at > 0) {
      return 0;
    }
    int b = mesh.indices()[index + 1];
    int c = mesh.indices()[index + 2];
    return area(
        from[2 * i], from[2 * i + 1], from[2 * b], from[2 * b + 1], from[2 * c], from[2 * c + 1]);
  }

  private static double area(double ax, double ay, double bx, double by, double cx, double cy) {
    return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  }

  /** Returns what the clip leaves of triangles; the mesh has texture coordinates. */
  Mesh cut(double[] positions, double[] uvs, int[] indices, int count, View view) {
    result.clear(0, 0);
    for (int i = 0; i < count; i += 3) {
      for (int k = 0; k < 3; k++) {
        int at = 2 * indices[i + k];
        corners[2 * k] = view.x(positions[at], positions[at + 1]);
        corners[2 * k + 1] = view.y(positions[at], positions[at + 1]);
      }
      double area = area(corners[0], corners[1], corners[2], corners[3], corners[4], corners[5]);
      if (area != 0 && Double.isFinite(area)) {
        int a = 2 * indices[i];
        int b = 2 * indices[i + 1];
        int c = 2 * indices[i + 2];
        for (int t = 0; t < clipEnd; t += 9) {
          if (isNear(t)) {
            int size = intersect(t);
            add(size, t, area, uvs, a, b, c);
          }
        }
      }
    }
    return result;
  }

  private boolean isNear(int t) {
    return overlap(0, t) && overlap(1, t);
  }

  /** Returns whether both triangles have something in common along x (0) or y (1). */
  private boolean overlap(int axis, int t) {
    double least = Math.min(corners[axis], Math.min(corners[axis + 2], corners[axis + 4]));
    double most = Math.max(corners[axis], Math.max(corners[axis + 2], corners[axis + 4]));
    double p = clip[t + axis];
    double q = clip[t + axis + 3];
    double r = clip[t + axis + 6];
    return Math.max(p, Math.max(q, r)) > least && Math.min(p, Math.min(q, r)) < most;
  }

  /** Cuts the current triangle by the three sides of one of the clip's; returns its corners. */
  private int intersect(int t) {
    System.arraycopy(corners, 0, piece, 0, 6);
    int size = 3;
    for (int side = 0; side < 9 && size > 2; side += 3) {
      int next = side == 6 ? 0 : side + 3;
      size = cut(size, clip[t + side], clip[t + side + 1], clip[t + next], clip[t + next + 1]);
    }
    return size;
  }

  /** Keeps what lies left of a line; returns the number of corners left. */
  private int cut(int size, double ax, double ay, double bx, double by) {
    int kept = 0;
    double lastX = piece[2 * size - 2];
    double lastY = piece[2 * size - 1];
    double lastSide = area(ax, ay, bx, by, lastX, lastY);
    for (int i = 0; i < size; i++) {
      double x = piece[2 * i];
      double y = piece[2 * i + 1];
      double side = area(ax, ay, bx, by, x, y);
      if ((side > 0) != (lastSide > 0)) {
        double way = lastSide / (lastSide - side);
        cut[2 * kept] = lastX + way * (x - lastX);
        cut[2 * kept++ + 1] = lastY + way * (y - lastY);
      }
      if (side > 0) {
        cut[2 * kept] = x;
        cut[2 * kept++ + 1] = y;
      }
      lastX = x;
      lastY = y;
      lastSide = side;
    }
    double[] swap = piece;
    piece = cut;
    cut = swap;
    return kept;
  }

  private void add(int size, int t, double area, double[] uvs, int a, int b, int c) {
    double pieceArea = 0;
    for (int i = 4; i < 2 * size; i += 2) {
      pieceArea += area(piece[0], piece[1], piece[i - 2], piece[i - 1], piece[i], piece[i + 1]);
    }
    if (Math.abs(pieceArea) <= FLAT) {
      return;
    }
    int first = result.cornerCount();
    result.room(size, 3 * (size - 2));
    double clipArea =
        area(clip[t], clip[t + 1], clip[t + 3], clip[t + 4], clip[t + 6], clip[t + 7]);
    for (int i = 0; i < size; i++) {
      double x = piece[2 * i];
      double y = piece[2 * i + 1];
      double q = area(clip[t], clip[t + 1], x, y, clip[t + 6], clip[t + 7]) / clipArea;
      double r = area(clip[t], clip[t + 1], clip[t + 3], clip[t + 4], x, y) / clipArea;
      double coverage =
          clip[t + 2] + q * (clip[t + 5] - clip[t + 2]) + r * (clip[t + 8] - clip[t + 2]);
      double v = area(corners[0], corners[1], x, y, corners[4], corners[5]) / area;
      double w = area(corners[0], corners[1], corners[2], corners[3], x, y) / area;
      result.corner(
          x,
          y,
          Math.max(0, Math.min(1, coverage)),
          uvs[a] + v * (uvs[b] - uvs[a]) + w * (uvs[c] - uvs[a]),
          uvs[a + 1] + v * (uvs[b + 1] - uvs[a + 1]) + w * (uvs[c + 1] - uvs[a + 1]));
      if (i > 1) {
        result.triangle(first, first + i - 1, first + i);
      }
    }
  }
}
