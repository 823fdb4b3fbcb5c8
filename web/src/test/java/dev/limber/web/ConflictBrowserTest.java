package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two who write one file: said beside the text, decided by the user, never overwritten silently.
 */
class ConflictBrowserTest extends OnFolder {
  private static final String MINE = ARM.replace("body.arm x10 ", "body.arm x105 ");
  private static final String THEIRS = ARM.replace("body y30", "body y99");

  /** Changes the file here and on disk, and waits for the notice. */
  private EditorPage conflict() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    write(THEIRS);
    studio.see("#notice", "arm.skel2d was changed by another program");
    return studio;
  }

  private static Locator button(EditorPage studio, String label) {
    return studio.find("#notice button:has-text('" + label + "')");
  }

  private static void noNotice(EditorPage studio) {
    assertThat(studio.find("#notice")).isHidden();
  }

  @Test
  void typingGoesOnWhileTheNoticeComes() throws IOException {
    EditorPage studio = conflict();
    studio.type("6");
    assertTrue(studio.text().contains("body.arm x1056 "), "neither focus nor caret has moved");
    assertEquals(0, studio.find("dialog").count());
    assertThat(studio.find("#notice [role=alert]")).containsText("Nothing was overwritten");
    assertEquals(THEIRS, onDisk());
  }

  @Test
  void savingGoesToTheNoticeAndOverwritesNothing() throws IOException {
    EditorPage studio = conflict();
    studio.press("Control+s");
    assertThat(button(studio, "Compare")).isFocused();
    // Keys that mean the picture elsewhere do nothing here.
    studio.press("b", "2");
    assertEquals(1, studio.page.evaluate("limberStudio.viewports.length"));
    studio.press("Escape").type("7");
    assertTrue(studio.text().contains("body.arm x1057 "), "Escape goes back to the text");
    studio.press("F6");
    assertThat(button(studio, "Compare")).isFocused();
    assertEquals(THEIRS, onDisk());
  }

  @Test
  void mineIsKeptWhenTheUserSaysSo() throws IOException {
    EditorPage studio = conflict();
    button(studio, "Keep mine").click();
    noNotice(studio);
    studio.await("limberStudio.document.dirty === false");
    assertEquals(MINE, onDisk());
    studio.type("6").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertTrue(onDisk().contains("x1056"), "the focus is in the text, and saving is as before");
  }

  @Test
  void theirsIsTakenInOneStepThatUndoTakesBack() throws IOException {
    EditorPage studio = conflict();
    button(studio, "Take theirs").click();
    noNotice(studio);
    assertEquals(THEIRS, studio.text());
    assertEquals(false, studio.page.evaluate("limberStudio.document.dirty"));
    assertEquals("body.arm x10| y-4 r-20 l30", studio.caretLine(), "the caret is where it was");
    studio.press("Control+z");
    assertEquals(MINE, studio.text());
    studio.press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(MINE, onDisk(), "theirs was seen: saving over it is no conflict");
  }

  @Test
  void mineIsSavedAsAnotherFile() throws IOException {
    EditorPage studio = conflict();
    Files.writeString(folder.resolve("arm-2.skel2d"), "skeleton\n");
    studio.await("document.querySelector(\".file-row[data-path='arm-2.skel2d']\")");
    button(studio, "Save mine as").click();
    assertThat(studio.find("#save-name")).hasValue("arm-3.skel2d");
    studio.find("#save-name").fill("arm-2");
    studio.press("Enter");
    studio.see("#save-problem", "arm-2.skel2d exists already");
    studio.find("#save-name").fill("mine");
    studio.press("Enter");
    noNotice(studio);
    studio.await(
        "document.querySelector(\".file-row[data-path='mine.skel2d'][aria-current=true]\")");
    assertEquals(MINE, onDisk("mine.skel2d"));
    assertEquals(THEIRS, onDisk());
    assertEquals("skeleton\n", onDisk("arm-2.skel2d"));
    studio.caret("body y30|").type("1").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertTrue(onDisk("mine.skel2d").contains("y301"), "and stays that file");
  }

  @Test
  void theDifferenceShowsWhatOnlyOneOfThemHas() throws IOException {
    EditorPage studio = conflict();
    button(studio, "Compare").click();
    assertEquals(
        List.of("body y30", "body y99", "body.arm x105 y-4 r-20 l30", "body.arm x10 y-4 r-20 l30"),
        studio.find("tr:not([data-kind=same]) .difference-text").allTextContents().stream()
            .map(String::strip)
            .toList());
    assertEquals(
        List.of("Mine", "Theirs", "Mine", "Theirs"),
        studio.find("tr:not([data-kind=same]) .difference-whose").allTextContents());
    assertEquals(List.of("30", "99", "5"), studio.find(".difference-text mark").allTextContents());
    assertThat(studio.find(".difference-gap")).hasText("7 unchanged lines");
    // It follows what they do while it is looked at.
    write(THEIRS.replace("wave", "greet"));
    studio.see(".difference-text", "greet");
    studio.press("Escape");
    assertThat(studio.find("dialog")).hasCount(0);
    assertThat(studio.find("#notice")).isVisible();
    button(studio, "Compare").click();
    studio.find("dialog button:has-text('Take theirs')").click();
    noNotice(studio);
    assertEquals(THEIRS.replace("wave", "greet"), studio.text());
  }

  /** Lets another program be quicker than the next save: it acts when that is on its way. */
  private static void justBeforeSaving(EditorPage studio, Act act) {
    // Not by page.route: what is asked right after it may still pass unseen.
    studio.page.exposeFunction(
        "someoneElseActs",
        args -> {
          act.run();
          return null;
        });
    studio.page.evaluate(
        """
        () => {
          const { fetch } = window;
          window.fetch = async (address, options) => {
            if (options?.method === 'PUT') {
              window.fetch = fetch;
              await someoneElseActs();
            }
            return fetch(address, options);
          };
        }
        """);
  }

  private interface Act {
    void act() throws IOException;

    default void run() {
      try {
        act();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Test
  void whatChangesAgainIsAConflictAgain() throws IOException {
    EditorPage studio = conflict();
    String again = THEIRS.replace("wave", "greet");
    justBeforeSaving(studio, () -> write(again));
    button(studio, "Keep mine").click();
    assertThat(button(studio, "Compare")).isFocused();
    assertEquals(again, onDisk(), "not overwritten by the decision on another text");
    button(studio, "Keep mine").click();
    noNotice(studio);
    assertEquals(MINE, onDisk());
  }

  @Test
  void aSaveThatMeetsAConflictIsNoErrorOfThePage() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    justBeforeSaving(studio, () -> write(THEIRS));
    studio.press("Control+s");
    studio.see("#notice", "was changed by another program");
    assertThat(button(studio, "Compare")).isFocused();
    assertEquals(THEIRS, onDisk());
    assertEquals(List.of(), takeErrors());
  }

  @Test
  void theNoticeGoesWhenTheFileIsAsBefore() throws IOException {
    EditorPage studio = conflict();
    write(ARM);
    noNotice(studio);
    studio.press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    assertEquals(MINE, onDisk());
  }

  @Test
  void theSameChangeOnBothSidesIsNoConflict() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    write(MINE);
    studio.await("limberStudio.document.dirty === false");
    noNotice(studio);
  }

  @Test
  void leavingWithAConflictSavesNothingSilently() throws IOException {
    EditorPage studio = conflict();
    studio.find("#tab-files").click();
    studio.find(".file-row[data-path='lantern.skf']").click();
    studio.find("dialog button:has-text('Save')").click();
    assertThat(button(studio, "Compare")).isFocused();
    assertEquals(MINE, studio.text());
    assertEquals(THEIRS, onDisk());
    studio.find(".file-row[data-path='lantern.skf']").click();
    studio.find("dialog button:has-text('Discard')").click();
    studio.await("limberStudio.document.name === 'lantern.skf'");
    noNotice(studio);
  }

  @Test
  void aReloadedTabSeesTheConflictAtOnce() throws IOException {
    EditorPage studio = conflict();
    studio.page.onDialog(dialog -> dialog.accept());
    studio.reload();
    studio.see("#notice", "was changed by another program");
    assertEquals(MINE, studio.text());
  }

  @Test
  void aFileThatIsNoTextAnyMoreIsNotTaken() throws IOException {
    EditorPage studio = studio();
    Files.write(folder.resolve("arm.skel2d"), new byte[] {'a', (byte) 0xff, (byte) 0xfe, 0});
    studio.see(".toast", "is no longer UTF-8 text");
    assertEquals(ARM, studio.text());
    studio.caret("body.arm x10|").type("5").press("Control+s");
    studio.see("#notice", "is no longer UTF-8 text");
    assertThat(button(studio, "Save mine as")).isFocused();
    assertEquals(4, Files.size(folder.resolve("arm.skel2d")));
  }

  @Test
  void aFileThatIsGoneIsSaidAndCreatedAgain() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    justBeforeSaving(studio, () -> Files.delete(folder.resolve("arm.skel2d")));
    studio.press("Control+s");
    studio.see("#notice", "was deleted or renamed by another program");
    assertFalse(Files.exists(folder.resolve("arm.skel2d")));
    button(studio, "Recreate it").click();
    studio.await("limberStudio.document.dirty === false");
    noNotice(studio);
    assertEquals(MINE, onDisk());
  }

  @ParameterizedTest
  @CsvSource({"1440, 900", "1024, 768", "768, 1024"})
  void theNoticeFitsEverywhere(int width, int height) throws IOException {
    EditorPage studio = studio(width, height);
    studio.caret("body.arm x10|").type("5");
    write(THEIRS.replace("wave", "greet"));
    studio.see("#notice", "was changed by another program");
    for (String theme : List.of("dark", "light")) {
      studio.page.evaluate("theme => limberStudio.set('theme', theme)", theme);
      screenshot(studio.page, "conflict-" + theme + "-" + width);
      assertEquals(
          true,
          studio.page.evaluate(
              "(() => { const notice = document.getElementById('notice'); return notice.scrollWidth <= notice.clientWidth"
                  + " && [...notice.querySelectorAll('button')].every(b => b.scrollWidth <= b.clientWidth); })()"));
      button(studio, "Compare").click();
      studio.see(".difference-text", "greet");
      screenshot(studio.page, "difference-" + theme + "-" + width);
      studio.press("Escape");
    }
  }
}
