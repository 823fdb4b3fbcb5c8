package dev.limber.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Files: opened, dropped, saved, shared, restored, and never lost without a question. */
class FilesBrowserTest extends BrowserTest {
  private static final Path LANTERN = Path.of("../samples/lantern-0.7.skf");
  private static final String TEXT =
      "# ünïcode – 字\nskeleton\n\tbody y30\n\t\t@ :ellipse w44 h36 t0 f#3F8FCF\n";

  private EditorPage studio() {
    return new EditorPage(newPage(EditorPage::window));
  }

  /** Drops files on the page, as a file manager does. */
  private static void drop(Page page, String name, byte[] bytes) {
    page.evaluate(
        """
        ([name, base64]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(atob(base64), c => c.charCodeAt(0))], name));
          for (const type of ['dragenter', 'dragover', 'drop']) {
            document.body.dispatchEvent(new DragEvent(type, {dataTransfer: transfer, bubbles: true, cancelable: true}));
          }
        }
        """,
        List.of(name, Base64.getEncoder().encodeToString(bytes)));
  }

  private static Object document(EditorPage studio, String field) {
    return studio.page.evaluate("limberStudio.document." + field);
  }

  @Test
  void theFirstVisitShowsAnExampleAndATour() {
    Page page = open("/", options -> options.setViewportSize(1280, 800));
    page.waitForSelector("html[data-ready=true]");
    assertEquals("hello.skel2d", page.evaluate("limberStudio.document.name"));
    for (String step : List.of("Write", "Watch", "Animate", "Open and save", "Get help")) {
      assertEquals(step, page.locator(".tour h2").textContent());
      page.locator(".tour .primary").click();
    }
    assertEquals(0, page.locator(".tour").count());
    page.reload();
    page.waitForSelector("html[data-ready=true]");
    assertEquals(0, page.locator(".tour").count(), "only once");
  }

  @Test
  void aHostWithoutTlsHasThePageToo() {
    Page page = newPage(options -> {});
    page.addInitScript("delete Crypto.prototype.randomUUID");
    assertEquals("hello.skel2d", document(new EditorPage(page), "name"));
  }

  @Test
  void aLinkCarriesTheWholeDocument() {
    EditorPage studio = studio().open(TEXT);
    studio.find("[data-command='file.share']").click();
    String link = studio.find("#share-link").inputValue();
    assertTrue(link.contains("#doc=test.skel2d/skel2d/"), link);
    EditorPage opened = new EditorPage(newPage(options -> {}), link);
    assertEquals(TEXT, opened.text());
    assertEquals("test.skel2d", document(opened, "name"));
    assertEquals("", opened.page.evaluate("location.hash"), "the address is short again");
  }

  @Test
  void aDamagedLinkSaysSoAndOpensWhatThereWas() {
    EditorPage studio =
        new EditorPage(newPage(options -> {}), address("/#doc=fox.skel2d/skel2d/AAAA"));
    studio.see(".toast", "The link is damaged: fox.skel2d could not be unpacked.");
    assertEquals("untitled.skel2d", document(studio, "name"));
  }

  @Test
  void whatWasTypedIsThereOnReturn() {
    EditorPage studio = studio().open(TEXT);
    studio.caret("body y30|").type("5");
    studio.await("limberStudio.document.text.includes('y305')");
    // The page writes what is new before it goes away.
    studio.page.onDialog(dialog -> dialog.accept());
    EditorPage again = studio.reload();
    assertEquals(TEXT.replace("y30", "y305"), again.text());
    assertEquals(true, document(again, "dirty"), "still not saved");
  }

  @Test
  void aDamagedLinkLosesNothing() {
    EditorPage studio = studio().open(TEXT);
    studio.caret("body y30|").type("5");
    studio.await("limberStudio.document.dirty");
    studio.page.onDialog(dialog -> dialog.accept());
    studio.page.navigate(address("/?again#doc=fox.skel2d/skel2d/AAAA"));
    studio.page.waitForSelector("html[data-ready=true]");
    studio.see(".toast", "The link is damaged");
    assertEquals(TEXT.replace("y30", "y305"), studio.text());
  }

