package dev.limber.bench;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.oracle.Oracle;
import dev.limber.skel2d.pose.SkeletonPose;
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

/** Apply an animation to one Skel2D character and construct it, 60 frames a second, looping. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SkeletonPoseBenchmark {
  private static final double FRAME = 1 / 60.0;

  /** {@code humanoid} walks; {@code stress}, which is not ours, waves 300 bones. */
  @Param({"humanoid"})
  public String source = "";

  private Skeleton skeleton = Skel2d.parse("skeleton\n\ta\n").skeleton();
  private Animation animation = new Animation("", 0, Animation.Header.EMPTY, List.of());
  private SkeletonPose pose = skeleton.newPose();
  private Oracle oracle = new Oracle(skeleton);
  private double before;
  private double now;

  /** Reads the source. */
  @Setup
  public void read() throws IOException {
    skeleton = Skel2d.parse(Sources.read(source)).skeleton();
    animation = skeleton.animation(source.equals("stress") ? "wave-01" : "walk");
    pose = skeleton.newPose();
    oracle = new Oracle(skeleton);
  }

  /** Apply and construct. */
  @Benchmark
  public double runtime() {
    next();
    pose.apply(animation, before, now, 1);
    pose.construct();
    return pose.bone(1).worldX();
  }

  /** The same with a mix, as while one animation fades into another. */
  @Benchmark
  public double runtimeMixed() {
    next();
    pose.apply(animation, before, now, 0.5);
    pose.construct();
    return pose.bone(1).worldX();
  }

  /** A whole frame: reset, apply, construct, and the list of shapes. */
  @Benchmark
  public double runtimeWithShapes() {
    next();
    pose.reset();
    pose.apply(animation, before, now, 1);
    pose.construct();
    return pose.shapes(skeleton.defaultSkin()).x(0, 0);
  }

  /** The language's rules as the simplest possible program: apply, and every bone's matrix. */
  @Benchmark
  public double oracle() {
    next();
    oracle.apply(animation, before, now, 1);
    double sum = 0;
    for (int b = 0; b < skeleton.bones().size(); b++) {
      sum += oracle.world(b)[4];
    }
    return sum;
  }

  private void next() {
    before = now;
    now = now >= animation.duration() ? 0 : now + FRAME;
  }
}
