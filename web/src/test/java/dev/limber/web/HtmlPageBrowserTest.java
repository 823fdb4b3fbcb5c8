package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.limber.character.CharacterFormats;
import dev.limber.character.FilesBeside;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.Converted;
import dev.limber.convert.html.HtmlPage;
import dev.limber.core.diagnostics.Limits;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Pages of {@code limber convert} play from a folder, with nothing beside them. */
class HtmlPageBrowserTest extends BrowserTest {
  private static final Path SITE = Path.of("target/page");

  private Page opened(byte[] bytes, String name, FilesBeside beside, ConvertOptions options)
      throws IOException {
    CharacterSource source =
        new CharacterSource(
            bytes,
            CharacterFormats.DEFAULT.read(bytes, name, Limits.DEFAULT),
            beside,
            Limits.DEFAULT);
    HtmlPage template =
        new HtmlPage(
            Files.readString(SITE.resolve("export/player.html.txt")),
            Files.readString(SITE.resolve("limber/limber.js")));
    Converted converted = template.filled(source, options);
    assertEquals(List.of(), converted.diagnostics());
    Path file = Path.of("target/converted.html").toAbsolutePath();
    Files.write(file, converted.bytes());
    Page page = newPage(changed -> changed.setViewportSize(400, 300));
    page.navigate(file.toUri().toString());
    await(page, "document.querySelector('limber-player').character");
    assertEquals(
        List.of(), page.evaluate("document.querySelector('limber-player').character.diagnostics"));
    return page;
  }

  @Test
  void aSourcePlaysWithTheImagesBesideIt() throws IOException {
    Pixels red = new Pixels(40, 40);
    Arrays.fill(red.argb(), 0xffd02010);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    new PngEncoder().write(red, png);
    String text =
        "skeleton\n\ta\n\t\t@ :sprite \"</script>.png\"\n\nanim \"go\"\n\ta\n\t\tx 0 -> 9\n";
    Page page =
        opened(
            text.getBytes(StandardCharsets.UTF_8),
            "red.skel2d",
            (name, most) -> png.toByteArray(),
            new ConvertOptions("go", List.of(), 1, null));
    assertEquals("red.skel2d", page.title());
    BufferedImage shot = ImageIO.read(screenshot(page, "converted-source").toFile());
    int[] pixels = shot.getRGB(0, 0, 400, 300, null, 0, 400);
    long seen = Arrays.stream(pixels).filter(argb -> argb == 0xffd02010).count();
    assertTrue(seen > 1000, "the image is seen: " + seen);
  }

  @Test
  void anArchivePlaysTheChosenAnimation() throws IOException {
    byte[] bytes = Files.readAllBytes(Samples.FOLDER.resolve("lantern-0.7.skf"));
    ConvertOptions walk = new ConvertOptions("Walk", List.of(), 1, null);
    Page page = opened(bytes, "lantern-0.7.skf", (name, most) -> null, walk);
    assertEquals("Walk", page.evaluate("document.querySelector('limber-player').animation"));
    screenshot(page, "converted-archive");
  }
}
