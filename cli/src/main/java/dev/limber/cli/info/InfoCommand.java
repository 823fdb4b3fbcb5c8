package dev.limber.cli.info;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.core.diagnostics.LimberException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is in files. */
@Command(
    name = "info",
    description = {
      "Says what is in a file.",
      "",
      "Bones as a tree and animations. Of SkelForm also generation and version, styles and their "
          + "textures, IK families, physics, meshes and atlases; of Skel2D slots, attachments and "
          + "skins.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber info hero.skf",
      "  limber info fox.skel2d",
      "  limber info --json hero.skf | jq '.animations[].name'",
      "",
      "With --json there is one object a line for each file. Bones, visuals, families, physics,",
      "animations, styles and atlases are arrays in the order of the upgraded 0.7 model, and refer to",
      "each other by index; -1 means none. limber pose counts the same way.",
      "",
      "Exit codes: 0 shown, 1 nothing in a file can be used, 2 usage, 3 a file could not be read."
    })
public final class InfoCommand implements Callable<Integer> {
  private final Environment surroundings;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SkelForm files of any version, Skel2D sources, or - for standard input.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Print JSON, one line for each file.")
  private boolean json;

  public InfoCommand(Environment surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Failures failures = new Failures(spec.commandLine().getErr(), surroundings::debug);
    int code = ExitCode.OK;
    boolean first = true;
    for (Path path : files) {
      try {
        CharacterFile file = InputFile.load(path, surroundings.in());
        String name = InputFile.shownName(path);
        if (json) {
          out.println(json(name, file));
        } else {
          if (!first) {
            out.println();
          }
          print(name, file, out);
          out.flush();
        }
        first = false;
      } catch (LimberException e) {
        code = Math.max(code, failures.unusable(e));
      } catch (IOException e) {
        code = Math.max(code, failures.unreadable(e));
      }
    }
    return code;
  }

  private static String json(String name, CharacterFile file) {
    if (file instanceof SkelFormCharacter skelForm) {
      return InfoJson.of(name, skelForm.file());
    }
    return SkeletonInfoJson.of(name, (Skel2dCharacter) file);
  }

  private void print(String name, CharacterFile file, PrintWriter out) {
    if (file instanceof SkelFormCharacter skelForm) {
      new InfoText(out, surroundings.paint()).print(name, skelForm.file());
    } else {
      new SkeletonInfoText(out, surroundings.paint()).print(name, (Skel2dCharacter) file);
    }
  }
}
