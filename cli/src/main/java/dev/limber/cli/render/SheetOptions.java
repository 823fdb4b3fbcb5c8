package dev.limber.cli.render;

import dev.limber.cli.usage.UsageException;
import dev.limber.image.sheet.SheetLayout;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Whether frames go into a sprite sheet, and how. */
final class SheetOptions {
  @Option(
      names = "--sheet",
      description = "Put all frames into one .png, with a file beside it that describes it.")
  private boolean sheet;

  @Option(
      names = "--format",
      paramLabel = "json|atlas",
      description = "How the sheet is described: as JSON, or as a libGDX atlas. Default: json.")
  private @Nullable SheetFormat format;

  @Option(
      names = "--trim",
      description = "Cut off the transparent borders of a sheet's frames, and pack them.")
  private boolean trim;

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "Columns of the sheet. Default: about as many as rows.")
  private @Nullable Integer columns;

  void check(CommandLine command) {
    if (columns != null && columns < 1) {
      throw new UsageException(command, "--columns must be at least 1");
    }
    if (!sheet && (trim || format != null)) {
      throw new UsageException(
          command, (trim ? "--trim" : "--format") + " is for sheets", "add --sheet");
    }
    if (trim && columns != null) {
      throw new UsageException(command, "--trim packs frames without columns", "remove --columns");
    }
  }

  boolean isSheet() {
    return sheet;
  }

  /** Returns how a sheet of so many frames is made, null if none is. */
  RenderJob.@Nullable Sheet of(long frames) {
    return sheet ? new RenderJob.Sheet(columns(frames), trim, format()) : null;
  }

  /** Returns the file that describes a sheet. */
  Path description(Path target) {
    return RenderJob.description(target, format());
  }

  /** Refuses a sheet that would be too large; how large a trimmed one is shows only later. */
  void checkSize(Framing framing, int frames, CommandLine command) {
    try {
      if (sheet && !trim) {
        SheetLayout.grid(framing.width(), framing.height(), frames, columns(frames), 0);
      }
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          command, String.valueOf(e.getMessage()), "--size 128, or a lower --fps");
    }
  }

  private SheetFormat format() {
    return format == null ? SheetFormat.json : format;
  }

  private int columns(long frames) {
    return columns != null ? columns : (int) Math.max(1, Math.round(Math.sqrt((double) frames)));
  }
}
