package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.puppet.BoneMask;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Layers: weights, masks, modes, and what nothing means on them. */
class TracksTest {
  private final Dial dial = Dial.simple();
  private final Player player = new Player(dial);

  @Test
  void anUpperTrackCoversTheLower() {
    player.play("out");
    player.track(1).play("far");
    player.update(0.5);
    assertEquals(100, dial.x[0]);
    assertEquals(3, dial.rotation[1]);
  }

  @Test
  void aMaskLeavesOtherBonesAlone() {
    player.play("out");
    player.track(1).mask(BoneMask.none(dial).with("hand")).play("far");
    player.update(0.5);
    assertEquals(5, dial.x[0], 1e-12);
    assertEquals(3, dial.rotation[1]);
    player.track(1).mask(BoneMask.all(dial).withoutTree("base"));
    player.update(0);
    assertEquals(0, dial.rotation[1], 1e-12);
    player.track(1).mask(BoneMask.none(dial).withTree("base"));
    player.update(0);
    assertEquals(100, dial.x[0]);
    assertEquals(3, dial.rotation[1]);
  }

  @Test
  void aWeightShowsAPart() {
    player.play("out");
    player.track(1).weight(0.25).play("far");
    player.update(0.5);
    assertEquals(5 + 0.25 * 95, dial.x[0], 1e-12);
    assertEquals(1, dial.switched);
    player.track(1).weight(0);
    player.update(0);
    assertEquals(5, dial.x[0], 1e-12);
  }

  @Test
  void theLowestTrackIsMixedWithTheSetupPose() {
    player.track(0).weight(0.5);
    player.play("far");
    player.update(0.1);
    assertEquals(50, dial.x[0], 1e-12);
    player.track(0).weight(1).mask(BoneMask.none(dial).with("hand"));
    player.update(0.1);
    assertEquals(0, dial.x[0], 1e-12);
    assertEquals(3, dial.rotation[1], 1e-12);
  }

  @Test
  void anAdditiveTrackAddsToTheLower() {
    player.play("far");
    player.track(1).mode(TrackMode.ADDITIVE).play("out");
    player.update(0.25);
    assertEquals(102.5, dial.x[0], 1e-12);
    assertEquals(3, dial.rotation[1], 1e-12);
    player.track(1).weight(0.5);
    player.update(0);
    assertEquals(101.25, dial.x[0], 1e-12);
  }

  @Test
  void nothingOnAnUpperTrackIsThePoseBelow() {
    player.play("out");
    player.update(0.1);
    player.track(1).play("far").fade(1, FadeEasing.LINEAR);
    player.update(0);
    assertEquals(1, dial.x[0], 1e-12);
    player.update(0.5);
    assertEquals(6 + 0.5 * 94, dial.x[0], 1e-12);
    player.update(0.6);
    player.track(1).stop(0.4);
    player.update(0);
    assertEquals(100, dial.x[0], 1e-12);
    player.update(0.2);
    assertEquals(4 + 0.5 * 96, dial.x[0], 1e-12);
    player.update(0.3);
    assertEquals(7, dial.x[0], 1e-12);
    assertNull(player.track(1).current());
  }

  @Test
  void anUpperTrackAloneLiesOverThePoseThatWasShown() {
    dial.x[0] = 4;
    player.track(1).weight(0.5).play("far");
    for (int i = 0; i < 5; i++) {
      player.update(0.1);
      assertEquals(52, dial.x[0], 1e-12);
    }
    player.track(1).stop(0);
    player.update(0);
    assertEquals(4, dial.x[0], 1e-12);
  }

  @Test
  void releasingLetsGoAtTheEnd() {
    player.play("out");
    Playback far = player.track(1).play("far").once().release(0.5);
    player.update(0.5);
    assertTrue(far.isComplete());
    assertEquals(100, dial.x[0], 1e-12);
    player.update(0.25);
    assertEquals(7.5 + 0.5 * 92.5, dial.x[0], 1e-12);
    player.update(0.25);
    assertEquals(0, dial.x[0], 1e-12);
    assertNull(player.track(1).current());
  }

  @Test
  void whatWaitsIsPlayedInsteadOfReleasing() {
    player.play("far").once().release(0.5);
    player.queue("out", 0);
    player.update(1);
    Playback current = player.current();
    assertNotNull(current);
    assertEquals("out", current.name());
  }

  @Test
  void aHeldMotionStays() {
    player.play("far").once().release(0.1).hold();
    player.update(1);
    assertEquals(100, dial.x[0], 1e-12);
  }

  @Test
  void aMaskOfAnotherCharacterIsRefused() {
    BoneMask mask = BoneMask.all(dial);
    assertThrows(IllegalArgumentException.class, () -> mask.with("nose"));
    Player other = new Player(new Dial().animation("m", 1, t -> t, t -> t));
    String refused =
        assertThrows(IllegalArgumentException.class, () -> other.track(1).mask(mask)).getMessage();
    assertTrue(refused.contains("another character"), refused);
    assertEquals(null, other.track(1).mask());
    player.track(1).mask(mask);
    assertEquals(mask, player.track(1).mask());
    assertEquals("bones base hand", mask.toString());
    assertEquals("bones", mask.inverse().toString());
  }

  @Test
  void interruptedFadesNeverJumpAndStayFew() {
    Random random = new Random(5);
    String[] names = {"out", "far", "pose"};
    // Repeating "out" jumps by itself; there and back it does not.
    player.play("out").pingPong();
    player.update(0.01);
    double last = dial.x[0];
    for (int i = 0; i < 5000; i++) {
      if (random.nextInt(5) == 0) {
        if (random.nextInt(8) == 0) {
          player.stop(0.3);
        } else {
          FadeEasing easing = List.of(FadeEasing.values()).get(random.nextInt(4));
          player.play(names[random.nextInt(3)]).pingPong().fade(0.3, easing);
        }
        player.update(0);
        assertEquals(last, dial.x[0], 1e-12, "step " + i);
      }
      player.update(0.001);
      // The steepest fade: 105 units over 0.3 s at twice the mean speed, several at once.
      assertEquals(last, dial.x[0], 0.01 + 2 * 105 * 0.001 / 0.3 * 2, "step " + i);
      last = dial.x[0];
      assertTrue(player.track(0).mixed() <= TrackMix.MOST + 2, "mixed " + player.track(0).mixed());
    }
    assertTrue(dial.snapshots <= 2 * TrackMix.MOST + 2, "snapshots " + dial.snapshots);
  }

  @Test
  void playingsThatNobodyPosesStayFewToo() {
    for (int i = 0; i < 1000; i++) {
      player.play("out").fade(1e9);
      player.advance(0.001);
    }
    assertTrue(player.track(0).mixed() <= TrackMix.MOST_UNSEEN + 1);
  }
}
