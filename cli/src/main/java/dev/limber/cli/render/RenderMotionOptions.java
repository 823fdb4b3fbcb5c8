package dev.limber.cli.render;

import dev.limber.cli.usage.Lookup;
import dev.limber.cli.usage.UnknownNameException;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What is played, when and how fast. */
final class RenderMotionOptions {
  /** A frame of 50 seconds: an APNG counts their thousandths up to 65,535. */
  private static final double LEAST_FPS = 0.02;

  private static final int MOST_FPS = 1000;

  @Option(
      names = "--anim",
      paramLabel = "NAME",
      description = "Animation; may be given several times. Default: the first.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--all", description = "All animations.")
  private boolean all;

  @Option(names = "--setup", description = "The pose right after loading, without animation.")
  private boolean setup;

  @Option(names = "--time", paramLabel = "S", description = "Only the moment at these seconds.")
  private @Nullable Double time;

  @Option(names = "--frame", paramLabel = "N", description = "Only this frame, fractions allowed.")
  private @Nullable Double frame;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description = "Pictures a second. Default: the animation's own.")
  private @Nullable Double fps;

  @Option(
      names = "--speed",
      paramLabel = "X",
      description = "How many times as fast as made. Default: 1.")
  private double speed = 1;

  @Option(
      names = "--loops",
      paramLabel = "N",
      description = "Rounds: 0, the default, repeats for ever; video has one.")
  private int loops;

  void check(CommandLine command) {
    if ((all ? 1 : 0) + (names.isEmpty() ? 0 : 1) + (setup ? 1 : 0) > 1) {
      throw new UsageException(command, "--anim, --all and --setup exclude each other", "");
    }
    if (time != null && frame != null) {
      throw new UsageException(command, "--time and --frame exclude each other", "");
    }
    if (setup && isStillGiven()) {
      throw new UsageException(command, "the pose of --setup has no time", "leave --setup out");
    }
    if (!(speed > 0 && speed <= 1e6)) {
      throw new UsageException(command, "--speed must be above 0, not " + speed, "");
    }
    if (fps != null && !(fps >= LEAST_FPS && fps <= MOST_FPS)) {
      throw new UsageException(
          command, "--fps must be from " + LEAST_FPS + " to " + MOST_FPS + ", not " + fps, "");
    }
    if (loops < 0 || loops > 65_535) {
      throw new UsageException(command, "--loops must be from 0 to 65535", "");
    }
    for (Double moment : new Double[] {time, frame}) {
      if (moment != null && !(moment >= 0 && moment < 1e9)) {
        throw new UsageException(command, "a moment must be 0 or more, not " + moment, "");
      }
    }
  }

  private boolean isStillGiven() {
    return time != null || frame != null;
  }

  /** Returns whether one moment is asked for. */
  boolean isStill() {
    return setup || isStillGiven();
  }

  /** Returns the pictures a second that were asked for, 0 for the animation's own. */
  double fps() {
    return fps == null ? 0 : fps;
  }

  double speed() {
    return speed;
  }

  int loops() {
    return loops;
  }

  /** Returns the animations to play; none for the pose right after loading. */
  List<PuppetAnimation> choose(Puppet puppet, CommandLine command) {
    List<PuppetAnimation> animations = new ArrayList<>(puppet.animations());
    if (setup) {
      return List.of();
    }
    if (all) {
      return animations;
    }
    if (names.isEmpty()) {
      if (animations.isEmpty() && isStillGiven()) {
        throw new UsageException(command, "there is no animation that has a time", "");
      }
      return animations.isEmpty() ? List.of() : animations.subList(0, 1);
    }
    List<PuppetAnimation> chosen = new ArrayList<>();
    List<String> known = animations.stream().map(PuppetAnimation::name).toList();
    for (String name : names) {
      try {
        chosen.add(animations.get(Lookup.index("animation", name, known)));
      } catch (UnknownNameException e) {
        throw new UsageException(command, String.valueOf(e.getMessage()), e.hint());
      }
    }
    return chosen;
  }

  /** Returns what to film. */
  List<Shot> shots(List<PuppetAnimation> animations, double rate, boolean still) {
    if (animations.isEmpty()) {
      return List.of(Shot.setup());
    }
    if (!still && !isStillGiven()) {
      return animations.stream().map(animation -> Shot.round(animation, rate, speed)).toList();
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
