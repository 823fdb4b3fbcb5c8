package dev.limber.cli.input;

import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.LoadedCharacter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A file opened together with its images.
 *
 * @param path where it is
 * @param character ready to be drawn
 * @param loaded the file alone
 */
public record CharacterFile(Path path, LoadedCharacter character, Loaded loaded) {

  /**
   * Loads a character.
   *
   * @throws IOException if the file cannot be read; the message is a sentence that names it
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterFile load(Path path) throws IOException {
    Loaded loaded = InputFile.load(path);
    return new CharacterFile(path, character(loaded, path), loaded);
  }

  /**
   * Takes a character from memory.
   *
   * @param path where it would be: images of a source are looked for beside it
   * @throws LimberException if nothing in it can be used
   */
  public static CharacterFile of(Path path, byte[] bytes) {
    Loaded loaded = InputFile.load(bytes, path.toString());
    return new CharacterFile(path, character(loaded, path), loaded);
  }

  private static LoadedCharacter character(Loaded loaded, Path path) {
    if (loaded instanceof Loaded.SkelFormArchive archive) {
      return Java2d.of(
          new SkelFormCharacter(path.toString(), archive.file()), path, Limits.DEFAULT);
    }
    Loaded.Skel2dSource source = (Loaded.Skel2dSource) loaded;
    return Java2d.of(
        Skel2dCharacter.of(source.text(), path.toString(), Limits.DEFAULT), path, Limits.DEFAULT);
  }

  /** Returns the files of images that lie beside it. */
  public List<Path> imageFiles() {
    if (loaded instanceof Loaded.SkelFormArchive) {
      return List.of();
    }
    return character.images().stream().map(image -> path.resolveSibling(image.name())).toList();
  }

  /** Returns what is wrong with its images, which {@code limber check} does not open. */
  public List<Diagnostic> imageProblems() {
    return character.diagnostics().stream()
        .filter(diagnostic -> !loaded.diagnostics().contains(diagnostic))
        .toList();
  }
}
