package dev.limber.core.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TrigTest {
  private static final double[] RANGES = {1e-300, 1e-8, 0.8, 4, 100, 1e4, 1.5e6};

  @Test
  void sineAndCosineStayWithinTheStatedError() {
    Random random = new Random(1);
    double worst = 0;
    for (double range : RANGES) {
      for (int i = 0; i < 100_000; i++) {
        double angle = (random.nextDouble() * 2 - 1) * range;
        worst = Math.max(worst, Math.abs(Trig.sin(angle) - StrictMath.sin(angle)));
        worst = Math.max(worst, Math.abs(Trig.cos(angle) - StrictMath.cos(angle)));
      }
    }
    assertTrue(worst <= 3e-16, "worst error " + worst);
  }

  @Test
  void sineIsRelativelyExactNearItsZeros() {
    for (int n = -1000; n <= 1000; n++) {
      double angle = n * Math.PI;
      double expected = StrictMath.sin(angle);
      assertEquals(expected, Trig.sin(angle), Math.abs(expected) * 1e-14, "sin " + angle);
    }
  }

  @Test
  void sineAndCosineLieOnTheUnitCircle() {
    Random random = new Random(2);
    double[] turn = new double[2];
    for (int i = 0; i < 100_000; i++) {
      double angle = (random.nextDouble() * 2 - 1) * 1000;
      Trig.cosSin(angle, turn, 0);
      assertEquals(1, turn[0] * turn[0] + turn[1] * turn[1], 5e-16);
      assertEquals(Trig.cos(angle), turn[0]);
      assertEquals(Trig.sin(angle), turn[1]);
    }
  }

  @Test
  void hugeAnglesAreFiniteAndReducedByTheDoubleTwoPi() {
    for (double angle : new double[] {1e7, 1e15, 1e100, 1.7e308, -1e100}) {
      assertEquals(Trig.sin(angle % Trig.TWO_PI), Trig.sin(angle));
      assertEquals(Trig.cos(angle % Trig.TWO_PI), Trig.cos(angle));
    }
  }

  @Test
  void infiniteAnglesGiveNan() {
    assertTrue(Double.isNaN(Trig.sin(Double.POSITIVE_INFINITY)));
    assertTrue(Double.isNaN(Trig.cos(Double.NaN)));
    assertTrue(Double.isNaN(Trig.atan2(Double.NaN, 1)));
    assertTrue(Double.isNaN(Trig.atan2(1, Double.NaN)));
  }

  @Test
  void arcTangentStaysWithinTheStatedError() {
    Random random = new Random(3);
    double worst = 0;
    for (int i = 0; i < 500_000; i++) {
      double scale = Math.pow(10, random.nextInt(20) - 10);
      double y = (random.nextDouble() * 2 - 1) * scale;
      double x = random.nextDouble() * 2 - 1;
      worst = Math.max(worst, Math.abs(Trig.atan2(y, x) - StrictMath.atan2(y, x)));
    }
    assertTrue(worst <= 5e-16, "worst error " + worst);
  }

  @Test
  void arcTangentOfTheAxesIsExact() {
    assertEquals(0, Trig.atan2(0, 0));
    assertEquals(0, Trig.atan2(-0.0, -0.0));
    assertEquals(0, Trig.atan2(0, 1));
    assertEquals(Math.PI, Trig.atan2(0, -1));
    assertEquals(-Math.PI, Trig.atan2(-0.0, -1));
    assertEquals(Math.PI / 2, Trig.atan2(1, 0));
    assertEquals(-Math.PI / 2, Trig.atan2(-1, 0));
    assertEquals(Math.PI / 4, Trig.atan2(1, 1));
    double infinity = Double.POSITIVE_INFINITY;
    assertEquals(-3 * Math.PI / 4, Trig.atan2(-infinity, -infinity));
    assertEquals(0, Trig.atan2(5, infinity));
  }

  @Test
  void shortestTurnIsTheShortWay() {
    Random random = new Random(4);
    for (int i = 0; i < 100_000; i++) {
      double from = (random.nextDouble() * 2 - 1) * 100;
      double to = (random.nextDouble() * 2 - 1) * 100;
      double turn = Trig.shortestTurn(from, to);
      assertTrue(Math.abs(turn) <= Math.PI + 1e-12);
      assertEquals(StrictMath.sin(to), StrictMath.sin(from + turn), 1e-12);
      assertEquals(StrictMath.cos(to), StrictMath.cos(from + turn), 1e-12);
    }
    assertTrue(Math.abs(Trig.shortestTurn(0, 1e300)) <= Math.PI + 1e-12);
  }
}
