package dev.limber.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the resolved model of a file as JSON. */
@Command(
    name = "dump",
    description = {
      "Prints all that a Skel2D source says, as one line of JSON.",
      "",
      "Every default is filled in, every name is resolved and loops are written out. SkelForm files "
          + "are not taken yet.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber dump fox.skel2d | jq .bones[].name",
      "  limber dump fox.skel2d | jq '.animations[0].timelines[] | select(.name == \"tail\")'",
      "",
      "Keys: bones (parents first), slots (from back to front), skins (the default one with all",
      "attachments, the others with their overrides), animations. Rotations are radians.",
      "",
      "Exit codes: 0 printed, 1 nothing in the file can be used, 2 usage, 3 it could not be read."
    })
final class DumpCommand implements Callable<Integer> {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A Skel2D source.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Override
  public Integer call() throws IOException {
    Loaded loaded = InputFile.load(file);
    if (!(loaded instanceof Loaded.Skel2dSource source)) {
      throw new UsageException(
          spec.commandLine(),
          "limber dump does not take SkelForm files yet",
          "limber info --json " + file + " shows most of what is in it");
    }
    InputFile.mentionProblems(loaded, file, spec.commandLine().getErr());
    spec.commandLine().getOut().println(ModelJson.of(source.skeleton()));
    return ExitCode.OK;
  }
}
