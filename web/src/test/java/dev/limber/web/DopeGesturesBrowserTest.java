package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Many keys at once: selected, stretched, copied, taken to the other side; by mouse and keyboard.
 */
class DopeGesturesBrowserTest extends BrowserTest {
  static final String ARMS =
      """
      skeleton
      	body y30
      		@ :ellipse w44 h36 t0 f#3F8FCF
      	body.arm-l x10 r-20 l30
      		@ :rect w30 h8 x15 t0 f#AABBCC
      	body.arm-r x-10 r200 l30
      		@ :rect w30 h8 x15 t0 f#AABBCC

      anim "wave" 24fps :6
      	body
      		y 0 -> 4 -> 0
      	arm-l
      		x 0 --> 4
      		r 0 -> 40 -> 0
      	arm-r
      		r 0 3:> 30 12:> 0
      """;

  /** Rows below the ruler: body, y, arm-l, x, rotation, arm-r, rotation. */
  static final int LEFT = 2;

  static final int TURN = 4;
  static final int RIGHT_TURN = 6;

  private DopeSheetPage sheet() {
    return DopeSheetPage.open(newPage(EditorPage::window), ARMS, 12 + 5);
  }

  static String lines(DopeSheetPage sheet) {
    String text = sheet.studio().text();
    return text.substring(text.indexOf("\tbody\n")).replaceAll("\\s+", " ").strip();
  }

  @Test
  void aFoldedRowStandsForAllItsKeys() {
    DopeSheetPage sheet = sheet();
    BoundingBox box = sheet.box();
    sheet.studio().click(new double[] {box.x + 12, box.y + 20 + 20 * LEFT + 10});
    sheet.key("Control+a");
    assertEquals("11 keys selected", sheet.studio().page.locator("#announcer").textContent());
    sheet.drag(sheet.place(LEFT, -0.5), sheet.place(LEFT + 2, 14));
    sheet.holding("Control", () -> sheet.drag(LEFT + 2, 12, 6));
    assertEquals(
        "body y 0 -> 4 -> 0 arm-l x 0 -> 4 r 0 3:> 40 6:> 0 arm-r r 0 2:> 30 6:> 0",
        lines(sheet),
        "whole frames");
    sheet.undoTo(ARMS);
  }

  @Test
  void stretchedKeysDoNotFallOntoEachOther() {
    DopeSheetPage sheet = sheet();
    sheet.key("Control+a");
    sheet.holding("Control", () -> sheet.drag(RIGHT_TURN, 12, 1));
    assertEquals(
        "body y 0 2:> 4 4:> 0 arm-l x 0 4:> 4 r 0 2:> 40 4:> 0 arm-r r 0 1:> 30 4:> 0",
        lines(sheet));
    sheet.undoTo(ARMS);
  }

