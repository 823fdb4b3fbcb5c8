package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Lines against Java2D's, which are made in another way, and round ones against the distance. */
class StrokerOracleTest {
  private static final int LINES = 60;
  private static final int POINTS = 300;
  private final Tessellator tessellator = new Tessellator().fringe(0).tolerance(0.005);

  @TestFactory
  Stream<DynamicTest> linesCoverWhatJava2dCovers() {
    return Stream.of(LineJoin.values())
        .flatMap(join -> Stream.of(LineCap.values()).map(cap -> new Stroke(1, join, cap, 3)))
        .map(
            look ->
                DynamicTest.dynamicTest(
                    look.join().word() + " " + look.cap().word(),
                    () -> {
                      for (int seed = 0; seed < LINES; seed++) {
                        Random random = new Random(seed);
                        double width = 0.5 + 12 * random.nextDouble() * random.nextDouble();
                        Stroke stroke = new Stroke(width, look.join(), look.cap(), 3);
                        check(line(random), stroke, random, "seed " + seed);
                      }
                    }));
  }

  /** A few straight lines, open or closed, often crossing, sometimes sharp or very short. */
  private static Path line(Random random) {
    Path path = new Path();
    double x = 20 + 60 * random.nextDouble();
    double y = 20 + 60 * random.nextDouble();
    path.moveTo(x, y);
    int steps = 1 + random.nextInt(6);
    for (int i = 0; i < steps; i++) {
      double reach = random.nextInt(4) == 0 ? 1 : 40;
      x += reach * (random.nextDouble() - 0.5);
      y += reach * (random.nextDouble() - 0.5);
      path.lineTo(x, y);
    }
    return random.nextInt(3) == 0 && steps > 1 ? path.close() : path;
  }

  private void check(Path path, Stroke stroke, Random random, String name) {
    List<double[]> edges =
        SlowGeometry.edges(SlowGeometry.awt(stroke).createStrokedShape(SlowGeometry.awt(path)));
    Mesh mesh = tessellator.stroke(path, stroke, new View());
    for (int i = 0; i < POINTS; i++) {
      double x = 100 * random.nextDouble();
      double y = 100 * random.nextDouble();
      if (SlowGeometry.distance(edges, x, y) > 0.02) {
        int expected = SlowGeometry.winding(edges, x, y) == 0 ? 0 : 1;
        int found = SlowGeometry.triangles(mesh, x, y, new double[1]);
        assertEquals(expected, found, name + " at " + x + ", " + y);
      }
    }
  }

  @Test
  void roundLinesCoverWhatIsNear() {
    for (int seed = 0; seed < LINES; seed++) {
      Random random = new Random(seed);
      Path path = RandomPaths.curves(random);
      Contours flat = new Contours();
      new Flattener().flatten(path, 0.001, flat);
      List<double[]> edges = SlowGeometry.edges(flat);
      double width = 0.5 + 30 * random.nextDouble() * random.nextDouble();
      Mesh mesh = tessellator.stroke(path, Stroke.round(width), new View());
      for (int i = 0; i < POINTS; i++) {
        double x = 120 * random.nextDouble() - 10;
        double y = 120 * random.nextDouble() - 10;
        double off = SlowGeometry.distance(edges, x, y) - width / 2;
        if (Math.abs(off) > 0.02) {
          int found = SlowGeometry.triangles(mesh, x, y, new double[1]);
          assertEquals(off < 0 ? 1 : 0, found, "seed " + seed + " at " + x + ", " + y);
        }
      }
    }
  }

  @Test
  void halfTransparentLinesAreDrawnOnce() {
    Tessellator smooth = new Tessellator();
    int seen = 0;
    for (int seed = 0; seed < LINES; seed++) {
      Random random = new Random(seed);
      Path path = RandomPaths.curves(random);
      Contours flat = new Contours();
      new Flattener().flatten(path, 0.001, flat);
      List<double[]> edges = SlowGeometry.edges(flat);
      double width = 4 + 6 * random.nextDouble();
      Mesh mesh = smooth.stroke(path, Stroke.round(width), new View());
      for (int i = 0; i < POINTS; i++) {
        double x = 100 * random.nextDouble();
        double y = 100 * random.nextDouble();
        double depth = width / 2 - SlowGeometry.distance(edges, x, y);
        double[] ink = new double[1];
        int found = SlowGeometry.triangles(mesh, x, y, ink);
        if (depth > 1.3) {
          seen++;
          assertEquals(1, found, "seed " + seed + " at " + x + ", " + y);
          assertTrue(ink[0] > 0.9, "covered " + ink[0]);
        } else if (depth < -1.3) {
          assertEquals(0, found, "seed " + seed + " at " + x + ", " + y);
        }
      }
    }
    assertTrue(seen > 1000, "points seen: " + seen);
  }
}
