package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Typing: the picture follows, mistakes show, and going back goes back by what was meant. */
class EditorBrowserTest extends BrowserTest {
  private EditorPage editor() {
    return new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
  }

  @Test
  void typingChangesTheCharacter() {
    EditorPage editor = editor();
    assertEquals(10, editor.boneX("body.arm"));
    editor.caret("body.arm x10|").type("5");
    editor.await("limberStudio.timing.lastKeystrokeToPicture > 0");
    assertEquals(105, editor.boneX("body.arm"));
    assertTrue(editor.text().contains("body.arm x105 "));
  }

  /** What took long the last times waits until the letter is painted; once may be bad luck. */
  @Test
  void aTextThatIsReadQuicklyIsShownWithItsLetter() {
    Object shownAtOnce =
        editor()
            .page
            .evaluate(
                """
                () => [[0, 0, 0], [1000, 0, 1000, 0, 0], [0, 1000, 1000]].map(readings => {
                  const studio = limberStudio;
                  const before = studio.character;
                  studio.timing.lastReadings = readings;
                  const at = studio.document.text.indexOf('x10') + 3;
                  studio.edit([{ from: at, to: at, insert: '5' }]);
                  return studio.character !== before;
                })
                """);
    assertEquals(List.of(true, true, false), shownAtOnce);
  }

  @Test
  void aWordThatIsHalfTypedShowsItsProblemAndKeepsThePicture() {
    EditorPage editor = editor();
    editor.listen("character");
    // In one step: a single 0 would be a good number, and be shown.
    editor.caret("body.arm x|10").press("Shift+ArrowRight", "Shift+ArrowRight", "Delete");
    editor.see(".dock-row", "a bone has no such property");
    editor.await("limberStudio.timing.held");
    assertEquals(10, editor.boneX("body.arm"), "the last good one");
    editor.type("7");
    editor.await("!limberStudio.timing.held && limberStudio.problems.length === 0");
    assertEquals(7, editor.boneX("body.arm"));
    editor.await("document.querySelectorAll('.dock-row').length === 0");
  }

  @Test
  void whatIsPastedIntoALineIsShownAtOnce() {
    EditorPage editor = editor();
    editor.caret("body.arm x|10").press("Shift+ArrowRight", "Shift+ArrowRight");
    editor.page.evaluate(
        """
        () => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', 'low');
          document.querySelector('#editor').shadowRoot.activeElement
            .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }
        """);
    editor.see(".dock-row", "a bone has no such property");
    assertTrue(editor.text().contains("body.arm xlow "), editor.text());
    assertEquals(false, editor.page.evaluate("limberStudio.timing.held"));
    assertEquals(0, editor.boneX("body.arm"), "without its broken word");
  }

  @Test
  void workingOnInAnotherLineShowsWhatThereIs() {
    EditorPage editor = editor();
    editor.caret("body.arm x|10").press("Delete", "Delete");
    editor.await("limberStudio.timing.held");
    editor.caret("body y30|").type("1");
    editor.await("!limberStudio.timing.held");
    assertEquals(0, editor.boneX("body.arm"), "without its broken word");
  }

  @Test
  void theFirstPictureShowsWhateverThereIs() {
    EditorPage editor = editor().open("skeleton\n\tbody x\n\tbody.arm x5\n");
    assertEquals(2, editor.character("character.bones.length"));
    editor.see(".dock-row", "a bone has no such property");
  }

  @Test
  void aProblemIsListedMarkedCountedAndReached() {
    EditorPage editor = editor().open(EditorPage.ARM.replace("\tarm\n", "\tamr\n"));
    Locator row = editor.see(".dock-row", "There is no bone \"amr\"");
    assertEquals(1, editor.find(".squiggle-warning").count());
    assertEquals(1, editor.find(".cm-lint-marker-warning").count());
    assertEquals("1", editor.find("#status-problems").getAttribute("data-warnings"));
    row.click();
    assertEquals("amr|", editor.caretLine());
    editor.press("Control+Home", "F8");
    assertEquals("amr|", editor.caretLine());
    editor.press("Control+End", "Shift+F8");
    assertEquals("amr|", editor.caretLine());
  }

  @Test
  void whatWasMeantIsOneClickAway() {
    EditorPage editor = editor().open(EditorPage.ARM.replace("\tarm\n", "\tamr\n"));
    editor.see(".row-fix", "Change to arm").click();
    assertEquals(EditorPage.ARM, editor.text());
    editor.press("Control+z");
    assertTrue(editor.text().contains("amr"));
  }