  @Test
  void keysBetweenFramesAreStretchedAsTheyAre() {
    String half = ARMS.replace("24fps :6", "24fps :6.5");
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), half, 13 + 5);
    sheet.drag(sheet.place(TURN, -0.5), sheet.place(TURN, 14));
    sheet.type("span", "6.5");
    assertEquals("r 0 3.25:> 40 6.5:> 0", sheet.line("r 0 3.2"));
  }

  @Test
  void keysAreStretchedByKeyboardAndByANumber() {
    DopeSheetPage sheet = sheet();
    sheet.drag(sheet.place(TURN, -0.5), sheet.place(TURN, 14));
    held(sheet, "Control", "ArrowRight", "ArrowRight");
    assertEquals("r 0 7:> 40 14:> 0", sheet.line("r 0 7"));
    sheet.undoTo(ARMS);
    sheet.drag(sheet.place(TURN, -0.5), sheet.place(TURN, 14));
    held(sheet, "Control", "ArrowRight", "ArrowRight", "Shift+ArrowRight");
    assertEquals("r 0 12:> 40 24:> 0", sheet.line("r 0 12"), "the same as in one step");
    sheet.type("span", "6");
    assertEquals("r 0 3:> 40 6:> 0", sheet.line("r 0 3:> 40"));
    sheet.undoTo(ARMS.replace("-> 40 ->", "12:> 40 24:>"));
    sheet.undoTo(ARMS);
  }

  @Test
  void withAltAStretchIsStillAStretch() {
    DopeSheetPage sheet = sheet();
    sheet.drag(sheet.place(TURN, -0.5), sheet.place(TURN, 14));
    sheet.holding("Control", () -> sheet.holding("Alt", () -> sheet.drag(TURN, 12, 6)));
    assertEquals("r 0 3:> 40 6:> 0", sheet.line("r 0 3:> 40"));
    sheet.undoTo(ARMS);
  }

  @Test
  void whatIsSaidOfADragIsWhatItDoes() {
    DopeSheetPage sheet = sheet();
    StudioPage studio = sheet.studio();
    sheet.drag(sheet.place(TURN, 3), sheet.place(TURN, 14));
    studio.dragTo(sheet.place(TURN, 12), sheet.place(TURN, 2));
    assertEquals("to frame 6", sheet.said(), "the first comes to 0");
    studio.page.mouse().up();
    assertEquals("r 40 -> 0", studio.drawn().line("r 4"));
    sheet.undoTo(ARMS);
    sheet.click(TURN, 6);
    sheet.holding(
        "Control",
        () -> {
          studio.dragTo(sheet.place(TURN, 6), sheet.place(TURN, 9));
          assertEquals("to frame 9", sheet.said(), "there is nothing to stretch");
          studio.page.mouse().up();
        });
    assertEquals("r 0 9:> 40 12:> 0", sheet.line("r 0 9"));
    sheet.undoTo(ARMS);
  }

  @Test
  void valuesChangeByKeyboard() {
    DopeSheetPage sheet = sheet();
    sheet.click(TURN, 6);
    sheet.key("Alt+ArrowUp");
    assertEquals("r 0 -> 41 -> 0", sheet.line("r 0 ->"));
    sheet.undoTo(ARMS);
    sheet.click(TURN, 6);
    sheet.key("c", "Alt+Shift+ArrowDown");
    assertEquals("r 0 -> 30 -> 0", sheet.line("r 0 ->"));
    sheet.undoTo(ARMS);
  }

  @Test
  void aKeyThatIsHeldIsOneUndoStepForTheSameKeys() {
    DopeSheetPage sheet = sheet();
    sheet.click(TURN, 6);
    held(sheet, "Alt", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight");
    String turned = ARMS.replace("r 0 -> 40 -> 0", "r 0 8:> 42 12:> 0");
    assertEquals(turned, sheet.studio().text());
    sheet.undoTo(ARMS);
    sheet.click(TURN, 6);
    held(sheet, "Alt", "ArrowUp", "ArrowUp");
    sheet.click(RIGHT_TURN, 3);
    String lifted = ARMS.replace("-> 40", "-> 42");
    held(sheet, "Alt", "ArrowUp");
    assertEquals(lifted.replace("3:> 30", "3:> 31"), sheet.studio().text());
    sheet.undoTo(lifted);
    sheet.undoTo(ARMS);
    sheet.click(TURN, 6);
    sheet.holding("Shift", () -> sheet.click(TURN, 12));
    held(sheet, "Control", "ArrowLeft", "ArrowLeft");
    assertEquals(ARMS.replace("r 0 -> 40 -> 0", "r 0 -> 40 10:> 0"), sheet.studio().text());
    sheet.undoTo(ARMS);
  }

  /** Presses keys in the sheet so quickly that they are one gesture. */
  private static void held(DopeSheetPage sheet, String with, String... keys) {
    sheet
        .studio()
        .page
        .evaluate(
            """
            ([held, keys]) => {
              const canvas = document.querySelector('.dope-canvas');
              canvas.focus();
              const init = { altKey: held === 'Alt', ctrlKey: held === 'Control', bubbles: true, cancelable: true, composed: true };
              for (const key of keys) {
                canvas.dispatchEvent(new KeyboardEvent('keydown', { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+'), ...init }));
              }
            }
            """,
            List.of(with, List.of(keys)));
    sheet.studio().drawn();
  }

  @Test
  void rowsFoldAndSelectByKeyboard() {
    DopeSheetPage sheet = sheet();
    sheet.key("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
    assertEquals("body.arm-l", sheet.studio().page.evaluate("limberStudio.selection.name"));
    sheet.key("f");
    assertEquals(
        "arm-l folded", sheet.studio().page.locator("#announcer").textContent(), "the row's owner");
    sheet.key("ArrowDown");
    assertTrue(sheet.studio().page.locator("#announcer").textContent().startsWith("body.arm-r"));
    sheet.key("F", "ArrowDown", "ArrowDown", "ArrowDown", "Control+a", "Control+ArrowLeft");
    assertTrue(sheet.studio().page.locator("#announcer").textContent().endsWith("keys selected"));
    assertEquals(
        "body y 0 -> 4 11:> 0 arm-l x 0 11:> 4 r 0 -> 40 11:> 0 arm-r r 0 3:> 30 11:> 0",
        lines(sheet));
    sheet.key("?");
    assertTrue(
        sheet
            .studio()
            .page
            .locator(".sheet section:has(h3:text-is('Dope sheet'))")
            .textContent()
            .contains("Fold the row"));
  }

  @Test
  void altAndADragCopies() {
    DopeSheetPage sheet = sheet();
    sheet.holding("Alt", () -> sheet.drag(TURN, 6, 15));
    assertEquals("r 0 -> 40 -> 0 15:> 40", sheet.line("r 0 ->"));
    sheet.undoTo(ARMS);
  }

  @Test
  void shiftAndAClickAddsAKeyOrTakesItOut() {
    DopeSheetPage sheet = sheet();
    sheet.click(TURN, 6);
    sheet.holding("Shift", () -> sheet.click(RIGHT_TURN, 3));
    sheet.holding("Shift", () -> sheet.click(TURN, 12));
    sheet.holding("Shift", () -> sheet.click(TURN, 12));
    sheet.key("Delete");
    assertEquals("body y 0 -> 4 -> 0 arm-l x 0 --> 4 r 0 --> 0 arm-r r 0 12:> 0", lines(sheet));
    sheet.undoTo(ARMS);
  }

  @Test
  void keysAreDuplicatedByKeyboard() {
    DopeSheetPage sheet = sheet();
    sheet.click(TURN, 6);
    sheet.seek(9);
    sheet.key("Control+d");
    assertEquals("r 0 -> 40 9:> 40 12:> 0", sheet.line("r 0 ->"));
    sheet.undoTo(ARMS);
  }

  @Test
  void aBoxSelectsInCurvesToo() {
    DopeSheetPage sheet = sheet();
    BoundingBox box = sheet.box();
    sheet.studio().click(new double[] {box.x + 60, box.y + 20 + 20 * TURN + 10});
    sheet.key("c");
    double top = box.y + 22;
    sheet.drag(
        new double[] {sheet.place(0, 4)[0], top}, new double[] {sheet.place(0, 8)[0], top + 40});
    sheet.key("Delete");
    assertEquals("r 0 --> 0", sheet.line("r 0 -"));
    sheet.undoTo(ARMS);
  }

  @Test
  void keysArePastedOnTheOtherSide() {
    DopeSheetPage sheet = sheet();
    sheet.drag(sheet.place(LEFT + 1, -0.5), sheet.place(TURN, 14));
    sheet.key("Control+c");
    sheet.seek(0);
    sheet.key("Control+Shift+V");
    assertEquals(
        "body y 0 -> 4 -> 0 arm-l x 0 --> 4 r 0 -> 40 -> 0 arm-r x 0 --> -4 r 0 3:> 30 6:> -40 12:> 0",
        lines(sheet));
    sheet.undoTo(ARMS);
    sheet.seek(0);
    sheet.key("Control+Alt+v");
    assertEquals(
        "body y 0 -> 4 -> 0 arm-l x 0 --> 4 r 0 -> 40 -> 0 arm-r x 0 --> 4 r 0 3:> 30 6:> 40 12:> 0",
        lines(sheet));
    sheet.undoTo(ARMS);
  }

  @Test
  void keysArePastedIntoAnotherAnimation() {
    String text = ARMS + "\nanim \"nod\" 24fps :6\n\tbody\n\t\ty 0 -> 2\n";
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), text, 12 + 5);
    StudioPage studio = sheet.studio();
    sheet.drag(sheet.place(TURN, 3), sheet.place(TURN, 14));
    sheet.key("Control+c");
    studio.choose(0, "animation", "nod", false);
    studio.of(0, "v.seekBeyond(3 / 24)");
    studio.drawn();
    sheet.key("Control+v");
    assertEquals(text + "\tarm-l\n\t\tr 3:> 40 9:> 0\n", studio.text());
    sheet.undoTo(text);
  }

  @Test
  void whatIsCopiedIsSaidUntilTheNextMessage() {
    DopeSheetPage sheet = sheet();
    sheet.click(TURN, 6);
    sheet.holding("Shift", () -> sheet.click(TURN, 12));
    sheet.key("Control+c");
    StudioPage studio = sheet.studio();
    assertEquals("2 keys copied.", studio.page.locator(".toast-text").textContent());
    assertEquals("2 keys copied.", studio.page.locator("#announcer").textContent());
    screenshot(studio.page, "dope-copied");
    sheet.click(LEFT + 1, 0);
    sheet.key("Control+c");
    assertEquals("One key copied.", studio.page.locator(".toast-text").textContent());
    assertEquals(ARMS, studio.text());
  }

  @Test
  void aLetterAddsAKeyWhereKeyboardsHaveNoInsert() {
    DopeSheetPage sheet = sheet();
    sheet.key("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
    sheet.seek(3);
    sheet.key("k");
    assertEquals("r 0 3:> 20 6:> 40 -> 0", sheet.line("r 0 3:> 20"));
    sheet.undoTo(ARMS);
  }

  @Test
  void keysWithoutACounterpartAreNamedAndLeftOut() {
    String text = ARMS.replace("body.arm-r", "body.leg").replace("\tarm-r\n", "\tleg\n");
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), text, 12 + 5);
    sheet.click(TURN, 6);
    sheet.key("Control+c", "Control+Shift+V");
    assertEquals(text, sheet.studio().text());
    assertEquals(
        "Skipped, no counterpart: body.arm-l.",
        sheet.studio().page.locator(".toast-text").textContent());
  }

  @Test
  void keysAreCopiedAndPastedByButtons() {
    DopeSheetPage sheet = sheet();
    assertTrue(sheet.tool("paste").isDisabled());
    sheet.click(TURN, 6);
    sheet.press("copy");
    sheet.seek(9);
    sheet.press("paste");
    assertEquals("r 0 -> 40 9:> 40 12:> 0", sheet.line("r 0 ->"));
    sheet.undoTo(ARMS);
  }

  @Test
  void marksAndCutsAreOneStepEach() {
    DopeSheetPage sheet = sheet();
    sheet.seek(6);
    sheet.key("m");
    assertEquals("! mark 6", sheet.line("! mark"));
    sheet.undoTo(ARMS);
    sheet.drag(sheet.place(LEFT + 1, -0.5), sheet.place(TURN, 14));
    sheet.key("Control+x");
    assertEquals("body y 0 -> 4 -> 0 arm-r r 0 3:> 30 12:> 0", lines(sheet));
    sheet.undoTo(ARMS);
  }

  @Test
  void sectionsAreMadeAndDeletedInOneStepEach() {
    DopeSheetPage sheet = sheet();
    StudioPage studio = sheet.studio();
    studio.choose(0, "skins", "New skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'new'");
    sheet.undoTo(ARMS);
    studio.choose(0, "animation", "Delete animation", false);
    studio.await("limberStudio.character.animations.length === 0");
    sheet.undoTo(ARMS);
    studio.await("limberStudio.viewports[0].animation === 'wave'");
  }

  @Test
  void anAnimationIsRenamedFromItsList() {
    DopeSheetPage sheet = sheet();
    StudioPage studio = sheet.studio();
    studio.choose(0, "animation", "Rename animation", false);
    studio.page.keyboard().press("Control+a");
    studio.page.keyboard().type("greet");
    studio.page.keyboard().press("Enter");
    studio.await("limberStudio.character.animations[0].name === 'greet'");
    assertEquals(ARMS.replace("wave", "greet"), studio.text());
    assertEquals("greet", studio.of(0, "v.animation"));
    sheet.undoTo(ARMS);
  }

  @Test
  void theTextSaysWhichKeyAWordIs() {
    DopeSheetPage sheet = sheet();
    StudioPage studio = sheet.studio();
    studio.page.evaluate(
        "() => { const at = limberStudio.document.text.indexOf('40 -> 0') + 1; limberStudio.emit('reveal', { from: at, to: at, focus: true }); }");
    Object word =
        studio.page.evaluate(
            """
            () => {
              const root = document.getElementById('editor').shadowRoot;
              const walker = document.createTreeWalker(root.querySelector('.cm-content'), NodeFilter.SHOW_TEXT);
              for (let node; (node = walker.nextNode());) {
                if (node.data.trim() !== '40') continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                const { left, top, width, height } = range.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
              }
              return null;
            }
            """);
    List<?> at = (List<?>) word;
    studio
        .page
        .mouse()
        .move(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
    assertTrue(
        studio.page.locator(".doc.hover").textContent().contains("Key 2, frame 6, 0.25 s, 40°"));
  }
}
