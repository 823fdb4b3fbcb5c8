package dev.limber.playing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.player.Player;
import dev.limber.core.player.TrackMode;
import dev.limber.core.puppet.BoneMask;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Updates allocate nothing once they are warm: fades, layers, marks, physics, root motion. */
class PlayerAllocationTest {
  private static final int CALLS = 4000;

  /** What the JVM itself may allocate meanwhile; one object in each update would be far above. */
  private static final long NOISE = CALLS;

  private static long heard;

  static Stream<Path> characters() {
    return Cast.files().limit(3);
  }

  @ParameterizedTest
  @MethodSource("characters")
  void updatesAllocateNothing(Path file) throws IOException {
    Puppet puppet = Cast.load(file);
    Player player = new Player(puppet);
    List<? extends PuppetAnimation> animations = puppet.animations();
    player.listen(event -> heard += 1 + event.mark().length());
    for (PuppetAnimation animation : animations) {
      player.marks().at(animation, 0, "start").at(animation, animation.duration() / 2, "middle");
    }
    player.rootMotion(puppet.bone(0).name()).takeOut(true, false);
    for (int i = 0; i < 12; i++) {
      player.play(animations.get(i % animations.size())).fade(1e5).pingPong();
      player.update(0.02);
    }
    player.track(1).mask(BoneMask.none(puppet).withTree(puppet.bone(1).name()));
    player.track(1).play(animations.get(1)).fade(1e5);
    player.track(2).mode(TrackMode.ADDITIVE).weight(0.3).play(animations.get(2)).speed(-3);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 4; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < CALLS; i++) {
        player.moveBy(1, 0);
        player.update(0.001 * (1 + i % 40));
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(heard > 0);
    assertTrue(best < NOISE, best + " bytes in " + CALLS + " updates");
  }
}
