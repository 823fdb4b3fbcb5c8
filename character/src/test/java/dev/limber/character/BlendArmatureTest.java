package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.player.Blend;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.Snapshot;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Blends of an armature with inverse kinematics, meshes and physics, in all directions. */
class BlendArmatureTest {
  private final Puppet shown = Characters.sample("lantern-0.7.skf");
  private final Puppet other = Characters.sample("lantern-0.7.skf");
  private final Player player = new Player(shown);
  private final PuppetAnimation idle = other.animation("Idle");
  private final PuppetAnimation walk = other.animation("Walk");

  private void assertSameBones(double within, String message) {
    for (int b = 0; b < other.boneCount(); b++) {
      BoneHandle expected = other.bone(b);
      BoneHandle actual = shown.bone(b);
      assertEquals(expected.worldX(), actual.worldX(), within, message + " x " + expected.name());
      assertEquals(expected.worldY(), actual.worldY(), within, message + " y " + expected.name());
      for (int part = 0; part < 4; part++) {
        assertEquals(
            expected.matrix(part), actual.matrix(part), within, message + " " + expected.name());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.25, 0.5, 0.8, 1})
  void itReachesAndRestsAsTheMixOfBothPosesDoes(double weight) {
    for (boolean reverse : new boolean[] {false, true}) {
      for (double share : new double[] {0, 0.1, 0.5, 0.93}) {
        Playback playback = player.play(Blend.between(shown, "Idle", "Walk").by(weight)).speed(0);
        if (reverse) {
          playback.reverse();
        }
        playback.seek(share * idle.duration());
        player.update(0);
        player.settle();
        Snapshot mix = other.newSnapshot();
        other.seek(idle, share * idle.duration());
        mix.take();
        other.seek(walk, share * walk.duration());
        mix.blend(weight, null);
        PhysicsClock.settle(other);
        assertSameBones(1e-3, "at " + share + (reverse ? ", reverse" : ""));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, false, false",
    "0, true, false",
    "0, false, true",
    "1, false, false",
    "1, true, false",
    "1, true, true"
  })
  void atAnEndItSwingsAsTheAnimationAloneDoes(int value, boolean reverse, boolean pingPong) {
    Player alone = new Player(other);
    PuppetAnimation animation = value == 0 ? idle : walk;
    Playback blended = player.play(Blend.between(shown, "Idle", "Walk").by(value));
    Playback single = alone.play(animation);
    for (Playback each : new Playback[] {blended, single}) {
      if (reverse) {
        each.reverse();
      }
      if (pingPong) {
        each.pingPong();
      }
    }
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      if (i % 60 == 50) {
        double share = random.nextDouble();
        blended.seek(share * idle.duration());
        single.seek(share * animation.duration());
      }
      if (i == 150) {
        blended.speed(-1.5);
        single.speed(-1.5);
      }
      double seconds = i % 100 == 99 ? 10 : 0.03 * random.nextDouble();
      player.update(seconds);
      alone.update(seconds);
      assertSameBones(1e-6, "frame " + i);
    }
  }
}
