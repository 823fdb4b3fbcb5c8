package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;

/**
 * The entry point: loads characters of every format together with their images. With an asset
 * manager, use {@link LimberLoader} instead.
 */
public final class LimberGdx {
  private LimberGdx() {}

  /** Loads a file under the default limits; see {@link #load(FileHandle, Limits)}. */
  public static GdxCharacter load(FileHandle file) {
    return load(file, Limits.DEFAULT);
  }

  /**
   * Loads a file, on the thread that draws: a SkelForm archive with its images inside, or a Skel2D
   * source with its images beside it.
   *
   * @throws com.badlogic.gdx.utils.GdxRuntimeException if the file cannot be read
   * @throws LimberException if it is not a character, or not a usable one
   */
  public static GdxCharacter load(FileHandle file, Limits limits) {
    return new GdxCharacter(CharacterParts.read(file, limits));
  }
}
