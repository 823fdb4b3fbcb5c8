package dev.limber.playing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.core.player.FadeEasing;
import dev.limber.core.player.Playback;
import dev.limber.core.player.Player;
import dev.limber.core.player.TrackMode;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fades begin with what is shown and never jump, however often they are interrupted. */
@UsesReferenceData
class FadeTest {
  private static final double STEP = 1 / 800.0;
  private static final double FADE = 0.25;

  static Stream<Path> characters() {
    return Cast.files();
  }

  @ParameterizedTest
  @MethodSource("characters")
  void playingMovesNothingAtOnce(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Player player = new Player(puppet);
    Random random = new Random(7);
    player.update(0);
    for (int i = 0; i < 200; i++) {
      double[] local = Cast.local(puppet);
      double[] world = Cast.world(puppet);
      change(player, random, i);
      player.update(0);
      assertEquals(0, Cast.distance(local, Cast.local(puppet)), 1e-12, "change " + i);
      // Units are pixels of drawings that are hundreds high.
      assertEquals(0, Cast.distance(world, Cast.world(puppet)), 1e-8, "change " + i);
      player.update(random.nextDouble() * 0.1);
    }
  }

  private static void change(Player player, Random random, int i) {
    List<? extends PuppetAnimation> animations = player.puppet().animations();
    int track = i < 100 ? 0 : random.nextInt(3);
    if (random.nextInt(6) == 0) {
      player.track(track).stop(FADE);
      return;
    }
    Playback playback = player.track(track).play(animations.get(random.nextInt(animations.size())));
    playback.fade(FADE, List.of(FadeEasing.values()).get(random.nextInt(4)));
    if (random.nextBoolean()) {
      playback.once();
    }
    playback.from(random.nextDouble()).speed(random.nextDouble() * 3 - 1);
    if (i == 100) {
      BoneMask half = BoneMask.none(player.puppet());
      for (int b = 0; b < player.puppet().boneCount(); b += 2) {
        half = half.with(player.puppet().bone(b).name());
      }
      player.track(1).mask(half).weight(0.7);
      player.track(2).mode(TrackMode.ADDITIVE).weight(0.5);
    }
  }

  @ParameterizedTest
  @MethodSource("characters")
  void fadesMoveInSmallSteps(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    double[] allowed = stepsAllowed(puppet);
    Player player = new Player(puppet);
    List<? extends PuppetAnimation> animations = puppet.animations();
    Random random = new Random(3);
    player.play(animations.get(0)).fade(0);
    player.update(0);
    double[] last = Cast.local(puppet);
    int most = 0;
    for (int i = 0; i < 2400; i++) {
      if (random.nextInt(50) == 0) {
        player.play(animations.get(random.nextInt(animations.size()))).fade(FADE);
      }
      player.advance(STEP);
      player.animate();
      double[] now = Cast.local(puppet);
      for (int v = 0; v < now.length; v++) {
        double moved = Math.abs(now[v] - last[v]);
        assertTrue(moved <= allowed[v], "step " + i + " value " + v + " moves " + moved);
      }
      last = now;
      most = Math.max(most, player.track(0).mixed());
    }
    assertTrue(most >= 4, "fades were interrupted: " + most);
  }

  /**
   * How far values may move in a step: as animations do, and as the steepest fades between them.
   */
  private static double[] stepsAllowed(Puppet puppet) {
    double[] low = Cast.local(puppet);
    double[] high = low.clone();
    double[] step = new double[low.length];
    for (PuppetAnimation animation : puppet.animations()) {
      int count = (int) Math.ceil(animation.duration() / STEP);
      puppet.seek(animation, animation.duration());
      double[] last = Cast.local(puppet);
      for (int i = 0; i <= count; i++) {
        puppet.seek(animation, Math.min(animation.duration(), i * STEP));
        double[] now = Cast.local(puppet);
        for (int v = 0; v < now.length; v++) {
          low[v] = Math.min(low[v], now[v]);
          high[v] = Math.max(high[v], now[v]);
          step[v] = Math.max(step[v], Math.abs(now[v] - last[v]));
        }
        last = now;
      }
    }
    puppet.reset();
    // A smooth fade is 1.5 times as steep as an even one in its middle, and there may be some at
    // once. A turning bone draws arcs, which are longer than the range of its cosine.
    double steepest = 1.5 * STEP / FADE * 3;
    for (int v = 0; v < step.length; v++) {
      double range = v % Cast.STRIDE >= 4 ? Math.PI : high[v] - low[v];
      step[v] = 1.5 * step[v] + steepest * range + 1e-9;
    }
    return step;
  }
}
