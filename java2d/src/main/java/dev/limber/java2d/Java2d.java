package dev.limber.java2d;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.CharacterImages;
import dev.limber.character.FilesBeside;
import dev.limber.core.diagnostics.AddressName;
import dev.limber.core.diagnostics.BoundedInput;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
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
    try (InputStream in = Files.newInputStream(path)) {
      return load(
          BoundedInput.read(in, limits.fileBytes()), name, FolderImages.beside(path), limits);
    }
  }

  /**
   * Loads what is at an address under the default limits, with images beside it: a resource on the
   * class path ({@code Game.class.getResource("/hero.skel2d")}), in a jar, or on a server.
   *
   * @throws IOException if it cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static LoadedCharacter load(URL address) throws IOException {
    byte[] bytes = BoundedInput.read(address, Limits.DEFAULT.fileBytes());
    return load(bytes, AddressName.of(address), FilesBeside.beside(address), Limits.DEFAULT);
  }

  /**
   * Loads a file from a stream under the default limits. Reads to the end, does not close it. There
   * is nothing beside a stream: boxes stand for the images of a Skel2D source.
   *
   * @param name the name that diagnostics show; may be empty
   * @throws IOException if the stream cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static LoadedCharacter load(InputStream in, String name) throws IOException {
    byte[] bytes = BoundedInput.read(in, Limits.DEFAULT.fileBytes());
    return load(bytes, name);
  }

  /**
   * Loads a file from memory under the default limits. There is nothing beside it: boxes stand for
   * the images of a Skel2D source.
   *
   * @param bytes the whole file; not kept
   * @param name the name that diagnostics show; may be empty
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static LoadedCharacter load(byte[] bytes, String name) {
    return load(bytes, name, FilesBeside.NONE, Limits.DEFAULT);
  }

  /**
   * Loads a file from memory.
   *
   * @param bytes the whole file; not kept
   * @param name the name that diagnostics show; may be empty
   * @param beside finds the images of a Skel2D source
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static LoadedCharacter load(byte[] bytes, String name, FilesBeside beside, Limits limits) {
    CharacterFile file = CharacterFormats.DEFAULT.read(bytes, name, limits);
    return of(file, beside, limits);
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
   * @param beside the files that lie beside it: images, if it does not hold them, and marks
   */
  public static LoadedCharacter of(CharacterFile file, FilesBeside beside, Limits limits) {
    CharacterFile whole = file.withFilesBeside(beside, limits);
    return new LoadedCharacter(
        whole, CharacterImages.decode(whole, beside, limits, PixelImage::decode));
  }
}