  @Test
  void aBoneBelowABoneIsOneClickAwayFromItsName() {
    EditorPage editor = editor().open("skeleton\n\tbody\n\t\thead x1\n\t\t\t@ :circle d9\n");
    editor.see(".row-hint", "Write body.head");
    editor.see(".row-fix", "Write body.head").click();
    assertEquals("skeleton\n\tbody\n\tbody.head x1\n\t\t@ :circle d9\n", editor.text());
    editor.press("Control+z");
    assertTrue(editor.text().contains("\t\thead x1\n\t\t\t@"));
  }

  @Test
  void aTypeComesWithNumbersToTypeOver() {
    EditorPage editor = editor().open("skeleton\n\tbody\n\t\t@");
    editor.find(".cm-content").click();
    editor.press("Control+End").type(" :rec");
    editor.offered(":rect").click();
    assertTrue(editor.text().endsWith("@ :rect w40 h20 "), editor.text());
    editor.type("50").press("Tab").type("7");
    assertTrue(editor.text().endsWith("@ :rect w50 h7 "), editor.text());
  }

  @Test
  void anEmptyTextOffersAStart() {
    EditorPage editor = editor().open("");
    editor.see(".cm-placeholder", "Type “start”");
    editor.find(".cm-content").click();
    editor.type("st");
    editor.offered("start").click();
    assertTrue(editor.text().contains("anim \"bounce\""), editor.text());
  }

  @Test
  void theWordOfThePlaceholderIsOfferedWhenItIsComplete() {
    EditorPage editor = editor().open("");
    editor.find(".cm-content").click();
    editor.type("star").offered("start");
    editor.type("t").settle();
    editor.see("li[aria-selected=true]", "start").click();
    assertTrue(editor.text().contains("anim \"bounce\""), editor.text());
  }

  @Test
  void anotherTextIsShownFromItsBeginning() {
    EditorPage editor = editor().open(EditorPage.ARM + "# more\n".repeat(300));
    editor.find(".cm-content").click();
    editor.press("Control+End");
    editor.see(".cm-gutterElement", "310");
    editor.open(EditorPage.ARM);
    editor.see(".cm-line", "# an arm");
    assertEquals(
        0,
        editor.page.evaluate(
            "document.querySelector('#editor').shadowRoot.querySelector('.cm-scroller').scrollTop"));
  }

  @Test
  void sectionsAreOfferedWhileTheirFirstLettersAreTyped() {
    EditorPage editor = editor().open("skeleton\n\tbody\n\t\t@ :circle d9\n\n");
    editor.find(".cm-content").click();
    editor.press("Control+End").type("sk");
    editor.offered("skin").click();
    assertTrue(editor.text().endsWith("\n\nskin \"name\"\n\t@"), editor.text());
    editor.open("").find(".cm-content").click();
    editor.type("sk");
    editor.offered("skeleton");
  }

  @Test
  void commentsWrapAndCodeDoesNot() {
    String words = "all of this is prose ".repeat(12);
    String colors = "f#F80 ".repeat(40);
    EditorPage editor =
        editor()
            .open(
                "# short\nskeleton\n\t# "
                    + words
                    + "\n\tbody "
                    + colors
                    + "\n# end\n# rule "
                    + "-".repeat(300)
                    + "\n");
    Object lines =
        editor.page.evaluate(
            "[...document.querySelector('#editor').shadowRoot.querySelectorAll('.cm-line')].map(line =>"
                + " Math.round(line.offsetHeight / document.querySelector('#editor').shadowRoot"
                + ".querySelector('.cm-line').offsetHeight))");
    List<?> rows = (List<?>) lines;
    assertTrue((Integer) rows.get(2) >= 3, "a long comment: " + rows);
    assertEquals(List.of(1, 1, 1), List.of(rows.get(0), rows.get(3), rows.get(4)), "" + rows);
    assertEquals(1, rows.get(5), "a rule is cut off");
    Object lefts =
        editor.page.evaluate(
            "(() => { const root = document.querySelector('#editor').shadowRoot;"
                + " const lines = root.querySelectorAll('.cm-line'); const rows = [2, 3].flatMap(n =>"
                + " [...lines[n].querySelector('span').getClientRects()]);"
                + " return [...new Set(rows.map(row => Math.round(row.left)))].length; })()");
    assertEquals(1, lefts, "all rows of a comment begin where the code does");
    Object inSight =
        editor.page.evaluate(
            "(() => { const root = document.querySelector('#editor').shadowRoot;"
                + " const line = root.querySelectorAll('.cm-line')[2].getBoundingClientRect();"
                + " return line.right <= root.querySelector('.cm-scroller').getBoundingClientRect().right + 1; })()");
    assertEquals(true, inSight, "at the edge of what is seen, not of the longest line");
  }

