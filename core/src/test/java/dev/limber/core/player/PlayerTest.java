package dev.limber.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Playing, seeking, speeds, pauses and what is refused. */
class PlayerTest {
  private final Dial dial = Dial.simple();
  private final Player player = new Player(dial);

  private double xAfter(double seconds) {
    player.update(seconds);
    return dial.x[0];
  }

  @Test
  void withoutAMotionThePoseIsLeftAlone() {
    dial.x[0] = 7;
    assertEquals(7, xAfter(0.5));
    assertEquals(1, dial.constructs);
    assertNull(player.current());
  }

  @Test
  void aMotionRepeatsWithoutEnd() {
    player.play("out");
    assertEquals(2.5, xAfter(0.25), 1e-12);
    assertEquals(7.5, xAfter(0.5), 1e-12);
    assertEquals(2.5, xAfter(0.5), 1e-12);
    assertEquals(2.5, xAfter(1000), 1e-9);
  }

  @Test
  void onceHoldsTheEnd() {
    Playback out = player.play("out").once();
    assertEquals(10, xAfter(3), 0);
    assertTrue(out.isComplete());
    assertEquals(10, xAfter(3), 0);
  }

  @Test
  void loopsAreCounted() {
    Playback out = player.play("out").loop(3);
    assertEquals(5, xAfter(2.5), 1e-12);
    assertEquals(2, out.currentLoop());
    assertEquals(10, xAfter(2.5), 0);
    assertEquals(2, out.currentLoop());
  }

  @Test
  void speedsMayBeAnything() {
    Playback out = player.play("out").speed(0.5);
    assertEquals(2.5, xAfter(0.5), 1e-12);
    out.speed(0);
    assertEquals(2.5, xAfter(100), 1e-12);
    out.speed(-1);
    assertEquals(0.5, xAfter(0.2), 1e-12);
    assertEquals(9.5, xAfter(0.1), 1e-12);
  }

  @Test
  void aNegativeSpeedStartsAtTheEnd() {
    Playback out = player.play("out").once().speed(-1);
    assertEquals(7.5, xAfter(0.25), 1e-12);
    assertEquals(0, xAfter(5), 0);
    assertTrue(out.isComplete());
  }

  @Test
  void reverseAndPingPongTurnLoopsAround() {
    player.play("out").reverse();
    assertEquals(7.5, xAfter(0.25), 1e-12);
    player.play("out").pingPong();
    assertEquals(2.5, xAfter(0.25), 1e-12);
    assertEquals(7.5, xAfter(1), 1e-12);
    player.play("out").pingPong().reverse().loop(2);
    assertEquals(7.5, xAfter(0.25), 1e-12);
    assertEquals(2.5, xAfter(1), 1e-12);
    assertEquals(10, xAfter(10), 1e-12);
  }

  @Test
  void seekingAndOffsetsGoToATime() {
    Playback out = player.play("out").from(0.25);
    assertEquals(3.5, xAfter(0.1), 1e-12);
    player.seek(0.75);
    assertEquals(7.5, xAfter(0), 1e-12);
    out.position(12.5);
    assertEquals(5, xAfter(0), 1e-12);
    assertEquals(12, out.currentLoop());
    out.seek(0.25);
    assertEquals(12.25, out.position(), 1e-12);
    out.once();
    assertEquals(10, xAfter(0), 1e-12);
  }

  @Test
  void seekingAReversedMotionIsInTheMotionsTime() {
    Playback out = player.play("out").reverse();
    out.seek(0.25);
    assertEquals(2.5, xAfter(0), 1e-12);
    assertEquals(0.25, out.seconds(), 1e-12);
    assertEquals(1.5, xAfter(0.1), 1e-12);
  }

  @Test
  void pausingAndTimeScaleHoldForAll() {
    player.play("out");
    player.pause();
    assertEquals(0, xAfter(0.5));
    player.resume().timeScale(2);
    assertEquals(5, xAfter(0.25), 1e-12);
    player.timeScale(-1);
    assertEquals(2.5, xAfter(0.25), 1e-12);
  }

  @Test
  void aMotionWithoutTimeIsAPose() {
    Playback pose = player.play("pose");
    assertEquals(-5, xAfter(10));
    assertEquals(0, pose.seconds());
    assertEquals(0, pose.currentLoop());
  }

