package dev.limber.core.tessellate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import org.junit.jupiter.api.Test;

class StrokerTest {
  private final Tessellator tessellator = new Tessellator().fringe(0).tolerance(0.001);

  @Test
  void capsEndALine() {
    Path line = new Path().moveTo(0, 0).lineTo(10, 0);
    assertEquals(40, area(line, stroke(4, LineJoin.MITER, LineCap.BUTT)), 1e-9);
    assertEquals(56, area(line, stroke(4, LineJoin.MITER, LineCap.SQUARE)), 1e-9);
    double round = area(line, stroke(4, LineJoin.MITER, LineCap.ROUND));
    assertEquals(40 + Math.PI * 4, round, 0.05);
  }

  /** A wide line that turns back at each of its points has a half circle there. */
  @Test
  void anOutlineStaysInProportionToItsLine() {
    for (int points : new int[] {1_000, 30_000, 300_000}) {
      Contours line = new Contours();
      for (int i = 0; i < points; i++) {
        line.point(i % 2, 1e-3 * i);
      }
      line.end(false);
      for (int i = 0; i < points; i++) {
        line.point(i, i);
        line.end(false);
      }
      Contours outline = new Contours();
      new Stroker().outline(line, Stroke.round(1e4), 0.01, outline);
      int most = 8 * line.pointCount() + (1 << 18);
      assertTrue(outline.pointCount() <= most, points + " became " + outline.pointCount());
    }
  }

  @Test
  void joinsRoundACorner() {
    Path corner = new Path().moveTo(0, 0).lineTo(10, 0).lineTo(10, 10);
    double without = 2 * 10 * 4 - 4;
    assertEquals(without, area(corner, stroke(4, LineJoin.BEVEL, LineCap.BUTT)) - 2, 0.01);
    assertEquals(without + 4, area(corner, stroke(4, LineJoin.MITER, LineCap.BUTT)), 0.01);
    double round = area(corner, stroke(4, LineJoin.ROUND, LineCap.BUTT));
    assertEquals(without + Math.PI, round, 0.01);
  }

  @Test
  void aMiterBeyondTheLimitIsABevel() {
    Path corner = new Path().moveTo(0, 0).lineTo(10, 0).lineTo(10, 10);
    // At a right angle the miter is √2 widths long.
    double inside = area(corner, new Stroke(4, LineJoin.MITER, LineCap.BUTT, 1.415));
    double beyond = area(corner, new Stroke(4, LineJoin.MITER, LineCap.BUTT, 1.413));
    assertEquals(80, inside, 0.01);
    assertEquals(78, beyond, 0.01);
  }

  @Test
  void closedContoursHaveJoinsAndNoCaps() {
    Path square = new Path().moveTo(0, 0).lineTo(10, 0).lineTo(10, 10).lineTo(0, 10).close();
    assertEquals(12 * 12 - 8 * 8, area(square, stroke(2, LineJoin.MITER, LineCap.SQUARE)), 0.01);
  }

  @Test
  void pointsAreDotsUnlessCapsAreButt() {
    Path point = new Path().moveTo(3, 3).lineTo(3, 3);
    assertEquals(0, area(point, stroke(4, LineJoin.MITER, LineCap.BUTT)));
    assertEquals(16, area(point, stroke(4, LineJoin.MITER, LineCap.SQUARE)), 0.01);
    assertEquals(Math.PI * 4, area(point, stroke(4, LineJoin.MITER, LineCap.ROUND)), 0.05);
    assertEquals(0, area(new Path().moveTo(3, 3), Stroke.round(4)));
  }

  @Test
  void aLineThereAndBackTurnsAtItsTip() {
    Path back = new Path().moveTo(0, 0).lineTo(10, 0).lineTo(2, 0);
    assertEquals(40, area(back, stroke(4, LineJoin.MITER, LineCap.BUTT)), 0.01);
    double round = area(back, stroke(4, LineJoin.ROUND, LineCap.BUTT));
    assertEquals(40 + Math.PI * 2, round, 0.05);
    Path closed = new Path().moveTo(0, 0).lineTo(10, 0).close();
    assertEquals(40, area(closed, stroke(4, LineJoin.BEVEL, LineCap.BUTT)), 0.01);
  }

  @Test
  void widerThanItIsLongALineIsStillWhole() {
    Path zigzag = new Path().moveTo(0, 0).lineTo(1, 0).lineTo(1, 1).lineTo(0, 1).lineTo(0, 0.2);
    double found = area(zigzag, stroke(40, LineJoin.ROUND, LineCap.ROUND));
    assertTrue(found > Math.PI * 400 && found < Math.PI * 21 * 21, "area " + found);
  }

  @Test
  void noWidthIsNoLine() {
    Path line = new Path().moveTo(0, 0).lineTo(10, 0);
    for (double width : new double[] {0, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals(0, area(line, Stroke.round(width)), "width " + width);
    }
    assertEquals(area(line, Stroke.round(3)), area(line, Stroke.round(-3)));
  }

  @Test
  void theViewStretchesALine() {
    Path line = new Path().moveTo(0, 0).lineTo(10, 0);
    Stroke stroke = stroke(4, LineJoin.MITER, LineCap.BUTT);
    View view = new View().set(2, 0, 0, -5, 100, 100);
    assertEquals(400, SlowGeometry.area(tessellator.stroke(line, stroke, view)), 0.01);
  }

  private double area(Path path, Stroke stroke) {
    return SlowGeometry.area(tessellator.stroke(path, stroke, new View()));
  }

  private static Stroke stroke(double width, LineJoin join, LineCap cap) {
    return new Stroke(width, join, cap, 10);
  }
}
