package dev.limber.studio.export;

/** A character that cannot be rendered, explained for users. */
public final class ExportException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String hint;

  /** Creates one; the hint may be empty. */
  public ExportException(String message, String hint) {
    super(message);
    this.hint = hint;
  }

  /** Returns what to try; may be empty. */
  public String hint() {
    return hint;
  }
}
