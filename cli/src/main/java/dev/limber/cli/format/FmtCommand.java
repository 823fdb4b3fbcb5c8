package dev.limber.cli.format;

import dev.limber.character.CharacterFormats;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.UsageException;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Gives sources their canonical layout. */
@Command(
    name = "fmt",
    description = {
      "Gives Skel2D sources their canonical layout, and prints the names of those it changed.",
      "",
      "What a source says never changes, nor does the order of anything. Lines that fit nowhere are "
          + "left as they are. Each file is replaced as a whole or not at all.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber fmt fox.skel2d face.skel2d",
      "  limber fmt --check *.skel2d       which ones are not in this layout?",
      "  limber fmt - < fox.skel2d         prints the text, changes no file",
      "",
      "Layout: tabs before words, one space between them, nothing behind them. One blank line before",
      "each section, and at most one elsewhere. Comments on their own line are indented as the line",
      "below; comments in one column stay in it. Lines end with LF; a byte order mark is left out.",
      "",
      "Exit codes: 0 done, 1 a source cannot be formatted, or with --check is not, 2 usage, 3 a file",
      "could not be read or written."
    })
public final class FmtCommand implements Callable<Integer> {
  private static final Path STANDARD_INPUT = Path.of("-");

  private final Environment surroundings;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Skel2D sources, or - for standard input to standard output.")
  private List<Path> files = List.of();

  @Option(
      names = "--check",
      description = "Change nothing, only print the names of the files that would change.")
  private boolean check;

  private boolean problems;
  private boolean failed;

  public FmtCommand(Environment surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws IOException {
    if (files.contains(STANDARD_INPUT)) {
      if (files.size() > 1) {
        throw new UsageException(
            spec.commandLine(), "- stands for standard input, and cannot be among files", "");
      }
      standardInput();
    } else {
      refuseArchives();
      files.forEach(this::file);
    }
    return failed ? ExitCode.IO : problems ? ExitCode.PROBLEMS : ExitCode.OK;
  }

  /** Refuses a command line that names an archive, before any file is touched. */
  private void refuseArchives() {
    for (Path file : files) {
      if (CharacterFormats.SKELFORM.isNamed(file.toString())) {
        throw new UsageException(
            spec.commandLine(),
            file + " is a SkelForm file; only Skel2D sources have a layout",
            "limber info " + file + " shows what is in it");
      }
    }
  }

  private void file(Path file) {
    PrintWriter err = spec.commandLine().getErr();
    Failures failures = new Failures(err, surroundings::debug);
    try {
      String name = file.toString();
      FormattedSource source = FormattedSource.of(InputFile.source(file));
      if (!source.saysTheSame()) {
        refused(name);
      } else if (source.isChanged()) {
        if (check) {
          problems = true;
        } else {
          FileReplacement.write(file, source.after().getBytes(StandardCharsets.UTF_8));
        }
        spec.commandLine().getOut().println(TerminalText.text(name));
      }
    } catch (LimberException e) {
      problems = true;
      failures.unusable(e);
    } catch (IOException e) {
      failed = true;
      failures.unreadable(e);
    }
  }

  private void standardInput() throws IOException {
    byte[] bytes = surroundings.in().readNBytes(Limits.DEFAULT.fileBytes() + 1);
    FormattedSource source = FormattedSource.of(InputFile.source(bytes, "standard input"));
    if (!source.saysTheSame()) {
      refused("standard input");
    }
    PrintWriter out = spec.commandLine().getOut();
    if (!check) {
      out.print(source.saysTheSame() ? source.after() : source.before());
      out.flush();
    } else if (source.saysTheSame() && source.isChanged()) {
      problems = true;
      out.println(STANDARD_INPUT);
    }
  }

  private void refused(String name) {
    problems = true;
    spec.commandLine()
        .getErr()
        .println(
            "limber: "
                + TerminalText.text(name)
                + " is left as it is: formatting would change what it says");
  }
}
