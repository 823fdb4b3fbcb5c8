package dev.limber.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HitCanvasTest {
  private final Ink ink = new Ink();
  private final DrawList list = new DrawList();
  private final HitCanvas hit = new HitCanvas();
  private final Path square =
      new Path().moveTo(0, 0).lineTo(10, 0).lineTo(10, 10).lineTo(0, 10).close();
  private final Triangles quad =
      new Triangles()
          .corner(0, 0, 0, 1)
          .corner(10, 0, 1, 1)
          .corner(10, 10, 1, 0)
          .corner(0, 10, 0, 0)
          .triangle(0, 1, 2)
          .triangle(0, 2, 3);

  @BeforeEach
  void begin() {
    list.begin(new View());
  }

  @Test
  void theTopMostPartIsHit() {
    list.part(3);
    list.fill(square, ink);
    list.part(1);
    list.fill(new Path().moveTo(5, 0).lineTo(20, 0).lineTo(20, 10).close(), ink);
    assertEquals(3, at(2, 5));
    assertEquals(1, at(15, 3));
    assertEquals(1, at(9, 1));
    assertEquals(3, at(6, 5), "left of the slanted edge");
    assertEquals(HitCanvas.NOTHING, at(30, 3));
  }

  @Test
  void fillsAreHitByTheirCurves() {
    list.part(0);
    list.fill(new Path().moveTo(0, 0).quadTo(5, 10, 10, 0), ink);
    assertEquals(0, at(5, 4.99));
    assertEquals(HitCanvas.NOTHING, at(5, 5.01));
    assertEquals(HitCanvas.NOTHING, at(1, 3), "inside its bounds only");
  }

  @Test
  void holesAreNotHit() {
    list.part(0);
    Path ring = new Path().append(square).moveTo(3, 3).lineTo(3, 7).lineTo(7, 7).lineTo(7, 3);
    list.fill(ring.close(), ink);
    assertEquals(HitCanvas.NOTHING, at(5, 5));
    assertEquals(0, at(2, 5));
  }

  @Test
  void linesAreHitOnTheirWidth() {
    list.part(0);
    list.stroke(square, new Stroke(2, LineJoin.MITER, LineCap.BUTT, 10), ink);
    assertEquals(0, at(-0.9, 5));
    assertEquals(0, at(-0.9, -0.9));
    assertEquals(HitCanvas.NOTHING, at(5, 5));
    assertEquals(HitCanvas.NOTHING, at(-1.1, 5));
  }

  @Test
  void toleranceReachesFurther() {
    list.part(0);
    list.fill(square, ink);
    list.part(1);
    list.stroke(new Path().moveTo(30, 0).lineTo(30, 9), Stroke.round(2), ink);
    list.part(2);
    list.triangles(new Picture(1), quadAt(50), ink);
    hit.tolerance(2);
    assertEquals(0, at(11.9, 5));
    assertEquals(1, at(32.9, 5));
    assertEquals(2, at(48.1, 5));
    assertEquals(HitCanvas.NOTHING, at(12.1, 5));
    assertEquals(HitCanvas.NOTHING, at(33.1, 5));
    assertEquals(HitCanvas.NOTHING, at(47.9, 5));
  }

  @Test
  void trianglesAreHitExactly() {
    list.part(0);
    list.triangles(
        new Picture(1),
        new Triangles().corner(0, 0, 0, 0).corner(9, 0, 0, 0).corner(0, 9, 0, 0).triangle(2, 1, 0),
        ink);
    assertEquals(0, at(4.4, 4.4));
    assertEquals(HitCanvas.NOTHING, at(4.6, 4.6));
  }

  @Test
  void clearPixelsAreHitUnlessAlphaCounts() {
    list.part(0);
    list.triangles(new Picture(0.5), quad, ink);
    assertEquals(0, at(8, 5));
    hit.minAlpha(0.4);
    assertEquals(HitCanvas.NOTHING, at(8, 5));
    assertEquals(0, at(2, 5));
    hit.minAlpha(0.6);
    assertEquals(HitCanvas.NOTHING, at(2, 5));
  }

  @Test
  void faintInkIsNotHitIfAlphaCounts() {
    list.part(0);
    list.fill(square, new Ink().set(1, 1, 1, 0.3));
    list.part(1);
    list.fill(square, new Ink().set(1, 1, 1, 0));
    assertEquals(0, at(5, 5));
    hit.minAlpha(0.4);
    assertEquals(HitCanvas.NOTHING, at(5, 5));
  }

  @Test
  void withoutAPartThereIsStillAHit() {
    list.fill(square, ink);
    assertEquals(HitCanvas.NOTHING, at(5, 5));
    assertTrue(hit.isHit());
    at(50, 5);
    assertFalse(hit.isHit());
  }

  @Test
  void nowhereHitsNothing() {
    list.part(0);
    list.fill(square, ink);
    list.stroke(square, Stroke.round(Double.NaN), ink);
    list.triangles(new Picture(1), quad, ink);
    assertEquals(HitCanvas.NOTHING, at(Double.NaN, 5));
    assertEquals(HitCanvas.NOTHING, at(5, Double.POSITIVE_INFINITY));
  }

  private static Triangles quadAt(double x) {
    return new Triangles()
        .corner(x, 0, 0, 1)
        .corner(x + 10, 0, 1, 1)
        .corner(x + 10, 10, 1, 0)
        .triangle(0, 1, 2)
        .corner(x, 10, 0, 0)
        .triangle(0, 2, 3);
  }

  private int at(double x, double y) {
    hit.at(x, y).begin(new View());
    list.replay(hit);
    hit.end();
    return hit.part();
  }
}
