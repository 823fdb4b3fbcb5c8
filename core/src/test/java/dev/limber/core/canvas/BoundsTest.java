package dev.limber.core.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BoundsTest {
  @Test
  void startsEmpty() {
    Bounds bounds = new Bounds();
    assertTrue(bounds.isEmpty());
    assertFalse(bounds.contains(0, 0));
    assertEquals(0, bounds.width());
    assertEquals(0, bounds.centerX());
    assertEquals("empty", bounds.toString());
    assertTrue(new Bounds().include(bounds).isEmpty());
  }

  @Test
  void growsAroundPoints() {
    Bounds bounds = new Bounds().include(3, 4).include(-1, 10);
    assertEquals("-1.0, 4.0 to 3.0, 10.0", bounds.toString());
    assertEquals(4, bounds.width());
    assertEquals(6, bounds.height());
    assertEquals(1, bounds.centerX());
    assertEquals(7, bounds.centerY());
    assertTrue(bounds.contains(3, 4));
    assertFalse(bounds.contains(3.1, 4));
    assertEquals("-1.0, 4.0 to 3.0, 20.0", bounds.include(new Bounds().include(0, 20)).toString());
    assertTrue(bounds.clear().isEmpty());
  }

  @Test
  void leavesOutWhatIsNotFinite() {
    Bounds bounds = new Bounds().include(Double.NaN, 0).include(0, Double.NEGATIVE_INFINITY);
    assertTrue(bounds.isEmpty());
  }

  @Test
  void theMiddleOfHugeBoundsIsFinite() {
    Bounds bounds = new Bounds().include(1e308, 1e308).include(1.5e308, 1.7e308);
    assertTrue(Double.isFinite(bounds.centerX() + bounds.centerY()));
  }
}
