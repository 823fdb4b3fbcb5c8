package dev.limber.skel2d.animate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Finding a key is the same as looking at all of them. */
class KeyTimesTest {
  @Test
  void findsTheLastKeyAtOrBeforeATime() {
    Random random = new Random(1);
    for (int round = 0; round < 2000; round++) {
      double[] times = random.doubles(1 + random.nextInt(12)).map(t -> Math.rint(t * 40)).toArray();
      Arrays.sort(times);
      KeyTimes keys = new KeyTimes(times);
      for (double time = -1; time < 42; time += 0.5) {
        int want = -1;
        while (want + 1 < times.length && times[want + 1] <= time) {
          want++;
        }
        assertEquals(want, keys.at(time), Arrays.toString(times) + " at " + time);
      }
    }
  }

  @Test
  void neighbouringTimesAreToldApart() {
    double next = Math.nextUp(1.0);
    KeyTimes keys = new KeyTimes(new double[] {0, Double.MIN_VALUE, 1, next, 1e300});
    assertEquals(0, keys.at(0));
    assertEquals(1, keys.at(Double.MIN_VALUE));
    assertEquals(2, keys.at(1));
    assertEquals(3, keys.at(next));
    assertEquals(3, keys.at(1e299));
    assertEquals(4, keys.at(Double.MAX_VALUE));
  }

  @Test
  void oneKeyIsFirstAndLast() {
    KeyTimes keys = new KeyTimes(new double[] {2});
    assertEquals(-1, keys.at(1.9));
    assertEquals(0, keys.at(2));
    assertEquals(0, keys.at(Double.POSITIVE_INFINITY));
  }
}
