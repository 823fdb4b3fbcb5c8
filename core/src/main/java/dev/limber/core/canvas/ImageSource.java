package dev.limber.core.canvas;

import org.jspecify.annotations.Nullable;

/**
 * Where a character's images come from. Asked for every sprite of every frame, so images may arrive
 * late: answer from a map.
 */
@FunctionalInterface
public interface ImageSource {
  /** Has no images: sprites are left out. */
  ImageSource NONE = name -> null;

  /**
   * Returns an image, or null if there is none (yet): what shows it is left out then. A {@link
   * MissingImage} shows a labelled box instead.
   *
   * @param name as the character says it; it comes from a file, so never use it as a path unchecked
   */
  @Nullable Image image(String name);
}
