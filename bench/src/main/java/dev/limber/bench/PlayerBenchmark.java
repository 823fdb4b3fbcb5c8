package dev.limber.bench;

import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/**
 * What the player costs over posing by hand, 60 pictures a second. Read the ratios of one run: the
 * goals are 1.15 for one animation and 2.2 for a fade between two.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PlayerBenchmark {
  private static final double STEP = 1 / 60.0;

  /** Our rig and our samples; {@code skellington} is the real file, when there is one. */
  @Param({"character", "lantern", "humanoid"})
  public String rig = "";

  private Puppet byHand = Rigs.plain(1).newPose();
  private PuppetAnimation animation = byHand.animations().get(0);
  private Player one = new Player(byHand);
  private Player fading = one;
  private Player layered = one;
  private PuppetAnimation second = animation;
  private double seconds;

  /** Loads the rig, and starts a fade that does not end. */
  @Setup
  public void load() throws IOException {
    byHand = load(rig);
    animation = byHand.animations().get(0);
    second = second(byHand);
    one = new Player(load(rig));
    one.play(animation.name());
    fading = new Player(load(rig));
    fading.play(animation.name());
    fading.update(STEP);
    fading.play(second(fading.puppet())).fade(1e9).from(0.1);
    layered = new Player(load(rig));
    layered.play(animation.name());
    layered.track(1).weight(0.5).play(second(layered.puppet()));
  }

  private static PuppetAnimation second(Puppet puppet) {
    return puppet.animations().get(Math.min(1, puppet.animations().size() - 1));
  }

  private static Puppet load(String rig) throws IOException {
    return switch (rig) {
      case "character" -> Rigs.character().newPose();
      case "skellington" -> SkelForm.load(Samples.file("skellington.skf")).armature().newPose();
      case "lantern" -> SkelForm.load(sample("lantern-0.7.skf")).armature().newPose();
      default -> Skel2d.parse(Files.readString(sample(rig + ".skel2d"))).skeleton().newPose();
    };
  }

  private static Path sample(String name) {
    Path here = Path.of("samples", name);
    return Files.exists(here) ? here : Path.of("..", "samples", name);
  }

  /** Seek and construct, with the time of a loop: the measure of the others. */
  @Benchmark
  public double byHand() {
    return byHand(animation);
  }

  /** The animation that is faded to; hold a fade against the mean of both. */
  @Benchmark
  public double secondByHand() {
    return byHand(second);
  }

  private double byHand(PuppetAnimation played) {
    seconds += STEP;
    if (seconds >= played.duration()) {
      seconds -= played.duration();
    }
    byHand.seek(played, seconds);
    byHand.construct();
    return byHand.bone(0).worldX();
  }

  /** A player with one animation. */
  @Benchmark
  public double oneMotion() {
    one.update(STEP);
    return one.puppet().bone(0).worldX();
  }

  /** A player that fades from one animation to another. */
  @Benchmark
  public double fade() {
    fading.update(STEP);
    return fading.puppet().bone(0).worldX();
  }

  /** A player with a second animation laid half over the first. */
  @Benchmark
  public double layers() {
    layered.update(STEP);
    return layered.puppet().bone(0).worldX();
  }
}
