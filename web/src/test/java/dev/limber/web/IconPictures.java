package dev.limber.web;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Makes the icons of the installed page of {@code icon.svg}. It is no test of the build;
 * CONTRIBUTING.md has the command.
 */
class IconPictures extends BrowserTest {
  private static final Path PAGE = Path.of("src/main/page");

  @Test
  void withRoundCorners() throws IOException {
    write("icon-192", 192, "width: 100%");
    write("icon-512", 512, "width: 100%");
  }

  /** Systems cut off what is outside of a circle of four fifths of the width. */
  @Test
  void toBeCutOut() throws IOException {
    write(
        "icon-maskable",
        512,
        "width: 90%; padding: 5%; box-sizing: content-box; background: #1d2430");
  }

  private void write(String name, int side, String style) throws IOException {
    Page page = newPage(options -> options.setViewportSize(side, side));
    String svg = Files.readString(PAGE.resolve("icon.svg"));
    page.setContent(svg.replace("<svg", "<svg style=\"position: fixed; inset: 0; " + style + "\""));
    page.screenshot(
        new Page.ScreenshotOptions().setPath(PAGE.resolve(name + ".png")).setOmitBackground(true));
  }
}
