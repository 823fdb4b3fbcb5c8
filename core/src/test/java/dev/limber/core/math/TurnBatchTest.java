package dev.limber.core.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TurnBatchTest {
  private static final double[] SPECIAL = {
    0,
    -0.0,
    1e-300,
    Math.PI,
    -Math.PI,
    Math.PI / 4,
    1.6e6,
    -1.7e6,
    1e300,
    Double.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  /** All lengths, so that every rest of a loop over several at once comes up. */
  @Test
  void batchesHaveTheBitsOfSingleAngles() {
    Random random = new Random(7);
    TurnBatch batch = new TurnBatch(300);
    for (int count = 0; count <= 300; count++) {
      double[] angles = new double[count];
      double[] want = new double[2 * count];
      double[] got = new double[2 * count];
      for (int i = 0; i < count; i++) {
        boolean special = random.nextInt(10) == 0;
        angles[i] =
            special
                ? SPECIAL[random.nextInt(SPECIAL.length)]
                : (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(9) - 1);
        Trig.cosSin(angles[i], want, 2 * i);
        batch.add(angles[i], 2 * i);
      }
      batch.store(got);
      for (int i = 0; i < got.length; i++) {
        assertEquals(bits(want[i]), bits(got[i]), "of " + angles[i / 2]);
      }
    }
  }

  private static long bits(double value) {
    return Double.doubleToLongBits(value);
  }

  @Test
  void placesAreThoseThatWereAskedFor() {
    TurnBatch batch = new TurnBatch(2);
    double[] out = {9, 9, 9, 9, 9};
    batch.add(0, 3);
    batch.store(out);
    assertArrayEquals(new double[] {9, 9, 9, 1, 0}, out);
    batch.add(0, 0);
    batch.add(0, 2);
    batch.store(out);
    assertArrayEquals(new double[] {1, 0, 1, 0, 0}, out);
    batch.store(new double[0]); // it is empty now
  }
}
