package dev.limber.cli.check;

import dev.limber.character.Skel2dCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.DiagnosticCount;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.LimberCommand;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Severity;
import dev.limber.core.json.DiagnosticJson;
import dev.limber.core.json.JsonWriter;
import dev.limber.java2d.LoadedCharacter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds problems in files. */
@Command(
    name = "check",
    description = {
      "Finds problems in files. Prints nothing if there are none.",
      "",
      "Errors and warnings are problems, notes are not. Checks all files, even if one is unusable.%n"
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  limber check hero.skf villain.skf",
      "  limber check --strict *.skel2d",
      "  limber check - < fox.skel2d",
      "  limber check --json *.skf | jq '.[] | select(.severity == \"error\")'",
      "",
      "With --json each diagnostic has file, severity (error, warning or note), code, message, hint,",
      "and a place: line, column and length in text, or path for a JSON value or a zip entry.",
      "",
      "Exit codes: 0 no problems, 1 problems, 2 usage, 3 a file could not be read."
    })
public final class CheckCommand extends LimberCommand {
  /** A diagnostic, and the text that it is about if that can be shown. */
  private record Found(Diagnostic diagnostic, @Nullable String source) {}

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SkelForm files of any version, Skel2D sources, or - for standard input.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Print diagnostics as one JSON array.")
  private boolean json;

  @Option(names = "--strict", description = "Treat warnings as errors.")
  private boolean strict;

  private final List<Found> found = new ArrayList<>();
  private final DiagnosticCount count = new DiagnosticCount();
  private int filesWithProblems;
  private boolean unreadable;

  public CheckCommand(Environment environment) {
    super(environment);
  }

  @Override
  public Integer call() {
    for (Path file : files) {
      int before = count.problems();
      check(file);
      filesWithProblems += count.problems() > before ? 1 : 0;
    }
    PrintWriter out = out();
    if (json) {
      out.println(toJson());
    } else {
      print(out);
    }
    return unreadable ? ExitCode.IO : count.problems() > 0 ? ExitCode.PROBLEMS : ExitCode.OK;
  }

  private void check(Path file) {
    try {
      LoadedCharacter loaded = InputFile.loadWithImages(file, environment.in());
      String source = loaded.file() instanceof Skel2dCharacter skel2d ? skel2d.text() : null;
      loaded.diagnostics().forEach(diagnostic -> add(diagnostic, source));
    } catch (LimberException e) {
      e.earlier().forEach(diagnostic -> add(diagnostic, null));
      add(e.diagnostic(), null);
    } catch (IOException e) {
      unreadable = true;
      failures().unreadable(e);
    }
  }

  private String toJson() {
    StringBuilder text = new StringBuilder();
    JsonWriter writer = new JsonWriter(text);
    DiagnosticJson.write(writer, found.stream().map(Found::diagnostic).toList());
    return text.toString();
  }

  private void print(PrintWriter out) {
    DiagnosticPrinter printer = new DiagnosticPrinter(out, environment.paint());
    for (int i = 0; i < found.size(); i++) {
      if (i > 0) {
        out.println();
      }
      printer.print(found.get(i).diagnostic(), found.get(i).source());
    }
    if (count.problems() > 0) {
      out.println();
      out.println(environment.paint().bold(summary()));
    }
  }

  /** Returns, for example, {@code 2 errors, 1 warning in hero.skf}. */
  private String summary() {
    String where =
        files.size() == 1
            ? TerminalText.text(InputFile.shownName(files.get(0)))
            : filesWithProblems + " of " + files.size() + " files";
    return count + " in " + where;
  }

  private void add(Diagnostic diagnostic, @Nullable String source) {
    Diagnostic shown = strict ? strictly(diagnostic) : diagnostic;
    found.add(new Found(shown, source));
    count.add(shown);
  }

  private static Diagnostic strictly(Diagnostic d) {
    return d.severity() == Severity.WARNING
        ? new Diagnostic(Severity.ERROR, d.code(), d.file(), d.place(), d.message(), d.hint())
        : d;
  }
}
