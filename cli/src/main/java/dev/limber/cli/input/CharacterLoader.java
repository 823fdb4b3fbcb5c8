package dev.limber.cli.input;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.java2d.LoadedCharacter;
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
  LoadedCharacter load(Path path) throws IOException;
}
