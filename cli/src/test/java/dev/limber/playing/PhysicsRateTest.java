package dev.limber.playing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lantern's hat, handle and flame swing the same at every rate of pictures. */
class PhysicsRateTest {
  /** Distance in model units, of a character that is some hundred units high. */
  private static final double CLOSE = 1e-6;

  /** Plays the same scene at some pictures a second, 0 for an irregular rate. */
  private static double[] scene(double rate, double seconds) throws IOException {
    Puppet puppet = Cast.lantern();
    Player player = new Player(puppet);
    player.play("Walk");
    player.settle();
    player.queue("Wave", 0.1).fade(0.3);
    Random random = new Random(11);
    double left = seconds;
    while (left > 1e-9) {
      double dt = Math.min(left, rate == 0 ? 0.002 + random.nextDouble() * 0.08 : 1 / rate);
      player.moveBy(120 * dt, 30 * dt);
      player.update(dt);
      left -= dt;
    }
    return Cast.world(puppet);
  }

  @ParameterizedTest
  @ValueSource(doubles = {30, 144, 20, 500, 0})
  void theSameSceneEndsTheSame(double rate) throws IOException {
    // At a whole step, and between two.
    assertEquals(0, Cast.distance(scene(60, 1.5), scene(rate, 1.5)), CLOSE);
    assertEquals(0, Cast.distance(scene(60, 1.509), scene(rate, 1.509)), CLOSE);
  }

  @Test
  void theSceneHasPhysicsThatCanBeSeen() throws IOException {
    Puppet still = Cast.lantern();
    Player player = new Player(still);
    player.play("Walk");
    player.settle();
    player.queue("Wave", 0.1).fade(0.3);
    for (int i = 0; i < 90; i++) {
      player.update(1 / 60.0);
    }
    assertTrue(Cast.distance(scene(60, 1.5), Cast.world(still)) > 1);
  }

  @Test
  void atSixtyPicturesItIsTheSameAsPosingByHand() throws IOException {
    Puppet played = Cast.lantern();
    Player player = new Player(played);
    Puppet posed = Cast.lantern();
    PuppetAnimation walk = posed.animation("Walk");
    player.play("Walk");
    double seconds = 0;
    for (int i = 0; i < 45; i++) {
      player.update(1 / 60.0);
      seconds += 1 / 60.0;
      posed.seek(walk, seconds);
      posed.construct();
      assertArrayEquals(Cast.world(posed), Cast.world(played), "picture " + i);
    }
  }

  @Test
  void physicsMovesSmoothlyBetweenSteps() throws IOException {
    double step = mostMoved(60);
    double fine = mostMoved(960);
    // A sixteenth of a step, were it as even as can be; steps that are only seen 60 times a second
    // would be whole ones.
    assertTrue(fine < step / 8, "a step moves " + step + ", a sixteenth of it " + fine);
  }

  /** Returns how far the bones move at most from one picture to the next. */
  private static double mostMoved(int rate) throws IOException {
    Puppet puppet = Cast.lantern();
    Player player = new Player(puppet);
    player.play("Wave");
    player.settle();
    double most = 0;
    double[] last = Cast.places(puppet);
    for (int i = 0; i < rate; i++) {
      player.moveBy(200.0 / rate, 0);
      player.update(1.0 / rate);
      most = Math.max(most, Cast.distance(last, Cast.places(puppet)));
      last = Cast.places(puppet);
    }
    return most;
  }

  @Test
  void settlingBringsPhysicsToRest() throws IOException {
    Puppet puppet = Cast.lantern();
    Player player = new Player(puppet);
    player.play("Idle").speed(0);
    player.settle();
    double[] rest = Cast.world(puppet);
    for (int i = 0; i < 120; i++) {
      player.update(1 / 60.0);
    }
    assertEquals(0, Cast.distance(rest, Cast.world(puppet)), 0.01);
    player.teleport(1000, 500).update(1 / 60.0);
    assertEquals(0, Cast.distance(rest, Cast.world(puppet)), 0.01);
    player.moveTo(1040, 500).update(1 / 60.0);
    assertTrue(Cast.distance(rest, Cast.world(puppet)) > 1);
  }
}
