package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Pictures with the fringe against pixels that are sampled 16 by 16 times. A card takes one sample
 * in the middle of a pixel, and so does this.
 */
class CoverageOracleTest {
  private static final int SIZE = 100;
  private static final int SHAPES = 40;

  /**
   * Mean error of the pixels on the border, and the largest share of them that is off by a half.
   */
  private record Bound(double mean, double wrong) {}

  /**
   * Measured with these seeds, rounded up. Strips thinner than a pixel that cross each other are
   * the hard ones: they come out too bold near the crossing.
   */
  private static final Map<String, Bound> BOUNDS =
      Map.of(
          "convex", new Bound(0.03, 0.0),
          "star", new Bound(0.05, 0.01),
          "scribble", new Bound(0.05, 0.01),
          "grid", new Bound(0.03, 0.01),
          "contours", new Bound(0.03, 0.01),
          "curves", new Bound(0.04, 0.01),
          "comb", new Bound(0.06, 0.01),
          "collinear", new Bound(0.05, 0.01),
          "thin", new Bound(0.075, 0.05));

  private final Tessellator tessellator = new Tessellator();

  @TestFactory
  Stream<DynamicTest> picturesAreCloseToTheTruth() {
    return RandomPaths.SORTS.stream()
        .map(
            sort ->
                DynamicTest.dynamicTest(
                    sort,
                    () -> {
                      Errors errors = new Errors();
                      for (int seed = 0; seed < SHAPES; seed++) {
                        Path path = RandomPaths.make(sort, new Random(seed));
                        errors.add(
                            Pixels.of(tessellator.fill(path, new View()), SIZE),
                            Pixels.sampled(SlowGeometry.awt(path), SIZE));
                      }
                      Bound bound = BOUNDS.getOrDefault(sort, new Bound(0, 0));
                      assertTrue(errors.mean() <= bound.mean, "mean error " + errors.mean());
                      assertTrue(errors.wrong() <= bound.wrong, "share wrong " + errors.wrong());
                    }));
  }

  @Test
  void thinLinesFadeAndKeepTheirInk() {
    Path path = new Path().moveTo(10.3, 20.2).lineTo(80.7, 61.4);
    for (double width : new double[] {0.05, 0.2, 0.5, 0.9, 1.3, 2}) {
      Stroke stroke = new Stroke(width, LineJoin.MITER, LineCap.BUTT, 10);
      double ink = Pixels.sum(Pixels.of(tessellator.stroke(path, stroke, new View()), SIZE));
      double length = Math.hypot(80.7 - 10.3, 61.4 - 20.2);
      assertEquals(length * width, ink, 0.06 * length * width, "width " + width);
    }
  }

  @Test
  void thinFillsFadeAndKeepTheirInk() {
    for (double width : new double[] {0.05, 0.2, 0.5, 0.9, 1.3, 2}) {
      Path path = new Path().moveTo(10.3, 20.2).lineTo(80.3, 27.2);
      path.lineTo(80.3, 27.2 + width).lineTo(10.3, 20.2 + width).close();
      double ink = Pixels.sum(Pixels.of(tessellator.fill(path, new View()), SIZE));
      assertEquals(70 * width, ink, 0.1 * 70 * width, "width " + width);
    }
  }

  @Test
  void dotsKeepTheirInk() {
    for (double radius : new double[] {0.05, 0.2, 0.5, 1, 3}) {
      double sum = 0;
      for (int i = 0; i < 64; i++) {
        int row = i / 8;
        View view = new View().set(1, 0, 0, 1, 10 + 0.125 * (i % 8), 10 + 0.125 * row);
        Path dot = new Path().moveTo(0, 0).lineTo(0, 0);
        sum += Pixels.sum(Pixels.of(tessellator.stroke(dot, Stroke.round(2 * radius), view), 20));
      }
      double area = Math.PI * radius * radius;
      // A dot smaller than a pixel is drawn as one and fainter in proportion to its width.
      double drawn = radius < 0.5 ? area / (2 * radius) : area;
      assertEquals(drawn, sum / 64, 0.25 * drawn + 0.01, "radius " + radius);
    }
  }

  private static final class Errors {
    private double sum;
    private int count;
    private int wrong;

    void add(double[] found, double[] expected) {
      for (int i = 0; i < found.length; i++) {
        double error = Math.abs(found[i] - expected[i]);
        if (error > 0 || (expected[i] > 0 && expected[i] < 1)) {
          sum += error;
          count++;
          wrong += error > 0.5 ? 1 : 0;
        }
      }
    }

    double mean() {
      return sum / count;
    }

    double wrong() {
      return (double) wrong / count;
    }
  }
}
