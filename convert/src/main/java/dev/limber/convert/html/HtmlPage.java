package dev.limber.convert.html;

import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.CharacterImages;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.json.JsonWriter;
import dev.limber.image.DataUrl;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A template of a page, to be filled with a character. The studio fills the same in the browser.
 *
 * @param template a page with <code>{{runtime}}</code> in a script and <code>{{character}}</code>
 *     in a block of JSON
 * @param runtime the player's script
 */
public record HtmlPage(String template, String runtime) {
  private static final Pattern SCRIPT_END = Pattern.compile("</script", Pattern.CASE_INSENSITIVE);

  /** Returns the page of a character, with its images inside. */
  public Converted filled(CharacterSource source, ConvertOptions options) {
    CharacterImages<String> images =
        CharacterImages.decode(
            source.character(),
            source.beside(),
            source.limits(),
            (name, bytes, limits) -> DataUrl.of(bytes));
    String json = json(source, options, images.images());
    String page =
        template
            .replace("{{runtime}}", withoutEnd(runtime))
            // Last: its text may hold anything.
            .replace("{{character}}", json.replace("<", "\\u003c"));
    return new Converted(page.getBytes(StandardCharsets.UTF_8), images.diagnostics());
  }

  private static String json(
      CharacterSource source, ConvertOptions options, Map<String, String> images) {
    CharacterFile character = source.character();
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject();
    json.name("name").value(lastPart(character.name()));
    json.name("data").value(Base64.getEncoder().encodeToString(source.bytes()));
    json.name("images").beginObject();
    if (!character.hasImagesInside()) {
      images.forEach((image, address) -> json.name(image).value(address));
    }
    json.endObject().name("attributes").beginObject();
    String animation = options.animation();
    if (animation != null) {
      json.name("animation").value(animation);
    }
    if (!options.skins().isEmpty()) {
      boolean skelForm = character.format() == CharacterFormats.SKELFORM;
      json.name(skelForm ? "styles" : "skin").value(String.join(",", options.skins()));
    }
    json.endObject().endObject();
    return out.toString();
  }

  private static String lastPart(String path) {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }

  /** What would end the script from inside a string is written otherwise. */
  private static String withoutEnd(String script) {
    return SCRIPT_END
        .matcher(script)
        .replaceAll(end -> Matcher.quoteReplacement("<\\" + end.group().substring(1)));
  }
}
