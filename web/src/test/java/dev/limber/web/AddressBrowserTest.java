package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What {@code ?src=} opens in the studio: files of its host and of others. */
class AddressBrowserTest extends BrowserTest {
  private static final String HERO = "/test/sprites/hero.skel2d";

  /** What is shown, and how its text is to be: two images, and one that is not below its folder. */
  private static final String SHOWN =
      "['body.png', 'parts/hat.png'].every(name => limberStudio.character?.encodedImage(name)?.size"
          + " > 0)";

  /** Two hosts of the studio's page and of files, which are there for all others. */
  private PageServer host;

  private PageServer other;

  @BeforeEach
  void startHosts() throws IOException {
    host = PageServer.open(Path.of("target/page"));
    other = PageServer.open(Path.of("target/page"));
  }

  @AfterEach
  void stopHosts() {
    closePages();
    host.close();
    other.close();
  }

  private EditorPage visit(String src) {
    return new EditorPage(newPage(EditorPage::window), host.address("/?src=" + src).toString());
  }

  @Test
  void imagesBesideATextOfThisHostAreShown() {
    visit(HERO).await(SHOWN);
  }

  @Test
  void imagesBesideATextOfAnotherHostAreShown() {
    visit(other.address(HERO).toString()).await(SHOWN);
  }

  @Test
  void imagesOutsideOfItsFolderAreNotAskedFor() {
    Page page = newPage(EditorPage::window);
    List<String> asked = new ArrayList<>();
    page.onRequest((Request request) -> asked.add(request.url()));
    EditorPage studio = new EditorPage(page, host.address("/?src=" + HERO).toString());
    studio.await(SHOWN);
    assertTrue(asked.stream().noneMatch(url -> url.endsWith("/beside.png")), asked.toString());
    studio.see("#problems", "../beside.png");
  }

  @Test
  void theAddressStaysAndShowsTheSameAgain() {
    EditorPage studio = visit(other.address(HERO).toString());
    studio.await(SHOWN);
    String address = studio.page.url();
    assertTrue(address.endsWith(HERO), address);
    studio.reload().await(SHOWN);
    assertEquals(address, studio.page.url());
  }

  @Test
  void whatWasTypedIsThereAfterAReload() {
    EditorPage studio = visit(HERO);
    studio.await(SHOWN);
    studio.caret("|anim").type("# mine ");
    studio.page.onDialog(dialog -> dialog.accept());
    studio.reload().await(SHOWN);
    assertTrue(studio.text().contains("# mine anim"), studio.text());
  }

  @Test
  void anotherDocumentIsNotAtTheAddress() {
    EditorPage studio = visit(HERO);
    studio.open("skeleton\n\tbody\n");
    assertEquals(host.address("/").toString(), studio.page.url());
    studio.reload();
    assertEquals("skeleton\n\tbody\n", studio.text());
  }

  @Test
  void aHostThatLetsNobodyReadIsNamed() {
    EditorPage studio = visit(address(HERO));
    studio.see(".toast", "does not let this page read its files (CORS)");
    assertTrue(takeErrors().stream().anyMatch(error -> error.contains("CORS")));
  }
}
