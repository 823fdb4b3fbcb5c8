package dev.limber.convert.html;

import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Makes an HTML page with the player, a character and its images inside. */
public final class HtmlConverter {
  /** Where the module for browsers puts its page on the class path. */
  private static final String PAGE = "dev/limber/web/page/";

  private HtmlConverter() {}

  /**
   * Converts a character of any format.
   *
   * @throws LimberException if the player for browsers is not on the class path
   */
  public static Converted convert(CharacterSource source, ConvertOptions options) {
    Diagnostics said = new Diagnostics(source.character().name());
    String template = resource("export/player.html.txt", said);
    String runtime = resource("limber/limber.js", said);
    return new HtmlPage(template, runtime).filled(source, options);
  }

  private static String resource(String name, Diagnostics said) {
    ClassLoader loader = HtmlConverter.class.getClassLoader();
    try (InputStream in = loader.getResourceAsStream(PAGE + name)) {
      if (in == null) {
        throw said.fatal(
            "html-no-player",
            Place.FILE,
            "the player for browsers is not part of this program",
            "put limber-web on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
