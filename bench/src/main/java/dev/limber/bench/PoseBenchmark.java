package dev.limber.bench;

import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.oracle.Oracle;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
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

/** Animate and construct one character, one frame after the other: the runtime and the oracle. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class PoseBenchmark {
  /** {@code character} is ours; {@code skellington} is the real file, when there is one. */
  @Param({"character"})
  public String rig = "";

  private Animation animation = new Animation("", 0, 0, List.of());
  private List<Animation> animations = List.of();
  private ArmaturePose pose = Rigs.plain(1).newPose();
  private Oracle oracle = new Oracle(Rigs.plain(1));
  private final double[] frames = new double[1];
  private final double[] smooth = new double[1];
  private int frame;

  /** Loads the rig. */
  @Setup
  public void load() throws IOException {
    Armature armature =
        rig.equals("skellington")
            ? SkelForm.load(Samples.file("skellington.skf")).armature()
            : Rigs.character();
    animation = armature.animation("Run");
    animations = List.of(animation);
    pose = armature.newPose();
    oracle = new Oracle(armature);
  }

  /** The runtime. */
  @Benchmark
  public double runtime() {
    pose.animate(animation, next());
    pose.construct();
    return pose.bone(3).worldX();
  }

  /** The runtime between two frames, with smoothing. */
  @Benchmark
  public double runtimeSmoothed() {
    pose.animate(animation, next() + 0.5, 10);
    pose.construct();
    return pose.bone(3).worldX();
  }

  /** The spec as the simplest possible program. */
  @Benchmark
  public double oracle() {
    frames[0] = next();
    oracle.animate(animations, frames, smooth);
    oracle.construct();
    return oracle.world.get(3).x;
  }

  private int next() {
    frame = frame >= animation.lastFrame() ? 0 : frame + 1;
    return frame;
  }
}
