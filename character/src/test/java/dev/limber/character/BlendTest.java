package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.math.Trig;
import dev.limber.core.player.Blend;
import dev.limber.core.player.Fades;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.player.PlayerEvent;
import dev.limber.core.player.RootMotion;
import dev.limber.core.player.TrackMode;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.core.puppet.Snapshot;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Animations side by side, mixed by one number. */
class BlendTest {
  /** Walks 100 units in a second; runs 300 in half a second; sprints 300 in a quarter. */
  private static final String MOVER =
      """
      skeleton
      	root
      	root.leg r10
      anim "walk" 4fps :4
      	root
      		x 0 -> 100
      	leg
      		r 0 -> 80
      anim "run" 4fps :2
      	root
      		x 0 -> 300
      	leg
      		r 0 -> 20
      anim "sprint" 4fps :1
      	root
      		x 0 -> 300
      anim "still"
      	leg
      		r 5
      """;

  private final Puppet puppet = Characters.source(MOVER);
  private final Player player = new Player(puppet);

  private Blend legs() {
    return new Blend(puppet).at(100, "walk").at(600, "run").at(1200, "sprint");
  }

  private static String refused(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  private static double[] pose(Puppet puppet) {
    double[] values = new double[3 * puppet.boneCount()];
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      values[3 * b] = bone.x();
      values[3 * b + 1] = bone.y();
      values[3 * b + 2] = bone.rotation();
    }
    return values;
  }

