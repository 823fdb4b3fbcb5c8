package dev.limber.core.measure;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Triangles;

/** Asks textured triangles about a point. */
final class TriangleHit {
  private static final int NONE = -1;

  /** How much of each corner there is at the nearest point of a triangle. */
  private final double[] weights = new double[3];

  /**
   * Returns whether a triangle is at a point and its image opaque enough there.
   *
   * @param minAlpha 0 or less to leave the image's pixels alone
   */
  boolean isHit(
      Image image, Triangles triangles, double x, double y, double tolerance, double minAlpha) {
    int[] indices = triangles.indices();
    for (int i = 0; i < triangles.indexCount(); i += 3) {
      if (findWeights(triangles.positions(), indices, i, x, y, tolerance)
          && (minAlpha <= 0 || alpha(image, triangles, i) >= minAlpha)) {
        return true;
      }
    }
    return false;
  }

  private double alpha(Image image, Triangles triangles, int first) {
    double u = 0;
    double v = 0;
    for (int k = 0; k < 3; k++) {
      int corner = triangles.indices()[first + k];
      u += weights[k] * triangles.uvs()[2 * corner];
      v += weights[k] * triangles.uvs()[2 * corner + 1];
    }
    return image.alpha(u, v);
  }

  private boolean findWeights(
      double[] p, int[] indices, int first, double x, double y, double tolerance) {
    double sum = 0;
    boolean inside = true;
    double sign = 0;
    for (int k = 0; k < 3; k++) {
      int a = 2 * indices[first + (k + 1) % 3];
      int b = 2 * indices[first + (k + 2) % 3];
      double weight = (p[b] - p[a]) * (y - p[a + 1]) - (p[b + 1] - p[a + 1]) * (x - p[a]);
      weights[k] = weight;
      sum += weight;
      inside &= weight * sign >= 0;
      sign = weight != 0 ? weight : sign;
    }
    if (inside && sum != 0) {
      for (int k = 0; k < 3; k++) {
        weights[k] /= sum;
      }
      return true;
    }
    return tolerance > 0 && findNearest(p, indices, first, x, y, tolerance);
  }

  /** Finds the nearest point on the triangle's border. */
  private boolean findNearest(
      double[] p, int[] indices, int first, double x, double y, double tolerance) {
    double best = tolerance * tolerance;
    int edge = NONE;
    double bestPart = 0;
    for (int k = 0; k < 3; k++) {
      int a = 2 * indices[first + k];
      int b = 2 * indices[first + (k + 1) % 3];
      double part = ContourHit.nearest(p[a], p[a + 1], p[b], p[b + 1], x, y);
      double dx = p[a] + part * (p[b] - p[a]) - x;
      double dy = p[a + 1] + part * (p[b + 1] - p[a + 1]) - y;
      if (dx * dx + dy * dy <= best) {
        best = dx * dx + dy * dy;
        edge = k;
        bestPart = part;
      }
    }
    if (edge == NONE) {
      return false;
    }
    weights[edge] = 1 - bestPart;
    weights[(edge + 1) % 3] = bestPart;
    weights[(edge + 2) % 3] = 0;
    return true;
  }
}
