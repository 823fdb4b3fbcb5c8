package dev.limber.cli.terminal;

import dev.limber.core.diagnostics.Severity;

/**
 * Colours for a terminal, or nothing.
 *
 * @param on whether to use colours
 */
public record Paint(boolean on) {
  /** No colours. */
  public static final Paint NONE = new Paint(false);

  public String bold(String text) {
    return paint("1", text);
  }

  String dim(String text) {
    return paint("2", text);
  }

  /** Colours the head or the underline of a diagnostic. */
  String severity(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> paint("1;31", text);
      case WARNING -> paint("1;33", text);
      case NOTE -> paint("1;36", text);
    };
  }

  private String paint(String codes, String text) {
    return on ? "\u001b[" + codes + "m" + text + "\u001b[0m" : text;
  }
}
