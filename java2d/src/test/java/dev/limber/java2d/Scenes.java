package dev.limber.java2d;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import java.util.Random;
import java.util.function.IntBinaryOperator;

/** Small images, meshes and canvases for tests. */
final class Scenes {
  static final Ink WHITE = new Ink();
  static final int OPAQUE_WHITE = 0xffffffff;

  private Scenes() {}

  static PixelImage image(int width, int height, IntBinaryOperator argb) {
    int[] pixels = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        pixels[y * width + x] = argb.applyAsInt(x, y);
      }
    }
    return PixelImage.of("image", width, height, pixels);
  }

  static PixelImage plain(int argb) {
    return image(4, 4, (x, y) -> argb);
  }

  /** Smooth colours and alphas. */
  static PixelImage gradient(int size) {
    return image(
        size,
        size,
        (x, y) ->
            (255 - 128 * x / size) << 24
                | 255 * x / size << 16
                | 255 * y / size << 8
                | 255 * (2 * size - x - y) / (2 * size));
  }

  /** A canvas on which y goes up from the lower edge, one unit a pixel. */
  static PixelCanvas canvas(int width, int height) {
    PixelCanvas canvas = new PixelCanvas(width, height);
    canvas.begin(View.at(0, height, 1));
    return canvas;
  }

  static Triangles rectangle(double left, double bottom, double right, double top) {
    return new Triangles()
        .corner(left, top, 0, 0)
        .corner(right, top, 1, 0)
        .corner(right, bottom, 1, 1)
        .corner(left, bottom, 0, 1)
        .triangle(0, 1, 2)
        .triangle(0, 2, 3);
  }

  /** The rectangle from (0, 0) to (1, 1), moved by a view's numbers, as a grid. */
  static Triangles grid(View place, int columns, int rows, Random diagonals) {
    Triangles grid = new Triangles();
    for (int r = 0; r <= rows; r++) {
      for (int c = 0; c <= columns; c++) {
        double u = (double) c / columns;
        double v = (double) r / rows;
        grid.corner(place.x(u, 1 - v), place.y(u, 1 - v), u, v);
      }
    }
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        int a = r * (columns + 1) + c;
        int b = a + 1;
        int d = a + columns + 1;
        int e = d + 1;
        if (diagonals.nextBoolean()) {
          grid.triangle(a, b, e).triangle(e, d, a);
        } else {
          grid.triangle(a, b, d).triangle(d, b, e);
        }
      }
    }
    return grid;
  }

  /** The largest difference of any part of any pixel. */
  static int difference(PixelCanvas one, PixelCanvas other) {
    int most = 0;
    for (int i = 0; i < one.width() * one.height(); i++) {
      most = Math.max(most, difference(one.pixels()[i], other.pixels()[i]));
    }
    return most;
  }

  static int difference(int one, int other) {
    int most = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      most = Math.max(most, Math.abs((one >>> shift & 255) - (other >>> shift & 255)));
    }
    return most;
  }

  /** The sum of all alphas, in pixels. */
  static double area(PixelCanvas canvas) {
    double sum = 0;
    for (int i = 0; i < canvas.width() * canvas.height(); i++) {
      sum += (canvas.pixels()[i] >>> 24) / 255.0;
    }
    return sum;
  }
}
