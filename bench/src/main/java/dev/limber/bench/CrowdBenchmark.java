package dev.limber.bench;

import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.crowd.Crowd;
import dev.limber.crowd.Member;
import dev.limber.crowd.WorkerThreads;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One update of a crowd, all members at times of their own; beside it the same characters one by
 * one. Divide by {@code members} for the time of one.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class CrowdBenchmark {
  private static final double DT = 1 / 60.0;

  /**
   * {@code character} is ours, {@code skellington} the real file, {@code humanoid} a Skel2D source,
   * when they are there.
   */
  @Param({"character"})
  public String rig = "";

  /** How many. */
  @Param({"256", "1000", "10000"})
  public int members;

  /** Threads that work on an update. */
  @Param({"1"})
  public int threads;

  /** Whether updates compute vertices. */
  @Param({"true"})
  public boolean meshes;

  private WorkerThreads workers = new WorkerThreads(1);
  private Crowd crowd = new Crowd();
  private Puppet puppet = Rigs.plain(1).newPose();
  private PuppetAnimation animation = Rigs.plain(1).animation("Run");
  private Member first = crowd.add(Rigs.plain(1));
  private double time;

  /** Fills the crowd. */
  @Setup
  public void fill() throws IOException {
    puppet =
        switch (rig) {
          case "skellington" -> SkelForm.load(Samples.file("skellington.skf")).armature().newPose();
          case "humanoid" -> Skel2d.parse(Sources.read("humanoid")).skeleton().newPose();
          default -> Rigs.character().newPose();
        };
    workers = new WorkerThreads(threads);
    crowd = new Crowd(workers).meshes(meshes);
    animation = puppet.animation(rig.equals("humanoid") ? "walk" : "Run");
    for (int i = 0; i < members; i++) {
      Member member = crowd.add(puppet).play(animation).time(0.0131 * i);
      first = i == 0 ? member : first;
    }
  }

  /** Ends the threads. */
  @TearDown
  public void close() {
    workers.close();
  }

  /** All members at once. */
  @Benchmark
  public double crowd() {
    crowd.update(DT);
    return first.matrix(0, 4);
  }

  /** As many, one after the other, on one thread. */
  @Benchmark
  public double oneByOne() {
    double sum = 0;
    for (int i = 0; i < members; i++) {
      time = time < animation.duration() ? time + 0.0131 : 0;
      puppet.seek(animation, time);
      puppet.construct();
      sum += puppet.bone(0).worldX();
    }
    return sum;
  }
}
