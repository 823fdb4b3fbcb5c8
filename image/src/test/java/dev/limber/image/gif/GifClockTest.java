package dev.limber.image.gif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.image.Delay;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GifClockTest {

  @Test
  void thirtyASecondTakeASecond() {
    GifClock clock = new GifClock();
    int total = 0;
    for (int i = 0; i < 30; i++) {
      int hundredths = clock.next(Delay.perSecond(30));
      assertTrue(hundredths == 3 || hundredths == 4);
      total += hundredths;
    }
    assertEquals(100, total);
  }

  @Test
  void everyFrameAppearsAtTheHundredthNearestToItsTime() {
    Random random = new Random(4);
    for (int round = 0; round < 100; round++) {
      GifClock clock = new GifClock();
      double wanted = 0;
      int shown = 0;
      for (int i = 0; i < 200; i++) {
        int below = 1 + random.nextInt(2000);
        Delay delay = new Delay(below / 33 + 1 + random.nextInt(below), below);
        wanted += delay.seconds();
        shown += clock.next(delay);
        assertEquals(100 * wanted, shown, 0.5 + 1e-6);
      }
    }
  }

  @Test
  void nothingIsShorterThanTwoAndWhatIsOwedIsPaidLater() {
    GifClock clock = new GifClock();
    assertEquals(2, clock.next(new Delay(0, 1)));
    assertEquals(2, clock.next(Delay.perSecond(100)));
    assertEquals(7, clock.next(Delay.millis(100))); // 0 + 1 + 10 less 2 + 2
  }

  @Test
  void nothingIsLongerThanTheFileCanSay() {
    GifClock clock = new GifClock();
    assertEquals(65_535, clock.next(new Delay(65_535, 1)));
  }
}
