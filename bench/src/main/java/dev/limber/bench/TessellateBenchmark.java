package dev.limber.bench;

import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.View;
import dev.limber.core.tessellate.Tessellator;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.pose.SkeletonPose;
import java.io.IOException;
import java.util.ArrayList;
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

/** All fills and lines of a character as triangles, one frame of its walk after the other. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class TessellateBenchmark {
  private static final int FRAMES = 32;

  /** Which of the shared characters. */
  @Param({"humanoid"})
  public String rig = "";

  /** Pixels for a unit of the model. */
  @Param({"1"})
  public double scale = 1;

  private final List<DrawList> frames = new ArrayList<>();
  private final Tessellator smooth = new Tessellator();
  private final Tessellator hard = new Tessellator().fringe(0);
  private View view = new View();
  private int frame;

  /** Loads the character and records its frames. */
  @Setup
  public void record() throws IOException {
    SkeletonPose pose = Skel2d.parse(Sources.read(rig)).skeleton().newPose();
    for (int i = 0; i < FRAMES; i++) {
      pose.seek(pose.animations().get(0), pose.animations().get(0).duration() * i / FRAMES);
      pose.construct();
      DrawList list = new DrawList();
      pose.draw(list);
      frames.add(list);
    }
    view = View.at(200, 300, scale);
  }

  /** With smooth edges. */
  @Benchmark
  public int smooth() {
    return tessellate(smooth);
  }

  /** With hard edges. */
  @Benchmark
  public int hard() {
    return tessellate(hard);
  }

  private int tessellate(Tessellator tessellator) {
    frame = (frame + 1) % FRAMES;
    DrawList list = frames.get(frame);
    int indices = 0;
    for (int i = 0; i < list.size(); i++) {
      DrawItem item = list.item(i);
      indices +=
          switch (item.kind()) {
            case FILL -> tessellator.fill(item.path(), view).indexCount();
            case STROKE -> tessellator.stroke(item.path(), item.stroke(), view).indexCount();
            case TRIANGLES -> 0;
          };
    }
    return indices;
  }
}
