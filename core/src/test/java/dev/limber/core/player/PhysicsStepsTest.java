package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Physics moves 60 times a second, whatever the rate of pictures. */
class PhysicsStepsTest {
  private final Dial dial = Dial.simple();
  private final Player player;

  PhysicsStepsTest() {
    dial.physics = true;
    player = new Player(dial);
  }

  @Test
  void atSixtyPicturesEachIsAPlainConstruct() {
    player.play("out");
    for (int i = 0; i < 600; i++) {
      player.update(1 / 60.0);
      assertEquals(0, dial.ahead);
    }
    assertEquals(600, dial.constructs);
    assertEquals(0, dial.steps);
  }

  @Test
  void betweenStepsPhysicsIsShownOnItsWay() {
    player.play("out");
    player.update(1 / 120.0);
    assertEquals(0.5, dial.ahead, 1e-9);
    player.update(1 / 120.0);
    assertEquals(0, dial.ahead);
    player.update(1.25 / 60);
    assertEquals(0.25, dial.ahead, 1e-9);
    assertEquals(1, dial.steps);
    player.pause().update(1);
    assertEquals(0.25, dial.ahead, 1e-9);
    assertEquals(1, dial.steps);
  }

  @ParameterizedTest
  @ValueSource(doubles = {30, 60, 144, 1000, 7.3, 0})
  void physicsEndsTheSameAtEveryRate(double rate) {
    player.play("out").loop(2);
    player.queue("far", 0.05).fade(0.3);
    Random random = new Random(1);
    double left = 2.5;
    while (left > 1e-12) {
      double dt = Math.min(left, rate == 0 ? random.nextDouble() * 0.1 : 1 / rate);
      player.moveBy(50 * dt, 0);
      player.update(dt);
      left -= dt;
    }
    Dial plain = Dial.simple();
    plain.physics = true;
    Player exact = new Player(plain);
    exact.play("out").loop(2);
    exact.queue("far", 0.05).fade(0.3);
    for (int i = 0; i < 150; i++) {
      exact.moveBy(50 / 60.0, 0);
      exact.update(1 / 60.0);
    }
    assertEquals(plain.lagging, dial.lagging, 1e-6);
    assertEquals(plain.x[0], dial.x[0], 1e-9);
    assertEquals(125, dial.moved, 1e-9);
  }

  @Test
  void aLongStallTakesNotForEver() {
    player.play("out");
    player.update(1e6);
    assertTrue(dial.steps <= 8 * 60, "steps " + dial.steps);
    assertEquals(1e6, player.track(0).current().position(), 1e-3);
  }

  @Test
  void changesOfTheUserAreMadeForEachStep() {
    List<Double> seen = new ArrayList<>();
    player.between(puppet -> seen.add(dial.x[0]));
    player.play("out");
    player.update(0.04);
    assertEquals(3, seen.size());
    assertEquals(10 / 60.0, seen.get(0), 1e-9);
    assertEquals(20 / 60.0, seen.get(1), 1e-9);
    assertEquals(0.4, seen.get(2), 1e-9);
  }

  @Test
  void advancingTwiceBeforePosingLosesNoStep() {
    player.play("far");
    player.advance(1 / 60.0);
    player.advance(1 / 60.0);
    player.advance(0);
    player.animate();
    player.construct();
    assertEquals(1, dial.steps);
    assertEquals(1, dial.constructs);
    assertEquals(75, dial.lagging, 1e-9);
  }

  @Test
  void movingIsNoticedAndTeleportingIsNot() {
    player.moveBy(6, 0).moveBy(4, 1);
    player.update(1 / 60.0);
    assertEquals(10, dial.moved, 1e-12);
    player.teleport(500, 0).update(1 / 60.0);
    assertEquals(10, dial.moved, 1e-12);
    player.moveTo(501, 0).update(0.5);
    assertEquals(11, dial.moved, 1e-12);
    player.moveBy(3, 0).teleport(0, 0).update(0.1);
    assertEquals(11, dial.moved, 1e-12);
    player.pause().moveBy(5, 0).update(0.1);
    player.resume().update(0.1);
    assertEquals(11, dial.moved, 1e-12);
    assertEquals(5, player.x());
    assertEquals(0, player.y());
    assertThrows(IllegalArgumentException.class, () -> player.moveBy(Double.NaN, 0));
    assertThrows(IllegalArgumentException.class, () -> player.teleport(0, Double.NaN));
  }

  @Test
  void settlingComesToRest() {
    player.play("far");
    player.settle();
    assertEquals(100, dial.lagging, 1e-9);
    assertEquals(100, dial.x[0]);
    assertEquals(0, dial.ahead);
  }

  @Test
  void rootMotionIsCountedThroughSteps() {
    RootMotion root = player.rootMotion("base");
    player.play("out");
    player.update(0.36);
    assertEquals(3.6, root.x(), 1e-9);
    player.update(2);
    assertEquals(20, root.x(), 1e-9);
    player.update(20);
    assertEquals(200, root.x(), 1e-9);
  }

  @ParameterizedTest
  @ValueSource(doubles = {15, 20, 24, 25, 30, 50, 59.94, 144})
  void theNextBeginsAfterTheEndIsToldAtEveryRate(double rate) {
    for (int tenths = 1; tenths <= 30; tenths++) {
      Dial slow = new Dial().animation("a", tenths / 10.0, t -> t, t -> t);
      slow.animation("b", 1, t -> t, t -> t).physics = true;
      for (int loops = 0; loops < 3; loops++) {
        Player queued = new Player(slow);
        queued.mark("a", tenths / 10.0, "end");
        List<String> told = new ArrayList<>();
        queued.listen(event -> told.add(event.toString()));
        Playback first = queued.play("a");
        if (loops > 0) {
          first.loop(loops);
        }
        queued.queue("b", 0);
        while (!told.contains("ENDED a")) {
          queued.update(1 / rate);
        }
        List<String> end = new ArrayList<>(List.of("STARTED a", "MARK a end"));
        if (loops == 2) {
          end.addAll(List.of("LOOPED a", "MARK a end"));
        }
        end.addAll(loops == 0 ? List.of("LOOPED a", "INTERRUPTED a") : List.of("COMPLETED a"));
        end.addAll(List.of("STARTED b", "ENDED a"));
        assertEquals(end, told, tenths + " tenths, loops " + loops);
      }
    }
  }
}
