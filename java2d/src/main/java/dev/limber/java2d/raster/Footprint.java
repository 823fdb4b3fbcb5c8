package dev.limber.java2d.raster;

/**
 * The number of texels per pixel, for all triangles of a call together: otherwise neighbours in a
 * mesh could use different levels, with a visible border.
 *
 * <p>Collects the metric of the map from texels to pixels, weighted by texels. Its two eigenvalues
 * are the squared pixels per texel along the most and the least shrunk direction.
 */
final class Footprint {
  private double weight;
  private double uu;
  private double uv;
  private double vv;

  void clear() {
    weight = 0;
    uu = 0;
    uv = 0;
    vv = 0;
  }

  /** Adds a triangle by two of its sides, in pixels and in texels. */
  void add(double x1, double y1, double x2, double y2, double u1, double v1, double u2, double v2) {
    double area = u1 * v2 - u2 * v1;
    double size = Math.abs(area);
    if (size < 1e-9) {
      return;
    }
    double xu = (x1 * v2 - x2 * v1) / area;
    double xv = (x2 * u1 - x1 * u2) / area;
    double yu = (y1 * v2 - y2 * v1) / area;
    double yv = (y2 * u1 - y1 * u2) / area;
    weight += size;
    uu += (xu * xu + yu * yu) * size;
    uv += (xu * xv + yu * yv) * size;
    vv += (xv * xv + yv * yv) * size;
  }

  /**
   * Returns the squared texels per pixel: the mean over all directions, but at least half of that
   * in the most shrunk direction. So an image squeezed up to 4 : 1 in one direction stays sharp in
   * the other.
   */
  double texelsSquared() {
    if (weight <= 0) {
      return 1;
    }
    double mean = 0.5 * (uu + vv) / weight;
    double difference = 0.5 * (uu - vv) / weight;
    double mixed = uv / weight;
    double root = Math.sqrt(difference * difference + mixed * mixed);
    double large = mean + root;
    double small = Math.max(mean - root, 1e-12);
    return Math.max(1 / Math.sqrt(large * small), 0.25 / small);
  }

  /** Returns the level whose texels are nearest to a pixel in size. */
  static int level(double texelsSquared, int levels) {
    int level = 0;
    double most = 2;
    while (level < levels - 1 && texelsSquared >= most) {
      level++;
      most *= 4;
    }
    return level;
  }
}
