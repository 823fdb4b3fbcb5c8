package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import dev.limber.core.tessellate.Mesh;
import dev.limber.core.tessellate.Tessellator;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PathsTest {
  private static final Ink BLACK = new Ink().set(0, 0, 0, 1);
  private static final Ink HALF = new Ink().set(0, 0, 0, 0.5);
  private static final double KAPPA = 0.5522847498;

  private final PixelCanvas canvas = Scenes.canvas(100, 100);

  private static Path polygon(double... points) {
    Path path = new Path().moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    return path;
  }

  private static Path circle(double x, double y, double r) {
    double k = KAPPA * r;
    return new Path()
        .moveTo(x + r, y)
        .cubicTo(x + r, y + k, x + k, y + r, x, y + r)
        .cubicTo(x - k, y + r, x - r, y + k, x - r, y)
        .cubicTo(x - r, y - k, x - k, y - r, x, y - r)
        .cubicTo(x + k, y - r, x + r, y - k, x + r, y)
        .close();
  }

  private double filled(Path path) {
    canvas.clear();
    canvas.fill(path, BLACK);
    return Scenes.area(canvas);
  }

  private double stroked(Path path, Stroke stroke) {
    canvas.clear();
    canvas.stroke(path, stroke, BLACK);
    return Scenes.area(canvas);
  }

  @Test
  void coverageSumsUpToTheArea() {
    Random random = new Random(3);
    for (int i = 0; i < 300; i++) {
      double[] p = random.doubles(6, 1, 99).toArray();
      double area = 0.5 * Math.abs((p[2] - p[0]) * (p[5] - p[1]) - (p[4] - p[0]) * (p[3] - p[1]));
      assertEquals(area, filled(polygon(p)), 0.35 + 0.0005 * area, "at " + i);
    }
  }

  @Test
  void linesThatRunBackCoverWhatTheirTrianglesCover() {
    for (LineJoin join : LineJoin.values()) {
      for (LineCap cap : LineCap.values()) {
        linesBack(new Stroke(3, join, cap, 4));
      }
    }
  }

  private void linesBack(Stroke stroke) {
    Tessellator tessellator = new Tessellator().fringe(0).tolerance(0.01);
    double round = Math.PI * 1.5 * 1.5 / 2;
    double tip = stroke.join() == LineJoin.ROUND ? round : 0;
    double end =
        switch (stroke.cap()) {
          case BUTT -> 0;
          case SQUARE -> 4.5;
          case ROUND -> round;
        };
    int directions = 180;
    for (int i = 0; i < directions; i++) {
      double angle = 2 * Math.PI * i / directions;
      double x = 50.3 + 40 * Math.cos(angle);
      double y = 49.6 + 40 * Math.sin(angle);
      double back = 0.1 + 0.8 * i / directions;
      double backX = x + back * (50.3 - x);
      double backY = y + back * (49.6 - y);
      Path path = polygon(50.3, 49.6, x, y, backX, backY, x, y, 50.3, 49.6);
      double area = area(tessellator.stroke(path, stroke, new View()));
      assertEquals(120 + tip + end, area, 0.2, stroke + ", direction " + i);
      assertEquals(area, stroked(path, stroke), 0.35 + 0.005 * area, stroke + ", direction " + i);
    }
  }

  private static double area(Mesh mesh) {
    double[] p = mesh.positions();
    double twice = 0;
    for (int i = 0; i < mesh.indexCount(); i += 3) {
      int a = 2 * mesh.indices()[i];
      int b = 2 * mesh.indices()[i + 1];
      int c = 2 * mesh.indices()[i + 2];
      twice +=
          Math.abs((p[b] - p[a]) * (p[c + 1] - p[a + 1]) - (p[b + 1] - p[a + 1]) * (p[c] - p[a]));
    }
    return twice / 2;
  }

  @Test
  void curvesAreRound() {
    assertEquals(Math.PI * 40 * 40, filled(circle(50, 50, 40)), 8);
    assertEquals(Math.PI * 3 * 3, filled(circle(50.3, 50.4, 3)), 0.3);
    Path parabola = new Path().moveTo(10, 10).quadTo(50, 90, 90, 10);
    assertEquals(80 * 40 * 2 / 3.0, filled(parabola), 4);
  }

  @Test
  void aShareOfAPixelIsItsAlpha() {
    canvas.fill(polygon(10.25, 10, 20, 10, 20, 20.5, 10.25, 20.5), BLACK);
    assertEquals(191, canvas.argb(10, 85) >>> 24, 1);
    assertEquals(128, canvas.argb(15, 79) >>> 24, 1);
    assertEquals(255, canvas.argb(15, 85) >>> 24);
    assertEquals(0, canvas.argb(20, 85) >>> 24);
  }

  @Test
  void overlapOfTheSameDirectionIsFilledAndHolesAreNot() {
    Path twice = polygon(10, 10, 60, 10, 60, 60, 10, 60);
    twice.append(polygon(40, 40, 90, 40, 90, 90, 40, 90));
    assertEquals(2500 + 2500 - 400, filled(twice), 0.01);
    Path hole = polygon(10, 10, 60, 10, 60, 60, 10, 60);
    hole.append(polygon(20, 20, 20, 50, 50, 50, 50, 20));
    assertEquals(2500 - 900, filled(hole), 0.01);
  }

  @Test
  void aTwistedThinStripDoesNotVanish() {
    // Its two halves have opposite directions and lie within the same pixels.
    Path strip = polygon(50.2, 10, 50.8, 90, 50.2, 90, 50.8, 10);
    assertEquals(0.6 * 80 / 2, filled(strip), 0.5);
  }

  @Test
  void halfTransparentFillsAreEven() {
    Path twice = circle(40, 50, 30).append(circle(60, 50, 30));
    canvas.fill(twice, HALF);
    assertEquals(0x80, canvas.argb(50, 50) >>> 24);
    assertEquals(0x80, canvas.argb(20, 50) >>> 24);
  }

  @Test
  void linesHaveTheirWidth() {
    Path line = new Path().moveTo(10.3, 20.1).lineTo(80.2, 70.7);
    double length = Math.hypot(80.2 - 10.3, 70.7 - 20.1);
    for (double width : new double[] {0.3, 1, 4, 17}) {
      double body = width * length;
      double tolerance = 0.3 + 0.004 * body;
      assertEquals(body, stroked(line, stroke(width, LineJoin.MITER, LineCap.BUTT)), tolerance);
      assertEquals(
          body + width * width,
          stroked(line, stroke(width, LineJoin.MITER, LineCap.SQUARE)),
          tolerance);
      assertEquals(
          body + Math.PI * width * width / 4,
          stroked(line, stroke(width, LineJoin.MITER, LineCap.ROUND)),
          tolerance);
    }
    assertEquals(0, stroked(line, Stroke.round(0)));
    assertEquals(
        stroked(line, Stroke.round(4)), stroked(line, Stroke.round(-4)), "sign does not matter");
  }

  @Test
  void cornersAreJoined() {
    Path corner = polygon(20, 20, 80, 20, 80, 80);
    double arms = 2 * 60 * 10;
    assertEquals(arms, stroked(corner, stroke(10, LineJoin.MITER, LineCap.BUTT)), 0.5);
    double bevel = stroked(corner, stroke(10, LineJoin.BEVEL, LineCap.BUTT));
    assertEquals(arms - 25 + 12.5, bevel, 0.5);
    double round = stroked(corner, stroke(10, LineJoin.ROUND, LineCap.BUTT));
    assertEquals(arms - 25 + Math.PI * 25 / 4, round, 0.5);
  }

  @Test
  void pointedCornersEndAtTheMiterLimit() {
    Path sharp = polygon(10, 45, 80, 50, 10, 55);
    double limited = stroked(sharp, new Stroke(6, LineJoin.MITER, LineCap.BUTT, 4));
    double pointed = stroked(sharp, new Stroke(6, LineJoin.MITER, LineCap.BUTT, 20));
    assertTrue(pointed > limited + 30, pointed + " " + limited);
    assertEquals(limited, stroked(sharp, stroke(6, LineJoin.BEVEL, LineCap.BUTT)));
  }

  @Test
  void closedLinesHaveNoEnds() {
    Path square = polygon(20, 20, 80, 20, 80, 80, 20, 80).close();
    assertEquals(
        70 * 70 - 50 * 50, stroked(square, stroke(10, LineJoin.MITER, LineCap.BUTT)), 0.01);
    Path again = polygon(20, 20, 80, 20, 80, 80, 20, 80, 20, 20).close();
    assertEquals(70 * 70 - 50 * 50, stroked(again, stroke(10, LineJoin.MITER, LineCap.BUTT)), 0.01);
    assertEquals(
        Math.PI * (45 * 45 - 35 * 35),
        stroked(circle(50, 50, 40), stroke(10, LineJoin.MITER, LineCap.BUTT)),
        10);
  }

  @Test
  void aLineWithoutLengthIsADotOfItsCap() {
    Path dot = new Path().moveTo(50, 50).lineTo(50, 50);
    assertEquals(0, stroked(dot, stroke(10, LineJoin.ROUND, LineCap.BUTT)));
    assertEquals(100, stroked(dot, stroke(10, LineJoin.ROUND, LineCap.SQUARE)), 0.01);
    assertEquals(Math.PI * 25, stroked(dot, stroke(10, LineJoin.ROUND, LineCap.ROUND)), 0.6);
    assertEquals(0, stroked(new Path().moveTo(50, 50), Stroke.round(10)));
  }

  @Test
  void aHalfTransparentLineThatCrossesItselfIsEven() {
    Path loop = new Path().moveTo(10, 50).cubicTo(120, 110, -20, 110, 90, 50);
    canvas.stroke(loop, Stroke.round(14), HALF);
    for (int i = 0; i < 100 * 100; i++) {
      assertTrue(canvas.pixels()[i] >>> 24 <= 0x80);
    }
  }

  @Test
  void aViewThatStretchesStretchesTheLine() {
    canvas.begin(new View().set(4, 0, 0, -1, 0, 100));
    assertEquals(
        4 * 2 * 50, stroked(polygon(10, 20, 10, 70), stroke(2, LineJoin.MITER, LineCap.BUTT)), 0.1);
    assertEquals(
        2 * 4 * 20, stroked(polygon(2, 50, 22, 50), stroke(2, LineJoin.MITER, LineCap.BUTT)), 0.1);
  }

  @Test
  void pointsThatAreNotFiniteAreLeftOut() {
    double square = 40 * 40;
    for (double odd : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals(square, filled(polygon(10, 10, odd, 3, 50, 10, 50, 50, 7, odd, 10, 50)), 0.01);
      assertEquals(
          800,
          filled(polygon(10, 10, 50, 10).cubicTo(odd, 1, 2, 3, 70, 10).lineTo(50, 50)),
          1,
          "a curve is left out as a whole");
      assertEquals(0, filled(polygon(odd, odd)));
      assertEquals(0, stroked(polygon(odd, 5, 5, odd), Stroke.round(3)));
    }
    assertEquals(0, stroked(polygon(10, 10, 50, 50), Stroke.round(Double.NaN)));
  }

  @Test
  void hugePathsAreCut() {
    for (double size : new double[] {1e4, 1e7, 1e10}) {
      assertEquals(5000, filled(polygon(-size, -size, 50, -size, 50, size, -size, size)), 0.01);
      double half = filled(polygon(-size, -size, size, size, -size, size));
      assertEquals(5000, half, 3, "slanted");
      assertTrue(stroked(circle(0, 0, size), Stroke.round(3)) >= 0);
      assertEquals(10_000, stroked(polygon(10, 10, 50, 50), Stroke.round(size)), 0.01);
    }
    assertTrue(filled(circle(50, 50, 1e200)) >= 0);
  }

  @Test
  void emptyPathsDrawNothing() {
    assertEquals(0, filled(new Path()));
    assertEquals(0, filled(new Path().close()));
    assertEquals(0, stroked(new Path().close(), Stroke.round(3)));
    assertEquals(0, filled(polygon(10, 10, 90, 90)));
    canvas.fill(circle(50, 50, 20), new Ink().set(1, 1, 1, 0));
    assertEquals(0, Scenes.area(canvas));
  }

  @Test
  void afterACloseTheLineGoesOnFromTheStart() {
    Path path = polygon(10, 10, 40, 10, 40, 40).close().lineTo(10, 60).lineTo(40, 60);
    Path same = polygon(10, 10, 40, 10, 40, 40).close();
    same.append(polygon(10, 10, 10, 60, 40, 60));
    assertEquals(filled(same), filled(path));
  }

  private static Stroke stroke(double width, LineJoin join, LineCap cap) {
    return new Stroke(width, join, cap, 10);
  }
}
