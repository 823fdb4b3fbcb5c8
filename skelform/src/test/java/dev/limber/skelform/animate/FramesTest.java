package dev.limber.skelform.animate;

import static dev.limber.skelform.SkelForm.clampFrame;
import static dev.limber.skelform.SkelForm.formatFrame;
import static dev.limber.skelform.SkelForm.smoothTimeFrame;
import static dev.limber.skelform.SkelForm.timeFrame;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Keyframe;
import java.util.List;
import org.junit.jupiter.api.Test;

class FramesTest {
  private static final Animation TO_30 = ending(30, 60);
  private static final Animation EMPTY = new Animation("empty", 0, 60, List.of());
  private static final Animation ONE_FRAME = ending(0, 60);
  private static final double[] ODD = {
    -1e300, -31, -0.5, 0, 0.5, 30, 30.5, 31, 1e9, 1e300, Double.MAX_VALUE
  };

  private static Animation ending(int lastFrame, int fps) {
    Keyframe last = Keys.x(lastFrame, 1);
    return new Animation("a", 0, fps, List.of(last));
  }

  @Test
  void aLoopIsOneLongerThanTheLastFrame() {
    assertEquals(30, formatFrame(30, TO_30, false, true));
    assertEquals(0, formatFrame(31, TO_30, false, true));
    assertEquals(1, formatFrame(63, TO_30, false, true));
  }

  @Test
  void aLoopKeepsFractions() {
    assertEquals(0.25, formatFrame(31.25, TO_30, false, true));
    assertEquals(30.75, formatFrame(30.75, TO_30, false, true));
  }

  @Test
  void aLoopWrapsBelowZeroToo() {
    assertEquals(30, formatFrame(-1, TO_30, false, true));
    assertEquals(0, formatFrame(-31, TO_30, false, true));
    assertEquals(30.5, formatFrame(-31.5, TO_30, false, true));
  }

  @Test
  void reverseCountsFromTheLastFrameDown() {
    assertEquals(30, formatFrame(0, TO_30, true, false));
    assertEquals(20, formatFrame(10, TO_30, true, false));
    assertEquals(0, formatFrame(30, TO_30, true, true));
    assertEquals(30, formatFrame(31, TO_30, true, true));
  }

  @Test
  void reversedPastTheBeginningStaysAtZero() {
    assertEquals(0, formatFrame(45, TO_30, true, false));
    assertEquals(0, formatFrame(30.5, TO_30, true, true));
  }

  @Test
  void withoutLoopTheEndCanBeSeen() {
    assertEquals(45, formatFrame(45, TO_30, false, false));
    assertEquals(0, formatFrame(-3, TO_30, false, false));
  }

  @Test
  void aFrameThatIsNoNumberCountsAsZero() {
    assertEquals(0, formatFrame(Double.NaN, TO_30, false, true));
    assertEquals(0, formatFrame(Double.NaN, TO_30, false, false));
    assertEquals(30, formatFrame(Double.NaN, TO_30, true, false));
  }

  @Test
  void anInfiniteFrameIsFarPastTheEnd() {
    assertTrue(formatFrame(1 / 0.0, TO_30, false, false) > 1e15);
    assertEquals(0, formatFrame(1 / 0.0, TO_30, true, false));
    assertEquals(0, formatFrame(-1 / 0.0, TO_30, false, false));
    assertEquals(30, SkelForm.clampFrame(1 / 0.0, TO_30));
  }

  @Test
  void everyFrameIsFiniteAndNotNegative() {
    for (double odd : ODD) {
      for (Animation animation : List.of(TO_30, EMPTY, ONE_FRAME)) {
        for (int options = 0; options < 4; options++) {
          double frame = formatFrame(odd, animation, (options & 1) != 0, (options & 2) != 0);
          assertTrue(frame >= 0 && Double.isFinite(frame), odd + " gives " + frame);
          boolean loop = (options & 2) != 0;
          assertTrue(!loop || frame < animation.loopFrames(), odd + " gives " + frame);
        }
      }
    }
  }

  @Test
  void anAnimationOfOneFrameLoopsOnIt() {
    assertEquals(0, formatFrame(7, ONE_FRAME, false, true));
    assertEquals(0, formatFrame(7, EMPTY, false, true));
    assertEquals(0, timeFrame(12.3, EMPTY, true, true));
  }

  @Test
  void timeIsCutToTheWholeFrame() {
    assertEquals(0, timeFrame(0.016, TO_30, false, true));
    assertEquals(1, timeFrame(0.017, TO_30, false, true));
    assertEquals(0, timeFrame(31.0 / 60, TO_30, false, true));
    assertEquals(29, timeFrame(1.0 / 60, TO_30, true, true));
  }

  @Test
  void exactMultiplesAreTheirFrame() {
    // 0.29 * 100 is 28.999999999999996 in binary.
    assertEquals(29, timeFrame(0.29, ending(100, 100), false, false));
    for (int fps : new int[] {1, 12, 24, 30, 60, 100, 144}) {
      for (int frame = 0; frame < 2000; frame++) {
        assertEquals(frame, timeFrame((double) frame / fps, ending(9, fps), false, false));
      }
    }
  }

  @Test
  void timeBeforeTheStartWrapsIntoTheLoop() {
    assertEquals(30, timeFrame(-1.0 / 60, TO_30, false, true));
    assertEquals(30, timeFrame(-0.001, TO_30, false, true));
    assertEquals(0, timeFrame(-1, TO_30, false, false));
  }

  @Test
  void withoutFramesPerSecondTimeDoesNotMove() {
    Animation still = ending(30, 0);
    for (double seconds : new double[] {0, 5, 1e300, -5, Double.NaN, 1 / 0.0}) {
      assertEquals(0, timeFrame(seconds, still, false, true));
      assertEquals(0, smoothTimeFrame(seconds, still, false, true));
    }
  }

  @Test
  void oddTimesGiveAFrameOfTheLoop() {
    for (double seconds : new double[] {1e300, -1e300, Double.NaN, 1 / 0.0, -1 / 0.0}) {
      int frame = timeFrame(seconds, TO_30, false, true);
      assertTrue(frame >= 0 && frame <= 30, seconds + " gives " + frame);
    }
  }

  @Test
  void hugeTimesWithoutLoopAreTheLargestFrame() {
    assertEquals(Integer.MAX_VALUE, timeFrame(1e300, TO_30, false, false));
  }

  @Test
  void smoothTimeKeepsTheFraction() {
    assertEquals(7.5, smoothTimeFrame(0.125, TO_30, false, true), 1e-12);
    assertEquals(22.5, smoothTimeFrame(0.125, TO_30, true, true), 1e-12);
  }

  @Test
  void clampedFramesStayInTheAnimation() {
    assertEquals(12.5, clampFrame(12.5, TO_30));
    assertEquals(30, clampFrame(30.5, TO_30));
    assertEquals(0, clampFrame(-4, TO_30));
    assertEquals(0, clampFrame(Double.NaN, TO_30));
    assertEquals(0, clampFrame(3, EMPTY));
  }

  @Test
  void roundingErrorsDoNotMissAFrame() {
    for (int fps = 1; fps <= 120; fps++) {
      for (int frame = 0; frame < 2000; frame++) {
        assertEquals(frame, Frames.snapped(frame * (1.0 / fps) * fps));
      }
    }
    assertEquals(2.5, Frames.snapped(2.5));
    assertEquals(2.999, Frames.snapped(2.999));
    assertEquals(1e-7, Frames.snapped(1e-7));
  }
}
