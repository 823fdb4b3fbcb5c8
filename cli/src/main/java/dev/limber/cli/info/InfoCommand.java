package dev.limber.cli.info;

import dev.limber.character.CharacterFile;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.core.diagnostics.LimberException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what is in files. */
@Command(
    name = "info",
    description = {
      "Shows what is in a file.",
      "",
      "Lists bones and animations. For SkelForm also version, styles and textures, IK families, "
          + "physics, meshes and atlases; for Skel2D slots, attachments and skins.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber info hero.skf",
      "  limber info fox.skel2d",
      "  limber info --json hero.skf | jq '.animations[].name'",
      "",
      "--json prints one object per line and file. Bones, visuals, families, physics, animations,",
      "styles and atlases are arrays in the order of the upgraded 0.7 model. They refer to each other",
      "by index; -1 means none. limber pose uses the same indices.",
      "",
      "Exit codes: 0 success, 1 a file is unusable, 2 usage, 3 a file could not be read."
    })
public final class InfoCommand extends LimberCommand {

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SkelForm files of any version, Skel2D sources, or - for standard input.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Print JSON, one line per file.")
  private boolean json;

  public InfoCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() {
    InfoText text = new InfoText(out(), environment.paint());
    int code = ExitCode.OK;
    boolean first = true;
    for (Path path : files) {
      try {
        CharacterFile file = InputFile.load(path, environment.in());
        String name = InputFile.shownName(path);
        if (json) {
          out().println(InfoJson.of(name, file));
        } else {
          if (!first) {
            out().println();
          }
          text.print(name, file);
          out().flush();
        }
        first = false;
      } catch (LimberException | IOException e) {
        code = Math.max(code, failures().execution(e));
      }
    }
    return code;
  }
}
