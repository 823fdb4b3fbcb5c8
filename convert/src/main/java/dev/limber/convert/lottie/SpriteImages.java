package dev.limber.convert.lottie;

import dev.limber.character.CharacterImages;
import dev.limber.character.ImageHeader;
import dev.limber.convert.CharacterSource;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.json.JsonWriter;
import dev.limber.image.DataUrl;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The images of a character as they are in their files: Lottie holds them whole. */
final class SpriteImages implements ImageSource {
  /**
   * An image.
   *
   * @param id what layers call it
   */
  record Sprite(String id, byte[] bytes, int width, int height, String name) implements Image {}

  private final CharacterImages<Sprite> found;

  SpriteImages(CharacterSource source) {
    found =
        CharacterImages.decode(
            source.character(),
            source.beside(),
            source.limits(),
            (name, bytes, limits) -> {
              ImageHeader size = Objects.requireNonNull(ImageHeader.of(bytes), "it was measured");
              return new Sprite("image:" + name, bytes, size.width(), size.height(), name);
            });
  }

  List<Diagnostic> diagnostics() {
    return found.diagnostics();
  }

  @Override
  public @Nullable Image image(String name) {
    return find(name);
  }

  /** Returns an image; null if there is none. */
  @Nullable Sprite find(@Nullable String name) {
    return name == null ? null : found.images().get(name);
  }

  /** Writes them all. */
  void write(JsonWriter json) {
    json.name("assets").beginArray();
    for (Map.Entry<String, Sprite> one : found.images().entrySet()) {
      Sprite sprite = one.getValue();
      json.beginObject().name("id").value(sprite.id());
      json.name("w").value(sprite.width()).name("h").value(sprite.height());
      json.name("u").value("").name("p").value(DataUrl.of(sprite.bytes()));
      json.name("e").value(1).endObject();
    }
    json.endArray();
  }
}
