package dev.limber.core.diagnostics;

import java.util.List;

/**
 * Thrown when an input holds nothing usable: the only exception a Limber reader throws because of
 * what it read.
 *
 * <p>I/O failures keep their own type, {@link java.io.IOException}.
 */
public final class LimberException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Diagnostic diagnostic;
  private final transient List<Diagnostic> earlier;

  /** Creates an exception for the diagnostic that ended the reading. */
  public LimberException(Diagnostic diagnostic) {
    this(diagnostic, List.of());
  }

  /** Creates an exception for the diagnostic that ended the reading, after these earlier ones. */
  public LimberException(Diagnostic diagnostic, List<Diagnostic> earlier) {
    super(diagnostic.toString());
    this.diagnostic = diagnostic;
    this.earlier = List.copyOf(earlier);
  }

  /** Returns what made the input unusable. */
  public Diagnostic diagnostic() {
    return diagnostic;
  }

  /** Returns what was found before that, in the order found. */
  public List<Diagnostic> earlier() {
    return earlier;
  }
}
