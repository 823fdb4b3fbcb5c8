package dev.limber.cli.input;

import dev.limber.core.diagnostics.LimberException;
import java.io.IOException;
import java.nio.file.Path;

/** Gets the character that a command line names. */
public interface CharacterLoader {
  /**
   * Loads a character.
   *
   * @throws IOException if the file cannot be read; the message is a sentence that names it
   * @throws LimberException if nothing in it can be used
   */
  CharacterFile load(Path path) throws IOException;
}
