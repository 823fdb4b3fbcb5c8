package dev.limber.cli.check;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.terminal.DiagnosticCount;
import dev.limber.cli.terminal.DiagnosticJson;
import dev.limber.cli.terminal.DiagnosticPrinter;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.TerminalText;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Severity;
import dev.limber.core.json.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is wrong with files. */
@Command(
    name = "check",
    description = {
      "Says what is wrong with files, and nothing if nothing is.",
      "",
      "Errors and warnings count as problems, notes do not. All files are checked, also after one "
          + "that cannot be used.%n"
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
      "and where: line, column and length in a text, or path for a JSON value or a zip entry.",
      "",
      "Exit codes: 0 no problems, 1 problems, 2 usage, 3 a file could not be read."
    })
public final class CheckCommand implements Callable<Integer> {
  /** A diagnostic, and the text that it is about if that can be shown. */
  private record Found(Diagnostic diagnostic, @Nullable String source) {}

  private final Environment surroundings;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SkelForm files of any version, Skel2D sources, or - for standard input.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Print one JSON array of diagnostics.")
  private boolean json;

  @Option(names = "--strict", description = "Warnings are errors.")
  private boolean strict;

  private final List<Found> found = new ArrayList<>();
  private final DiagnosticCount tally = new DiagnosticCount();
  private int filesWithProblems;
  private boolean unreadable;

  public CheckCommand(Environment surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    for (Path file : files) {
      int before = tally.problems();
      check(file);
      filesWithProblems += tally.problems() > before ? 1 : 0;
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(toJson());
    } else {
      print(out);
    }
    return unreadable ? ExitCode.IO : tally.problems() > 0 ? ExitCode.PROBLEMS : ExitCode.OK;
  }

  private void check(Path file) {
    try {
      CharacterFile loaded = InputFile.load(file, surroundings.in());
      String source = loaded instanceof Skel2dCharacter skel2d ? skel2d.text() : null;
      loaded.diagnostics().forEach(diagnostic -> add(diagnostic, source));
    } catch (LimberException e) {
      e.earlier().forEach(diagnostic -> add(diagnostic, null));
      add(e.diagnostic(), null);
    } catch (IOException e) {
      unreadable = true;
      new Failures(spec.commandLine().getErr(), surroundings::debug).unreadable(e);
    }
  }

  private String toJson() {
    StringBuilder text = new StringBuilder();
    JsonWriter writer = new JsonWriter(text);
    writer.beginArray();
    for (Found one : found) {
      DiagnosticJson.write(one.diagnostic(), writer);
    }
    writer.endArray();
    return text.toString();
  }

  private void print(PrintWriter out) {
    DiagnosticPrinter printer = new DiagnosticPrinter(out, surroundings.paint());
    for (int i = 0; i < found.size(); i++) {
      if (i > 0) {
        out.println();
      }
      printer.print(found.get(i).diagnostic(), found.get(i).source());
    }
    if (tally.problems() > 0) {
      out.println();
      out.println(surroundings.paint().bold(summary()));
    }
  }

  /** Returns, for example, {@code 2 errors, 1 warning in hero.skf}. */
  private String summary() {
    String where =
        files.size() == 1
            ? TerminalText.text(InputFile.shownName(files.get(0)))
            : filesWithProblems + " of " + files.size() + " files";
    return tally + " in " + where;
  }

  private void add(Diagnostic diagnostic, @Nullable String source) {
    Diagnostic shown = strict ? strictly(diagnostic) : diagnostic;
    found.add(new Found(shown, source));
    tally.add(shown);
  }

  private static Diagnostic strictly(Diagnostic d) {
    return d.severity() == Severity.WARNING
        ? new Diagnostic(Severity.ERROR, d.code(), d.file(), d.place(), d.message(), d.hint())
        : d;
  }
}
