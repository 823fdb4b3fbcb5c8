package dev.limber.skelform.data;

import java.util.List;

/**
 * A named group of textures: an outfit, or the default look.
 *
 * @param id the file's id
 * @param name name as in the file
 * @param textures in file order
 */
public record Style(int id, String name, List<Texture> textures) {
  /** Keeps an unmodifiable copy. */
  public Style {
    textures = List.copyOf(textures);
  }
}
