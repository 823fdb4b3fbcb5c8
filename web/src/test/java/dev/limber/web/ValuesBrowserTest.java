package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;

/** Values that need no typing: colours are picked, numbers are dragged. */
class ValuesBrowserTest extends BrowserTest {
  private EditorPage editor() {
    return new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
  }

  private static Locator number(EditorPage editor, String line, String number) {
    return editor
        .see(".cm-line", line)
        .locator(".skel-number")
        .filter(new Locator.FilterOptions().setHasText(number))
        .first();
  }

  /** Drags with the left button, in steps, as a hand does. */
  private static void drag(EditorPage editor, Locator from, double distance) {
    BoundingBox box = from.boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    editor.page.mouse().move(x, y);
    editor.page.mouse().down();
    editor.page.mouse().move(x + distance, y, new Mouse.MoveOptions().setSteps(12));
  }

  @Test
  void aColourIsPickedAndWrittenInItsOwnNotation() {
    EditorPage editor = editor();
    editor.find("[data-color='#F80']").first().click();
    editor.find(".picker input[type=color]").fill("#33aaff");
    assertEquals("@[open] :circle d10 f#3AF", editor.line("@[open]"), "three digits where they do");
    editor.find(".picker input[type=color]").fill("#33aafe");
    assertEquals("@[open] :circle d10 f#33AAFE", editor.line("@[open]"));
    editor.find(".picker input[type=range]").fill("0.25");
    assertEquals("@[open] :circle d10 f#33AAFE,0.25", editor.line("@[open]"));
    editor.press("Escape", "Control+z");
    assertEquals(EditorPage.ARM, editor.text(), "all of it is one step");
  }

  @Test
  void theCaseOfAColourStays() {
    EditorPage editor = editor();
    editor.caret("f#a|bc,0.5").press("Control+Alt+c");
    editor.find(".picker input[type=color]").fill("#ddeeff");
    assertTrue(editor.text().contains("f#def,0.5"));
    editor.find(".picker .field").fill("#not");
    assertTrue(editor.text().contains("f#def,0.5"), "what is no colour is not written");
    assertEquals("true", editor.find(".picker .field").getAttribute("aria-invalid"));
  }

  @Test
  void noExplanationLiesOverThePicker() {
    EditorPage editor = editor();
    editor.caret(":el|lipse").press("Control+i");
    editor.see(".hover .doc-title", "ellipse");
    editor.find("[data-color='#3F8FCF']").click();
    editor.find(".picker").waitFor();
    assertEquals(0, editor.find(".hover").count(), "what was open goes");
    // One word is hovered and asked about; the answer counts, not a pause.
    editor.page.evaluate(
        """
        () => {
          const { language } = limberStudio;
          const ask = language.ask.bind(language);
          window.explained = 0;
          language.ask = async (...question) => {
            const answer = await ask(...question);
            if (question[0] === 'hover') setTimeout(() => window.explained++);
            return answer;
          };
        }
        """);
    editor.see(".cm-line .skel-type", ":ellipse").hover();
    editor.await("window.explained > 0");
    assertEquals(0, editor.find(".hover").count(), "and nothing opens");
    assertEquals(1, editor.find(".picker").count());
  }

  @Test
  void aColourThatIsPickedShowsAtOnce() {
    EditorPage editor = editor();
    editor.listen("character");
    editor.find("[data-color='#3F8FCF']").click();
    editor.find(".picker-color").last().click();
    editor.await("window.heard.character > 0");
  }

  @Test
  void aNumberIsDraggedAndThePictureFollowsBeforeTheButtonIsUp() {
    EditorPage editor = editor();
    editor.page.keyboard().down("Alt");
    drag(editor, number(editor, "body.arm x10", "10"), 60);
    editor.await("limberStudio.document.text.includes('body.arm x30 ')");
    editor.await("limberStudio.timing.readings > 1 && limberStudio.language.isBusy === false");
    editor.page.waitForCondition(() -> editor.boneX("body.arm") == 30);
    editor.page.mouse().up();
    editor.page.keyboard().up("Alt");
    editor.press("Control+z");
    assertEquals(EditorPage.ARM, editor.text(), "a drag is one step");
  }

  @Test
  void shiftDragsCoarserAndControlFiner() {
    EditorPage editor = editor();
    editor.page.keyboard().down("Alt");
    editor.page.keyboard().down("Shift");
    drag(editor, number(editor, "body y30", "30"), 30);
    editor.await("limberStudio.document.text.includes('body y130')");
    editor.page.mouse().up();
    editor.page.keyboard().up("Shift");
    editor.page.keyboard().down("Control");
    drag(editor, number(editor, "body.arm x10", "10"), 30);
    editor.await("limberStudio.document.text.includes('body.arm x11 ')");
    editor.page.mouse().up();
  }

  @Test
  void aNumberStopsWhereTheLanguageDoes() {
    EditorPage editor = editor();
    editor.page.keyboard().down("Alt");
    drag(editor, number(editor, "@[open]", "10"), -200);
    editor.await("limberStudio.document.text.includes('@[open] :circle d0 ')");
    editor.page.mouse().up();
    editor.page.keyboard().up("Alt");
  }

  @Test
  void aClickWithAltAddsACursorAlsoOnANumber() {
    EditorPage editor = editor();
    editor.caret("# |an arm");
    editor.page.keyboard().down("Alt");
    drag(editor, number(editor, "body y30", "30"), 0);
    editor.page.mouse().up();
    editor.page.keyboard().up("Alt");
    editor.see("#status-place", "2 cursors");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void theArrowKeysStepTheNumberAtTheCaret() {
    EditorPage editor = editor();
    editor.caret("body.arm x1|0").press("Alt+ArrowUp", "Alt+ArrowUp", "Alt+ArrowDown");
    editor.await("limberStudio.document.text.includes('body.arm x11 ')");
    editor.press("Shift+Alt+ArrowDown");
    editor.await("limberStudio.document.text.includes('body.arm x1 ')");
  }

  @Test
  void besideNumbersTheArrowKeysMoveTheLine() {
    EditorPage editor = editor();
    editor.caret("body.a|rm x10").press("Alt+ArrowUp");
    assertTrue(editor.text().indexOf("body.arm x10") < editor.text().indexOf(":ellipse"));
  }

  @Test
  void aFingerDragsANumberByItsGrip() {
    EditorPage editor =
        new EditorPage(newPage(options -> options.setViewportSize(1024, 768).setHasTouch(true)));
    editor.open(EditorPage.ARM);
    editor.find("#editor .skel-number").first().tap();
    editor.find("#editor .number-grip").waitFor();
    screenshot(editor.page, "touch-number");
    editor.page.evaluate(
        """
        () => {
          const grip = document.getElementById('editor').shadowRoot.querySelector('.number-grip');
          // No finger that the browser knows of can be held here.
          grip.setPointerCapture = () => {};
          const at = (type, x) => grip.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX: x, clientY: 5, bubbles: true, cancelable: true }));
          at('pointerdown', 100);
          at('pointermove', 130);
        }
        """);
    editor.await("limberStudio.document.text.includes('body y40')");
    editor.find("#editor .number-step").last().tap();
    editor.await("limberStudio.document.text.includes('body y41')");
    editor.find("#editor .skel-bone").first().tap();
    editor.await(
        "document.getElementById('editor').shadowRoot.querySelector('.number-bar') === null");
  }
}
