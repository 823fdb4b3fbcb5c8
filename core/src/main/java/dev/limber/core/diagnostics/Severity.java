package dev.limber.core.diagnostics;

/** How much a diagnostic matters, from the worst down. */
public enum Severity {
  /** The input, or the part of it that the diagnostic names, cannot be used. */
  ERROR,
  /** Something was repaired or left out; the result is usable but may not be what was meant. */
  WARNING,
  /** Worth knowing, for example a field from a newer version; nothing was lost. */
  NOTE;

  /** Returns the word as it is printed: {@code error}, {@code warning} or {@code note}. */
  public String word() {
    return switch (this) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case NOTE -> "note";
    };
  }
}
