package dev.limber.cli.convert;

import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.Conversion;
import dev.limber.convert.Conversions;
import dev.limber.convert.ConvertOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Turns a SkelForm file into one of a newer version. */
@Command(
    name = "upgrade",
    description = {
      "Turns a SkelForm file of any version into one of 0.8 or 0.7 that plays the same.",
      "",
      "Reports what will differ, and by how much, where the new rules cannot reproduce the old. "
          + "Everything else in the file is carried over.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber upgrade old.skf -o new.skf",
      "  limber upgrade hero-0.8.skf -o hero-0.7.skf --to 0.7",
      "",
      "Exit codes: 0 success, 1 the file is unusable, 2 usage, 3 a file could not be read or written."
    })
public final class UpgradeCommand extends ConvertingCommand {
  @Parameters(
      paramLabel = "FILE",
      description = "A SkelForm file of any version, or - for standard input.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The new file.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path output;

  public UpgradeCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() throws IOException {
    checkVersion();
    CharacterSource source = InputFile.loadSource(file, environment.in());
    if (!(source.character() instanceof SkelFormCharacter skelForm)) {
      throw usage(file + " is not a SkelForm file", "limber convert " + file + " " + output);
    }
    Conversion conversion = Conversions.find(skelForm.format(), output.toString());
    if (conversion == null || conversion.version() == null) {
      throw usage("upgrade writes .skf files, not " + output, "limber convert makes other formats");
    }
    String to = version == null ? conversion.version() : version;
    convert(conversion, source, new ConvertOptions(null, List.of(), 1, to), file, output);
    return ExitCode.OK;
  }
}