  @Test
  void aFadeGoesFromWhatIsShown() {
    dial.x[0] = 4;
    player.play("out").fade(1, FadeEasing.LINEAR);
    assertEquals(4, xAfter(0), 0);
    assertEquals(4 + (5 - 4) * 0.5, xAfter(0.5), 1e-12);
    player.play("far").fade(1, FadeEasing.LINEAR);
    assertEquals(4.5, xAfter(0), 1e-12);
    double below = 4 + (7.5 - 4) * 0.75;
    assertEquals(below + (100 - below) * 0.25, xAfter(0.25), 1e-12);
    assertEquals(100, xAfter(0.75), 1e-12);
    assertEquals(1, player.track(0).mixed());
  }

  @Test
  void whatSwitchesDoesSoAtOneHalf() {
    player.play("out");
    player.update(0);
    player.play("far").fade(1);
    player.update(0.49);
    assertEquals(1, dial.switched);
    player.update(0.02);
    assertEquals(3, dial.switched);
  }

  @Test
  void stoppingFadesToTheSetupPose() {
    player.play("far");
    player.update(0.1);
    player.stop(1);
    assertEquals(50, xAfter(0.5), 1e-12);
    assertEquals(0, xAfter(0.5), 1e-12);
    assertEquals(0, xAfter(0.5), 1e-12);
    assertNull(player.current());
  }

  @Test
  void allTracksCanBeStoppedTogether() {
    player.play("far");
    player.track(1).weight(0.5).play("out");
    player.track(1).queue("far", 0);
    player.update(0.1);
    player.stopAll(1);
    assertEquals(0, xAfter(1), 1e-12);
    assertEquals(0, xAfter(1), 1e-12);
    assertNull(player.track(1).current());
    assertEquals(0, player.track(1).waiting());
  }

  @Test
  void whatWaitsCanBeDropped() {
    player.play("out").once();
    player.queue("far", 0);
    player.update(0.1);
    player.track(0).clearQueue();
    player.update(100);
    assertEquals("out", player.current().name());
    assertTrue(player.current().isComplete());
  }

  @Test
  void aListenerThatHasHeardEnoughHearsNothingMore() {
    List<String> heard = new ArrayList<>();
    PlayerListener once =
        new PlayerListener() {
          @Override
          public void happened(PlayerEvent event) {
            heard.add("once " + event.kind());
            player.unlisten(this);
            player.listen(later -> heard.add("later " + later.kind()));
          }
        };
    player.listen(once);
    player.play("out").once();
    player.update(100);
    assertEquals(List.of("once STARTED", "later COMPLETED"), heard);
  }

  @Test
  void spacesAroundNamesDoNotCountInFades() {
    Fades fades = new Fades().standard(0.1).pair("Walk", " Wave", 0.7);
    assertEquals(0.7, fades.between("Walk ", "Wave "));
    assertEquals(0.1, fades.between("Wave", "Walk"));
  }

  @Test
  void pairsHaveTheirOwnFades() {
    player.fades().standard(0.5).pair("out", "far", 2);
    assertEquals(0, player.play("out").fadeSeconds());
    player.update(0.1);
    assertEquals(2, player.play("far").fadeSeconds());
    player.update(0.1);
    assertEquals(0.5, player.play("out").fadeSeconds());
  }

