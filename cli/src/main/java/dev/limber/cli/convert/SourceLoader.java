package dev.limber.cli.convert;

import dev.limber.convert.CharacterSource;
import dev.limber.core.diagnostics.LimberException;
import java.io.IOException;
import java.nio.file.Path;

/** Gets the character that a command line names, as converters want it. */
@FunctionalInterface
public interface SourceLoader {
  /**
   * Loads a character.
   *
   * @throws IOException if the file cannot be read; the message is a sentence that names it
   * @throws LimberException if nothing in it can be used
   */
  CharacterSource load(Path path) throws IOException;
}
