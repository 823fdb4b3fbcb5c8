package dev.limber.java2d.raster;

/**
 * A side of a triangle, from its upper end to its lower one. Two triangles that share a side
 * compute the same doubles for it, so that each sample belongs to exactly one of them.
 */
final class TriangleEdge {
  private double x;
  private double y;
  private double slope;

  /** Sets the ends; the first is not below the second. */
  void set(double topX, double topY, double bottomX, double bottomY) {
    x = topX;
    y = topY;
    slope = (bottomX - topX) / (bottomY - topY);
  }

  /** Returns the x at a height. */
  double at(double height) {
    return x + (height - y) * slope;
  }
}
