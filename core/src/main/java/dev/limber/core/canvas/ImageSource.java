package dev.limber.core.canvas;

import org.jspecify.annotations.Nullable;

/**
 * Where a character's images come from. Called for every sprite in every frame, so images may
 * arrive late; use a map.
 */
@FunctionalInterface
public interface ImageSource {
  /** Has no images: sprites are not drawn. */
  ImageSource NONE = name -> null;

  /**
   * Returns an image, or null if there is none (yet), in which case its sprite is not drawn. A
   * {@link MissingImage} shows a labelled box instead.
   *
   * @param name as written in the character's file, so never use it as a path unchecked
   */
  @Nullable Image image(String name);
}
