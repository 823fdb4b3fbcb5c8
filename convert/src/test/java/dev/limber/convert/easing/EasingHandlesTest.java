package dev.limber.convert.easing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.limber.skel2d.data.Easing;
import dev.limber.skelform.animate.Bezier;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EasingHandlesTest {
  private static final List<Easing> EASINGS = List.of(Easing.values());

  @Test
  void everyEasingIsWithinAFiftiethOfAPercent() {
    for (Easing easing : EASINGS) {
      EasingHandles h = EasingHandles.of(easing);
      for (double x = 0; x <= 1; x += 0.01) {
        double value = Bezier.progress(x, h.x1(), h.y1(), h.x2(), h.y2());
        assertEquals(eased(easing, x), value, 0.0002, easing + " at " + x);
      }
    }
  }

  @Test
  void aStretchOfAnEasingFollowsIt() {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      Easing easing = EASINGS.get(random.nextInt(4));
      double from = random.nextDouble() * 0.8;
      double to = from + 0.1 + random.nextDouble() * (0.9 - from);
      EasingHandles h = EasingHandles.of(easing).between(from, to);
      assertNotNull(h);
      double start = eased(easing, from);
      double end = eased(easing, to);
      for (double x = 0; x <= 1; x += 0.1) {
        double value = start + (end - start) * Bezier.progress(x, h.x1(), h.y1(), h.x2(), h.y2());
        assertEquals(eased(easing, from + (to - from) * x), value, 0.0004, easing + " at " + x);
      }
    }
  }

  @Test
  void whatDoesNotChangeHasNoHandles() {
    assertNull(EasingHandles.of(Easing.SINE_IN).between(0.5, 0.5));
  }

  private static double eased(Easing easing, double x) {
    return switch (easing) {
      case LINEAR -> x;
      case SINE_IN -> 1 - Math.cos(x * Math.PI / 2);
      case SINE_OUT -> Math.sin(x * Math.PI / 2);
      case SINE_IN_OUT -> 0.5 - 0.5 * Math.cos(x * Math.PI);
    };
  }
}
