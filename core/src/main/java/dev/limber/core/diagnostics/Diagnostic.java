package dev.limber.core.diagnostics;

import java.util.Objects;

/**
 * One problem or note that a reader found in its input.
 *
 * @param severity how much it matters
 * @param code stable kebab-case identifier, such as {@code skf-bad-parent}; safe to match on
 * @param file the input's name as the caller gave it; empty when it has none
 * @param place where in the input
 * @param message what was found and what would be right, one sentence without a final full stop
 * @param hint what to try, or empty
 */
public record Diagnostic(
    Severity severity, String code, String file, Place place, String message, String hint) {

  /** Creates a diagnostic; no part may be null. */
  public Diagnostic {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(place, "place");
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(hint, "hint");
  }

  /** Returns the same diagnostic under another file name. */
  public Diagnostic in(String newFile) {
    return new Diagnostic(severity, code, newFile, place, message, hint);
  }

  /** Returns one line: file, place, severity, message, code and hint. */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder();
    if (!file.isEmpty()) {
      line.append(file).append(':');
    }
    if (place instanceof Place.Text text) {
      line.append(text.line()).append(':').append(text.column()).append(':');
    } else if (place instanceof Place.Json json) {
      line.append(json.path()).append(':');
    } else if (place instanceof Place.Entry entry) {
      line.append(Excerpt.of(entry.name())).append(':');
    }
    if (line.length() > 0) {
      line.append(' ');
    }
    line.append(severity.word()).append(": ").append(message).append(" [").append(code).append(']');
    if (!hint.isEmpty()) {
      line.append(" (").append(hint).append(')');
    }
    return line.toString();
  }
}
