package dev.limber.crowd.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.math.Trig;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rows of angles give the bits of one angle. */
class TurnLanesTest {
  private static final double[] SPECIAL = {
    0,
    -0.0,
    Math.PI,
    -Math.PI,
    Math.PI / 2,
    -Math.PI / 2,
    Math.PI / 4,
    3 * Math.PI / 4,
    1e-310,
    -1e-310,
    1e-20,
    1.6e6,
    -1.6e6,
    1.7e6,
    -1e9,
    1e15,
    1e300,
    Double.MIN_VALUE
  };

  @Test
  void rowsHaveTheBitsOfTrig() {
    Random random = new Random(7);
    double[] angles = new double[4096];
    for (int i = 0; i < angles.length; i++) {
      double size = i % 3 == 0 ? 4 : i % 3 == 1 ? 100 : 1.5e6;
      angles[i] = i < SPECIAL.length ? SPECIAL[i] : (random.nextDouble() - 0.5) * 2 * size;
    }
    check(angles);
    // Without large ones, so that the loops take the way without a remainder.
    double[] small = new double[1000];
    for (int i = 0; i < small.length; i++) {
      small[i] = i < 12 ? SPECIAL[i] : i * 0.5 * Math.PI + (i % 3) * 1e-9;
    }
    check(small);
  }

  private static void check(double[] angles) {
    int n = angles.length;
    double[] cos = new double[n];
    double[] sin = new double[n];
    double[] before = angles.clone();
    TurnLanes.cosSin(angles, new double[n], new double[n], new double[n], cos, sin, 0, n);
    double[] expected = new double[2];
    for (int i = 0; i < n; i++) {
      Trig.cosSin(angles[i], expected, 0);
      assertEquals(before[i], angles[i]);
      assertEquals(bits(expected[0]), bits(cos[i]), "cosine of " + angles[i]);
      assertEquals(bits(expected[1]), bits(sin[i]), "sine of " + angles[i]);
    }
  }

  private static long bits(double value) {
    return Double.doubleToLongBits(value);
  }
}
