package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The page on a folder of the local server: file and page follow each other, nothing is lost. */
class FolderBrowserTest extends OnFolder {
  @Test
  void theFilesOfTheFolderAreListedAndOpened() {
    EditorPage studio = studio();
    assertEquals("", studio.page.evaluate("location.hash"), "the token is out of sight");
    studio.find("#tab-files").click();
    assertThat(studio.find(".file-row[data-path='lantern.skf'] img")).isVisible();
    studio.await("document.querySelector('.file-row img').naturalWidth === 64");
    assertThat(studio.find(".file-row[data-path='arm.skel2d'] svg")).isVisible();
    screenshot(studio.page, "folder");
    studio.find(".file-row[data-path='lantern.skf']").click();
    studio.await("limberStudio.character?.name === 'lantern.skf'");
  }

  @Test
  void savingWritesTheFile() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(ARM.replace("body.arm x10 ", "body.arm x105 "), onDisk());
    studio.caret("body.arm x105|").type("7").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertTrue(onDisk().contains("body.arm x1057 "), "and again");
  }

  @Test
  void aChangeByAnotherProgramIsShown() throws IOException {
    EditorPage studio = studio();
    Files.writeString(folder.resolve("arm.skel2d"), ARM.replace("body.arm x10 ", "body.arm x77 "));
    studio.await("limberStudio.document.text.includes('x77')");
    studio.settle();
    studio.await("limberStudio.document.dirty === false");
    assertEquals(77, studio.boneX("body.arm"));
    // Its version is known now: the next save is no conflict.
    studio.caret("body y30|").type("5").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertTrue(onDisk().contains("body y305"));
    assertTrue(onDisk().contains("x77"));
  }

  @Test
  void aNewFileAppearsInTheList() throws IOException {
    EditorPage studio = studio();
    Files.writeString(folder.resolve("new.skel2d"), ARM);
    studio.await("document.querySelector(\".file-row[data-path='new.skel2d']\")");
    Files.delete(folder.resolve("new.skel2d"));
    studio.await("!document.querySelector(\".file-row[data-path='new.skel2d']\")");
  }

  @Test
  void unsavedChangesAreThereWhenTheTabIsLoadedAgain() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    studio.await("limberStudio.document.dirty");
    studio.page.onDialog(Dialog::accept);
    studio.page.reload();
    studio.await("window.limberStudio?.document?.text?.includes('x105')");
    studio.await(
        "limberStudio.document.dirty && limberStudio.document.origin.path === 'arm.skel2d'");
    assertEquals(ARM, onDisk());
    studio.settle().caret("body.arm x105|").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(ARM.replace("body.arm x10 ", "body.arm x105 "), onDisk());
    // What is saved is read from the file again.
    Files.writeString(folder.resolve("arm.skel2d"), ARM);
    studio.await("limberStudio.document.text.includes('x10 ')");
  }

  @Test
  void aFileThatIsDeletedCountsAsUnsaved() throws IOException {
    EditorPage studio = studio();
    Files.delete(folder.resolve("arm.skel2d"));
    studio.await("limberStudio.document.dirty");
    studio.page.onDialog(Dialog::accept);
    studio.page.reload();
    studio.await("window.limberStudio?.document?.text?.includes('x10 ')");
    studio.await("limberStudio.document.dirty");
    studio.settle().caret("body.arm x10|").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(ARM, onDisk());
  }

  @Test
  void aFileThatIsSavedByRenamingIsNoConflict() throws IOException {
    EditorPage studio = studio();
    // As some editors do: the old one goes away, and is seen to, before the new one comes.
    Files.move(folder.resolve("arm.skel2d"), folder.resolve("arm.skel2d~"));
    studio.await("limberStudio.document.dirty");
    write(ARM.replace("body y30", "body y99"));
    studio.await("limberStudio.document.text.includes('y99')");
    studio.await("limberStudio.document.dirty === false");
    assertThat(studio.find("#notice")).isHidden();
  }

  @Test
  void theCaretStaysWhenTheFileChanges() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|");
    write("# one more line\n" + ARM.replace("body y30", "body y99"));
    studio.await("limberStudio.document.text.includes('y99')");
    assertEquals("body.arm x10| y-4 r-20 l30", studio.caretLine());
    studio.press("Control+z");
    assertEquals(ARM, studio.text());
  }

  @Test
  void lineEndsOfAnotherProgramAreKept() throws IOException {
    EditorPage studio = studio();
    write(ARM.replace("body y30", "body y99").replace("\n", "\r\n"));
    studio.await("limberStudio.document.text.includes('y99')");
    studio.caret("body.arm x10|").type("5");
    studio.await("limberStudio.document.dirty");
    // Also by a tab that is loaded again in between.
    studio.page.onDialog(Dialog::accept);
    studio.reload();
    studio.await("limberStudio.document?.text?.includes('x105')");
    studio.settle().caret("body.arm x105|").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(
        ARM.replace("body y30", "body y99").replace("x10 ", "x105 ").replace("\n", "\r\n"),
        onDisk());
  }

  @Test
  void whatHappenedWhileThePageHeardNothingIsSeen() throws IOException {
    Page page = newPage(options -> {});
    // Says hello and hangs up each time: the page hears of no change, and connects again.
    page.route(
        "**/api/events*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("text/event-stream")
                    .setBody("event: hello\ndata: {}\n\n")));
    EditorPage studio = new EditorPage(page, server.address().toString());
    studio.await("limberStudio.document.name === 'arm.skel2d'");
    write(ARM.replace("body y30", "body y99"));
    Files.writeString(folder.resolve("new.skel2d"), ARM);
    studio.await("limberStudio.document.text.includes('y99')");
    studio.await("document.querySelector(\".file-row[data-path='new.skel2d']\")");
    Files.delete(folder.resolve("arm.skel2d"));
    studio.await("limberStudio.document.dirty");
  }

  /** Writes a picture as another program does. */
  private void paint(String file, int side) throws IOException {
    ImageIO.write(
        new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB),
        "png",
        folder.resolve(file).toFile());
  }

  @Test
  void imagesBesideTheTextAreFollowed() throws IOException {
    paint("dot.png", 20);
    paint("spot.png", 30);
    write("skeleton\n\tbody\n\t\t@ :sprite \"dot.png\"\n");
    EditorPage studio = studio();
    String width = "limberStudio.character?.pictures[0]?.bitmap.width";
    studio.await(width + " === 20");
    paint("dot.png", 25);
    studio.await(width + " === 25");
    // One that the text begins to speak of, and one that comes after its name.
    studio.page.evaluate(
        "() => { const at = limberStudio.document.text.indexOf('dot');"
            + " limberStudio.edit([{from: at, to: at + 3, insert: 'spot'}]); }");
    studio.await(width + " === 30");
    Files.delete(folder.resolve("spot.png"));
    studio.await("limberStudio.character.pictures[0] === undefined");
    paint("spot.png", 35);
    studio.await(width + " === 35");
  }

  @Test
  void aLinkOfThisMachineSaysSo() {
    EditorPage studio = studio();
    studio.find("[data-command='file.share']").click();
    studio.see("dialog", "It points to this machine");
    String link = studio.find("#share-link").inputValue();
    assertTrue(link.startsWith("http://127.0.0.1:" + server.port() + "/#doc=arm.skel2d/"), link);
    assertEquals(ARM, new EditorPage(newPage(options -> {}), link).text());
  }

  @Test
  void aFileThatIsRenamedIsFollowed() throws IOException {
    EditorPage studio = studio();
    Files.move(folder.resolve("arm.skel2d"), folder.resolve("leg.skel2d"));
    studio.await("limberStudio.document.origin.path === 'leg.skel2d'");
    studio.see(".toast", "arm.skel2d was renamed to leg.skel2d");
    assertEquals(false, studio.page.evaluate("limberStudio.document.dirty"));
    assertThat(studio.find("#title")).hasText("leg.skel2d");
    // Changes go along, and are saved under the new name.
    studio.caret("body.arm x10|").type("5");
    Files.move(folder.resolve("leg.skel2d"), folder.resolve("foot.skel2d"));
    studio.await("limberStudio.document.origin.path === 'foot.skel2d'");
    assertEquals(true, studio.page.evaluate("limberStudio.document.dirty"));
    studio.press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertTrue(onDisk("foot.skel2d").contains("x105"));
    assertFalse(Files.exists(folder.resolve("arm.skel2d")));
  }

  @Test
  void aNewDocumentIsThereWhenTheTabIsLoadedAgain() {
    EditorPage studio = studio();
    studio.press("Alt+n");
    studio.await("limberStudio.document.name === 'untitled.skel2d'");
    studio.caret("ball y30|").type("5");
    studio.page.onDialog(Dialog::accept);
    studio.reload();
    assertEquals("untitled.skel2d", studio.page.evaluate("limberStudio.document.name"));
    assertTrue(studio.text().contains("ball y305"));
  }

  @Test
  void aTabThatIsLoadedAgainOpensTheSameFile() throws IOException {
    Files.writeString(folder.resolve("zebra.skel2d"), ARM);
    EditorPage studio = studio();
    studio.find("#tab-files").click();
    studio.find(".file-row[data-path='zebra.skel2d']").click();
    studio.await("limberStudio.document.name === 'zebra.skel2d'");
    assertEquals(
        "zebra.skel2d", studio.reload().page.evaluate("limberStudio.document.origin.path"));
    Files.delete(folder.resolve("zebra.skel2d"));
    studio.await("limberStudio.document.dirty");
    studio.page.context().close();
    // A page that has just connected asks for its file; if that is gone by then, the browser
    // reports it.
    for (String error : takeErrors()) {
      assertTrue(error.contains("/api/file?path=zebra.skel2d"), error);
    }
  }

  @Test
  void whatAClosedTabHasNotSavedIsThereInTheNext() throws IOException {
    EditorPage closed = studio();
    closed.caret("body.arm x10|").type("5");
    closed.await("limberStudio.document.dirty");
    closed.page.onDialog(Dialog::accept);
    closed.page.navigate(address("/test/page.html"));
    write(ARM.replace("body y30", "body y99"));
    Page next = closed.page.context().newPage();
    EditorPage studio = new EditorPage(next, server.address().toString());
    studio.await("limberStudio.document.text.includes('x105')");
    studio.see("#notice", "arm.skel2d was changed by another program");
    // Another tab has nothing to take over.
    EditorPage other = new EditorPage(closed.page.context().newPage(), server.address().toString());
    assertTrue(other.text().contains("y99"));
  }

  @Test
  void aNewDocumentIsSavedIntoTheFolder() throws IOException {
    EditorPage studio = studio();
    studio.press("Alt+n");
    studio.await("limberStudio.document.name === 'untitled.skel2d'");
    studio.press("Control+s");
    assertThat(studio.find("#save-name")).hasValue("untitled.skel2d");
    studio.find("#save-name").fill("../up");
    studio.press("Enter");
    studio.see("#save-problem", "must not have hidden parts");
    takeErrors(); // the browser writes what was refused to the console
    studio.find("#save-name").fill("ball");
    studio.press("Enter");
    studio.await("limberStudio.document.name === 'ball.skel2d'");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(studio.text(), onDisk("ball.skel2d"));
    studio.find("#tab-files").click();
    assertThat(studio.find(".file-row[aria-current=true]")).hasText("ball.skel2d");
  }

  @Test
  void aDownloadIsOnlyACopy() throws IOException {
    EditorPage studio = studio();
    studio.page.evaluate("window.showSaveFilePicker = undefined");
    studio.caret("body.arm x10|").type("5").press("Control+Shift+s");
    studio.page.waitForDownload(
        () -> studio.find("dialog button:has-text('Other location')").click());
    assertEquals(true, studio.page.evaluate("limberStudio.document.dirty"));
    assertEquals(ARM, onDisk());
  }

  @Test
  void twoPagesFollowEachOther() throws IOException {
    EditorPage one = studio();
    EditorPage two = studio();
    one.caret("body.arm x10|").type("5").press("Control+s");
    two.await("limberStudio.document.text.includes('x105')");
    one.caret("body y30|").type("1");
    two.caret("body y30|").type("2").press("Control+s");
    two.await("limberStudio.document.dirty === false");
    one.see("#notice", "was changed by another program");
    assertTrue(onDisk().contains("y302"));
  }

  @Test
  void aServerThatIsGoneIsSaidInWords() {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    studio.page.context().setOffline(true);
    studio.press("Control+s");
    studio.see(".toast", "The studio server does not respond");
    assertEquals(true, studio.page.evaluate("limberStudio.document.dirty"));
    takeErrors();
  }

  @Test
  void withoutTheTokenThePageIsAStaticOne() {
    EditorPage studio =
        new EditorPage(newPage(options -> {}), "http://127.0.0.1:" + server.port() + "/");
    assertEquals("hello.skel2d", studio.page.evaluate("limberStudio.document.name"));
    assertEquals(0, studio.find("#tab-files").count());
  }

  @Test
  void theFilesHaveAKeyAsTheOtherTabsDo() {
    EditorPage studio = studio();
    studio.caret("bo|dy y30");
    studio.press("Alt+4");
    assertEquals("true", studio.find("#tab-files").getAttribute("aria-selected"));
    assertEquals("arm.skel2d", studio.page.evaluate("document.activeElement.dataset.path"));
    assertEquals(ARM, studio.text());
    studio.press("Alt+1");
    assertEquals("true", studio.find("#tab-source").getAttribute("aria-selected"));
    studio.find("#menu-help").click();
    studio.find(".menu-item:has-text('Keyboard shortcuts')").click();
    studio.see(".sheet-row:has-text('Show files')", "Alt+4");
  }
}
