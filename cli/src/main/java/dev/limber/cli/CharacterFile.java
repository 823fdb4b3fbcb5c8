package dev.limber.cli;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.LoadedCharacter;
import java.io.IOException;
import java.nio.file.Path;

/** Opens a file together with its images. */
final class CharacterFile {
  private CharacterFile() {}

  /**
   * Loads a character.
   *
   * @throws IOException if the file cannot be read; the message is a sentence that names it
   * @throws LimberException if nothing in it can be used
   */
  static LoadedCharacter load(Path path) throws IOException {
    Loaded loaded = InputFile.load(path);
    if (loaded instanceof Loaded.SkelFormArchive archive) {
      return Java2d.of(archive.file(), path.toString(), Limits.DEFAULT);
    }
    Loaded.Skel2dSource source = (Loaded.Skel2dSource) loaded;
    Path folder = path.toAbsolutePath().getParent();
    return Java2d.source(
        source.text(), path.toString(), folder == null ? Path.of("") : folder, Limits.DEFAULT);
  }
}
