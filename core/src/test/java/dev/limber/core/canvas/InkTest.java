package dev.limber.core.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.color.Rgba;
import org.junit.jupiter.api.Test;

class InkTest {
  @Test
  void keepsWhatCanBeShown() {
    assertEquals("0.0 1.0 0.5 1.0", new Ink().set(-3, 1.5, 0.5, 2).toString());
    Ink odd = new Ink().set(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1);
    assertEquals("0.0 1.0 0.0 1.0", odd.toString());
  }

  @Test
  void knowsWhetherItCanBeSeen() {
    assertFalse(new Ink().isInvisible());
    assertTrue(Ink.of(new Rgba(1, 1, 1, -0.5)).isInvisible());
    assertTrue(new Ink().set(1, 1, 1, Double.NaN).isInvisible());
  }
}
