package dev.limber.skelform.animate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InterpolationTest {
  private static double interpolate(double current, double max, Easing easing) {
    return Interpolation.interpolate(current, max, 100, 200, easing);
  }

  @Test
  void linearGoesTheFractionOfTheWay() {
    assertEquals(125, interpolate(5, 20, Easing.LINEAR));
    assertEquals(125, interpolate(5, 20, Easing.LINEAR_HANDLES), 1e-12);
  }

  @Test
  void valuesMayGoDown() {
    assertEquals(-25, Interpolation.interpolate(1, 4, 0, -100, Easing.LINEAR));
  }

  @Test
  void aSnapHoldsTheStartEvenAtTheEnd() {
    assertEquals(100, interpolate(0, 20, Keys.SNAP));
    assertEquals(100, interpolate(19, 20, Keys.SNAP));
    assertEquals(100, interpolate(20, 20, Keys.SNAP));
    assertEquals(100, interpolate(21, 20, Keys.SNAP));
    assertEquals(100, interpolate(0, 0, Keys.SNAP));
  }

  @Test
  void onlyHeightsOf999AtBothHandlesSnap() {
    assertEquals(Easing.Kind.SNAP, Easing.bezier(0, 999, 0, 999).kind());
    assertEquals(Easing.Kind.BEZIER, Easing.bezier(999, 999, 999, 0).kind());
    assertEquals(Easing.Kind.BEZIER, Easing.bezier(999, 0, 999, 999).kind());
  }

  @Test
  void noFramesMeansTheEnd() {
    assertEquals(200, interpolate(0, 0, Easing.LINEAR));
    assertEquals(200, interpolate(-3, 0, Easing.LINEAR));
  }

  @Test
  void theEndIsReachedExactlyAndKept() {
    double end = 0.1 + 0.2;
    for (double current : new double[] {20, 20.5, 1e9}) {
      assertEquals(end, Interpolation.interpolate(current, 20, 1e17, end, Easing.LINEAR));
    }
  }

  @Test
  void sineInStartsSlowly() {
    // 1 - cos(60 degrees) and 1 - cos(45 degrees).
    assertEquals(150, interpolate(2, 3, Easing.SINE_IN), 1e-12);
    assertEquals(100 + 100 * (1 - Math.sqrt(0.5)), interpolate(1, 2, Easing.SINE_IN), 1e-12);
  }

  @Test
  void sineOutEndsSlowly() {
    // sin(30 degrees) and sin(45 degrees).
    assertEquals(150, interpolate(1, 3, Easing.SINE_OUT), 1e-12);
    assertEquals(100 + 100 * Math.sqrt(0.5), interpolate(1, 2, Easing.SINE_OUT), 1e-12);
  }

  @Test
  void sinesOfThreeRoundPi() {
    assertEquals(1.5707963267948966, Easing.SINE_IN.startX());
    double angle = 0.99 * 3.14 / 2;
    assertEquals(100 + 100 * (1 - Math.cos(angle)), interpolate(99, 100, Easing.SINE_IN_03), 1e-12);
    assertEquals(100 + 100 * Math.sin(angle), interpolate(99, 100, Easing.SINE_OUT_03), 1e-12);
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void withoutSmoothingAFieldArrivesAtOnce(Ruleset ruleset) {
    assertEquals(1, Interpolation.smoothing(ruleset, 0, 0));
    assertEquals(1, Interpolation.smoothing(ruleset, 0, -5));
    assertEquals(1, Interpolation.smoothing(ruleset, 0, Double.NaN));
  }

  @ParameterizedTest
  @EnumSource(Ruleset.class)
  void afterTheSmoothFramesAFieldHasArrived(Ruleset ruleset) {
    assertEquals(1, Interpolation.smoothing(ruleset, 20, 20));
    assertEquals(1, Interpolation.smoothing(ruleset, 21, 20));
    assertEquals(0, Interpolation.smoothing(ruleset, 0, 20));
  }

  @Test
  void smoothingIsStraightBefore04AndABezierAfter() {
    double bezier = 0.020159394815757; // See BezierTest.
    assertEquals(1.0 / 60, Interpolation.smoothing(Ruleset.OFFSETS, 1, 60));
    assertEquals(1.0 / 60, Interpolation.smoothing(Ruleset.LINEAR_SMOOTHING, 1, 60));
    assertEquals(bezier, Interpolation.smoothing(Ruleset.ONE_SEGMENT, 1, 60), 1e-12);
    assertEquals(bezier, Interpolation.smoothing(Ruleset.BOTH_SEGMENTS, 1, 60), 1e-12);
  }
}
