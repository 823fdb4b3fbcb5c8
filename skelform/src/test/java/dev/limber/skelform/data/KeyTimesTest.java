package dev.limber.skelform.data;

import static dev.limber.skelform.animate.Keys.x;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class KeyTimesTest {
  @Test
  void eachTimeIsThereOnce() {
    Animation animation = new Animation("a", 0, 10, List.of(x(0, 1), x(5, 2), x(5, 3), x(20, 1)));
    assertArrayEquals(new double[] {0, 0.5, 2}, animation.keyTimes());
  }

  @Test
  void whereTimeStandsStillThereIsNone() {
    assertArrayEquals(new double[0], new Animation("a", 0, 0, List.of(x(5, 1))).keyTimes());
  }
}
