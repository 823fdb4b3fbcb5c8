package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far a bone moves, across loops. */
class RootMotionTest {
  private final Dial dial = Dial.simple();
  private final Player player = new Player(dial);
  private final RootMotion root = player.rootMotion("base");

  private double wayAfter(double seconds) {
    player.update(seconds);
    return root.x();
  }

  @Test
  void loopsAddUp() {
    player.play("out");
    assertEquals(2.5, wayAfter(0.25), 1e-12);
    assertEquals(10, wayAfter(1), 1e-12);
    assertEquals(30, wayAfter(3), 1e-12);
    assertEquals(0, wayAfter(0), 0);
    assertEquals(5, dial.x[0] + 2.5, 1e-12);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void theSumDoesNotDependOnTheRateOfFrames(int seed) {
    Random random = new Random(seed);
    double[] speeds = {1, -1, 0.3, -2.5};
    Playback out = player.play("out").speed(speeds[seed]);
    double sum = 0;
    double left = 7.3;
    while (left > 0) {
      double dt = Math.min(left, random.nextDouble() * 0.4);
      sum += wayAfter(dt);
      left -= dt;
    }
    assertEquals(7.3 * 10 * speeds[seed], sum, 1e-9);
    assertEquals(7.3 * speeds[seed], out.position(), 1e-9);
  }

  @Test
  void backwardsAndThereAndBackTooAreCounted() {
    player.play("out").reverse();
    assertEquals(-25, wayAfter(2.5), 1e-12);
    player.play("out").pingPong();
    assertEquals(5, wayAfter(2.5), 1e-12);
    player.play("out").once();
    assertEquals(10, wayAfter(2.5), 1e-12);
    assertEquals(0, wayAfter(2.5), 1e-12);
  }

  @Test
  void jumpsAreNotCounted() {
    Playback out = player.play("out");
    player.update(0.1);
    out.seek(0.7);
    assertEquals(1, wayAfter(0.1), 1e-12);
    out.position(100.5);
    assertEquals(1, wayAfter(0.1), 1e-12);
  }

  @Test
  void fadesMixTheWays() {
    player.play("far");
    player.update(0.1);
    player.play("out").fade(1, FadeEasing.LINEAR);
    player.update(0.4);
    assertEquals(0.5 * 1, wayAfter(0.1), 1e-12);
    player.stop(0);
    assertEquals(0, wayAfter(0.5), 1e-12);
  }

  @Test
  void theWayCanBeTakenOutOfThePose() {
    root.takeOut(true, false);
    player.play("out");
    assertEquals(5, wayAfter(0.5), 1e-12);
    assertEquals(0, dial.x[0], 0);
    root.takeOut(false, true);
    assertEquals(2.5, wayAfter(0.25), 1e-12);
    assertEquals(7.5, dial.x[0], 1e-12);
  }

  @Test
  void countingMayBeginInTheMiddle() {
    player.play("out");
    player.update(0.5);
    RootMotion later = player.rootMotion("base");
    assertEquals(5, dial.x[0], 1e-12);
    player.update(0.25);
    assertEquals(2.5, later.x(), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> player.rootMotion("nose"));
  }

  @ParameterizedTest
  @ValueSource(doubles = {60, 24.7, 10.3, 0.3})
  void nothingIsLostWhereOneFollowsAnother(double rate) {
    player.play("out").once();
    for (int i = 1; i < 8; i++) {
      player.queue("out", 0).once().fade(i % 2 == 0 ? 0 : 0.001);
    }
    double sum = 0;
    for (double left = 10; left > 0; left -= 1 / rate) {
      sum += wayAfter(1 / rate);
    }
    assertEquals(80, sum, 1e-9);
  }

  @Test
  void countingAtASeamLeavesThePoseAlone() {
    dial.rotation[0] = 0.5;
    player.play("out").once().fade(3, FadeEasing.LINEAR);
    player.queue("out", 0).once().fade(3, FadeEasing.LINEAR);
    dial.x[0] = 4;
    player.update(1);
    player.advance(0.5);
    assertEquals(4 + (10 - 4) / 3.0, dial.x[0], 1e-12);
  }
}
