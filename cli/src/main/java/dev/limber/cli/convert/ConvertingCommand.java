package dev.limber.cli.convert;

import dev.limber.character.CharacterFile;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.render.OutputFiles;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.Conversion;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.skelform.write.SkfVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A command that makes one file of another. */
abstract class ConvertingCommand extends LimberCommand {
  /** The version to write; null for the usual one. */
  @Option(
      names = "--to",
      paramLabel = "VERSION",
      description = "Version of a .skf, 0.7 (default from .skel2d) or 0.8 (default from .skf).")
  @Nullable String version;

  @Option(names = "--force", description = "Overwrite an existing file.")
  private boolean force;

  ConvertingCommand(Environment environment) {
    super(environment);
  }

  final void checkVersion() {
    List<String> versions = SkfVersion.labels();
    if (version != null && !versions.contains(version)) {
      throw usage("cannot write version " + version, "one of " + String.join(", ", versions));
    }
  }

  /**
   * Converts a file.
   *
   * @throws IOException if it cannot be written; the message is a sentence that names the file
   */
  final void convert(
      Conversion conversion, CharacterSource source, ConvertOptions options, Path in, Path out)
      throws IOException {
    // Before the work, and once more by what writes it.
    if (Files.isDirectory(out)) {
      throw usage(out + " is a folder");
    }
    if (!force && Files.exists(out)) {
      throw new IOException(out + " already exists; --force overwrites it");
    }
    InputFile.mentionProblems(source.character(), err());
    Converted converted = conversion.converter().convert(source, options);
    OutputFiles.write(out, converted.bytes(), force, inputs(source.character(), in));
    // Without colours: standard error may not be a terminal.
    DiagnosticPrinter printer = new DiagnosticPrinter(err(), Paint.NONE);
    converted.diagnostics().forEach(printer::print);
    String name = conversion.name() + (options.version() == null ? "" : " " + options.version());
    String size = TerminalText.bytes(converted.bytes().length);
    out().println(TerminalText.text(out.toString()) + ": " + name + ", " + size);
  }

  private static Set<Path> inputs(CharacterFile character, Path in) {
    Set<Path> inputs = new HashSet<>(Set.of(in));
    if (!character.hasImagesInside()) {
      character.imageNames().forEach(name -> inputs.add(in.resolveSibling(name)));
    }
    return inputs;
  }
}
