package dev.limber.skelform.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.oracle.RandomArmature;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same input gives the same bits: on every JDK, on every run, on any number of threads. */
class DeterminismTest {
  /**
   * Bits of {@link #scenario}. A change here is a change of every replay that users have stored.
   */
  private static final long EXPECTED = 0xd3bedbd8f7b524d1L;

  private static final int ARMATURES = 24;
  private static final int FRAMES = 60;

  @Test
  void poseBitsEqualTheCommittedHash() {
    assertEquals(Long.toHexString(EXPECTED), Long.toHexString(scenario(armatures())));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void threadsThatShareArmaturesGetTheSameBits(int threads) throws Exception {
    List<Armature> shared = armatures();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Long>> results = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        results.add(pool.submit(() -> scenario(shared)));
      }
      for (Future<Long> result : results) {
        assertEquals(Long.toHexString(EXPECTED), Long.toHexString(result.get()));
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static List<Armature> armatures() {
    List<Armature> armatures = new ArrayList<>();
    for (int seed = 0; seed < ARMATURES; seed++) {
      armatures.add(RandomArmature.make(seed));
    }
    return armatures;
  }

  /**
   * Plays two animations over each other, smoothed and between frames, and hashes what comes out.
   */
  private static long scenario(List<Armature> armatures) {
    long hash = 17;
    for (Armature armature : armatures) {
      ArmaturePose pose = armature.newPose();
      List<Animation> animations = armature.animations().subList(0, 2);
      for (int frame = 0; frame < FRAMES; frame++) {
        double[] frames = {frame * 0.75, frame};
        double[] smooth = {frame % 3 == 0 ? 8 : 0, 0};
        pose.animate(animations, frames, smooth);
        pose.construct(ConstructOptions.DEFAULT.moving(frame % 5, -1));
        hash = hash(hash, pose.local.values);
        hash = hash(hash, pose.world.bones);
        hash = hash(hash, pose.world.vertices);
        hash = hash(hash, pose.world.physics);
      }
    }
    return hash;
  }

  private static long hash(long start, double[] values) {
    long hash = start;
    for (double value : values) {
      hash = hash * 31 + Double.doubleToLongBits(value);
    }
    return hash;
  }
}