  @Test
  void tabsDoNotTakeEachOthersDocuments() {
    EditorPage first = studio().open(TEXT);
    first.caret("body y30|").type("5");
    first.await("limberStudio.document.dirty");
    EditorPage second = new EditorPage(first.page.context().newPage());
    assertEquals("hello.skel2d", document(second, "name"), "the first is still open");
    second.open("skeleton\n\tother\n");
    first.page.onDialog(dialog -> dialog.accept());
    assertEquals(TEXT.replace("y30", "y305"), first.reload().text());
  }

  @Test
  void undoingEverythingIsNoChange() {
    EditorPage studio = studio().open(TEXT);
    studio.caret("body y30|").type("5");
    studio.await("limberStudio.document.dirty");
    studio.press("Control+z");
    studio.await("!limberStudio.document.dirty");
    assertEquals(TEXT, studio.text());
  }

  @Test
  void aFileThatCannotBeReadDoesNotTakeThePlaceOfAnother() throws IOException {
    EditorPage studio = studio().open(TEXT);
    byte[] whole = Files.readAllBytes(LANTERN);
    drop(studio.page, "cut.skf", Arrays.copyOf(whole, whole.length / 2));
    studio.see(".toast", "cut.skf");
    assertEquals("test.skel2d", document(studio, "name"));
  }

  @Test
  void closingWithChangesAsksFirst() {
    EditorPage studio = studio().open(TEXT);
    assertEquals(false, prevented(studio));
    studio.caret("body y30|").type("5");
    assertEquals(true, prevented(studio));
  }

  private static Object prevented(EditorPage studio) {
    return studio.page.evaluate("!dispatchEvent(new Event('beforeunload', {cancelable: true}))");
  }

  @Test
  void openingOverChangesAsksAndCanBeCancelled() {
    EditorPage studio = studio().open(TEXT);
    studio.caret("body y30|").type("5");
    drop(studio.page, "other.skel2d", "skeleton\n\tother\n".getBytes(UTF_8));
    studio.see("dialog", "test.skel2d has unsaved changes");
    studio.find("dialog button:has-text('Cancel')").click();
    assertEquals("test.skel2d", document(studio, "name"));
    drop(studio.page, "other.skel2d", "skeleton\n\tother\n".getBytes(UTF_8));
    studio.find("dialog button:has-text('Discard')").click();
    studio.await("limberStudio.document.name === 'other.skel2d'");
    assertEquals("skeleton\n\tother\n", studio.text());
  }

  @Test
  void aDroppedSkelFormFileIsShown() throws IOException {
    EditorPage studio = studio();
    drop(studio.page, "lantern.skf", Files.readAllBytes(LANTERN));
    studio.await(
        "limberStudio.document.kind === 'skf' && limberStudio.character?.name === 'lantern.skf'");
    assertEquals(30, studio.page.evaluate("limberStudio.character.bones.length"));
  }

