package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.canvas.Bounds;
import org.junit.jupiter.api.Test;

class FramingTest {
  private static final Bounds BOUNDS = new Bounds().include(10, 20).include(110, 70);

  private static void assertShows(Framing framing, double left, double top) {
    assertEquals(left, framing.view().x(10, 70), 1e-9);
    assertEquals(top, framing.view().y(10, 70), 1e-9);
  }

  @Test
  void longestSide() {
    Framing framing = Framing.longestSide(BOUNDS, 220, 10);
    assertEquals(220, framing.width());
    assertEquals(120, framing.height());
    assertShows(framing, 10, 10);
  }

  @Test
  void boundsTooSmallToFillAFrame() {
    for (double size : new double[] {0, Double.MIN_VALUE, 1e-310}) {
      Bounds tiny = new Bounds().include(5, 5).include(5 + size, 5 + size);
      Bounds atZero = new Bounds().include(0, 0).include(size, size);
      assertEquals(1, Framing.longestSide(tiny, 512, 16).view().scale());
      assertEquals(1, Framing.longestSide(atZero, 512, 16).view().scale());
    }
  }

  @Test
  void marksShrinkWithSmallPictures() {
    assertEquals(1.0 / 6, Framing.longestSide(BOUNDS, 600, 0).markSize(), 1e-9);
    assertEquals(0.5, Framing.longestSide(BOUNDS, 200, 0).markSize(), 1e-9);
    assertEquals(0.5, Framing.longestSide(BOUNDS, 64, 0).markSize(), 1e-9);
  }

  @Test
  void scaled() {
    Framing framing = Framing.scaled(BOUNDS, 3, 5);
    assertEquals(310, framing.width());
    assertEquals(160, framing.height());
    assertShows(framing, 5, 5);
  }

  @Test
  void sizedAndEven() {
    Framing framing = Framing.sized(BOUNDS, 121, 121, 10);
    assertShows(framing, 10, 60.5 - 25 * 1.01);
    Framing even = framing.even();
    assertEquals(122, even.width());
    assertEquals(122, even.height());
    assertShows(even, 10.5, 61 - 25 * 1.01);
  }
}
