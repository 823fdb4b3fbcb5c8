package dev.limber.playing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.player.RootMotion;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The player with characters of both formats. */
@UsesReferenceData
class PlayerFormatsTest {
  static Stream<Path> characters() {
    return Cast.files();
  }

  static Stream<Path> samples() {
    return Cast.files().filter(file -> file.startsWith("../samples"));
  }

  @ParameterizedTest
  @MethodSource("characters")
  void oneMotionIsTheMotionItself(Path file) throws IOException {
    Puppet played = Cast.load(file);
    Puppet sought = Cast.load(file);
    Player player = new Player(played);
    for (PuppetAnimation animation : sought.animations()) {
      player.play(played.animation(animation.name()));
      for (int i = 0; i < 20; i++) {
        player.update(0.0371);
        Playback playback = player.current();
        sought.seek(animation, playback == null ? 0 : playback.seconds());
        assertArrayEquals(Cast.local(sought), Cast.local(played));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void timeIsNotRoundedToFrames(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Player player = new Player(puppet);
    player.play(puppet.animations().get(0));
    double[] last = Cast.local(puppet);
    int moved = 0;
    for (int i = 0; i < 240; i++) {
      player.advance(1 / 480.0);
      player.animate();
      moved += Cast.distance(last, Cast.local(puppet)) > 0 ? 1 : 0;
      last = Cast.local(puppet);
    }
    // Frames are 20 to 30 a second; SkelForm holds its last one.
    assertTrue(moved > 180, "moved " + moved);
  }

  @ParameterizedTest
  @MethodSource("characters")
  void anyAbuseLeavesFiniteNumbers(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Player player = new Player(puppet);
    for (PuppetAnimation animation : puppet.animations()) {
      player.play(animation).fade(1e-300).speed(1e18).pingPong();
      player.update(1e12);
      player.play(animation).from(1e300).speed(-1e300).fade(1e300);
      player.update(1e-300);
      player.update(3);
      player.timeScale(1e9).update(1);
      player.timeScale(-1e-9).update(1e3);
      player.timeScale(1).moveBy(1e6, -1e6).update(0.1);
    }
    for (double value : Cast.world(puppet)) {
      assertTrue(Double.isFinite(value));
    }
  }

  @Test
  void aMotionOfAnotherCharacterIsRefused() throws IOException {
    Player player = new Player(Cast.lantern());
    PuppetAnimation other = Cast.humanoid().animation("walk");
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> player.play(other));
    assertTrue(refused.getMessage().contains("walk"), refused.getMessage());
  }

  @Test
  void aWaveOverAWalkMovesOnlyTheArm() throws IOException {
    Puppet puppet = Cast.humanoid();
    Puppet walking = Cast.humanoid();
    Puppet waving = Cast.humanoid();
    Player player = new Player(puppet);
    String arm = "root.hips.spine.chest.arm-r";
    player.play("walk");
    player.track(1).mask(BoneMask.none(puppet).withTree(arm)).play("wave").from(1).speed(0);
    player.update(0.4);
    walking.seek(walking.animation("walk"), 0.4);
    waving.seek(waving.animation("wave"), 1);
    assertEquals(waving.bone(arm).rotation(), puppet.bone(arm).rotation(), 1e-12);
    String leg = "root.hips.leg-l";
    assertEquals(walking.bone(leg).rotation(), puppet.bone(leg).rotation(), 1e-12);
  }

  @Test
  void stoppingAnArmatureLeadsToItsInitialValues() throws IOException {
    ArmaturePose puppet = (ArmaturePose) Cast.lantern();
    Player player = new Player(puppet);
    player.play("Wave");
    player.update(0.5);
    player.stop(0.2);
    player.update(0.3);
    Puppet fresh = Cast.lantern();
    fresh.setup();
    assertArrayEquals(Cast.local(fresh), Cast.local(puppet));
  }

  @Test
  void looksArePutOnThroughTheCharacter() throws IOException {
    Puppet puppet = Cast.humanoid();
    Player player = new Player(puppet);
    player.play("walk");
    for (String look : puppet.skinNames()) {
      puppet.skins(List.of(look));
      player.update(0.1);
      DrawList list = new DrawList();
      player.draw(list);
      assertTrue(list.size() > 5);
      assertEquals(List.of(look), puppet.skins());
    }
  }

  @Test
  void theBobOfAWalkSumsUpToNothing() throws IOException {
    Puppet puppet = Cast.humanoid();
    Player player = new Player(puppet);
    RootMotion root = player.rootMotion("root.hips");
    player.play("walk");
    player.update(0);
    double start = puppet.bone("root.hips").y();
    double sum = 0;
    double most = 0;
    for (int i = 0; i < 100; i++) {
      player.update(0.0123);
      sum += root.y();
      most = Math.max(most, Math.abs(sum));
      assertEquals(start + sum, puppet.bone("root.hips").y(), 1e-9);
    }
    assertTrue(most > 1, "the hips move " + most);
  }
}
