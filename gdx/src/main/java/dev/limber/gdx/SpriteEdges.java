package dev.limber.gdx;

import dev.limber.core.canvas.Triangles;

/**
 * Examines the triangles of a sprite. A rectangular one can grow over the transparent texels around
 * its picture: its edges then fade out over a pixel instead of being jagged.
 */
final class SpriteEdges {
  private static final int[] RECTANGLE = {0, 1, 2, 0, 2, 3};

  private final double[] positions = new double[8];
  private final double[] uvs = new double[8];
  private double left;
  private double top;
  private double right;
  private double bottom;
  private boolean rectangle;

  /** Finds which part of the image triangles show, and whether they form a rectangle. */
  void read(Triangles triangles) {
    double[] from = triangles.uvs();
    left = from[0];
    right = from[0];
    top = from[1];
    bottom = from[1];
    for (int i = 2; i < 2 * triangles.cornerCount(); i += 2) {
      left = Math.min(left, from[i]);
      right = Math.max(right, from[i]);
      top = Math.min(top, from[i + 1]);
      bottom = Math.max(bottom, from[i + 1]);
    }
    rectangle = triangles.cornerCount() == 4 && triangles.indexCount() == 6;
    for (int i = 0; rectangle && i < 6; i++) {
      rectangle = triangles.indices()[i] == RECTANGLE[i];
    }
    rectangle =
        rectangle
            && from[0] == from[6]
            && from[2] == from[4]
            && from[1] == from[3]
            && from[5] == from[7]
            && right > left
            && bottom > top;
  }

  boolean isRectangle() {
    return rectangle;
  }

  double left() {
    return left;
  }

  double top() {
    return top;
  }

  double right() {
    return right;
  }

  double bottom() {
    return bottom;
  }

  /**
   * Grows the rectangle by a pixel on each side, or by half a texel if that is more.
   *
   * @param scale pixels for a unit of the model
   * @param most the most texels that it may grow
   */
  void grow(Triangles triangles, double scale, double most, int width, int height) {
    double[] p = triangles.positions();
    double[] from = triangles.uvs();
    double acrossX = p[2] - p[0];
    double acrossY = p[3] - p[1];
    double downX = p[6] - p[0];
    double downY = p[7] - p[1];
    double columns = (right - left) * width;
    double rows = (bottom - top) * height;
    // As a fraction of the rectangle, so that it applies to positions and texels.
    double x = grown(columns, scale * length(acrossX, acrossY), most) / columns;
    double y = grown(rows, scale * length(downX, downY), most) / rows;
    double u = (from[2] - from[0]) * x;
    double v = (from[5] - from[1]) * y;
    for (int i = 0; i < 4; i++) {
      int signX = i == 1 || i == 2 ? 1 : -1;
      int signY = i >= 2 ? 1 : -1;
      positions[2 * i] = p[2 * i] + signX * x * acrossX + signY * y * downX;
      positions[2 * i + 1] = p[2 * i + 1] + signX * x * acrossY + signY * y * downY;
      uvs[2 * i] = from[2 * i] + signX * u;
      uvs[2 * i + 1] = from[2 * i + 1] + signY * v;
    }
  }

  /** Returns by how many texels a side grows, given its length in texels and pixels. */
  private static double grown(double texels, double pixels, double most) {
    double perPixel = pixels > 0 ? texels / pixels : 0;
    return Math.min(Math.max(perPixel, 0.5), most);
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }

  double[] positions() {
    return positions;
  }

  double[] uvs() {
    return uvs;
  }
}
