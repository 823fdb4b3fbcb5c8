package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.player.Blend;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.player.RootMotion;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
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
      one.mark("walk", 0.5, "step");
      int[] steps = {0};
      one.listen(event -> steps[0] += event.mark().equals("step") ? 1 : 0);
      Playback playback = one.play(blend);
      for (int i = 0; i < 300; i++) {
        blend.by(100 + 1300 * Math.abs(Math.sin(i)));
        one.update(frame);
      }
      assertEquals(Math.floor(playback.position() + 0.5), steps[0], "frames of " + frame);
    }
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
  void mistakesAreRefused() {
    assertTrue(refused(() -> legs().at(2000, "fly")).contains("no animation \"fly\""));
    assertTrue(refused(() -> legs().at(2000, "still")).contains("still pose"));
    assertTrue(refused(() -> legs().at(1200, "walk")).contains("rise"));
    assertTrue(refused(() -> legs().at(Double.NaN, "walk")).contains("finite"));
    assertTrue(refused(() -> legs().by(Double.NaN)).contains("finite"));
    assertTrue(refused(() -> player.play(new Blend(puppet))).contains("no animations"));
    Blend foreign = Blend.between(Characters.source(MOVER), "walk", "run");
    assertTrue(refused(() -> player.play(foreign)).contains("another character"));
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
