package dev.limber.cli.dump;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.write.ArmatureWriter;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints a whole file as JSON. */
@Command(
    name = "dump",
    description = {
      "Prints a whole file as one line of JSON.",
      "",
      "A SkelForm file is printed as the armature.json of format 0.7, or 0.8 if it is one. A Skel2D "
          + "source is printed with defaults filled in, names resolved and loops expanded.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber dump old.skf > armature.json",
      "  limber dump hero.skf | jq '.animations[].keyframes | length'",
      "  limber dump fox.skel2d | jq .bones[].name",
      "  limber dump fox.skel2d | jq '.animations[0].timelines[] | select(.name == \"tail\")'",
      "",
      "SkelForm files have the keys of format 0.7. Skel2D sources have bones (parents first), slots",
      "(back to front), skins (the default one with all attachments, others with their overrides)",
      "and animations. Rotations are in radians.",
      "",
      "Exit codes: 0 success, 1 the file is unusable, 2 usage, 3 it could not be read."
    })
public final class DumpCommand extends LimberCommand {
  @Parameters(paramLabel = "FILE", description = "A SkelForm file or a Skel2D source.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  public DumpCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() throws IOException {
    CharacterFile loaded = InputFile.load(file);
    InputFile.mentionProblems(loaded, err());
    out().println(json(loaded));
    return ExitCode.OK;
  }

  private static String json(CharacterFile file) {
    if (file instanceof SkelFormCharacter skelForm) {
      StringBuilder text = new StringBuilder();
      ArmatureWriter.write(skelForm.armature(), new JsonWriter(text));
      return text.toString();
    }
    return ModelJson.of(((Skel2dCharacter) file).skeleton());
  }
}
