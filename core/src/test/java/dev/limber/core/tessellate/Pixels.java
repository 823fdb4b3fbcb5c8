package dev.limber.core.tessellate;

import java.awt.Shape;
import java.util.List;

/** Square pictures of one value a pixel: how much of it is covered. */
final class Pixels {
  private static final int SAMPLES = 16;

  private Pixels() {}

  /** Draws a mesh as a card does: one sample in the middle, what is left over is seen through. */
  static double[] of(Mesh mesh, int size) {
    double[] pixels = new double[size * size];
    double[] p = mesh.positions();
    for (int i = 0; i < mesh.indexCount(); i += 3) {
      int a = mesh.indices()[i];
      int b = mesh.indices()[i + 1];
      int c = mesh.indices()[i + 2];
      if (cross(p, a, b, p[2 * c], p[2 * c + 1]) < 0) {
        int swap = b;
        b = c;
        c = swap;
      }
      triangle(mesh, a, b, c, pixels, size);
    }
    return pixels;
  }

  private static void triangle(Mesh mesh, int a, int b, int c, double[] pixels, int size) {
    double[] p = mesh.positions();
    double[] covered = mesh.coverages();
    double whole = cross(p, a, b, p[2 * c], p[2 * c + 1]);
    int left = clamp(Math.min(p[2 * a], Math.min(p[2 * b], p[2 * c])), size);
    int right = clamp(Math.max(p[2 * a], Math.max(p[2 * b], p[2 * c])) + 1, size);
    int top = clamp(Math.min(p[2 * a + 1], Math.min(p[2 * b + 1], p[2 * c + 1])), size);
    int bottom = clamp(Math.max(p[2 * a + 1], Math.max(p[2 * b + 1], p[2 * c + 1])) + 1, size);
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        double wa = cross(p, b, c, x + 0.5, y + 0.5);
        double wb = cross(p, c, a, x + 0.5, y + 0.5);
        double wc = cross(p, a, b, x + 0.5, y + 0.5);
        if (isIn(wa, p, b, c) && isIn(wb, p, c, a) && isIn(wc, p, a, b)) {
          double here = (wa * covered[a] + wb * covered[b] + wc * covered[c]) / whole;
          pixels[y * size + x] += here * (1 - pixels[y * size + x]);
        }
      }
    }
  }

  /** Of two triangles at an edge one has the samples on it, by the top-left rule. */
  private static boolean isIn(double weight, double[] p, int a, int b) {
    double dx = p[2 * b] - p[2 * a];
    double dy = p[2 * b + 1] - p[2 * a + 1];
    return weight > 0 || (weight == 0 && (dy < 0 || (dy == 0 && dx > 0)));
  }

  private static int clamp(double value, int size) {
    return (int) Math.max(0, Math.min(Math.floor(value), size));
  }

  private static double cross(double[] p, int a, int b, double x, double y) {
    return (p[2 * b] - p[2 * a]) * (y - p[2 * a + 1])
        - (p[2 * b + 1] - p[2 * a + 1]) * (x - p[2 * a]);
  }

  /** Samples a shape 16 by 16 times a pixel, by the non-zero rule. */
  static double[] sampled(Shape shape, int size) {
    List<double[]> edges = SlowGeometry.edges(shape);
    double[] pixels = new double[size * size];
    int row = size * SAMPLES;
    for (int y = 0; y < row; y++) {
      int[] change = new int[row + 1];
      double at = (y + 0.5) / SAMPLES;
      for (double[] e : edges) {
        if (e[1] <= at != e[3] <= at) {
          double x = e[0] + (at - e[1]) / (e[3] - e[1]) * (e[2] - e[0]);
          int first = (int) Math.max(0, Math.min(row, Math.ceil(x * SAMPLES - 0.5)));
          change[first] += e[1] <= at ? 1 : -1;
        }
      }
      int winding = 0;
      for (int x = 0; x < row; x++) {
        winding += change[x];
        if (winding != 0) {
          pixels[y / SAMPLES * size + x / SAMPLES] += 1.0 / (SAMPLES * SAMPLES);
        }
      }
    }
    return pixels;
  }

  static double sum(double[] pixels) {
    double sum = 0;
    for (double pixel : pixels) {
      sum += pixel;
    }
    return sum;
  }
}
