package dev.limber.convert;

import dev.limber.core.diagnostics.LimberException;

/** Turns a character into a file of another format. */
@FunctionalInterface
public interface Converter {
  /**
   * Converts a character. The same input gives the same bytes.
   *
   * @throws LimberException if nothing usable can be made of it
   */
  Converted convert(CharacterSource source, ConvertOptions options);
}
