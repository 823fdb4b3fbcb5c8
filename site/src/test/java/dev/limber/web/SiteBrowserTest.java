package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The site in a browser. */
class SiteBrowserTest extends BrowserTest {
  private static final int MOST_BYTES = 400_000;
  private static final List<String> PAGES =
      List.of(
          "/",
          "/gallery.html",
          "/guides/getting-started.html",
          "/guides/skel2d.html",
          "/guides/limber-js.html",
          "/404.html");

  private static final String DRAWN =
      """
      [...document.querySelectorAll('.parade limber-player')].every((player) => {
        const canvas = player.shadowRoot?.querySelector('canvas');
        const pixels = canvas?.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
        return player.character && pixels?.some((value) => value > 0);
      })""";

  /** What a host sends that compresses texts, all of it by the time that the characters move. */
  @Test
  void theFirstPictureIsSmall() throws IOException {
    Page page = newPage(options -> options.setViewportSize(1360, 860));
    List<Response> responses = new ArrayList<>();
    page.onResponse(responses::add);
    page.navigate(address("/"));
    await(page, DRAWN);
    int sum = 0;
    StringBuilder table = new StringBuilder();
    for (Response response : responses) {
      int size = sent(response);
      sum += size;
      table.append(String.format("%8d %s%n", size, response.url()));
    }
    System.out.printf("The first picture takes %d bytes%n%s", sum, table);
    assertTrue(sum < MOST_BYTES, "the first picture takes " + sum + " bytes\n" + table);
    screenshot(page, "site-start");
  }

  private static int sent(Response response) throws IOException {
    byte[] body = response.body();
    String type = response.headers().getOrDefault("content-type", "");
    if (!type.matches("text/.*|.*json|.*xml")) {
      return body.length;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(body);
    }
    return bytes.size();
  }

  @Test
  void nothingComesFromElsewhere() {
    Page page = newPage(options -> {});
    List<String> elsewhere = new ArrayList<>();
    page.onRequest(
        request -> {
          String url = request.url();
          if (!url.startsWith(address("/")) && !url.matches("(data|blob):.*")) {
            elsewhere.add(url);
          }
        });
    List<String> all = new ArrayList<>(PAGES);
    all.addAll(
        List.of(
            "/api/index.html",
            "/api/dev.limber.core/dev/limber/core/player/Player.html",
            "/studio/"));
    for (String path : all) {
      page.navigate(address(path));
      page.evaluate("() => scrollTo(0, document.body.scrollHeight)");
      page.waitForLoadState();
    }
    assertEquals(List.of(), elsewhere);
    assertOnlyJavadocFails();
  }

  /** Javadoc has scripts in its pages, which the policy of these tests forbids. */
  private void assertOnlyJavadocFails() {
    String javadoc = " (" + address("/api/");
    assertEquals(
        List.of(), takeErrors().stream().filter(error -> !error.contains(javadoc)).toList());
  }

