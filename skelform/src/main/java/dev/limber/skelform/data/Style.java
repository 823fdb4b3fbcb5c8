package dev.limber.skelform.data;

import dev.limber.core.diagnostics.Excerpt;
import java.util.List;

/**
 * A named group of textures: an outfit, or the plain character.
 *
 * @param id the file's id
 * @param name name as in the file
 * @param textures in file order
 * @param active whether the author left it active; see {@link Armature#defaultStyles}
 */
public record Style(int id, String name, List<Texture> textures, boolean active) {
  /** What the editor calls the plain style, which comes behind the outfits. */
  public static final String DEFAULT_NAME = "Default";

  /** Keeps an unmodifiable copy. */
  public Style {
    textures = List.copyOf(textures);
  }

  /** Creates a style that is not active. */
  public Style(int id, String name, List<Texture> textures) {
    this(id, name, textures, false);
  }

  /**
   * Checks that all textures lie in atlases that there are.
   *
   * @param atlases how many there are
   * @throws IllegalArgumentException if one does not
   */
  public void requireAtlases(int atlases) {
    for (Texture texture : textures) {
      if (texture.atlas() < 0 || texture.atlas() >= atlases) {
        throw new IllegalArgumentException(
            "style "
                + Excerpt.quoted(name)
                + ": the texture "
                + Excerpt.quoted(texture.name())
                + " lies in atlas "
                + texture.atlas()
                + ", but there are "
                + atlases
                + ", from 0");
      }
    }
  }
}
