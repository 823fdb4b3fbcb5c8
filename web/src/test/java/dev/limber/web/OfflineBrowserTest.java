package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A page from a host with HTTPS keeps itself and works without a network; one of this machine does
 * not.
 */
class OfflineBrowserTest extends BrowserTest {
  private static final String PLAYS =
      "() => Boolean(document.querySelector('limber-player')?.character)";

  @TempDir Path folder;
  private PageServer host;

  @BeforeEach
  void startHost() throws IOException, GeneralSecurityException, InterruptedException {
    host = PageServer.secure(folder);
  }

  @AfterEach
  void stopHost() {
    closePages();
    host.close();
  }

  /**
   * Returns how many files the page asks for: no types and licences, no parts for other engines.
   */
  private static long filesOfThePage() throws IOException {
    Pattern others = Pattern.compile(".*(\\.d\\.ts|LICENSE|(pixi|phaser|sharedtextures)\\w*\\.js)");
    try (Stream<Path> all = Files.walk(Path.of("target/page"))) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !others.matcher(file.toString()).matches())
          .count();
    }
  }

  private static void awaitKept(Page page, String condition) {
    await(
        page,
        "caches.open('limber-page').then(cache => cache.keys()).then(requests => { const kept ="
            + " requests.map(({ url }) => url); return "
            + condition
            + "; })");
  }

  /**
   * No requests leave the page, and if the browser lets some of its service worker, no host
   * answers.
   */
  private void loseTheNetwork(Page page) {
    page.context().setOffline(true);
    host.close();
  }

  @Test
  void theStudioWorksWithoutANetwork() throws IOException {
    Page page = newPage(EditorPage::window);
    StudioPage.at(page, host.address("/?src=examples/hello.skel2d").toString());
    // All of them, and the folder itself.
    awaitKept(page, "kept.filter(url => !url.includes('?')).length >= " + (filesOfThePage() + 1));
    loseTheNetwork(page);
    page.navigate(host.address("/?src=examples/fox.skel2d").toString());
    page.waitForSelector("html[data-ready=true]");
    assertEquals("fox.skel2d – Limber Studio", page.title());
  }

  @Test
  void aPlayerForOthersWorksWithoutANetwork() {
    Page page = newPage(EditorPage::window);
    page.navigate(host.address("/?src=examples/fox.skel2d#embed").toString());
    page.waitForFunction(PLAYS);
    awaitKept(
        page,
        "['/', '/limber/limber.js', '/examples/fox.skel2d'].every(path => kept.includes(location.origin"
            + " + path)) && performance.getEntriesByType('resource').every(({ name }) =>"
            + " kept.includes(name))");
    loseTheNetwork(page);
    page.reload();
    page.waitForFunction(PLAYS);
  }

  @Test
  void nothingIsKeptOfThisMachine() {
    Page page = newPage(EditorPage::window);
    StudioPage.at(page, address("/"));
    assertEquals(
        0, page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)"));
  }
}
