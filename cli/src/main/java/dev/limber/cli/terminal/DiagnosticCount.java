package dev.limber.cli.terminal;

import dev.limber.core.diagnostics.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/** Counts diagnostics by severity. */
public final class DiagnosticCount {
  private int errors;
  private int warnings;
  private int notes;

  /** Counts several. */
  public static DiagnosticCount of(List<Diagnostic> diagnostics) {
    DiagnosticCount count = new DiagnosticCount();
    diagnostics.forEach(count::add);
    return count;
  }

  public void add(Diagnostic diagnostic) {
    switch (diagnostic.severity()) {
      case ERROR -> errors++;
      case WARNING -> warnings++;
      case NOTE -> notes++;
    }
  }

  /** Returns how many errors and warnings there were; notes are not problems. */
  public int problems() {
    return errors + warnings;
  }

  /** Returns, for example, {@code 2 errors, 1 warning}. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    addPart(parts, errors, "error");
    addPart(parts, warnings, "warning");
    addPart(parts, notes, "note");
    return String.join(", ", parts);
  }

  private static void addPart(List<String> parts, int count, String noun) {
    if (count > 0) {
      parts.add(TerminalText.count(count, noun));
    }
  }
}
