package dev.limber.java2d;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.CharacterImages;
import dev.limber.character.ImageFiles;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The entry point: loads characters of every format together with their images. */
public final class Java2d {
  private Java2d() {}

  /** Loads a file under the default limits; see {@link #load(Path, Limits)}. */
  public static LoadedCharacter load(Path path) throws IOException {
    return load(path, Limits.DEFAULT);
  }

  /**
   * Loads a file: a SkelForm archive with its images inside, or a Skel2D source with its images
   * beside it.
   *
   * @throws IOException if the file cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static LoadedCharacter load(Path path, Limits limits) throws IOException {
    Path file = path.getFileName();
    String name = file == null ? "" : file.toString();
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      // One byte more than allowed, so that readers notice a file that is too large.
      bytes = in.readNBytes((int) Math.min(limits.fileBytes() + 1L, Integer.MAX_VALUE));
    }
    return of(CharacterFormats.DEFAULT.read(bytes, name, limits), path, limits);
  }

  /**
   * Decodes the images of a file that has been read.
   *
   * @param path where the file is, or would be: its external images are beside it
   */
  public static LoadedCharacter of(CharacterFile file, Path path, Limits limits) {
    return of(file, FolderImages.beside(path), limits);
  }

  /**
   * Decodes the images of a file that has been read.
   *
   * @param beside the images that lie beside the file; not asked if it holds its images
   */
  public static LoadedCharacter of(CharacterFile file, ImageFiles beside, Limits limits) {
    return new LoadedCharacter(
        file, CharacterImages.decode(file, beside, limits, PixelImage::decode));
  }
}
