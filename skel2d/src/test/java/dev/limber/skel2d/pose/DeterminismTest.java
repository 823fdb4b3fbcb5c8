package dev.limber.skel2d.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.draw.ShapeList;
import dev.limber.skel2d.oracle.RandomSkeleton;
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
  private static final long EXPECTED = 0x5ee99122fb671981L;

  private static final int SKELETONS = 24;
  private static final int FRAMES = 60;

  @Test
  void poseBitsEqualTheCommittedHash() {
    assertEquals(Long.toHexString(EXPECTED), Long.toHexString(scenario(skeletons())));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void threadsThatShareSkeletonsGetTheSameBits(int threads) throws Exception {
    List<CompiledSkeleton> shared = skeletons();
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

  private static List<CompiledSkeleton> skeletons() {
    List<CompiledSkeleton> skeletons = new ArrayList<>();
    for (int seed = 0; seed < SKELETONS; seed++) {
      skeletons.add(new CompiledSkeleton(RandomSkeleton.make(seed)));
    }
    return skeletons;
  }

  /** Plays two animations over each other, mixed and between keys, and hashes what comes out. */
  private static long scenario(List<CompiledSkeleton> skeletons) {
    long hash = 17;
    for (CompiledSkeleton compiled : skeletons) {
      SkeletonPose pose = new SkeletonPose(compiled);
      Skeleton skeleton = pose.skeleton();
      Animation first = skeleton.animations().get(0);
      Animation second = skeleton.animations().get(1);
      for (int frame = 0; frame < FRAMES; frame++) {
        if (frame % 20 == 0) {
          pose.reset();
        }
        double time = frame / 60.0;
        pose.apply(first, time - 1 / 60.0, time, 1);
        pose.apply(second, 1.5 * time, frame % 7 == 0 ? 0 : 1.5 * time + 0.025, 0.3);
        pose.construct();
        hash = hash(hash, pose.local.values);
        hash = hash(hash, pose.worldValues());
        for (Skin skin : skeleton.skins()) {
          hash = hash(hash, pose.shapes(skin));
        }
      }
    }
    return hash;
  }

  private static long hash(long start, ShapeList shapes) {
    long hash = start;
    for (int s = 0; s < shapes.size(); s++) {
      for (int p = 0; p < shapes.pointCount(s); p++) {
        hash = hash * 31 + Double.doubleToLongBits(shapes.x(s, p));
        hash = hash * 31 + Double.doubleToLongBits(shapes.y(s, p));
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
