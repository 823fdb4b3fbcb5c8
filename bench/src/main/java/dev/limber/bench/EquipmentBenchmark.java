package dev.limber.bench;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.tessellate.TriangleBatch;
import dev.limber.core.tessellate.TriangleCanvas;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What it costs to draw 500 humanoids: without equipment, after it was taken off, with one part
 * tinted, with a sword each. Read the ratios of one run: the goal for the sword is 1.15.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class EquipmentBenchmark {
  private static final int CROWD = 500;

  private record Picture(String name, int width, int height) implements Image {}

  /** Takes the batches, as a graphics card would. */
  private static final class Card extends TriangleCanvas {
    private double sum;

    @Override
    protected void draw(@Nullable Image image, TriangleBatch batch) {
      sum += batch.indexCount();
    }
  }

  private final List<Puppet> plain = new ArrayList<>();
  private final List<Puppet> cleared = new ArrayList<>();
  private final List<Puppet> tinted = new ArrayList<>();
  private final List<Puppet> armed = new ArrayList<>();
  private final Card canvas = new Card();
  private final View view = new View();

  /** Poses the crowd. */
  @Setup
  public void load() throws IOException {
    Path here = Path.of("samples", "humanoid.skel2d");
    Path file = Files.exists(here) ? here : Path.of("..").resolve(here);
    Skeleton skeleton = Skel2d.parse(Files.readString(file)).skeleton();
    Drawable sword = Drawable.image(new Picture("sword", 60, 12));
    for (int i = 0; i < CROWD; i++) {
      plain.add(posed(skeleton, i));
      Puppet former = posed(skeleton, i);
      former.attach("fore-r", sword);
      former.part("fringe").hide();
      former.equipment().clear();
      cleared.add(former);
      Puppet blond = posed(skeleton, i);
      blond.part("fringe").tint(new Rgba(1, 0.9, 0.5, 1));
      tinted.add(blond);
      Puppet fighter = posed(skeleton, i);
      fighter.attach("fore-r", sword).at(40, 0).after("hand-r");
      armed.add(fighter);
    }
  }

  private static Puppet posed(Skeleton skeleton, int i) {
    Puppet puppet = skeleton.newPose();
    puppet.seek(puppet.animation("walk"), 0.01 * (i % 90));
    puppet.construct();
    return puppet;
  }

  private double draw(List<Puppet> crowd) {
    for (int i = 0; i < crowd.size(); i++) {
      canvas.begin(view.set(1, 0, 0, -1, 3 * i, 300));
      crowd.get(i).draw(canvas);
      canvas.end();
    }
    return canvas.sum;
  }

  /** Without equipment. */
  @Benchmark
  public double plain() {
    return draw(plain);
  }

  /** With equipment that was taken off. */
  @Benchmark
  public double cleared() {
    return draw(cleared);
  }

  /** With one part tinted. */
  @Benchmark
  public double tinted() {
    return draw(tinted);
  }

  /** With a sword in the hand. */
  @Benchmark
  public double armed() {
    return draw(armed);
  }
}
