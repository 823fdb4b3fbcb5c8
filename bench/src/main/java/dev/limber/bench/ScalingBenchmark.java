package dev.limber.bench;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Rigs of one kind of thing, from small to large: the cost must grow with it and no faster. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ScalingBenchmark {
  /**
   * What there is more and more of: bones (a quarter of them animated), mesh vertices on a limb of
   * 16 bones, or keyframes in the channels of a limb of 16 bones.
   */
  @Param({"bones", "vertices", "keys"})
  public String of = "";

  /** How many. */
  @Param({"16", "64", "256", "1024"})
  public int size;

  private Animation animation = new Animation("", 0, 0, List.of());
  private ArmaturePose pose = Rigs.plain(1).newPose();
  private int frame;

  /** Builds the rig. */
  @Setup
  public void build() {
    Armature armature =
        switch (of) {
          case "vertices" -> Rigs.mesh(size);
          case "keys" -> Rigs.keys(size);
          default -> Rigs.plain(size);
        };
    animation = armature.animation("Run");
    pose = armature.newPose();
  }

  /** Animate and construct. */
  @Benchmark
  public double pose() {
    frame = frame >= animation.lastFrame() ? 0 : frame + 1;
    pose.animate(animation, frame);
    pose.construct();
    return pose.bone(3).worldX();
  }
}
