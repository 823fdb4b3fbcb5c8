package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.View;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FlattenerTest {
  private final Flattener flattener = new Flattener();
  private final Contours contours = new Contours();

  @Test
  void linesStayAsTheyAre() {
    flatten(new Path().moveTo(1, 2).lineTo(3, 4).lineTo(5, 4).close().moveTo(7, 7).lineTo(8, 8));
    assertEquals(2, contours.count());
    assertEquals(3, contours.end(0));
    assertTrue(contours.isClosed(0));
    assertFalse(contours.isClosed(1));
    assertEquals(5, contours.x(2));
    assertEquals(8, contours.y(4));
  }

  @Test
  void manyLongCurvesBecomeFewerLinesEach() {
    for (int curves : new int[] {100, 10_000, 100_000}) {
      Path path = new Path().moveTo(0, 0);
      for (int i = 0; i < curves; i++) {
        path.cubicTo(1e9, 0, 0, 1e9, i % 2, 1);
      }
      flattener.flatten(path, 0.01, contours);
      int most = Math.max(4 * curves, 1 << 18);
      assertTrue(contours.pointCount() <= most + 1, curves + " became " + contours.pointCount());
    }
  }

  @Test
  void curvesStayWithinTheTolerance() {
    for (double tolerance : new double[] {1, 0.1, 0.01}) {
      for (int seed = 0; seed < 50; seed++) {
        Path path = RandomPaths.curves(new Random(seed));
        flattener.flatten(path, tolerance, contours);
        List<double[]> lines = SlowGeometry.edges(contours);
        for (double[] edge : SlowGeometry.edges(SlowGeometry.awt(path))) {
          double off = SlowGeometry.distance(lines, edge[0], edge[1]);
          // The first edge that Java2D reports is at the origin.
          boolean first = edge[0] == 0 && edge[1] == 0;
          assertTrue(first || off <= tolerance + 1e-3, "seed " + seed + ": " + off);
        }
      }
    }
  }

  @Test
  void finerTolerancesMakeMoreLines() {
    Path path = new Path().moveTo(0, 0).cubicTo(0, 50, 100, 50, 100, 0);
    flattener.flatten(path, 1, contours);
    int coarse = contours.pointCount();
    flattener.flatten(path, 0.01, contours);
    assertTrue(contours.pointCount() > 5 * coarse);
  }

  @Test
  void theViewCountsBeforeTheTolerance() {
    Path path = new Path().moveTo(0, 0).quadTo(5, 10, 10, 0);
    flattener.flatten(path, View.at(0, 0, 1), 0.1, contours);
    int small = contours.pointCount();
    flattener.flatten(path, View.at(0, 0, 100), 0.1, contours);
    assertTrue(contours.pointCount() > 5 * small);
    assertEquals(1000, contours.x(contours.pointCount() - 1));
  }

  @Test
  void aCurveHasSoManyLinesAtMost() {
    flattener.flatten(new Path().moveTo(0, 0).quadTo(1e11, 1e11, 0, 1e11), 1e-6, contours);
    assertEquals(Flattener.MAX_STEPS + 1, contours.pointCount());
  }

  @Test
  void insideCurvesPointsAreSmooth() {
    flatten(new Path().moveTo(0, 0).lineTo(5, 5).quadTo(50, 100, 100, 0).lineTo(110, 0));
    int last = contours.pointCount() - 1;
    for (int i = 0; i <= last; i++) {
      assertEquals(i >= 2 && i < last - 1, contours.isSmooth(i), "point " + i);
    }
  }

  @Test
  void linesOfNoLengthAreLeftOut() {
    flatten(new Path().moveTo(1, 1).lineTo(1, 1).lineTo(2, 1).lineTo(2, 1 + 1e-9).lineTo(1, 1));
    assertEquals(3, contours.pointCount());
    flatten(new Path().moveTo(1, 1).lineTo(2, 1).lineTo(1, 1).close());
    assertEquals(2, contours.pointCount(), "the closing line has no length");
  }

  @Test
  void aMoveAloneIsNothingAndALineToItselfIsAPoint() {
    flatten(new Path().moveTo(1, 1).moveTo(2, 2));
    assertEquals(0, contours.count());
    flatten(new Path().moveTo(1, 1).lineTo(1, 1).moveTo(3, 3).close());
    assertEquals(2, contours.count());
    assertEquals(2, contours.pointCount());
  }

  @Test
  void afterCloseALineGoesOnFromTheStart() {
    flatten(new Path().moveTo(1, 1).lineTo(5, 1).lineTo(5, 5).close().lineTo(0, 9));
    assertEquals(2, contours.count());
    assertEquals(1, contours.x(3));
    assertEquals(9, contours.y(4));
  }

  @Test
  void stepsWithPointsThatAreNotFiniteAreLeftOut() {
    double nan = Double.NaN;
    double infinite = Double.POSITIVE_INFINITY;
    Path path = new Path().lineTo(nan, 0).lineTo(1, 1).lineTo(infinite, 3).lineTo(4, 4);
    flatten(path.quadTo(nan, 0, 9, 9).cubicTo(0, 0, 1e300, 0, 9, 9).lineTo(5, 4));
    assertEquals(1, contours.count());
    assertEquals(3, contours.pointCount());
    assertEquals(1, contours.x(0));
    assertEquals(5, contours.x(2));
  }

  private void flatten(Path path) {
    flattener.flatten(path, 0.1, contours);
  }
}