  @Test
  void changesOfTheUserComeBetweenAnimateAndConstruct() {
    List<Double> seen = new ArrayList<>();
    player.between(
        puppet -> {
          assertSame(dial, puppet);
          seen.add(dial.x[0] + dial.constructs);
          dial.x[0] = -1;
        });
    player.play("out");
    assertEquals(-1, xAfter(0.5));
    assertEquals(List.of(5.0), seen);
    player.advance(0.1);
    player.animate();
    assertEquals(6, dial.x[0], 1e-12);
    player.construct();
    assertEquals(2, dial.constructs);
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Player(dial).update(-1));
    assertThrows(IllegalArgumentException.class, () -> player.update(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> player.update(Double.POSITIVE_INFINITY));
    assertThrows(IllegalArgumentException.class, () -> player.timeScale(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> player.track(-1));
    assertThrows(IllegalArgumentException.class, () -> player.track(Player.MOST_TRACKS));
    assertThrows(IllegalArgumentException.class, () -> player.stop(-1));
    assertThrows(IllegalArgumentException.class, () -> player.queue("out", Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> player.track(1).weight(1.5));
    assertThrows(IllegalArgumentException.class, () -> player.track(1).weight(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> player.fades().standard(-0.1));
    assertThrows(IllegalArgumentException.class, () -> player.mark("out", 1.1, "late"));
    assertThrows(IllegalArgumentException.class, () -> player.mark("out", Double.NaN, "never"));
    Playback out = player.play("out");
    assertThrows(IllegalArgumentException.class, () -> out.speed(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> out.seek(Double.POSITIVE_INFINITY));
    assertThrows(IllegalArgumentException.class, () -> out.loop(0));
    assertThrows(IllegalArgumentException.class, () -> out.fade(Double.NaN));
    IllegalArgumentException missing =
        assertThrows(IllegalArgumentException.class, () -> player.play("dance"));
    assertTrue(missing.getMessage().contains("out"), missing.getMessage());
    assertSame(out, player.current());
  }

  @Test
  void changesOfTheUserDoNotAddUpWhileNothingIsPlayed() {
    dial.x[0] = 7;
    player.between(puppet -> dial.x[0] += 0.5);
    for (int i = 0; i < 10; i++) {
      assertEquals(7.5, xAfter(0.1), 1e-12);
    }
    player.play("out").fade(1, FadeEasing.LINEAR);
    assertEquals(7 + (5 - 7) * 0.5 + 0.5, xAfter(0.5), 1e-12);
  }

  @Test
  void whileAStopFadesTheNextOneFadesToo() {
    player.fades().standard(0.5);
    player.play("far");
    player.update(0.1);
    player.stop(1);
    assertEquals(50, xAfter(0.5), 1e-12);
    assertEquals(0.5, player.play("pose").fadeSeconds());
    assertEquals(50, xAfter(0), 1e-12);
    player.stop(0.1);
    player.update(1);
    assertEquals(0, player.play("out").fadeSeconds(), "nothing is shown");
  }

  @Test
  void theFadeIsFromWhatIsShownAndNotFromWhatNobodySaw() {
    player.fades().standard(0.5).pair("out", "far", 2);
    player.play("pose");
    assertEquals(0, player.play("out").fadeSeconds(), "the first of all");
    player.update(0.1);
    player.play("pose");
    assertEquals(2, player.play("far").fadeSeconds());
    player.stop(1);
    assertEquals(2, player.play("far").fadeSeconds());
  }

  @Test
  void onAnUpperTrackTheFirstOneFadesInToo() {
    player.fades().standard(0.5);
    player.play("out");
    player.update(0.1);
    player.track(1).play("far");
    assertEquals(1, xAfter(0), 1e-12);
    player.track(1).stop(0);
    player.update(1);
    assertEquals(0.5, player.track(1).queue("far", 0).fadeSeconds());
  }

  @Test
  void aMotionOfAnotherCharacterIsRefused() {
    Dial other = new Dial().animation("dance", 1, t -> t, t -> t);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> player.play(other.animation("dance")));
    assertTrue(refused.getMessage().contains("dance"), refused.getMessage());
    assertTrue(refused.getMessage().contains("\"out\""), refused.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> player.track(0).queue(other.animation("dance"), 0));
    // Of the same name, but another one.
    assertThrows(IllegalArgumentException.class, () -> player.play(Dial.simple().animation("out")));
    assertNull(player.current());
  }

  @Test
  void fadesOfUnknownMotionsAreRefused() {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> player.fades().pair("out", "dance", 1));
    assertTrue(refused.getMessage().contains("dance"), refused.getMessage());
    assertThrows(IllegalArgumentException.class, () -> player.fades().pair("dance", "out", 1));
    player.fades(new Fades().pair("dance", "out", 1)); // of several characters, perhaps
  }

  @Test
  @SuppressWarnings("NullAway")
  void nullIsRefusedAtOnceAndNamed() {
    Playback out = player.play("out");
    refusesNull("puppet", () -> new Player(null));
    refusesNull("animation", () -> player.play((String) null));
    refusesNull("animation", () -> player.play((PuppetAnimation) null));
    refusesNull("animation", () -> player.queue((String) null, 0));
    refusesNull("animation", () -> player.queue((PuppetAnimation) null, 0));
    refusesNull("easing", () -> out.fade(0.2, null));
    refusesNull("easing", () -> out.easing(null));
    refusesNull("mode", () -> player.track(1).mode(null));
    refusesNull("name", () -> player.mark("out", 0, null));
    refusesNull("text", () -> new PuppetMark("m", 0, 0, null));
    refusesNull("animation", () -> player.mark(null, 0, "m"));
    refusesNull("animation", () -> player.fades().pair(null, "out", 1));
    refusesNull("animation", () -> new Fades().pair("out", null, 1));
    assertEquals(0, out.fadeSeconds());
  }

  private static void refusesNull(String what, Executable call) {
    NullPointerException refused = assertThrows(NullPointerException.class, call);
    String message = String.valueOf(refused.getMessage());
    assertTrue(message.contains(what) && !message.startsWith("Cannot"), message);
  }
}
