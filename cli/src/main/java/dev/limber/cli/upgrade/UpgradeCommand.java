package dev.limber.cli.upgrade;

import dev.limber.character.SkelFormCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.render.OutputFiles;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.convert.skf.UpgradeConverter;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skelform.write.SkfVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
public final class UpgradeCommand extends LimberCommand {
  @Parameters(paramLabel = "FILE", description = "A SkelForm file of any version.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The new file.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path output;

  @Option(
      names = "--to",
      paramLabel = "VERSION",
      defaultValue = "0.8",
      description = "The version of the new file, 0.8 (the default) or 0.7.")
  private String to = "";

  @Option(names = "--force", description = "Overwrite an existing file.")
  private boolean force;

  public UpgradeCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() throws IOException {
    if (!SkfVersion.labels().contains(to)) {
      throw usage("cannot write version " + to, "one of " + String.join(", ", SkfVersion.labels()));
    }
    if (!output.toString().toLowerCase(Locale.ROOT).endsWith(".skf")) {
      throw usage("upgrade writes .skf files, not " + output, "limber convert makes other formats");
    }
    CharacterSource source = InputFile.loadSource(file);
    if (!(source.character() instanceof SkelFormCharacter)) {
      throw usage(file + " is not a SkelForm file", "limber convert " + file + " " + output);
    }
    InputFile.mentionProblems(source.character(), err());
    Converted result = UpgradeConverter.convert(source, new ConvertOptions(null, List.of(), 1, to));
    OutputFiles.write(output, result.bytes(), force, Set.of(file));
    // Without colours: standard error may not be a terminal.
    DiagnosticPrinter printer = new DiagnosticPrinter(err(), Paint.NONE);
    for (Diagnostic diagnostic : result.diagnostics()) {
      printer.print(diagnostic);
    }
    out().println(TerminalText.text(output.toString()) + ": SkelForm " + to);
    return ExitCode.OK;
  }
}
