package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page for others: as a player in a frame, and by the address of a file. */
class EmbedBrowserTest extends BrowserTest {
  /** As in frames of browsers that keep nothing for pages of others. */
  private static final String NO_STORAGE =
      """
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('no access', 'SecurityError'); } });
      }
      Object.defineProperty(navigator, 'serviceWorker', { get() { throw new DOMException('no access', 'SecurityError'); } });
      """;

  private static final String PLAYS =
      "() => Boolean(document.querySelector('limber-player')?.character)";

  @TempDir Path folder;

  @Test
  void aPlayerIsAllThatIsLoaded() {
    Page page = newPage(EditorPage::window);
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> asked.add(request.url()));
    page.navigate(address("/?src=examples/fox.skel2d&animation=trot#embed"));
    page.waitForFunction(PLAYS);
    assertEquals("trot", page.evaluate("document.querySelector('limber-player').animation"));
    assertEquals(0, page.locator("#bar, .tour").count());
    assertEquals("light", page.evaluate("document.documentElement.dataset.theme"), "as the system");
    assertTrue(asked.stream().noneMatch(one -> one.contains("/engine/")), asked.toString());
    assertTrue(asked.stream().noneMatch(one -> one.contains("/editor/")), asked.toString());
  }

  /** Returns what the dialog gives for pages of others. */
  private String copiedCode(String address) {
    Page page = newPage(EditorPage::window);
    StudioPage studio = StudioPage.at(page, address);
    studio.text(
        """
        skeleton
        \tball
        \t\t@ :circle d40 f#E8734A

        anim "go"
        \tball
        \t\tx 0 -> 90 -> 0
        """);
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }");
    page.locator("[data-command='file.share']").click();
    page.locator("#copy-embed").click();
    page.waitForFunction("() => document.querySelector('#share-link').value.startsWith('<iframe')");
    return page.locator("#share-link").inputValue();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theCodePlaysOnAPageOfAnotherHost(boolean withoutStorage) throws IOException {
    PageServer host = PageServer.open(Path.of("target/page"));
    PageServer other = PageServer.open(folder);
    String code = copiedCode(host.address("/").toString());
    Files.writeString(folder.resolve("index.html"), "<!doctype html><title>other</title>" + code);
    Page page = newPage(options -> {});
    if (withoutStorage) {
      page.addInitScript(NO_STORAGE);
    }
    page.navigate(other.address("/").toString());
    Frame frame = page.waitForSelector("iframe[title='test.skel2d']").contentFrame();
    frame.waitForFunction(PLAYS);
    assertEquals(host.address("/").toString(), frame.url().replaceFirst("#.*", ""));
    frame.waitForFunction("() => document.querySelector('limber-player').currentTime > 0.1");
    byte[] before = page.locator("iframe").screenshot();
    double time = time(frame);
    frame.waitForFunction(
        "before => Math.abs(document.querySelector('limber-player').currentTime - before) > 0.1",
        time);
    assertFalse(Arrays.equals(before, page.locator("iframe").screenshot()), "it moves");
    frame.locator("limber-player button").first().click();
    frame.waitForFunction("() => document.querySelector('limber-player').paused");
    frame.locator("limber-player button").first().click();
    frame.waitForFunction("() => !document.querySelector('limber-player').paused");
    screenshot(page, "embedded-" + withoutStorage);
    closePages();
    host.close();
    other.close();
  }

  private static double time(Frame frame) {
    Object time = frame.evaluate("() => document.querySelector('limber-player').currentTime");
    return ((Number) time).doubleValue();
  }

  @Test
  void aDamagedLinkSaysSo() {
    Page page = newPage(EditorPage::window);
    page.navigate(address("/#embed&doc=fox.skel2d/skel2d/abc"));
    page.waitForSelector("html[data-ready=true]");
    assertTrue(page.locator(".embed-note").textContent().contains("damaged"));
  }

  @Test
  void anAddressOpensInTheStudioWithoutATour() {
    Page page = newPage(EditorPage::window);
    page.navigate(address("/?src=examples/hello.skel2d"));
    page.waitForSelector("html[data-ready=true]");
    assertEquals("hello.skel2d – Limber Studio", page.title());
    assertEquals(0, page.locator(".tour").count());
  }
}