  private static void assertPose(double[] expected, double[] actual, String message) {
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], actual[i], 1e-9, message + " value " + i);
    }
  }

  @Test
  void atAValueAnAnimationIsAlone() {
    Puppet other = Characters.sample("humanoid.skel2d");
    Puppet shown = Characters.sample("humanoid.skel2d");
    Player playing = new Player(shown);
    Blend blend = Blend.between(shown, "walk", "run");
    playing.play(blend);
    double walk = shown.animation("walk").duration();
    double run = shown.animation("run").duration();
    playing.update(0.3 * walk);
    other.seek(other.animation("walk"), 0.3 * walk);
    assertPose(pose(other), pose(shown), "walk");
    blend.by(1);
    playing.update(0.2 * run);
    other.seek(other.animation("run"), 0.5 * run);
    assertPose(pose(other), pose(shown), "run");
    blend.by(7);
    playing.update(0);
    assertPose(pose(other), pose(shown), "beyond");
  }

  @Test
  void betweenTwoBothAreAtTheSamePhase() {
    Puppet other = Characters.sample("humanoid.skel2d");
    Puppet shown = Characters.sample("humanoid.skel2d");
    Player playing = new Player(shown);
    playing.play(Blend.between(shown, "walk", "run").by(0.25));
    double walk = shown.animation("walk").duration();
    double run = shown.animation("run").duration();
    playing.update(0.6 * (0.75 * walk + 0.25 * run));
    Snapshot mix = other.newSnapshot();
    other.seek(other.animation("walk"), 0.6 * walk);
    mix.take();
    other.seek(other.animation("run"), 0.6 * run);
    mix.blend(0.25, null);
    assertPose(pose(other), pose(shown), "a quarter");
  }

  @Test
  void aLoopTakesAsLongAsTheMixOfTheDurations() {
    List<String> told = new ArrayList<>();
    player.listen(event -> told.add(event.toString()));
    player.mark("walk", 0.5, "step");
    player.play(legs().by(350)).loop(2);
    for (double seconds : new double[] {0.374, 0.002, 0.373, 0.002}) {
      told.add("-");
      player.update(seconds);
    }
    player.update(1);
    String name = "walk + run + sprint";
    assertEquals(
        List.of(
            "-",
            "STARTED " + name,
            "-",
            "MARK " + name + " step",
            "-",
            "-",
            "LOOPED " + name,
            "MARK " + name + " step",
            "COMPLETED " + name),
        told);
  }

  @Test
  void marksFireOnceForEachStepWhateverTheSpeedDoes() {
    for (double frame : new double[] {1 / 30.0, 1 / 144.0, 0.41}) {
      Player one = new Player(Characters.source(MOVER));
      Blend blend = new Blend(one.puppet()).at(100, "walk").at(600, "run").at(1200, "sprint");
      one.mark("walk", 0.5, "step").mark("run", 0.2, "step").mark("sprint", 0.15, "step");
      int[] steps = {0};
      one.listen(event -> steps[0] += event.mark().equals("step") ? 1 : 0);
      Playback playback = one.play(blend);
      for (int i = 0; i < 300; i++) {
        blend.by(100 + 1300 * Math.abs(Math.sin(i)));
        one.update(frame);
      }
      // One for each loop, at 0.4, 0.5 or 0.6 of it.
      assertTrue(
          steps[0] >= Math.floor(playback.position() + 0.4)
              && steps[0] <= Math.floor(playback.position() + 0.6),
          steps[0] + " in " + playback.position() + " loops, frames of " + frame);
    }
  }

  @Test
  void marksAreThoseOfTheAnimationThatWeighsMost() {
    Puppet walker = Characters.source(MOVER + "anim \"idle\" 4fps :8\n\tleg\n\t\tr 0 -> 5\n");
    Player one = new Player(walker);
    List<String> told = new ArrayList<>();
    one.listen(
        event -> {
          if (event.kind() == PlayerEvent.Kind.MARK) {
            told.add(event.mark() + event.number());
          }
        });
    one.marks().at(walker.animation("walk"), new PuppetMark("step", 0.25, 1, ""));
    one.marks().at(walker.animation("walk"), new PuppetMark("step", 0.75, 2, ""));
    one.mark("idle", 2, "breath");
    Blend blend = new Blend(walker).at(0, "idle").at(100, "walk").by(100);
    one.play(blend);
    one.update(0.01);
    told.clear();
    one.update(0.98);
    assertEquals(List.of("step1.0", "step2.0"), told);
    told.clear();
    blend.by(40);
    one.update(1.59); // almost a loop
    assertTrue(told.contains("breath0.0") && !told.contains("step1.0"), told.toString());
    told.clear();
    blend.by(60);
    one.update(0.7); // half a loop
    assertEquals(List.of("step1.0"), told);
  }

  @Test
  void changingTheValueKeepsThePhase() {
    Blend blend = legs();
    Playback playback = player.play(blend);
    player.update(0.4);
    assertEquals(0.4, playback.seconds(), 1e-12);
    blend.by(600);
    player.update(0);
    assertEquals(0.4, playback.seconds(), 1e-12);
    player.update(0.1);
    assertEquals(0.6, playback.seconds(), 1e-12);
    blend.by(1200);
    player.update(0.05);
    assertEquals(0.8, playback.seconds(), 1e-12);
  }

  private static final String WHEEL =
      """
      skeleton
      	wheel
      anim "stand" 12fps :12
      	wheel
      		r 0 -> 0
      anim "walk" 12fps :4
      	wheel
      		r 0 { -> +120 }[3]
      anim "run" 12fps :1
      	wheel
      		r 0 { -> +120 }[6]
      anim "back" 12fps :2
      	wheel
      		r 0 { -> +-120 }[3]
      """;

  @Test
  void aWheelTurnsLittleWithTheValueHoweverLongItHasPlayed() {
    for (int loops : new int[] {1, 10, 300}) {
      Puppet cart = Characters.source(WHEEL);
      Player playing = new Player(cart);
      Blend blend = Blend.between(cart, "walk", "run").by(0.3);
      playing.play(blend);
      playLoops(playing, loops);
      double before = cart.bone("wheel").rotation();
      blend.by(0.31);
      playing.update(0);
      double turn = Trig.shortestTurn(before, cart.bone("wheel").rotation());
      assertTrue(Math.abs(turn) < 0.11, Math.toDegrees(turn) + "° after " + loops + " loops");
    }
  }

  @Test
  void aWheelReachesEachAnimationWithoutAJump() {
    Puppet cart = Characters.source(WHEEL);
    Player playing = new Player(cart);
    Blend blend = new Blend(cart).at(0, "stand").at(1, "walk").at(2, "run").at(3, "back");
    playing.play(blend.by(0.5));
    playLoops(playing, 20);
    double last = cart.bone("wheel").rotation();
    double most = 0;
    for (double value = 0.5; value < 3; value += 0.01) {
      blend.by(value);
      playing.update(1 / 240.0);
      double now = cart.bone("wheel").rotation();
      most = Math.max(most, Math.abs(Trig.shortestTurn(last, now)));
      last = now;
    }
    // In such a step two revolutions of half a second turn 0.1.
    assertTrue(most < 0.35, most + " in one step");
    blend.by(3);
    Playback playback = playing.current();
    playing.update(0);
    double share = playback.position() - Math.floor(playback.position());
    double rest = Trig.shortestTurn(-Trig.TWO_PI * share, cart.bone("wheel").rotation());
    assertEquals(0, rest, 1e-9);
  }

  @Test
  void aTrackOfSomeWeightDoesNotWindUpAWheel() {
    for (TrackMode mode : TrackMode.values()) {
      Puppet cart = Characters.source(WHEEL);
      Player playing = new Player(cart);
      playing.play("walk");
      playing.track(1).mode(mode).weight(0.5).play("back");
      playLoops(playing, 90);
      double before = cart.bone("wheel").rotation();
      playing.track(1).weight(0.507);
      playing.update(0);
      double turn = Trig.shortestTurn(before, cart.bone("wheel").rotation());
      assertTrue(Math.abs(turn) < 0.13, mode + ": " + Math.toDegrees(turn) + "°");
    }
  }

  private static void playLoops(Player playing, int loops) {
    Playback playback = playing.current();
    while (playback.position() < loops) {
      playing.update(1 / 60.0);
    }
  }

  @Test
  void rootMotionIsThatOfTheMix() {
    RootMotion root = player.rootMotion("root");
    Blend blend = legs().by(350);
    player.play(blend);
    double way = 0;
    for (int i = 0; i < 75; i++) {
      player.update(0.01);
      way += root.x();
    }
    // One loop of 0.75 s, half of 100 and half of 300 units long.
    assertEquals(200, way, 1e-6);
    double most = 0;
    for (int i = 0; i < 50; i++) {
      blend.by(100 + 500 * (i % 2));
      player.update(0.001);
      most = Math.max(most, Math.abs(root.x()));
    }
    assertTrue(most < 1, "a new value is no movement, but moved " + most);
  }

  @Test
  void aBlendFadesAndQueuesLikeAnAnimation() {
    player.fades().standard(0.2);
    player.play("still");
    player.update(0.1);
    player.play(legs().by(600)).once();
    player.queue("still", 0);
    player.update(0.1);
    assertEquals(2, player.track(0).mixed());
    player.update(0.39);
    assertEquals(1, player.track(0).waiting());
    player.update(0.02);
    assertEquals("still", player.current().name());
  }

  @Test
  void aBlendIsQueuedLikeAnAnimation() {
    Blend blend = legs();
    player.play("walk").once();
    player.queue(blend, 0);
    player.update(1.1);
    assertEquals(blend.name(), player.current().name());
  }

  @Test
  void aBlendHasFadesOfItsOwn() {
    Blend blend = legs();
    player.fades().standard(0.1).pair(puppet.animation("still"), blend, 0.4);
    player.fades().pair(blend, puppet.animation("still"), 0.7);
    assertFade(0.4, "still", blend);
    player.play("still");
    assertEquals(0.7, player.fades().between(blend.name(), "still"));
    assertEquals("walk + run + sprint", blend.name());
    assertTrue(
        refused(
                () ->
                    player
                        .fades()
                        .pair(Characters.sample("humanoid.skel2d").animation("jump"), blend, 1))
            .contains("no animation \"jump\""));
  }

  @Test
  void playersShareTheFadesOfABlendByItsName() {
    Blend blend = legs().name("legs");
    assertEquals("legs", blend.name());
    player.fades(new Fades().pair("still", "legs", 0.3));
    assertFade(0.3, "still", blend);
    assertEquals("legs", player.current().name());
    assertEquals("legs", new Blend(puppet).name("legs").at(1, "walk").name());
  }

  private void assertFade(double seconds, String from, Blend to) {
    player.play(from);
    player.update(0.01);
    player.play(to);
    player.update(seconds * 0.9);
    assertEquals(2, player.track(0).mixed(), "it fades still");
    player.update(seconds * 0.2);
    assertEquals(1, player.track(0).mixed(), "it has faded");
  }

  @Test
  void itsNameCostsNothing() {
    Blend blend = legs();
    assertSame(blend.name(), blend.name());
  }

  @Test
  void mistakesAreRefused() {
    assertTrue(refused(() -> legs().at(2000, "fly")).contains("no animation \"fly\""));
    assertTrue(refused(() -> legs().at(2000, "still")).contains("still pose"));
    assertTrue(refused(() -> legs().at(1200, "walk")).contains("rise"));
    assertTrue(refused(() -> legs().at(Double.NaN, "walk")).contains("finite"));
    assertTrue(refused(() -> legs().by(Double.NaN)).contains("finite"));
    assertTrue(refused(() -> player.play(new Blend(puppet))).contains("no animations"));
    Blend foreign = Blend.between(Characters.source(MOVER), "walk", "run");
    assertTrue(refused(() -> player.play(foreign)).contains("make one for each puppet"));
  }

  @Test
  void aBlendHasNoMarksOfItsOwn() {
    Blend blend = legs();
    String expected = "mark the animations that it mixes";
    assertTrue(refused(() -> player.marks().at(blend, 0.5, "step")).contains(expected));
    assertTrue(refused(() -> player.marks().at(blend, 99, "step")).contains(expected));
    assertTrue(refused(() -> player.marks().atFrame(blend, 1, "step")).contains(expected));
    assertTrue(refused(() -> player.marks().clear(blend)).contains(expected));
    assertTrue(refused(() -> player.marks().count(blend)).contains(expected));
  }

  @Test
  void nothingIsAllocatedPerUpdate() {
    Blend blend = legs();
    player.mark("walk", 0.5, "step");
    player.play(blend);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 4; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 5_000; i++) {
        blend.by(i % 1300);
        player.update(0.01);
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(best < 2_000, best + " bytes");
  }
}
