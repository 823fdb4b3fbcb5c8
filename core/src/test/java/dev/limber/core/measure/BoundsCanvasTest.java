package dev.limber.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BoundsCanvasTest {
  private static final Ink CLEAR = new Ink().set(1, 1, 1, 0);
  private final Ink ink = new Ink();
  private final BoundsCanvas canvas = new BoundsCanvas();

  @Test
  void nothingIsEmpty() {
    canvas.begin(new View());
    canvas.fill(new Path(), ink);
    canvas.fill(new Path().moveTo(3, 3), ink);
    canvas.fill(new Path().moveTo(0, 0).lineTo(5, 5).close(), CLEAR);
    canvas.stroke(new Path().moveTo(0, 0).lineTo(5, 5), Stroke.round(0), ink);
    canvas.stroke(new Path().moveTo(0, 0).lineTo(5, 5), Stroke.round(2), CLEAR);
    assertTrue(canvas.bounds().isEmpty());
  }

  @Test
  void fillsReachWhereTheirCurvesTurn() {
    assertBounds(0, 0, 10, 5, fill(new Path().moveTo(0, 0).quadTo(5, 10, 10, 0)));
    assertBounds(0, 0, 10, 7.5, fill(new Path().moveTo(0, 0).cubicTo(0, 10, 10, 10, 10, 0)));
    Path wave = new Path().moveTo(0, 0).cubicTo(40, 0, -30, 10, 10, 10);
    Bounds bounds = fill(wave);
    assertTrue(bounds.minX() < 0 && bounds.maxX() > 10, bounds.toString());
  }

  @Test
  void randomCurvesAreExact() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      double[] p = random.doubles(8, -50, 50).toArray();
      Path path = new Path().moveTo(p[0], p[1]).cubicTo(p[2], p[3], p[4], p[5], p[6], p[7]);
      double[] most = {1e9, 1e9, -1e9, -1e9};
      for (int i = 0; i <= 20_000; i++) {
        double t = i / 20_000.0;
        double s = 1 - t;
        for (int axis = 0; axis < 2; axis++) {
          double at = s * s * s * p[axis] + 3 * s * s * t * p[2 + axis];
          at += 3 * s * t * t * p[4 + axis] + t * t * t * p[6 + axis];
          most[axis] = Math.min(most[axis], at);
          most[2 + axis] = Math.max(most[2 + axis], at);
        }
      }
      Bounds bounds = fill(path);
      assertEquals(most[0], bounds.minX(), 1e-5, "seed " + seed);
      assertEquals(most[1], bounds.minY(), 1e-5, "seed " + seed);
      assertEquals(most[2], bounds.maxX(), 1e-5, "seed " + seed);
      assertEquals(most[3], bounds.maxY(), 1e-5, "seed " + seed);
    }
  }

  @Test
  void linesReachAsFarAsTheirCapsAndJoins() {
    Path line = new Path().moveTo(0, 0).lineTo(10, 0);
    assertBounds(0, -1, 10, 1, stroke(line, LineJoin.MITER, LineCap.BUTT));
    assertBounds(-1, -1, 11, 1, stroke(line, LineJoin.MITER, LineCap.SQUARE));
    assertBounds(-1, -1, 11, 1, stroke(line, LineJoin.MITER, LineCap.ROUND));
    Path corner = new Path().moveTo(0, 0).lineTo(10, 0).lineTo(10, 10);
    assertBounds(0, -1, 11, 10, stroke(corner, LineJoin.BEVEL, LineCap.BUTT));
    Path tip = new Path().moveTo(-10, 0).lineTo(0, 10).lineTo(10, 0);
    assertEquals(10 + Math.sqrt(2), stroke(tip, LineJoin.MITER, LineCap.BUTT).maxY(), 1e-9);
  }

  @Test
  void straightLinesReachAsFarAsThoseOfJava2d() {
    for (int seed = 0; seed < 100; seed++) {
      double[] p = new Random(seed).doubles(6, 0, 100).toArray();
      Path path = new Path().moveTo(p[0], p[1]).lineTo(p[2], p[3]).lineTo(p[4], p[5]);
      Path2D shape = new Path2D.Double();
      shape.moveTo(p[0], p[1]);
      shape.lineTo(p[2], p[3]);
      shape.lineTo(p[4], p[5]);
      BasicStroke pen = new BasicStroke(2, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER, 10);
      Rectangle2D expected = pen.createStrokedShape(shape).getBounds2D();
      Bounds found = stroke(path, LineJoin.MITER, LineCap.SQUARE);
      assertEquals(expected.getMinX(), found.minX(), 1e-3, "seed " + seed);
      assertEquals(expected.getMaxX(), found.maxX(), 1e-3, "seed " + seed);
      assertEquals(expected.getMinY(), found.minY(), 1e-3, "seed " + seed);
      assertEquals(expected.getMaxY(), found.maxY(), 1e-3, "seed " + seed);
    }
  }

  @Test
  void roundLinesReachHalfAWidthBeyondTheirCurve() {
    for (int seed = 0; seed < 100; seed++) {
      double[] p = new Random(seed).doubles(8, 0, 100).toArray();
      Path path = new Path().moveTo(p[0], p[1]).cubicTo(p[2], p[3], p[4], p[5], p[6], p[7]);
      Bounds curve = new Bounds().include(fill(path));
      Bounds found = stroke(path, LineJoin.ROUND, LineCap.ROUND);
      assertEquals(curve.minX() - 1, found.minX(), 0.02, "seed " + seed);
      assertEquals(curve.maxX() + 1, found.maxX(), 0.02, "seed " + seed);
      assertEquals(curve.minY() - 1, found.minY(), 0.02, "seed " + seed);
      assertEquals(curve.maxY() + 1, found.maxY(), 0.02, "seed " + seed);
    }
  }

  @Test
  void severalLinesReachAsFarAsEachByItself() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Bounds expected = new Bounds();
      BoundsCanvas together = new BoundsCanvas();
      together.begin(new View());
      for (LineJoin join : LineJoin.values()) {
        for (LineCap cap : LineCap.values()) {
          double[] p = random.doubles(8, 0, 100).toArray();
          Path path = new Path().moveTo(p[0], p[1]).lineTo(p[2], p[3]).lineTo(p[4], p[5]);
          path.quadTo(p[6], p[7], p[0], p[1]);
          expected.include(stroke(path, join, cap));
          together.stroke(path, new Stroke(2, join, cap, 10), ink);
        }
      }
      assertEquals(expected.toString(), together.bounds().toString(), "seed " + seed);
    }
  }

  @Test
  void onlyCornersOfTrianglesCount() {
    Image image = new Picture(1);
    Triangles triangles =
        new Triangles().corner(0, 0, 0, 0).corner(99, 99, 0, 0).corner(4, 0, 1, 0);
    triangles.corner(4, 3, 1, 1).triangle(0, 2, 3);
    canvas.begin(new View());
    canvas.triangles(image, triangles, ink);
    assertBounds(0, 0, 4, 3, canvas.bounds());
    canvas.begin(new View());
    canvas.triangles(image, triangles, CLEAR);
    assertTrue(canvas.bounds().isEmpty());
  }

  @Test
  void whatIsNotFiniteIsLeftOut() {
    Path path = new Path().moveTo(0, 0).lineTo(Double.NaN, 3).lineTo(2, 2);
    path.quadTo(Double.POSITIVE_INFINITY, 0, 5, 5).lineTo(3, 1);
    assertBounds(0, 0, 3, 2, fill(path));
    assertTrue(stroke(path, LineJoin.MITER, LineCap.BUTT).maxX() < 6);
  }

  private Bounds fill(Path path) {
    canvas.begin(View.at(7, 7, 9));
    canvas.fill(path, ink);
    canvas.end();
    return canvas.bounds();
  }

  private Bounds stroke(Path path, LineJoin join, LineCap cap) {
    canvas.begin(View.at(7, 7, 9));
    canvas.stroke(path, new Stroke(2, join, cap, 10), ink);
    canvas.end();
    return canvas.bounds();
  }

  private static void assertBounds(
      double minX, double minY, double maxX, double maxY, Bounds bounds) {
    assertEquals(minX, bounds.minX(), 2e-3);
    assertEquals(minY, bounds.minY(), 2e-3);
    assertEquals(maxX, bounds.maxX(), 2e-3);
    assertEquals(maxY, bounds.maxY(), 2e-3);
  }
}
