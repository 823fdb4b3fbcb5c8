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

/** Clipped shapes and images against winding numbers of shape and clip, point by point. */
class ClipOracleTest {
  private static final int SHAPES = 40;
  private static final int POINTS = 300;

  /** Shapes are rounded to 1/1024, twice where edges cross. */
  private static final double ROUNDING = 0.004;

  private final Tessellator tessellator = new Tessellator().fringe(0).tolerance(0.002);
  private final View view = new View();

  @TestFactory
  Stream<DynamicTest> aClippedShapeIsWhatLiesInBoth() {
    return RandomPaths.SORTS.stream()
        .map(
            sort ->
                DynamicTest.dynamicTest(
                    sort,
                    () -> {
                      for (int seed = 0; seed < SHAPES; seed++) {
                        Random random = new Random(seed);
                        Path clip = RandomPaths.make(sort, random);
                        Path shape = RandomPaths.curves(random);
                        tessellator.clip(clip, view);
                        check(
                            tessellator.fill(shape, view), shape, clip, random, sort + " " + seed);
                        // The other way round it is the same region.
                        tessellator.clip(shape, view);
                        check(tessellator.fill(clip, view), shape, clip, random, sort + " " + seed);
                      }
                    }));
  }

  private static void check(Mesh mesh, Path shape, Path clip, Random random, String name) {
    List<double[]> edges = SlowGeometry.edges(SlowGeometry.awt(shape));
    List<double[]> clipEdges = SlowGeometry.edges(SlowGeometry.awt(clip));
    int seen = 0;
    for (int i = 0; i < POINTS; i++) {
      double x = -5 + 110 * random.nextDouble();
      double y = -5 + 110 * random.nextDouble();
      if (SlowGeometry.distance(edges, x, y) < ROUNDING
          || SlowGeometry.distance(clipEdges, x, y) < ROUNDING) {
        continue;
      }
      seen++;
      boolean inside =
          SlowGeometry.winding(edges, x, y) != 0 && SlowGeometry.winding(clipEdges, x, y) != 0;
      int found = SlowGeometry.triangles(mesh, x, y, new double[1]);
      assertEquals(inside ? 1 : 0, found, name + " at " + x + ", " + y);
    }
    assertTrue(seen > POINTS / 2, name);
  }

  @Test
  void anImageIsCutWhereTheClipEndsAndKeepsItsPlaces() {
    double[] corners = {5, 5, 95, 15, 85, 90, 10, 80};
    double[] uvs = {0.1, 0.2, 0.9, 0.1, 1, 0.8, 0, 0.7};
    int[] indices = {0, 1, 2, 0, 2, 3};
    ImageClip imageClip = new ImageClip();
    for (int seed = 0; seed < SHAPES; seed++) {
      Random random = new Random(seed);
      Path clip = RandomPaths.curves(random);
      imageClip.set(tessellator.clip(clip, view).clipMesh());
      Mesh mesh = imageClip.cut(corners, uvs, indices, 6, view);
      Path shape = new Path().moveTo(5, 5).lineTo(95, 15).lineTo(85, 90).lineTo(10, 80).close();
      check(mesh, shape, clip, random, "image " + seed);
      for (int i = 0; i < mesh.cornerCount(); i++) {
        double x = mesh.positions()[2 * i];
        double y = mesh.positions()[2 * i + 1];
        // The diagonal from corner 0 to 2 divides the two triangles.
        int third = 80 * (y - 5) > 85 * (x - 5) ? 3 : 1;
        double u = uvs[2 * third];
        double v = uvs[2 * third + 1];
        double area = cross(corners, 2, third, 5, 5);
        double wide = cross(corners, 2, 0, x, y) / -area;
        double far = cross(corners, third, 0, x, y) / area;
        assertEquals(
            0.1 + (u - 0.1) * wide + (1 - 0.1) * far, mesh.uvs()[2 * i], 1e-6, "u " + seed);
        assertEquals(
            0.2 + (v - 0.2) * wide + (0.8 - 0.2) * far, mesh.uvs()[2 * i + 1], 1e-6, "v " + seed);
      }
    }
  }

  private static double cross(double[] corners, int a, int b, double x, double y) {
    return (corners[2 * b] - corners[2 * a]) * (y - corners[2 * a + 1])
        - (corners[2 * b + 1] - corners[2 * a + 1]) * (x - corners[2 * a]);
  }

  @Test
  void theCutOfAnImageIsAsSmoothAsAShape() {
    Tessellator smooth = new Tessellator();
    Path clip = new Path().moveTo(50, 10).quadTo(90, 50, 50, 90).quadTo(10, 50, 50, 10).close();
    ImageClip imageClip = new ImageClip();
    imageClip.set(smooth.clip(clip, view).clipMesh());
    double[] square = {0, -0.3, 100, 0, 100, 100, 0, 100};
    Mesh cut = imageClip.cut(square, square, new int[] {0, 1, 2, 0, 2, 3}, 6, view);
    double[] image = Pixels.of(cut, 100);
    double[] shape = Pixels.of(smooth.clip(null, view).fill(clip, view), 100);
    for (int i = 0; i < image.length; i++) {
      assertEquals(shape[i], image[i], 1e-6, "pixel " + i);
    }
  }

  @Test
  void anEmptyClipLeavesNothing() {
    Path square = new Path().moveTo(0, 0).lineTo(9, 0).lineTo(9, 9).lineTo(0, 9).close();
    assertTrue(tessellator.clip(new Path(), view).fill(square, view).isEmpty());
    ImageClip imageClip = new ImageClip();
    imageClip.set(tessellator.clipMesh());
    double[] corners = {0, 0, 9, 0, 9, 9};
    assertTrue(imageClip.cut(corners, corners, new int[] {0, 1, 2}, 3, view).isEmpty());
    assertTrue(!tessellator.clip(null, view).fill(square, view).isEmpty());
  }
}
