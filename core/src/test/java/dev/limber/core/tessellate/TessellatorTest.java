package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TessellatorTest {
  private final Tessellator hard = new Tessellator().fringe(0);
  private final Tessellator smooth = new Tessellator();

  @Test
  void nothingIsNothing() {
    assertTrue(smooth.fill(new Path(), new View()).isEmpty());
    assertTrue(smooth.fill(new Path().moveTo(1, 1), new View()).isEmpty());
    assertTrue(smooth.fill(new Path().moveTo(1, 1).lineTo(9, 9).close(), new View()).isEmpty());
    assertTrue(smooth.stroke(new Path(), Stroke.round(2), new View()).isEmpty());
    View flat = new View().set(0, 0, 0, 0, 5, 5);
    assertEquals(0, SlowGeometry.area(hard.fill(rectangle(0, 0, 9, 9), flat)));
    assertTrue(smooth.stroke(rectangle(0, 0, 9, 9), Stroke.round(2), flat).isEmpty());
  }

  @Test
  void holesGoTheOtherWayRound() {
    Path ring = rectangle(0, 0, 10, 10).moveTo(2, 2).lineTo(2, 8).lineTo(8, 8).lineTo(8, 2);
    assertEquals(100 - 36, area(ring.close()), 1e-9);
    Path twice = rectangle(0, 0, 10, 10).moveTo(2, 2).lineTo(8, 2).lineTo(8, 8).lineTo(2, 8);
    assertEquals(100, area(twice.close()), 1e-9);
  }

  @Test
  void aStarInOneStrokeIsFullInside() {
    Path star = new Path();
    for (int i = 0; i < 5; i++) {
      double angle = i * 4 * Math.PI / 5;
      double x = 50 * Math.sin(angle);
      double y = 50 * Math.cos(angle);
      if (i == 0) {
        star.moveTo(x, y);
      } else {
        star.lineTo(x, y);
      }
    }
    // A pentagram of radius R has the area 5 R² sin 36° sin 18° / sin 126°.
    double expected = 5 * 2500 * 0.5877852523 * 0.3090169944 / 0.8090169944;
    assertEquals(expected, area(star.close()), 0.2);
  }

  @Test
  void simpleContoursKeepTheirArea() {
    for (int seed = 0; seed < 200; seed++) {
      Path star = RandomPaths.star(new Random(seed));
      double twice = 0;
      for (int i = 0; i < star.pointCount(); i++) {
        int j = (i + 1) % star.pointCount();
        twice += star.x(i) * star.y(j) - star.x(j) * star.y(i);
      }
      assertEquals(Math.abs(twice) / 2, area(star), 0.1, "seed " + seed);
    }
  }

  @Test
  void theFringeLiesHalfInsideAndHalfOutside() {
    Mesh mesh = smooth.fill(rectangle(10, 10, 20, 20), new View());
    double[] ink = new double[1];
    assertEquals(1, SlowGeometry.triangles(mesh, 10.25, 15.1, ink));
    assertEquals(0.75, ink[0], 1e-9);
    ink[0] = 0;
    assertEquals(1, SlowGeometry.triangles(mesh, 9.75, 15.1, ink));
    assertEquals(0.25, ink[0], 1e-9);
    assertEquals(0, SlowGeometry.triangles(mesh, 9.4, 15.1, ink));
  }

  @Test
  void holesHaveAFringeToo() {
    Path ring = rectangle(0, 0, 20, 20).moveTo(5, 5).lineTo(5, 15).lineTo(15, 15).lineTo(15, 5);
    Mesh mesh = smooth.fill(ring.close(), new View());
    double[] ink = new double[1];
    assertEquals(1, SlowGeometry.triangles(mesh, 5.25, 9.1, ink));
    assertEquals(0.25, ink[0], 1e-3);
  }

  @Test
  void sharpCornersDoNotSpike() {
    Path spike = new Path().moveTo(0, 0).lineTo(100, 0.5).lineTo(0, 1).lineTo(-20, 0.5).close();
    for (Path path : new Path[] {spike, RandomPaths.scribble(new Random(3), 40)}) {
      Mesh mesh = smooth.fill(path, new View());
      for (int i = 0; i < mesh.cornerCount(); i++) {
        double x = mesh.positions()[2 * i];
        double y = mesh.positions()[2 * i + 1];
        double off = SlowGeometry.distance(SlowGeometry.edges(SlowGeometry.awt(path)), x, y);
        assertTrue(mesh.coverages()[i] > 0 || off <= 1.3, off + " away");
      }
    }
  }

  @Test
  void anySizeAndAnyNumberGivesFiniteTriangles() {
    double[] odd = {0, -0.0, 1e-300, 1e-9, 1, 1e6, 1e11, 1e13, 1e300, Double.NaN, -1e9};
    Random random = new Random(11);
    for (int n = 0; n < 500; n++) {
      Path path = new Path();
      int steps = random.nextInt(8);
      path.moveTo(pick(odd, random), pick(odd, random));
      for (int i = 0; i < steps; i++) {
        path.cubicTo(
            pick(odd, random),
            random.nextDouble(),
            random.nextDouble(),
            pick(odd, random),
            pick(odd, random),
            pick(odd, random));
      }
      View view = View.at(pick(odd, random), pick(odd, random), pick(odd, random));
      check(smooth.fill(path, view));
      check(smooth.stroke(path, Stroke.round(pick(odd, random)), view));
    }
  }

  private static double pick(double[] from, Random random) {
    return random.nextInt(3) == 0 ? from[random.nextInt(from.length)] : 100 * random.nextDouble();
  }

  static void check(Mesh mesh) {
    for (int i = 0; i < mesh.cornerCount(); i++) {
      double coverage = mesh.coverages()[i];
      assertTrue(coverage >= 0 && coverage <= 1, "coverage " + coverage);
      assertTrue(Double.isFinite(mesh.positions()[2 * i] + mesh.positions()[2 * i + 1]));
    }
    for (int i = 0; i < mesh.indexCount(); i++) {
      assertTrue(mesh.indices()[i] >= 0 && mesh.indices()[i] < mesh.cornerCount());
    }
  }

  @Test
  void hugeShapesKeepTheirArea() {
    Path path = new Path().moveTo(0, 0).lineTo(4e6, 0).lineTo(1e6, 1e6).lineTo(0, 4e6).close();
    assertEquals(4e12, area(path), 1e7);
  }

  @Test
  void aHundredThousandEdgesAreNoTrouble() {
    // A comb with long slanted teeth: the line of the sweep touches all of them at once.
    Path comb = new Path().moveTo(-1, -1);
    int teeth = 50_000;
    for (int i = 0; i < teeth; i++) {
      comb.lineTo(0.5 * i, 0).lineTo(20_000 + 0.5 * i + 0.25, 20_000);
    }
    Mesh mesh = hard.fill(comb.lineTo(0.5 * teeth, -1).close(), new View());
    assertTrue(mesh.indexCount() / 3 >= 2 * teeth - 2, "triangles " + mesh.indexCount() / 3);
    check(mesh);
  }

  @Test
  void fringeAndToleranceHaveLimits() {
    assertThrows(IllegalArgumentException.class, () -> smooth.fringe(-1));
    assertThrows(IllegalArgumentException.class, () -> smooth.fringe(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> smooth.tolerance(0));
  }

  private double area(Path path) {
    return SlowGeometry.area(hard.fill(path, new View()));
  }

  private static Path rectangle(double left, double top, double right, double bottom) {
    return new Path()
        .moveTo(left, top)
        .lineTo(right, top)
        .lineTo(right, bottom)
        .lineTo(left, bottom)
        .close();
  }
}
