package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page for others: as a player in a frame, by the address of a file, and without a network. */
class EmbedBrowserTest extends BrowserTest {
  private static final String PLAYS =
      "() => Boolean(document.querySelector('limber-player')?.character)";

  @Test
  void aPlayerIsAllThatIsLoaded() {
    Page page = newPage(EditorPage::window);
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> asked.add(request.url()));
    page.navigate(address("/?src=examples/fox.skel2d&animation=trot#embed"));
    page.waitForFunction(PLAYS);
    assertEquals("trot", page.evaluate("document.querySelector('limber-player').animation"));
    assertEquals(0, page.locator("#bar, .tour").count());
    assertTrue(asked.stream().noneMatch(one -> one.contains("/engine/")), asked.toString());
    assertTrue(asked.stream().noneMatch(one -> one.contains("/editor/")), asked.toString());
  }

  @Test
  void theCodeForOtherPagesPlaysTheDocument() {
    Page page = newPage(EditorPage::window);
    StudioPage studio = StudioPage.at(page, address("/"));
    studio.text("skeleton\n\tball\n\t\t@ :circle d40 f#E8734A\n");
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }");
    page.locator("[data-command='file.share']").click();
    page.locator("#copy-embed").click();
    page.waitForFunction("() => document.querySelector('#share-link').value.startsWith('<iframe')");
    String code = page.locator("#share-link").inputValue();
    int from = code.indexOf("src=\"") + "src=\"".length();
    String link = code.substring(from, code.indexOf('"', from)).replace("&amp;", "&");
    assertTrue(link.contains("#embed&doc="), link);
    Page other = newPage(EditorPage::window);
    other.navigate(link);
    other.waitForFunction(PLAYS);
    assertEquals(
        1, other.evaluate("document.querySelector('limber-player').character.bones.length"));
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
    assertFalse(page.url().contains("src="), page.url());
  }

  @Test
  void thePageWorksWithoutANetwork() {
    Page page = newPage(EditorPage::window);
    StudioPage.at(page, address("/?src=examples/hello.skel2d"));
    Object kept =
        page.evaluate("() => import('/files/offline.js').then(({ keepOffline }) => keepOffline())");
    assertTrue(((Number) kept).intValue() > 150, "kept " + kept);
    page.context().setOffline(true);
    page.navigate(address("/?src=examples/fox.skel2d"));
    page.waitForSelector("html[data-ready=true]");
    assertEquals("fox.skel2d – Limber Studio", page.title());
  }
}
