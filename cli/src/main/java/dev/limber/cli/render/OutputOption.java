package dev.limber.cli.render;

import dev.limber.cli.usage.UsageException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Which files are written, and of which kind. */
final class OutputOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "Output file. Default: {name}.gif, or {name}.png for a still. - is standard output.")
  private @Nullable Path output; // a path, so that shells complete it

  /**
   * Returns the names of the files.
   *
   * @param moves whether there is something to play
   * @param sheet whether they are sprite sheets
   * @param many whether there are several inputs
   */
  OutputPattern pattern(boolean moves, boolean sheet, boolean many, CommandLine command) {
    String ending = moves ? ".gif" : ".png";
    String name = output == null ? "{name}" + ending : output.toString();
    name = name.equals("-") ? "-" + ending : name;
    OutputPattern pattern = new OutputPattern(name);
    if (pattern.isStandardOutput() && (sheet || pattern.hasAnimation() || pattern.hasFrame())) {
      throw new UsageException(
          command, "several files do not fit into standard output", "name a file: -o sheet.png");
    }
    if (many && !pattern.hasName()) {
      throw new UsageException(
          command,
          "several inputs need several outputs",
          "use {name} in the output name: -o '{name}.gif'");
    }
    return pattern;
  }

  /** Returns what the ending of a name says. */
  static OutputKind kind(OutputPattern pattern, boolean sheet, CommandLine command) {
    OutputKind kind = OutputKind.of(pattern.toString());
    if (kind == null) {
      throw new UsageException(
          command,
          "unknown output format: " + pattern,
          "use .gif .apng .png .svg .webp .mp4 .webm or .mov");
    }
    if (sheet && (kind != OutputKind.PNG || pattern.hasFrame())) {
      throw new UsageException(command, "--sheet writes one .png", "-o sheet.png --sheet");
    }
    if (pattern.hasFrame() && kind != OutputKind.PNG) {
      throw new UsageException(command, "{frame} writes .png files", "-o 'frames/{frame}.png'");
    }
    return kind;
  }
}
