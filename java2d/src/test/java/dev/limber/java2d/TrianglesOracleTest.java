package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The raster against the obvious way: 32 x 32 samples a pixel, everything in double. */
class TrianglesOracleTest {
  private static final int SIZE = 24;
  private static final int SAMPLES = 32;
  private static final int IMAGE = 8;

  @Test
  void agreesWithManySamplesInDouble() {
    Random random = new Random(11);
    for (int round = 0; round < 12; round++) {
      int[] argb = smoothImage(random);
      PixelCanvas canvas = Scenes.canvas(SIZE, SIZE);
      double[][] expected = new double[SIZE * SIZE][4];
      for (int sprite = 0; sprite < 2; sprite++) {
        double[] c = random.doubles(6, -20, SIZE + 20).toArray();
        Ink tint =
            new Ink()
                .set(
                    random.nextDouble(),
                    random.nextDouble(),
                    random.nextDouble(),
                    random.nextDouble());
        Triangles triangle =
            new Triangles()
                .corner(c[0], c[1], 0, 0)
                .corner(c[2], c[3], 1, 0)
                .corner(c[4], c[5], 0, 1)
                .triangle(0, 1, 2);
        if (Math.abs(area(c)) < 600) {
          continue;
        }
        canvas.triangles(PixelImage.of("", IMAGE, IMAGE, argb), triangle, tint);
        draw(expected, argb, c, tint);
      }
      compare(canvas, expected, round);
    }
  }

  /** Each part changes evenly, so that the middle of a pixel is its mean. */
  private static int[] smoothImage(Random random) {
    int[] argb = new int[IMAGE * IMAGE];
    for (int shift = 0; shift < 32; shift += 8) {
      int base = random.nextInt(100);
      int overX = random.nextInt(10);
      int overY = random.nextInt(10);
      for (int i = 0; i < argb.length; i++) {
        argb[i] |= base + overX * (i % IMAGE) + overY * (i / IMAGE) << shift;
      }
    }
    return argb;
  }

  private static void compare(PixelCanvas canvas, double[][] expected, int round) {
    double sum = 0;
    for (int i = 0; i < SIZE * SIZE; i++) {
      for (int part = 0; part < 4; part++) {
        int found = canvas.pixels()[i] >>> 24 - 8 * part & 255;
        double difference = Math.abs(found - 255 * expected[i][part]);
        sum += difference;
        assertTrue(difference < 13, round + ": pixel " + i + " part " + part + " " + difference);
      }
    }
    assertTrue(sum / (4 * SIZE * SIZE) < 0.7, round + ": on the mean " + sum / (4 * SIZE * SIZE));
  }

  private static double area(double[] c) {
    return (c[2] - c[0]) * (c[5] - c[1]) - (c[4] - c[0]) * (c[3] - c[1]);
  }

  private static void draw(double[][] target, int[] argb, double[] c, Ink tint) {
    double area = area(c);
    for (int i = 0; i < SIZE * SIZE; i++) {
      double[] sum = new double[4];
      int row = i / SIZE;
      for (int s = 0; s < SAMPLES * SAMPLES; s++) {
        double x = i % SIZE + (s % SAMPLES + 0.5) / SAMPLES;
        double y = SIZE - row - (lineOf(s) + 0.5) / SAMPLES;
        double u = ((x - c[0]) * (c[5] - c[1]) - (c[4] - c[0]) * (y - c[1])) / area;
        double v = ((c[2] - c[0]) * (y - c[1]) - (x - c[0]) * (c[3] - c[1])) / area;
        if (u >= 0 && v >= 0 && u + v <= 1) {
          add(sum, argb, u * IMAGE - 0.5, v * IMAGE - 0.5);
        }
      }
      double[] factor = {tint.a(), tint.a() * tint.r(), tint.a() * tint.g(), tint.a() * tint.b()};
      double alpha = sum[0] * factor[0];
      for (int part = 0; part < 4; part++) {
        target[i][part] = target[i][part] * (1 - alpha) + sum[part] * factor[part];
      }
    }
  }

  private static int lineOf(int sample) {
    return sample / SAMPLES;
  }

  private static void add(double[] sum, int[] argb, double u, double v) {
    int x = (int) Math.floor(u);
    int y = (int) Math.floor(v);
    for (int corner = 0; corner < 4; corner++) {
      int tx = Math.max(0, Math.min(IMAGE - 1, x + corner % 2));
      int ty = Math.max(0, Math.min(IMAGE - 1, y + corner / 2));
      double weight =
          (corner % 2 == 0 ? 1 - (u - x) : u - x) * (corner / 2 == 0 ? 1 - (v - y) : v - y);
      int color = argb[ty * IMAGE + tx];
      double alpha = (color >>> 24) / 255.0;
      for (int part = 0; part < 4; part++) {
        double value = part == 0 ? 1 : (color >>> 24 - 8 * part & 255) / 255.0;
        sum[part] += weight * alpha * value / (SAMPLES * SAMPLES);
      }
    }
  }
}