  @Test
  void problemsHaveTheUsualIcons() {
    EditorPage editor = editor();
    Object paths =
        editor.page.evaluate(
            "[...document.querySelectorAll('#status-problems path')].map(path => path.getAttribute('d'))");
    List<?> drawn = (List<?>) paths;
    assertTrue(drawn.get(0).toString().contains("a6.5"), "errors: a circle of arcs " + drawn);
    assertFalse(drawn.get(1).toString().contains("a"), "warnings: a triangle of lines " + drawn);
    editor.open("skeleton\n\tbody x1 x2\n\t\t@ :circle d9 zz\n");
    editor
        .find("#dock-problems .row-mark.error, #dock-problems .row-mark.warning")
        .first()
        .waitFor();
    Object rows =
        editor.page.evaluate(
            "[...document.querySelectorAll('#dock-problems .row-mark')].map(mark =>"
                + " [mark.title, mark.querySelector('path').getAttribute('d').includes('a6.5')].join(' '))");
    for (Object row : (List<?>) rows) {
      assertTrue(List.of("error true", "warning false", "info false").contains(row), "" + rows);
    }
    String note = editor.find("#dock-problems .row-mark.info path").first().getAttribute("d");
    assertTrue(note.contains("h11v11h-11z"), "information: a square, as beside the line");
    editor.open("skeleton\n\tbody zz\n\t\t@ :circle d9\n\"\n");
    editor.see(".cm-lint-marker-warning", "");
    assertEquals(
        "polygon(50% 0px, 100% 100%, 0px 100%)",
        editor
            .find(".cm-lint-marker-warning")
            .first()
            .evaluate("one => getComputedStyle(one).clipPath"),
        "beside the text, too");
  }

  @Test
  void theHeldPictureSaysSoUntilTheCaretLeavesTheLine() {
    EditorPage editor = editor().open("skeleton\n\tbody\n\t\t@ :circle d9\n\n");
    editor.caret("d9|").type(" zz");
    editor.see(".held-note", "Last good picture");
    assertEquals(
        true,
        editor.page.evaluate(
            "document.querySelector('.held-note').getBoundingClientRect().top"
                + " > document.querySelector('.picture').getBoundingClientRect().top"),
        "on the picture, not on its tools");
    editor.press("ArrowDown");
    editor.page.waitForFunction("() => document.querySelector('.held-note').hidden");
  }

