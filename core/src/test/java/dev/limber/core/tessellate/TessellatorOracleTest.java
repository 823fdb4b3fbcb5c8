package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.View;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Random fills against winding numbers, point by point: covered once where they should, else not.
 */
class TessellatorOracleTest {
  private static final int SHAPES = 150;
  private static final int POINTS = 400;

  /** Shapes are rounded to 1/1024, twice where edges cross. */
  private static final double ROUNDING = 0.004;

  private final Tessellator tessellator = new Tessellator().fringe(0).tolerance(0.002);

  @TestFactory
  Stream<DynamicTest> fillsCoverTheNonZeroRegionOnce() {
    return RandomPaths.SORTS.stream()
        .map(
            sort ->
                DynamicTest.dynamicTest(
                    sort,
                    () -> {
                      for (int seed = 0; seed < SHAPES; seed++) {
                        Random random = new Random(seed);
                        check(RandomPaths.make(sort, random), random, sort + " " + seed);
                      }
                    }));
  }

  @Test
  void hundredsOfCrossingEdgesAreCoveredOnce() {
    Random random = new Random(7);
    check(RandomPaths.scribble(random, 300), random, "scribble of 300");
  }

  private void check(Path path, Random random, String name) {
    List<double[]> edges = SlowGeometry.edges(SlowGeometry.awt(path));
    Mesh mesh = tessellator.fill(path, new View());
    int seen = 0;
    for (int i = 0; i < POINTS; i++) {
      double x = -5 + 110 * random.nextDouble();
      double y = -5 + 110 * random.nextDouble();
      if (SlowGeometry.distance(edges, x, y) < ROUNDING) {
        continue;
      }
      seen++;
      int expected = SlowGeometry.winding(edges, x, y) == 0 ? 0 : 1;
      int found = SlowGeometry.triangles(mesh, x, y, new double[1]);
      assertEquals(expected, found, name + " at " + x + ", " + y);
    }
    assertTrue(seen > POINTS / 2, name);
  }
}
