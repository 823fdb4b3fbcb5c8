package dev.limber.cli.dump;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.usage.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints all that a file says as JSON. */
@Command(
    name = "dump",
    description = {
      "Prints all that a file says, as one line of JSON.",
      "",
      "Of a SkelForm file of any version: the armature.json that format 0.7 has for it. Of a Skel2D "
          + "source: every default is filled in, every name is resolved and loops are written out.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber dump old.skf > armature.json",
      "  limber dump hero.skf | jq '.animations[].keyframes | length'",
      "  limber dump fox.skel2d | jq .bones[].name",
      "  limber dump fox.skel2d | jq '.animations[0].timelines[] | select(.name == \"tail\")'",
      "",
      "Keys of a SkelForm file are those of format 0.7. Keys of a source: bones (parents first),",
      "slots (from back to front), skins (the default one with all attachments, the others with",
      "their overrides), animations. Rotations are radians.",
      "",
      "Exit codes: 0 printed, 1 nothing in the file can be used, 2 usage, 3 it could not be read."
    })
public final class DumpCommand implements Callable<Integer> {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A SkelForm file or a Skel2D source.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Override
  public Integer call() throws IOException {
    CharacterFile loaded = InputFile.load(file);
    InputFile.mentionProblems(loaded, spec.commandLine().getErr());
    spec.commandLine().getOut().println(json(loaded));
    return ExitCode.OK;
  }

  private static String json(CharacterFile file) {
    if (file instanceof SkelFormCharacter skelForm) {
      return ArmatureJson.of(skelForm.armature());
    }
    return ModelJson.of(((Skel2dCharacter) file).skeleton());
  }
}