  @Test
  void theExplanationOfAMarkHasTheFixToo() {
    EditorPage editor = editor().open(EditorPage.ARM.replace("\tarm\n", "\tamr\n"));
    editor.find(".squiggle-warning").hover();
    editor.see(".cm-diagnostic", "There is no bone");
    editor.see(".cm-diagnosticAction", "Change to arm").click();
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void aWordThatIsTypedIsOneUndoStep() {
    EditorPage editor = editor();
    editor.caret("# an arm|").type(" and a hand");
    assertTrue(editor.text().startsWith("# an arm and a hand\n"));
    editor.press("Control+z");
    assertEquals(EditorPage.ARM, editor.text());
    editor.press("Control+Shift+z");
    assertTrue(editor.text().startsWith("# an arm and a hand\n"));
  }

  @Test
  void whatIsTypedAfterGoingBackIsAStepOfItsOwn() {
    EditorPage editor = editor();
    editor.caret("# an arm|");
    // Whole words at once: letters belong together only if they come quickly.
    for (String word : List.of(" one", " two")) {
      editor.page.keyboard().insertText(word);
      editor.press("Control+z");
    }
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void editsOfADragAreOneUndoStepAndKeepTheCaret() {
    EditorPage editor = editor();
    editor.caret("an|im \"wave\"");
    String caret = editor.caretLine();
    for (int x = 11; x < 15; x++) {
      editor.page.evaluate(
          """
          x => {
            const undo = x === 11 ? undefined : 'join';
            const at = /body\\.arm x\\d+/.exec(limberStudio.document.text);
            const from = at.index + 'body.arm x'.length;
            limberStudio.edit([{from, to: from + 2, insert: String(x)}], {undo});
          }
          """,
          x);
    }
    assertEquals("body.arm x14 y-4 r-20 l30", editor.line("body.arm "));
    assertEquals(caret, editor.caretLine());
    editor.press("Control+z");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void twoDragsAreTwoUndoSteps() {
    EditorPage editor = editor();
    String edit =
        """
        ([find, insert]) => {
          const from = limberStudio.document.text.indexOf(find);
          limberStudio.edit([{from, to: from + find.length, insert}], {undo: 'join'});
        }
        """;
    editor.page.evaluate(edit, List.of("x10", "x11"));
    editor.page.evaluate("window.dispatchEvent(new PointerEvent('pointerup'))");
    editor.page.evaluate(edit, List.of("y30", "y31"));
    editor.caret("# |an arm").press("Control+z");
    assertTrue(editor.text().contains("x11"));
    assertTrue(editor.text().contains("y30"));
  }

  @Test
  void newLinesGoInAndTabsMoveLines() {
    EditorPage editor = editor().open("");
    editor.find(".cm-content").click();
    editor.type("skeleton").press("Enter").type("a x1").press("Enter").type("b").press("Enter");
    assertEquals("skeleton\n\ta x1\n\tb\n\t", editor.text());
    editor.press("Control+a", "Tab");
    assertEquals("\tskeleton\n\t\ta x1\n\t\tb\n\t\t", editor.text());
    editor.press("Shift+Tab");
    assertEquals("skeleton\n\ta x1\n\tb\n\t", editor.text());
  }

  @Test
  void commentsGoOutAndIn() {
    EditorPage editor = editor();
    editor.caret("body |y30").press("Control+/");
    assertTrue(editor.text().contains("\t# body y30\n"));
    editor.press("Control+/");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void severalCursorsWriteAtOnce() {
    EditorPage editor = editor();
    editor.caret("[open] :circle d10 f#F|80").press("Control+d", "Control+d");
    editor.see("#status-place", "2 cursors");
    editor.press("Delete").type("F80");
    assertTrue(editor.text().contains("d8 f#F80"));
    editor.press("Escape").caret("# |an arm");
    Locator bone = editor.see(".cm-line .skel-bone", "hand");
    bone.click(
        new Locator.ClickOptions()
            .setModifiers(List.of(com.microsoft.playwright.options.KeyboardModifier.ALT)));
    editor.see("#status-place", "2 cursors");
  }

  @Test
  void findAndReplaceWorks() {
    EditorPage editor = editor();
    editor.caret("|# an arm").press("Control+f").type("hand");
    editor.see(".search-count", "of 2");
    editor.press("Enter", "Escape");
    assertTrue(editor.caretLine().startsWith("body.arm.hand|"));
    editor.press("Control+Alt+f").type("paw");
    editor.see(".search-button", "Replace all").click();
    assertFalse(editor.text().contains("hand"));
    assertTrue(editor.text().contains("body.arm.paw") && editor.text().contains("@paw"));
    editor.find(".cm-content").click();
    editor.press("Control+z");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void linesFoldWhatIsBelowThem() {
    EditorPage editor = editor();
    editor.caret("|anim \"wave\"").press("Control+Alt+[");
    editor.see(".cm-foldPlaceholder", "⋯");
    assertEquals(0, editor.find(".cm-line .skel-easing, .cm-line >> text='0 -> 40'").count());
    editor.press("Control+Alt+]");
    assertEquals(0, editor.find(".cm-foldPlaceholder").count());
  }

  @Test
  void windowsLineEndsCountAsOneCharacter() {
    EditorPage editor =
        editor().open(EditorPage.ARM.replace("\n", "\r\n").replace("\tarm\r", "\tamr\r"));
    editor.see(".dock-row", "There is no bone \"amr\"").click();
    assertEquals("amr|", editor.caretLine());
    assertEquals("\r\n", editor.page.evaluate("limberStudio.document.lineEnd"));
  }

  @Test
  void theStatusBarSaysWhereAndHowMuch() {
    EditorPage editor = editor();
    editor.caret("body y|30");
    assertEquals("3:8", editor.find("#status-place").textContent());
    assertEquals("3 bones, 3 slots, 1 animation", editor.find("#status-counts").textContent());
    editor.type("1");
    editor.see("#status-timing", " ms");
  }

  @Test
  void theStatusBarSaysWhatASkelFormFileHas() throws IOException {
    EditorPage editor = editor().openSample("lantern-0.7.skf");
    long kilobytes = Math.round(Files.size(Path.of("../samples/lantern-0.7.skf")) / 1000.0);
    assertEquals(
        "30 bones, 3 animations, 2 styles, " + kilobytes + " kB",
        editor.find("#status-armature").textContent());
    assertTrue(editor.find("#status-armature").isVisible());
    assertFalse(editor.find("#status-counts").isVisible());
    editor.open(EditorPage.ARM);
    assertFalse(editor.find("#status-armature").isVisible());
    assertTrue(editor.find("#status-counts").isVisible());
  }

  @Test
  void outsideOfTheTextItsKeysAreFreeButGoingBackWorks() {
    EditorPage editor = editor();
    editor.caret("body y|30").type("1");
    String changed = editor.text();
    editor.find("#divider").focus();
    editor.press("Alt+ArrowUp", "Control+d", "Control+/");
    assertEquals(changed, editor.text());
    editor.press("Control+z");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void fieldsOfFormsGoBackOnTheirOwn() {
    EditorPage editor = editor();
    editor.caret("body y|30").type("1").press("Alt+2");
    String changed = editor.text();
    editor.type("hand").press("Control+z");
    assertEquals(changed, editor.text());
  }

  @Test
  void longLinesWrapIfOneWants() {
    EditorPage editor = editor();
    assertEquals(0, editor.find(".cm-lineWrapping").count());
    editor.caret("# |an arm").press("Alt+z");
    assertEquals(1, editor.find(".cm-lineWrapping").count());
    editor.open(EditorPage.ARM);
    assertEquals(1, editor.find(".cm-lineWrapping").count());
  }

  @Test
  void theCaretStaysInViewWhenTheListOfProblemsGrows() {
    EditorPage editor = editor().open(EditorPage.ARM + "\n".repeat(60));
    editor.caret("shu|t\n\n");
    editor.press("ArrowDown");
    while (caretRoom(editor) > 40) {
      editor.press("ArrowDown");
    }
    editor.type("skeleton\nskin \"a\" b c d\nno such line\nnor this\nnor that");
    editor.settle();
    editor.see(".dock-row", "no");
    editor.await("document.querySelectorAll('.dock-row').length > 2");
    editor.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
    screenshot(editor.page, "caret-and-problems");
    assertTrue(caretRoom(editor) >= 0, "hidden by " + -caretRoom(editor) + " pixels");
  }

  /** Returns how many pixels there are between the caret and the lower edge of the text. */
  private static double caretRoom(EditorPage editor) {
    return ((Number)
            editor.page.evaluate(
                """
                () => {
                  const { shadowRoot } = document.getElementById('editor');
                  const caret = shadowRoot.querySelector('.cm-cursor-primary').getBoundingClientRect();
                  return shadowRoot.querySelector('.cm-scroller').getBoundingClientRect().bottom - caret.bottom;
                }
                """))
        .doubleValue();
  }

  @Test
  void whatIsTypedRightAfterF2IsTheNewName() {
    EditorPage editor = editor().open(EditorPage.ARM);
    editor.caret("body.ar|m x10");
    // No waiting for the field between the keys: that is what fast fingers do.
    editor.page.keyboard().press("F2");
    editor.page.keyboard().type("wing");
    editor.page.keyboard().press("Enter");
    editor.await("limberStudio.document.text.includes('body.wing.hand')");
    assertEquals(
        EditorPage.ARM
            .replace("arm ", "wing ")
            .replace(".arm.", ".wing.")
            .replace("\tarm\n", "\twing\n"),
        editor.text().replace("# an wing", "# an arm"));
  }

  @Test
  void whatIsTypedAfterF2BesideANameChangesNothing() {
    EditorPage editor = editor().open(EditorPage.ARM);
    editor.caret("# an| arm");
    // Both in one go, so that no answer comes in between.
    editor.page.evaluate(
        """
        () => {
          const text = document.getElementById('editor').shadowRoot.querySelector('.cm-content');
          const f2 = { key: 'F2', code: 'F2', keyCode: 113, bubbles: true, cancelable: true };
          text.dispatchEvent(new KeyboardEvent('keydown', f2));
          document.execCommand('insertText', false, 'x');
        }
        """);
    editor.see(".popover.hint", "Put the caret on the name");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void lettersStayInOrderWhileTheTextScrolls() {
    EditorPage editor = editor().open("\n".repeat(200));
    editor.page.evaluate(
        """
        () => {
          const scroller = document.getElementById('editor').shadowRoot.querySelector('.cm-scroller');
          let down = false;
          const scroll = () => {
            down = !down;
            scroller.scrollTop += down ? 1 : -1;
            requestAnimationFrame(scroll);
          };
          scroll();
        }
        """);
    editor.caret("|\n");
    String words = "# the quick brown fox jumps over the lazy dog and then does it all once again";
    editor.type(words);
    assertEquals(words, editor.text().strip());
  }
}
