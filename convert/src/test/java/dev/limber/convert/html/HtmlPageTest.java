package dev.limber.convert.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page itself is tested in a browser, by the module that has the player. */
class HtmlPageTest {
  private static final Pattern BLOCK =
      Pattern.compile("<script type=\"application/json\" id=\"character\">(.*?)</script>");

  private static CharacterSource source(String text, String name) {
    return new CharacterSource(
        text.getBytes(StandardCharsets.UTF_8),
        Skel2dCharacter.of(text, name, Limits.DEFAULT),
        (image, most) -> null,
        Limits.DEFAULT);
  }

  private static Converted page(CharacterSource source, ConvertOptions options) throws IOException {
    String template = Files.readString(Path.of("../web/src/main/page/export/player.html.txt"));
    return new HtmlPage(template, "const end = '</SCRIPT>';").filled(source, options);
  }

  @Test
  void anyTextStaysInsideItsBlock() throws IOException {
    String name = "<script><!--{{runtime}} $1 \".skel2d";
    ConvertOptions options = new ConvertOptions("</SCRIPT>", List.of("a", "b"), 1, null);
    Converted converted = page(source("skeleton\n\ta\n", "folder/" + name), options);
    String html = new String(converted.bytes(), StandardCharsets.UTF_8);
    Matcher block = BLOCK.matcher(html);
    assertTrue(block.find(), html);
    JsonObject json =
        (JsonObject) JsonReader.parse(block.group(1), "", Limits.DEFAULT, new Diagnostics(""));
    assertEquals(name, text(json, "name"));
    JsonObject attributes = (JsonObject) json.get("attributes");
    assertEquals("</SCRIPT>", text(attributes, "animation"));
    assertEquals("a,b", text(attributes, "skin"));
    assertTrue(html.contains("const end = '<\\/SCRIPT>';"), html);
    assertFalse(html.contains("{{character}}"), html);
  }

  private static String text(JsonObject json, String name) {
    return ((JsonString) json.get(name)).value();
  }

  @Test
  void anImageThatIsMissingIsSaid() throws IOException {
    CharacterSource source = source("skeleton\n\ta\n\t\t@s :sprite \"no.png\"\n", "a.skel2d");
    List<Diagnostic> said = page(source, ConvertOptions.DEFAULT).diagnostics();
    assertEquals("image-missing", said.get(0).code());
  }

  @Test
  void withoutThePlayerThereIsNoPage() {
    LimberException refused =
        assertThrows(
            LimberException.class,
            () ->
                HtmlConverter.convert(
                    source("skeleton\n\ta\n", "a.skel2d"), ConvertOptions.DEFAULT));
    assertEquals("html-no-player", refused.diagnostic().code());
  }
}
