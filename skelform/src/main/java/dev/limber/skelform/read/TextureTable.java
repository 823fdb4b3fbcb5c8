package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Nearest;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Texture;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The atlases and styles of a file, and which textures exist in any of them. */
final class TextureTable {
  private final List<Atlas> atlases;
  private final List<Style> styles;
  private final Set<String> names = new TreeSet<>();
  private final Reading reading;

  TextureTable(List<Atlas> atlases, List<Style> styles, Reading reading) {
    this.atlases = atlases;
    this.styles = styles;
    this.reading = reading;
    for (Style style : styles) {
      for (Texture texture : style.textures()) {
        names.add(texture.name());
      }
    }
  }

  List<Atlas> atlases() {
    return atlases;
  }

  List<Style> styles() {
    return styles;
  }

  /** Warns, once for each name, if no style has a texture; an empty name asks for none. */
  void check(String name, JsonValue at) {
    if (!name.isEmpty() && !names.contains(name) && reading.isNews("texture", name)) {
      String message = "no style has a texture " + Excerpt.quoted(name) + "; nothing is shown";
      reading.warning("skf-bad-texture", at, message, Nearest.hint(name, names));
    }
  }
}
