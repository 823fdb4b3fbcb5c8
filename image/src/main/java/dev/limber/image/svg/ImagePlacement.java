package dev.limber.image.svg;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;

/** Where a triangle shows its image: the matrix from the image's pixels to the picture's. */
final class ImagePlacement {
  /** Corners this close to where the matrix maps them, in pixels, count as exact. */
  private static final double NEAR = 0.02;

  /** The most that a triangle grows; a sliver would grow without limit. */
  private static final double MOST_GROWTH = 3;

  final double[] matrix = new double[6];
  final double[] corners = new double[6];

  /** Computes the matrix of a triangle; returns whether there is one. */
  boolean set(Image image, Triangles triangles, int firstIndex, View view) {
    int a = triangles.indices()[firstIndex];
    int b = triangles.indices()[firstIndex + 1];
    int c = triangles.indices()[firstIndex + 2];
    double[] uvs = triangles.uvs();
    double u = uvs[2 * a] * image.width();
    double v = uvs[2 * a + 1] * image.height();
    double u1 = uvs[2 * b] * image.width() - u;
    double v1 = uvs[2 * b + 1] * image.height() - v;
    double u2 = uvs[2 * c] * image.width() - u;
    double v2 = uvs[2 * c + 1] * image.height() - v;
    double determinant = u1 * v2 - u2 * v1;
    positions(triangles, firstIndex, view);
    double x1 = corners[2] - corners[0];
    double y1 = corners[3] - corners[1];
    double x2 = corners[4] - corners[0];
    double y2 = corners[5] - corners[1];
    matrix[0] = (x1 * v2 - x2 * v1) / determinant;
    matrix[1] = (y1 * v2 - y2 * v1) / determinant;
    matrix[2] = (x2 * u1 - x1 * u2) / determinant;
    matrix[3] = (y2 * u1 - y1 * u2) / determinant;
    matrix[4] = corners[0] - matrix[0] * u - matrix[2] * v;
    matrix[5] = corners[1] - matrix[1] * u - matrix[3] * v;
    double sum = 0;
    for (double part : matrix) {
      sum += part;
    }
    return determinant != 0 && Double.isFinite(sum);
  }

  /** Returns whether the matrix maps a corner to its position. */
  boolean holds(Image image, Triangles triangles, int corner, View view) {
    double x = triangles.positions()[2 * corner];
    double y = triangles.positions()[2 * corner + 1];
    double u = triangles.uvs()[2 * corner] * image.width();
    double v = triangles.uvs()[2 * corner + 1] * image.height();
    return Math.abs(matrix[0] * u + matrix[2] * v + matrix[4] - view.x(x, y)) < NEAR
        && Math.abs(matrix[1] * u + matrix[3] * v + matrix[5] - view.y(x, y)) < NEAR;
  }

  /** Computes a triangle's corners in the picture, counter-clockwise and this much larger. */
  void corners(Triangles triangles, int firstIndex, View view, double larger) {
    positions(triangles, firstIndex, view);
    double area =
        (corners[2] - corners[0]) * (corners[5] - corners[1])
            - (corners[4] - corners[0]) * (corners[3] - corners[1]);
    if (area < 0) {
      double x = corners[2];
      double y = corners[3];
      corners[2] = corners[4];
      corners[3] = corners[5];
      corners[4] = x;
      corners[5] = y;
    }
    if (larger > 0) {
      grow(larger, Math.abs(area));
    }
  }

  /** Moves all edges outwards, from the centre of the circle that touches them. */
  private void grow(double distance, double twiceArea) {
    double a = length(2, 4);
    double b = length(4, 0);
    double c = length(0, 2);
    double around = a + b + c;
    if (!(around > 0)) {
      return;
    }
    double middleX = (a * corners[0] + b * corners[2] + c * corners[4]) / around;
    double middleY = (a * corners[1] + b * corners[3] + c * corners[5]) / around;
    double radius = twiceArea / around;
    double factor = Math.min(MOST_GROWTH, 1 + distance / Math.max(radius, distance / MOST_GROWTH));
    for (int k = 0; k < 6; k += 2) {
      corners[k] = middleX + (corners[k] - middleX) * factor;
      corners[k + 1] = middleY + (corners[k + 1] - middleY) * factor;
    }
  }

  private double length(int from, int to) {
    double x = corners[to] - corners[from];
    double y = corners[to + 1] - corners[from + 1];
    return Math.sqrt(x * x + y * y);
  }

  private void positions(Triangles triangles, int firstIndex, View view) {
    for (int k = 0; k < 3; k++) {
      int corner = triangles.indices()[firstIndex + k];
      double x = triangles.positions()[2 * corner];
      double y = triangles.positions()[2 * corner + 1];
      corners[2 * k] = view.x(x, y);
      corners[2 * k + 1] = view.y(x, y);
    }
  }
}
