package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Dialog;
import dev.limber.studio.Project;
import dev.limber.studio.StudioServer;
import dev.limber.studio.StudioSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on a folder of the local server: file and page follow each other, nothing is lost. */
class FolderBrowserTest extends BrowserTest {
  private static final String ARM = EditorPage.ARM;

  @TempDir Path folder;
  private StudioServer server;

  @BeforeEach
  void startServer() throws IOException {
    Files.writeString(folder.resolve("arm.skel2d"), ARM);
    Files.copy(Path.of("../samples/lantern-0.7.skf"), folder.resolve("lantern.skf"));
    Path page = Path.of("target/page");
    server =
        StudioServer.start(
            StudioSettings.of(
                    name -> {
                      Path file = page.resolve(name);
                      return Files.isRegularFile(file) ? Files.newInputStream(file) : null;
                    })
                .withProject(Project.of(folder))
                .withPort(0));
  }

  @AfterEach
  void stopServer() {
    // The page would complain of a server that is gone.
    closePages();
    server.close();
  }

  private EditorPage studio() {
    EditorPage studio = new EditorPage(newPage(options -> {}), server.address().toString());
    studio.await("limberStudio.document.name === 'arm.skel2d'");
    return studio.settle();
  }

  private String onDisk() throws IOException {
    return Files.readString(folder.resolve("arm.skel2d"));
  }

  @Test
  void theFilesOfTheFolderAreListedAndOpened() {
    EditorPage studio = studio();
    assertEquals("", studio.page.evaluate("location.hash"), "the token is out of sight");
    studio.find("#tab-files").click();
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
  void aConflictIsShownAndNothingIsOverwrittenUntilSomebodyDecides() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    String theirs = ARM.replace("body y30", "body y99");
    Files.writeString(folder.resolve("arm.skel2d"), theirs);
    studio.see("dialog", "was changed by another program");
    screenshot(studio.page, "conflict");
    studio.find("dialog button:has-text('Cancel')").click();
    assertEquals(theirs, onDisk());
    assertTrue(studio.text().contains("x105"), "mine is still here");
    takeErrors();
    studio.press("Control+s");
    studio.see("dialog", "Nothing has been overwritten");
    assertEquals(theirs, onDisk());
    studio.find("dialog button:has-text('Keep mine')").click();
    studio.await("limberStudio.document.dirty === false");
    assertEquals(ARM.replace("body.arm x10 ", "body.arm x105 "), onDisk());
    // The browser itself writes the refused save to the console.
    assertTrue(takeErrors().stream().allMatch(error -> error.contains("412")));
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
  void theirsCanBeTakenInstead() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    String theirs = ARM.replace("body y30", "body y99");
    Files.writeString(folder.resolve("arm.skel2d"), theirs);
    studio.see("dialog", "was changed by another program");
    studio.find("dialog button:has-text('Load theirs')").click();
    studio.await("limberStudio.document.text.includes('y99')");
    assertEquals(theirs, studio.text());
    assertEquals(theirs, onDisk());
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
    studio.find(".menu-item:has-text('Keys')").click();
    studio.see(".sheet-row:has-text('Show the files')", "Alt+4");
  }
}