  @Test
  void everybodyCanUseIt() throws IOException {
    Axe.assumeInstalled();
    for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      Page page =
          newPage(options -> Axe.allow(options.setViewportSize(1360, 860).setColorScheme(scheme)));
      for (String path : PAGES) {
        page.navigate(address(path));
        String theme = scheme == ColorScheme.DARK ? "dark" : "light";
        assertEquals(theme, page.getAttribute("html", "data-theme"));
        await(page, DRAWN);
        screenshot(page, "site-" + theme + path.replaceAll("[/.]", "-"));
        assertEquals(List.of(), Axe.violations(page), path + ", " + scheme);
      }
      page.keyboard().press("/");
      page.keyboard().type("player");
      page.waitForSelector("#found a");
      assertEquals(List.of(), Axe.violations(page), "search, " + scheme);
    }
  }

  @Test
  void aPhoneNeedsNoScrollingSideways() throws IOException {
    Page page =
        newPage(
            options ->
                options
                    .setViewportSize(390, 844)
                    .setIsMobile(true)
                    .setHasTouch(true)
                    .setColorScheme(ColorScheme.DARK));
    Set<String> paths = new TreeSet<>(PAGES);
    try (var guides = Files.newDirectoryStream(Path.of("target/page/guides"), "*.html")) {
      guides.forEach(guide -> paths.add("/guides/" + guide.getFileName()));
    }
    assertTrue(paths.size() > 20, paths.toString());
    for (String path : paths) {
      page.navigate(address(path));
      assertEquals(390, page.evaluate("document.documentElement.scrollWidth"), path);
      await(page, DRAWN);
      screenshot(page, "site-phone" + path.replaceAll("[/.]", "-"));
    }
  }

  @Test
  void theSearchNeedsNoMouse() {
    Page page = open("/guides/skel2d.html");
    page.waitForSelector(".search-open");
    page.keyboard().press("/");
    page.keyboard().type("crossfade");
    page.waitForSelector("#found a");
    page.keyboard().press("ArrowDown");
    String second = (String) page.evaluate("document.querySelectorAll('#found a')[1].href");
    page.keyboard().press("Enter");
    page.waitForURL(second);
    page.keyboard().press("Control+k");
    page.keyboard().type("LimberPanel");
    page.waitForSelector("#found a");
    page.keyboard().press("Enter");
    page.waitForURL("**/api/dev.limber.java2d/dev/limber/java2d/LimberPanel.html");
    assertOnlyJavadocFails();
  }

  @Test
  void aSearchThatCannotBeLoadedSaysSoAndIsTriedAgain() {
    Page page = newPage(options -> {});
    List<String> asked = new ArrayList<>();
    page.route(
        "**/search.json",
        route -> {
          asked.add(route.request().url());
          if (asked.size() == 1) {
            route.abort();
          } else {
            route.resume();
          }
        });
    page.navigate(address("/"));
    page.waitForSelector(".search-open");
    page.keyboard().press("/");
    page.waitForSelector(".nothing:has-text(\"cannot be loaded\")");
    page.keyboard().type("play");
    page.waitForSelector(".nothing:has-text(\"cannot be loaded\")");
    page.evaluate("() => document.querySelector('dialog.search').close()");
    page.keyboard().press("/");
    page.keyboard().press("Control+k");
    page.waitForSelector("#found a");
    assertEquals(2, asked.size());
    page.keyboard().type("er zzz");
    page.waitForSelector(".nothing:has-text(\"No page contains all of these words.\")");
    takeErrors(); // The failed request.
  }

  @Test
  void withoutStorageTheThemeLastsAsLongAsThePage() {
    Page page = newPage(options -> options.setColorScheme(ColorScheme.LIGHT));
    page.addInitScript(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });");
    page.navigate(address("/"));
    page.locator(".theme").click();
    page.waitForSelector("html[data-theme=dark]");
  }

  @Test
  void theExampleOfTheElementRuns() {
    Page page = open("/examples/player.html");
    await(page, "document.querySelector('#label').style.transform");
  }

  @Test
  void theThemeIsKeptAndSharedWithTheStudio() {
    Page page = open("/", options -> options.setColorScheme(ColorScheme.LIGHT));
    page.locator(".theme[aria-label='Use the dark theme']").click();
    page.waitForSelector("html[data-theme=dark]");
    page.waitForSelector(".theme[aria-label='Use the light theme']");
    page.navigate(address("/guides/web.html"));
    page.waitForSelector("html[data-theme=dark]");
    page.navigate(address("/studio/?src=examples/fox.skel2d"));
    page.waitForSelector("html[data-theme=dark]");
    await(page, "document.title.includes('fox')");
  }

  @Test
  void theThemeButtonFollowsTheSystem() {
    Page page = open("/", options -> options.setColorScheme(ColorScheme.LIGHT));
    page.waitForSelector(".theme[aria-label='Use the dark theme']");
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    page.waitForSelector(".theme[aria-label='Use the light theme']");
  }

  @Test
  void whoWantsNoMotionGetsNone() {
    Page page = open("/", options -> options.setReducedMotion(ReducedMotion.REDUCE));
    await(page, DRAWN);
    assertEquals(
        true,
        page.evaluate(
            "[...document.querySelectorAll('limber-player')].every((player) => player.paused)"));
    page.navigate(address("/guides/getting-started.html"));
    await(page, "document.querySelector('img[alt=\"A bird hops\"]').src.startsWith('data:')");
  }

  @Test
  void thePageIsAlive() {
    Page page = open("/");
    await(page, DRAWN);
    page.evaluate(
        """
        () => {
          window.started = [];
          document.querySelectorAll('.parade limber-player')[2]
            .addEventListener('started', ({ detail }) => window.started.push(detail.animation));
        }
        """);
    page.locator(".parade button").nth(2).click();
    await(page, "started.length === 2 && started[0] !== 'trot' && started[1] === 'trot'");
    page.locator(".source code").click();
    page.keyboard().press("Control+Home");
    page.keyboard().press("End");
    page.keyboard().press("Enter");
    page.keyboard().type("\ttail");
    await(
        page,
        "document.querySelector('.live').character.bones.some(({ name }) => name === 'tail')");
    page.keyboard().type(" nonsense");
    await(page, "document.querySelector('.problem').textContent.startsWith('Line 2')");
  }
}