  @Test
  void whatIsNeitherFormatIsRefusedWithAReason() {
    EditorPage studio = studio().open(TEXT);
    drop(studio.page, "noise.bin", new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    studio.see(".toast", "noise.bin: error: this is unknown data, not a character");
    drop(studio.page, "pom.xml", "<project/>".getBytes(UTF_8));
    studio.see(".toast", "pom.xml: error: this is a web page or XML text, not a character");
    drop(studio.page, "noise.skel2d", new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    studio.see(".toast", "noise.skel2d is not text in UTF-8");
    drop(studio.page, "picture.png", new byte[] {1});
    studio.see(".toast", "picture.png is not an image that this browser can show.");
    assertEquals(TEXT, studio.text());
    assertEquals(1, studio.find(".toast").count(), "the latest");
    assertEquals(1, studio.find(".toast[data-kind=refusal]").count(), "goes by itself");
  }

  @Test
  void savingWithoutFileAccessDownloadsTheText() throws IOException {
    EditorPage studio = studio().open(TEXT);
    studio.page.evaluate("window.showSaveFilePicker = undefined");
    studio.caret("body y30|").type("5");
    Download saved = studio.page.waitForDownload(() -> studio.press("Control+s"));
    assertEquals("test.skel2d", saved.suggestedFilename());
    assertArrayEquals(
        TEXT.replace("y30", "y305").getBytes(UTF_8), Files.readAllBytes(saved.path()));
    studio.await("limberStudio.document.dirty === false");
  }

  @Test
  void aFileKeepsItsLineEnds() throws IOException {
    EditorPage studio = studio().open(TEXT.replace("\n", "\r\n"));
    studio.page.evaluate("window.showSaveFilePicker = undefined");
    studio.caret("body y30|").type("5");
    Download saved = studio.page.waitForDownload(() -> studio.press("Control+s"));
    assertEquals(TEXT.replace("y30", "y305").replace("\n", "\r\n"), Files.readString(saved.path()));
  }

  @Test
  void savingWritesToTheChosenFileAndThenToTheSame() {
    EditorPage studio = studio().open(TEXT);
    studio.page.evaluate(
        """
        () => {
          window.asked = 0;
          window.showSaveFilePicker = async () => {
            asked++;
            const folder = await navigator.storage.getDirectory();
            return folder.getFileHandle('kept.skel2d', {create: true});
          };
        }
        """);
    studio.press("Control+s");
    studio.await("limberStudio.document.name === 'kept.skel2d'");
    studio.caret("body y30|").type("5").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    Object kept =
        studio.page.evaluate(
            """
            async () => {
              const folder = await navigator.storage.getDirectory();
              return (await (await folder.getFileHandle('kept.skel2d')).getFile()).text();
            }
            """);
    assertEquals(TEXT.replace("y30", "y305"), kept);
    assertEquals(1, studio.page.evaluate("asked"), "asked once");
  }

  @Test
  void theGalleryShowsMovingExamplesAndOpensOne() {
    EditorPage studio = studio();
    studio.find("[data-command='file.examples']").click();
    studio.find(".gallery-card[data-example='fox.skel2d']").waitFor();
    studio.await("[...document.querySelectorAll('.gallery-card limber-player')].length === 7");
    studio.await(
        "[...document.querySelectorAll('.gallery-card limber-player')].every(player => player.character)");
    screenshot(studio.page, "gallery");
    studio.find(".gallery-card[data-example='fox.skel2d']").click();
    studio.await("limberStudio.document.name === 'fox.skel2d'");
    assertTrue(studio.text().contains("anim \"trot\""));
  }

  @Test
  void aNewDocumentMovesAndHasNoProblems() {
    EditorPage studio = studio();
    studio.press("Alt+n");
    studio.await("limberStudio.document.name === 'untitled.skel2d'");
    studio.settle();
    assertEquals(0, studio.page.evaluate("limberStudio.problems.length"));
    assertEquals("bounce", studio.page.evaluate("limberStudio.character.animations[0].name"));
  }

  @Test
  void theRingAroundAnExampleIsWhole() {
    EditorPage studio = studio();
    studio.find("[data-command='file.examples']").click();
    studio.find(".gallery-card").first().focus();
    studio.press("Tab", "Shift+Tab");
    screenshot(studio.page, "gallery-ring");
    assertEquals(
        true,
        studio.page.evaluate(
            """
            () => {
              const card = document.activeElement;
              const { outlineWidth, outlineOffset } = getComputedStyle(card);
              const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
              const box = card.getBoundingClientRect();
              const grid = card.parentNode.getBoundingClientRect();
              return ring > 0 && box.left - ring >= grid.left && box.top - ring >= grid.top;
            }
            """));
  }
}
