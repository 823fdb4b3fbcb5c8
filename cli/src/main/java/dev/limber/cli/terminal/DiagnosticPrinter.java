package dev.limber.cli.terminal;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/**
 * Shows diagnostics to people:
 *
 * <pre>
 * warning[skf-bad-texture]: no style has a texture "hat"
 *  --> hero.skf: armature.json$.visuals[3].tex
 *   = hint: did you mean "head"?
 * </pre>
 */
public final class DiagnosticPrinter {
  private final PrintWriter out;
  private final Paint paint;

  public DiagnosticPrinter(PrintWriter out, Paint paint) {
    this.out = out;
    this.paint = paint;
  }

  /** Prints a diagnostic without a source line. */
  public void print(Diagnostic diagnostic) {
    print(diagnostic, null);
  }

  /**
   * Prints one.
   *
   * @param source the text of its place; null if it is not available
   */
  public void print(Diagnostic diagnostic, @Nullable String source) {
    String head = diagnostic.severity().word() + "[" + diagnostic.code() + "]";
    String message = TerminalText.text(diagnostic.message());
    out.println(paint.severity(diagnostic.severity(), head) + paint.bold(": " + message));
    String indent = "";
    if (source != null && diagnostic.place() instanceof Place.Text place) {
      indent = " ".repeat(Integer.toString(place.line()).length() - 1);
    }
    String where = where(diagnostic);
    if (!where.isEmpty()) {
      out.println(indent + paint.dim(" --> ") + where);
    }
    if (source != null && diagnostic.place() instanceof Place.Text place) {
      printSource(diagnostic, place, source, indent);
    }
    if (!diagnostic.hint().isEmpty()) {
      out.println(indent + paint.dim("  = ") + "hint: " + TerminalText.text(diagnostic.hint()));
    }
  }

  private static String where(Diagnostic diagnostic) {
    String file = TerminalText.text(diagnostic.file());
    String inside = "";
    if (diagnostic.place() instanceof Place.Text text) {
      return (file.isEmpty() ? "" : file + ":") + text.line() + ":" + text.column();
    } else if (diagnostic.place() instanceof Place.Json json) {
      inside = json.path();
    } else if (diagnostic.place() instanceof Place.Entry entry) {
      inside = TerminalText.text(entry.name());
    }
    return file + (file.isEmpty() || inside.isEmpty() ? "" : ": ") + TerminalText.text(inside);
  }

  private void printSource(Diagnostic diagnostic, Place.Text place, String source, String indent) {
    SourceExcerpt excerpt = SourceExcerpt.of(source, place);
    if (excerpt == null) {
      return;
    }
    String bar = paint.dim(" |");
    String marks = paint.severity(diagnostic.severity(), "^".repeat(excerpt.width()));
    out.println(indent + " " + bar);
    out.println(paint.dim(place.line() + " | ") + excerpt.line());
    out.println(indent + " " + bar + " " + " ".repeat(excerpt.before()) + marks);
  }
}
