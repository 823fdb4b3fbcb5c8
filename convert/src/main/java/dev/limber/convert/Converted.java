package dev.limber.convert;

import dev.limber.core.diagnostics.Diagnostic;
import java.util.List;

/**
 * A converted character.
 *
 * @param bytes the whole file
 * @param diagnostics what the new format cannot express; what is wrong in the old file is not
 *     repeated
 */
public record Converted(byte[] bytes, List<Diagnostic> diagnostics) {
  /** Keeps an unmodifiable copy of the diagnostics. */
  public Converted {
    diagnostics = List.copyOf(diagnostics);
  }
}
