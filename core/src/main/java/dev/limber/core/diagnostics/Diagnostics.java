package dev.limber.core.diagnostics;

import java.util.ArrayList;
import java.util.List;

/**
 * Collects the diagnostics of one input, in the order found.
 *
 * <p>Keeps at most {@value #MAX_KEPT} diagnostics, so that a hostile file cannot fill the memory
 * with complaints about itself; the rest are counted. Not thread-safe.
 */
public final class Diagnostics {
  /** How many diagnostics are kept; further ones are only counted. */
  public static final int MAX_KEPT = 1_000;

  private final String file;
  private final List<Diagnostic> kept = new ArrayList<>();
  private int dropped;

  /** Creates an empty collection for the input with this name (empty when it has none). */
  public Diagnostics(String file) {
    this.file = file;
  }

  /** Returns the name of the input. */
  public String file() {
    return file;
  }

  /** Adds an error: the part at this place cannot be used. */
  public void error(String code, Place place, String message, String hint) {
    add(Severity.ERROR, code, place, message, hint);
  }

  /** Adds a warning: something was repaired or left out. */
  public void warning(String code, Place place, String message, String hint) {
    add(Severity.WARNING, code, place, message, hint);
  }

  /** Adds a note: worth knowing, nothing was lost. */
  public void note(String code, Place place, String message, String hint) {
    add(Severity.NOTE, code, place, message, hint);
  }

  private void add(Severity severity, String code, Place place, String message, String hint) {
    if (kept.size() >= MAX_KEPT) {
      dropped++;
      return;
    }
    kept.add(new Diagnostic(severity, code, file, place, message, hint));
  }

  /** Returns an immutable copy, with a last note that says how many were left out, if any were. */
  public List<Diagnostic> toList() {
    if (dropped == 0) {
      return List.copyOf(kept);
    }
    List<Diagnostic> all = new ArrayList<>(kept);
    all.add(
        new Diagnostic(
            Severity.NOTE,
            "too-many-diagnostics",
            file,
            Place.FILE,
            dropped + " further diagnostics are not shown",
            "fix the first ones and check again"));
    return List.copyOf(all);
  }

  /** Returns an exception that carries what was collected so far plus this final error. */
  public LimberException fatal(String code, Place place, String message, String hint) {
    Diagnostic cause = new Diagnostic(Severity.ERROR, code, file, place, message, hint);
    return new LimberException(cause, toList());
  }
}
