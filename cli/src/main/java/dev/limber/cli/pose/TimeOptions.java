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
      description = "Skel2D: seconds to show, 0 if left out. As --frame.")
  List<Double> times = new ArrayList<>();

  @Option(
      names = "--times",
      paramLabel = "A..B",
      converter = TimeRange.Converter.class,
      description = "Skel2D: seconds to show, both included; one line each.")
  @Nullable TimeRange range;

  @Option(
      names = "--step",
      paramLabel = "S",
      converter = FiniteNumber.class,
      description = "Skel2D: seconds between --times; a frame of the animation if left out.")
  @Nullable Double step;

  @Option(
      names = "--mix",
      paramLabel = "P",
      converter = FiniteNumber.class,
      description = "Skel2D: how far to go towards the animation, 1 if left out. As --frame.")
  List<Double> mix = new ArrayList<>();

  @Option(
      names = "--skin",
      paramLabel = "NAME",
      description = "Skel2D: skin to draw with, the default one if left out.")
  @Nullable String skin;

  /** Returns the first of these options that is used, or null. */
  @Nullable String used() {
    if (usesTimes()) {
      return !times.isEmpty()
          ? "--time"
          : range != null ? "--times" : step != null ? "--step" : "--mix";
    }
    return skin != null ? "--skin" : null;
  }

  /** Returns whether it is said what to play. */
  boolean usesTimes() {
    return !times.isEmpty() || range != null || step != null || !mix.isEmpty();
  }

  /**
   * Says which of them do not go together or with others.
   *
   * @throws UsageException if some do not
   */
  void check(boolean script, boolean draw, CommandLine command) {
    if (script && usesTimes()) {
      String message = "--script does not go with --time, --times, --step or --mix";
      throw new UsageException(command, message, "");
    }
    if (!times.isEmpty() && range != null) {
      throw new UsageException(command, "--time and --times do not go together", "");
    }
    if (step != null && (range == null || step <= 0)) {
      throw new UsageException(command, "--step needs --times and must be above 0", "");
    }
    if (skin != null && !draw) {
      String hint = "--with draw prints what the skin shows";
      throw new UsageException(command, "--skin has no effect here", hint);
    }
  }
}
