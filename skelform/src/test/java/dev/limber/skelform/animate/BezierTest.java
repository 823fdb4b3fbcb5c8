package dev.limber.skelform.animate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BezierTest {
  private static final double THIRD = 1.0 / 3;

  @Test
  void linearHandlesGiveTheFractionItself() {
    for (int i = 0; i <= 100; i++) {
      double fraction = i / 100.0;
      double progress = Bezier.progress(fraction, THIRD, THIRD, 2 * THIRD, 2 * THIRD);
      assertEquals(fraction, progress, 1e-15);
    }
  }

  @Test
  void everyCurveStartsAtZeroAndEndsAtOne() {
    double[][] curves = {{0, 0, 0, 0}, {0.5, 0, 1, 1}, {THIRD, 1, 2 * THIRD, 1}, {1, -3, 0, 4}};
    for (double[] c : curves) {
      assertEquals(0, Bezier.progress(0, c[0], c[1], c[2], c[3]));
      assertEquals(1, Bezier.progress(1, c[0], c[1], c[2], c[3]));
    }
  }

  @Test
  void sineInPresetPassesThroughAPointComputedByHand() {
    // t = 1/2: x = 3/8 * 0.5 + 3/8 * 1 + 1/8 = 0.6875; y = 3/8 * 0 + 3/8 * 1 + 1/8 = 0.5.
    assertEquals(0.5, Bezier.progress(0.6875, 0.5, 0, 1, 1), 1e-12);
  }

  @Test
  void sineOutPresetPassesThroughAPointComputedByHand() {
    // The handles' x are thirds, so x = t; y = 3/8 + 3/8 + 1/8.
    assertEquals(0.875, Bezier.progress(0.5, THIRD, 1, 2 * THIRD, 1), 1e-12);
  }

  @Test
  void sineInOutPresetPassesThroughPointsComputedByHand() {
    assertEquals(0.5, Bezier.progress(0.5, 0.5, 0, 0.5, 1), 1e-12);
    // t = 1/4: x = 27/64 * 0.5 + 9/64 * 0.5 + 1/64 = 19/64; y = 9/64 + 1/64.
    assertEquals(0.15625, Bezier.progress(0.296875, 0.5, 0, 0.5, 1), 1e-12);
  }

  @Test
  void zeroHandlesAreNearlyLinear() {
    for (double fraction : new double[] {0.4, 0.5, 0.6, 0.75, 0.9}) {
      assertEquals(fraction, Bezier.progress(fraction, 0, 0, 0, 0), 1e-8);
    }
  }

  @Test
  void fiveStepsAreNotEnoughForSmallFractionsWithZeroHandles() {
    // Newton on t^3 = x from t = x is t' = (2t + x / t^2) / 3. From 1/60 the first step leaves the
    // unit interval and is clamped to 1; then 0.672222, 0.460442, 0.333166, 0.272161: cubed
    // 0.02016.
    double t = 1;
    for (int step = 0; step < 4; step++) {
      t = (2 * t + 1.0 / 60 / (t * t)) / 3;
    }
    assertEquals(t * t * t, Bezier.progress(1.0 / 60, 0, 0, 0, 0), 1e-12);
    assertEquals(0.020159394815757, Bezier.progress(1.0 / 60, 0, 0, 0, 0), 1e-12);
  }

  @Test
  void aFlatStartEndsTheSearchWhereItIs() {
    // The slope 3 t^2 is below 1e-5 for t = 0.001, so t stays and the progress is its cube.
    assertEquals(1e-9, Bezier.progress(0.001, 0, 0, 0, 0), 1e-20);
  }

  @Test
  void handlesAboveTheSquareOvershoot() {
    // x = t; y = 3/8 * 3 + 3/8 * 3 + 1/8.
    assertEquals(2.375, Bezier.progress(0.5, THIRD, 3, 2 * THIRD, 3), 1e-12);
  }

  @Test
  void everyHandleGivesAFiniteValue() {
    double[] handles = {-999, -1, 0, 0.5, 1, 2, 999};
    for (double startX : handles) {
      for (double endX : handles) {
        for (int i = 0; i <= 20; i++) {
          double progress = Bezier.progress(i / 20.0, startX, 999, endX, -999);
          assertTrue(Double.isFinite(progress), startX + " " + endX);
        }
      }
    }
  }
}
