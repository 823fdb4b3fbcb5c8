package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.animate.Interpolation;
import dev.limber.skelform.data.Easing;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class CurveFitTest {
  private static double[] halves(int last, DoubleUnaryOperator value) {
    double[] halves = new double[2 * last + 1];
    for (int i = 0; i < halves.length; i++) {
      halves[i] = value.applyAsDouble(0.5 * i);
    }
    return halves;
  }

  private static double at(List<CurveFit.Key> keys, int frame) {
    int k = 0;
    while (k + 1 < keys.size() && keys.get(k + 1).frame() <= frame) {
      k++;
    }
    CurveFit.Key from = keys.get(k);
    if (k + 1 == keys.size()) {
      return from.value();
    }
    CurveFit.Key to = keys.get(k + 1);
    return Interpolation.interpolate(
        frame - from.frame(), to.frame() - from.frame(), from.value(), to.value(), to.easing());
  }

  @Test
  void aStraightLineIsTwoExactKeyframes() {
    List<CurveFit.Key> keys = CurveFit.fit(halves(20, f -> 3 * f), List.of());
    assertEquals(
        List.of(
            new CurveFit.Key(0, 0, Easing.LINEAR_HANDLES),
            new CurveFit.Key(20, 60, Easing.LINEAR_HANDLES)),
        keys);
  }

  @Test
  void anEasingOfTheSourceIsOneSegment() {
    double[] halves = halves(23, f -> Math.sin(f / 24 * Math.PI / 2));
    List<CurveFit.Key> keys =
        CurveFit.fit(
            halves, List.of(new CurveFit.Span(0, 24, dev.limber.skel2d.data.Easing.SINE_OUT)));
    assertEquals(2, keys.size(), "keyframes at 0 and 23, where the loop ends: " + keys);
  }

  @Test
  void aJumpSnaps() {
    List<CurveFit.Key> keys = CurveFit.fit(halves(10, f -> f < 6 ? 1 : -1), List.of());
    assertEquals(1, at(keys, 5));
    assertEquals(-1, at(keys, 6));
    CurveFit.Key jump = keys.get(2);
    assertEquals(6, jump.frame());
    assertEquals(Easing.Kind.SNAP, jump.easing().kind());
  }

  @Test
  void aJumpBetweenFramesHoldsUntilTheNext() {
    // As "1 :39.9-> 2 +0.1:> 1" is written: back at the start within a tenth of a frame.
    double[] halves = halves(20, f -> f <= 9.9 ? f / 9.9 : f >= 10 ? 0 : (10 - f) * 10);
    List<CurveFit.Key> keys = CurveFit.fit(halves, List.of());
    CurveFit.Key back = keys.stream().filter(k -> k.frame() == 10).findFirst().orElseThrow();
    assertEquals(0, back.value());
    assertEquals(Easing.LINEAR_HANDLES, keys.get(1).easing());
  }

  @Test
  void noFrameIsOffByMoreThanHalfAPercentOfTheRange() {
    Random random = new Random(5);
    for (int run = 0; run < 200; run++) {
      double a = random.nextDouble() * 0.5;
      double b = random.nextDouble() * 9;
      double c = random.nextDouble() * 40;
      int last = 1 + random.nextInt(200);
      double[] halves = halves(last, f -> b * Math.sin(a * f) + c * Math.cos(a * a * f) + 0.01 * f);
      double least = Double.MAX_VALUE;
      double most = -Double.MAX_VALUE;
      for (double value : halves) {
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
      List<CurveFit.Key> keys = CurveFit.fit(halves, List.of());
      assertTrue(keys.size() <= last + 1);
      for (int frame = 0; frame <= last; frame++) {
        assertEquals(halves[2 * frame], at(keys, frame), 0.005 * (most - least), "run " + run);
      }
    }
  }
}
