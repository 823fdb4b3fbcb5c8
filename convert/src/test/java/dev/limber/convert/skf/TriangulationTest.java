package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TriangulationTest {
  @Test
  void trianglesCoverAPolygonExactlyOnce() {
    Random random = new Random(3);
    for (int run = 0; run < 200; run++) {
      int n = 3 + random.nextInt(60);
      double[] x = new double[n];
      double[] y = new double[n];
      int direction = run % 2 == 0 ? 1 : -1;
      for (int i = 0; i < n; i++) {
        double radius = 1 + random.nextDouble() * 5;
        x[i] = radius * Math.cos(direction * 2 * Math.PI * i / n);
        y[i] = radius * Math.sin(direction * 2 * Math.PI * i / n);
      }
      List<Integer> corners = Triangulation.of(x, y);
      assertEquals(3 * (n - 2), corners.size());
      double area = 0;
      for (int t = 0; t < corners.size(); t += 3) {
        double one = area(x, y, corners.subList(t, t + 3));
        assertTrue(one >= 0, "all go the same way round");
        area += one;
      }
      assertEquals(Math.abs(Triangulation.area(x, y)), area, 1e-9, "run " + run);
    }
  }

  @Test
  void aStripIsCutAcrossSoThatItCanBend() {
    // Two long sides of eleven corners each: no triangle may reach further than its neighbours.
    double[] x = new double[22];
    double[] y = new double[22];
    for (int i = 0; i < 11; i++) {
      x[i] = i;
      x[21 - i] = i;
      y[21 - i] = 1;
    }
    List<Integer> corners = Triangulation.of(x, y);
    for (int t = 0; t < corners.size(); t += 3) {
      double least = Math.min(x[corners.get(t)], x[corners.get(t + 1)]);
      double most = Math.max(x[corners.get(t)], x[corners.get(t + 1)]);
      least = Math.min(least, x[corners.get(t + 2)]);
      most = Math.max(most, x[corners.get(t + 2)]);
      assertTrue(most - least <= 1, corners.subList(t, t + 3).toString());
    }
  }

  @Test
  void anOutlineThatCrossesItselfIsCutThere() {
    // A bow tie: its edges cross in the middle.
    double[] x = {0, 4, 4, 0};
    double[] y = {0, 4, 0, 4};
    List<List<Loops.Corner>> loops = Loops.of(x, y);
    assertEquals(2, loops.size());
    for (List<Loops.Corner> loop : loops) {
      assertEquals(4, loop.size());
      assertEquals(
          2, loop.stream().filter(corner -> corner.crossing() == 0).count(), "on both edges");
    }
  }

  private static double area(double[] x, double[] y, List<Integer> c) {
    return Triangulation.area(
        new double[] {x[c.get(0)], x[c.get(1)], x[c.get(2)]},
        new double[] {y[c.get(0)], y[c.get(1)], y[c.get(2)]});
  }
}
