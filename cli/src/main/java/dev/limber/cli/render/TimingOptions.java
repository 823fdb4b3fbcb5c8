package dev.limber.cli.render;

import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What is played, when and how fast. */
final class TimingOptions {
  /** A frame of 50 seconds: an APNG counts their thousandths up to 65,535. */
  private static final double LEAST_FPS = 0.02;

  private static final int MOST_FPS = 1000;

  @Option(
      names = "--anim",
      paramLabel = "NAME",
      description = "Animation to render; repeat it for several. Default: the first.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--all", description = "Render all animations.")
  private boolean all;

  @Option(names = "--setup", description = "Render the setup pose, without animation.")
  private boolean setup;

  @Option(
      names = "--time",
      paramLabel = "S",
      description = "Render only the frame at this time, in seconds.")
  private @Nullable Double time;

  @Option(
      names = "--frame",
      paramLabel = "N",
      description = "Render only this frame; fractions allowed.")
  private @Nullable Double frame;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description = "Frames per second. Default: the animation's FPS.")
  private @Nullable Double fps;

  @Option(names = "--speed", paramLabel = "X", description = "Playback speed. Default: 1.")
  private double speed = 1;

  @Option(
      names = "--loops",
      paramLabel = "N",
      description = "How often to play. Default: 0, forever (once in video).")
  private int loops;

  void check(CommandLine command) {
    if ((all ? 1 : 0) + (names.isEmpty() ? 0 : 1) + (setup ? 1 : 0) > 1) {
      throw new UsageException(command, "--anim, --all and --setup cannot be combined");
    }
    if (time != null && frame != null) {
      throw new UsageException(command, "--time and --frame cannot be combined");
    }
    if (setup && isStillGiven()) {
      throw new UsageException(
          command, "--setup cannot be combined with --time or --frame", "remove --setup");
    }
    if (!(speed > 0 && speed <= 1e6)) {
      throw new UsageException(command, "--speed must be above 0, not " + speed);
    }
    if (fps != null && !(fps >= LEAST_FPS && fps <= MOST_FPS)) {
      throw new UsageException(
          command, "--fps must be from " + LEAST_FPS + " to " + MOST_FPS + ", not " + fps);
    }
    if (loops < 0 || loops > 65_535) {
      throw new UsageException(command, "--loops must be from 0 to 65535");
    }
    for (Double moment : new Double[] {time, frame}) {
      if (moment != null && !(moment >= 0 && moment < 1e9)) {
        throw new UsageException(command, "--time and --frame must be 0 or more, not " + moment);
      }
    }
  }

  private boolean isStillGiven() {
    return time != null || frame != null;
  }

  /** Returns whether to render a single frame. */
  boolean isStill() {
    return setup || isStillGiven();
  }

  /** Returns the requested frames per second, 0 for the animation's own. */
  double fps() {
    return fps == null ? 0 : fps;
  }

  int loops() {
    return loops;
  }

  /** Returns the animations to play; none for the setup pose. */
  List<PuppetAnimation> choose(Puppet puppet, CommandLine command) {
    List<PuppetAnimation> animations = List.copyOf(puppet.animations());
    if (setup) {
      return List.of();
    }
    if (all) {
      return animations;
    }
    if (names.isEmpty()) {
      if (animations.isEmpty() && isStillGiven()) {
        throw new UsageException(
            command, "--time and --frame need an animation, and the file has none");
      }
      return animations.isEmpty() ? List.of() : animations.subList(0, 1);
    }
    return Lookup.find("animation", names, animations, PuppetAnimation::name, command);
  }

  /** Returns what to film. */
  List<Shot> shots(List<PuppetAnimation> animations, double rate, boolean still) {
    if (animations.isEmpty()) {
      return List.of(Shot.setup());
    }
    if (!still && !isStillGiven()) {
      return animations.stream().map(animation -> Shot.loop(animation, rate, speed)).toList();
    }
    return animations.stream().map(this::moment).toList();
  }

  private Shot moment(PuppetAnimation animation) {
    if (frame != null) {
      double own = animation.framesPerSecond();
      return Shot.still(animation, own > 0 ? frame / own : 0);
    }
    return Shot.still(animation, time == null ? 0 : time);
  }
}
