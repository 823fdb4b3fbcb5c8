package dev.limber.skelform.draw;

import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The spec's {@code GetBoneTexture}: the first style in the list that has the name wins. */
public final class StyledTextures {
  private StyledTextures() {}

  /** Returns the texture that a name stands for under these styles, or null if none has it. */
  public static @Nullable Texture find(String name, List<Style> styles) {
    for (Style style : styles) {
      for (Texture texture : style.textures()) {
        if (texture.name().equals(name)) {
          return texture;
        }
      }
    }
    return null;
  }

  /** Returns all textures that names stand for under these styles. */
  public static Map<String, Texture> byName(List<Style> styles) {
    // Sorted and not hashed: names come from files, which may be made to collide.
    TreeMap<String, Texture> textures = new TreeMap<>();
    for (Style style : styles) {
      for (Texture texture : style.textures()) {
        textures.putIfAbsent(texture.name(), texture);
      }
    }
    return textures;
  }
}
