package dev.limber.cli.format;

import dev.limber.character.CharacterFormats;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Formats Skel2D sources. */
@Command(
    name = "fmt",
    description = {
      "Formats Skel2D sources in place and prints the names of changed files.",
      "",
      "Formatting never changes meaning or order. Lines it does not understand stay as they are. "
          + "Each file is replaced atomically.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber fmt fox.skel2d face.skel2d",
      "  limber fmt --check *.skel2d       list files that are not formatted",
      "  limber fmt - < fox.skel2d         print the formatted text",
      "",
      "Layout: indentation by tabs, one space between words, no trailing space. One blank line before",
      "each section, at most one elsewhere. Comments on their own line are indented like the next",
      "line; comments in one column stay aligned. Lines end with LF; byte order marks are removed.",
      "",
      "Exit codes: 0 success, 1 a source cannot be formatted or, with --check, is not formatted,",
      "2 usage, 3 a file could not be read or written."
    })
public final class FmtCommand extends LimberCommand {
  private static final Path STANDARD_INPUT = Path.of("-");

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Skel2D sources, or - to format standard input to standard output.")
  private List<Path> files = List.of();

  @Option(names = "--check", description = "Only print the names of files that would change.")
  private boolean check;

  private boolean problems;
  private boolean failed;

  public FmtCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() throws IOException {
    if (files.contains(STANDARD_INPUT)) {
      if (files.size() > 1) {
        throw usage("- is standard input and cannot be combined with files");
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
        throw usage(
            file + " is a SkelForm file; only Skel2D sources can be formatted",
            "limber info " + file + " shows what is in it");
      }
    }
  }

  private void file(Path file) {
    PrintWriter err = err();
    Failures failures = new Failures(err, environment::debug);
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
        out().println(TerminalText.text(name));
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
    byte[] bytes = BoundedInput.read(environment.in(), Limits.DEFAULT.fileBytes());
    FormattedSource source = FormattedSource.of(InputFile.source(bytes, "standard input"));
    if (!source.saysTheSame()) {
      refused("standard input");
    }
    PrintWriter out = out();
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
    err()
        .println(
            "limber: "
                + TerminalText.text(name)
                + " is unchanged: formatting would change its meaning");
  }
}
