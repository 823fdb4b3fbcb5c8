package dev.limber.cli.pose;

import dev.limber.cli.usage.FiniteNumber;
import dev.limber.cli.usage.UsageException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Options of {@code limber pose} that only Skel2D sources take. */
final class TimeOptions {
  @Option(
      names = "--time",
      paramLabel = "S",
      converter = FiniteNumber.class,
      description = "Skel2D: time to show in seconds, once or per animation. Default: 0.")
  List<Double> times = new ArrayList<>();

  @Option(
      names = "--times",
      paramLabel = "A..B",
      converter = Range.OfSeconds.class,
      description = "Skel2D: times to show in seconds, both ends included; one line each.")
  @Nullable Range range;

  @Option(
      names = "--step",
      paramLabel = "S",
      converter = FiniteNumber.class,
      description = "Skel2D: seconds between --times. Default: one frame of the animation.")
  @Nullable Double step;

  @Option(
      names = "--mix",
      paramLabel = "P",
      converter = FiniteNumber.class,
      description = "Skel2D: weight of the animation, once or per animation. Default: 1.")
  List<Double> mix = new ArrayList<>();

  /** Returns the first of these options that is used, or null. */
  @Nullable String used() {
    return !times.isEmpty()
        ? "--time"
        : range != null ? "--times" : step != null ? "--step" : !mix.isEmpty() ? "--mix" : null;
  }

  /**
   * Refuses options that cannot be combined.
   *
   * @throws UsageException if there are some
   */
  void check(boolean script, CommandLine command) {
    if (script && used() != null) {
      String message = "--script cannot be combined with --time, --times, --step or --mix";
      throw new UsageException(command, message);
    }
    if (!times.isEmpty() && range != null) {
      throw new UsageException(command, "--time and --times cannot be combined");
    }
    if (step != null && (range == null || step <= 0)) {
      throw new UsageException(command, "--step needs --times and must be above 0");
    }
  }
}
