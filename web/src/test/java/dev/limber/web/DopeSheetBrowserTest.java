package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The dope sheet: keys are seen by row and changed there, and the text follows. */
class DopeSheetBrowserTest extends BrowserTest {
  private static final String ARM =
      """
      skeleton
      	body y30
      		@ :ellipse w44 h36 t0 f#3F8FCF
      	body.arm x10 y-4 r-20 l30
      		@ :rect w30 h8 x15 t0 f#AABBCC
      	body.arm.hand x30
      		@ :circle d10 t0 f#F80

      anim "wave" 24fps :6
      	arm
      		x 0 ---> 4
      		r 0 -> 40 -> 0   # up and down
      	hand :2
      		r { 0 -> 30 -> 0 }[3]
      	@hand
      		a 1 -> 0.5 :so-> 1
      """;

  /** Rows below the ruler: arm, x, rotation, hand, rotation, @hand, opacity. */
  private static final int TURN = 2;

  private static final int LOOP = 4;

  private static final double LAST = 18 + 5;

  private StudioPage studio() {
    StudioPage studio = StudioPage.at(newPage(EditorPage::window), address("/")).text(ARM).pause();
    studio.press("d");
    studio.page.waitForSelector(".dope:not([hidden])");
    return studio.drawn();
  }

  private static double[] place(StudioPage studio, int row, double frame) {
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    double x = box.x + 150 + frame / LAST * (box.width - 150 - 14);
    return new double[] {x, box.y + 20 + 20 * row + 10};
  }

  private static void drag(StudioPage studio, int row, double from, double to) {
    studio.dragTo(place(studio, row, from), place(studio, row, to));
    studio.page.mouse().up();
    studio.drawn();
  }

  private static void key(StudioPage studio, String... keys) {
    studio.page.locator(".dope-canvas").focus();
    for (String key : keys) {
      studio.page.keyboard().press(key);
    }
    studio.drawn();
  }

  private static void undo(StudioPage studio) {
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.page.waitForFunction("text => limberStudio.document.text === text", ARM);
  }

  private static Locator said(StudioPage studio) {
    return studio.page.locator(".dope-said");
  }

  @Test
  void aKeyIsDraggedInTime() {
    StudioPage studio = studio();
    drag(studio, TURN, 6, 9);
    assertEquals("r 0 9:> 40 12:> 0   # up and down", studio.line("r 0"));
    assertEquals("40", studio.page.locator(".just-written").textContent());
    undo(studio);
  }

  @Test
  void severalKeysAreDraggedTogetherAndScaled() {
    StudioPage studio = studio();
    studio.dragTo(place(studio, TURN, 3), place(studio, TURN, 14));
    studio.page.mouse().up();
    drag(studio, TURN, 6, 12);
    assertEquals("r 0 --> 40 -> 0   # up and down", studio.line("r 0"));
    undo(studio);
    studio.dragTo(place(studio, TURN, -0.5), place(studio, TURN, 14));
    studio.page.mouse().up();
    studio.page.keyboard().down("Control");
    drag(studio, TURN, 12, 6);
    studio.page.keyboard().up("Control");
    assertEquals("r 0 3:> 40 6:> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void aDoubleClickAddsAKeyWithTheValueOfTheMoment() {
    StudioPage studio = studio();
    double[] at = place(studio, TURN, 3);
    studio.page.mouse().dblclick(at[0], at[1]);
    studio.drawn();
    assertEquals("r 0 3:> 20 6:> 40 -> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void deleteRemovesAndTheButtonDuplicates() {
    StudioPage studio = studio();
    studio.click(place(studio, TURN, 6));
    assertEquals("key 2, frame 6, 0.25 s, 40°", said(studio).textContent());
    assertEquals(6.0, studio.number(0, "v.clock.frame()"), 1e-9);
    key(studio, "Delete");
    assertEquals("r 0 --> 0   # up and down", studio.line("r 0"));
    undo(studio);
    studio.click(place(studio, TURN, 6));
    studio.of(0, "v.seek(18 / 24)");
    studio.drawn();
    studio.page.locator(".dope [data-tool=duplicate]").click();
    assertEquals("r 0 -> 40 -> 0 -> 40   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void easingIsChosenByPicture() {
    StudioPage studio = studio();
    studio.click(place(studio, TURN, 0));
    studio.page.locator(".dope [data-easing=so]").click();
    assertEquals("r 0 :so-> 40 :li-> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void aLoopSaysHowManyKeysChangeAndCanBeUnrolled() {
    StudioPage studio = studio();
    studio.click(place(studio, LOOP, 2));
    assertEquals(
        "key 2, frame 2, 0.08 s, 30°, one of 3 that share a word", said(studio).textContent());
    studio.page.locator(".dope [data-easing=so]").click();
    studio.page.waitForSelector("text=This changes 3 keys");
    undo(studio);
    studio.click(place(studio, LOOP, 2));
    studio.page.locator(".dope [data-tool=unroll]").click();
    assertEquals("r 0 -> 30 -> 0 -> 30 -> 0 -> 30 -> 0", studio.line("r 0 -> 30"));
    undo(studio);
  }

  @Test
  void everythingWorksByKeyboard() {
    StudioPage studio = studio();
    key(studio, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "Space", "Alt+ArrowRight");
    assertEquals("r 0 7:> 40 12:> 0   # up and down", studio.line("r 0"));
    assertEquals(
        "body.arm, rotation, key 2, frame 7, 0.29 s, 40°",
        studio.page.locator("#announcer").textContent());
    undo(studio);
    key(studio, "Space", "3");
    studio.of(0, "v.seek(3 / 24)");
    key(studio, "Insert");
    assertTrue(studio.line("r 0").startsWith("r 0 3:>"), studio.line("r 0"));
  }

  @Test
  void keysAreCopiedToThePlayhead() {
    StudioPage studio = studio();
    studio.dragTo(place(studio, TURN, -0.5), place(studio, TURN, 8));
    studio.page.mouse().up();
    key(studio, "Control+c");
    studio.of(0, "v.seek(18 / 24)");
    key(studio, "Control+v");
    assertEquals("r 0 -> 40 -> 0 -> 0 -> 40   # up and down", studio.line("r 0"));
    undo(studio);
    studio.dragTo(place(studio, TURN, -0.5), place(studio, TURN, 8));
    studio.page.mouse().up();
    key(studio, "Control+x");
    assertEquals("r --> 0   # up and down", studio.line("r -"));
  }

  @Test
  void theNameSelectsAndTheArrowFolds() {
    StudioPage studio = studio();
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    studio.click(new double[] {box.x + 60, box.y + 30});
    assertEquals("body.arm", studio.page.evaluate("limberStudio.selection.name"));
    studio.page.locator(".dope >> text=Selected only").click();
    studio.page.screenshot(shot("dope-selected"));
    studio.page.locator(".dope >> text=Selected only").click();
    studio.click(new double[] {box.x + 12, box.y + 30});
    drag(studio, 1, -0.5, -0.5);
    studio.click(place(studio, 2, 2));
    assertTrue(said(studio).textContent().contains("30°"), "the hand's row has moved up");
  }

  @Test
  void theRulerSeeks() {
    StudioPage studio = studio();
    double[] at = place(studio, -1, 12);
    studio.click(at);
    assertEquals(12.0, studio.number(0, "v.clock.frame()"), 1e-9);
  }

  @Test
  void theCaretInAValueMovesThePlayhead() {
    StudioPage studio = studio();
    studio.page.evaluate(
        "() => { const at = limberStudio.document.text.indexOf('40 -> 0') + 1; limberStudio.emit('reveal', { from: at, to: at, focus: true }); }");
    studio.await("Math.abs(limberStudio.viewports[0].clock.frame() - 6) < 1e-6");
  }

  @Test
  void thePlayheadMarksTheWordsThatHold() {
    StudioPage studio = studio();
    studio.of(0, "v.seek(7 / 24)");
    studio.await(
        "[...document.querySelector('#editor').shadowRoot.querySelectorAll('.at-playhead')].map(one => one.textContent).join() === '0,40,30,0.5'");
  }

  @Test
  void bothThemesCanBeRead() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.click(place(studio, TURN, 6));
    double dark = ground(studio, "dark");
    studio.page.screenshot(shot("dope-dark"));
    double light = ground(studio, "light");
    studio.page.screenshot(shot("dope-light"));
    assertTrue(dark < 80 && light > 200, dark + " " + light);
  }

  /** Returns how bright an empty place of the sheet is in a theme. */
  private static double ground(StudioPage studio, String theme) {
    studio.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme);
    studio.drawn();
    return ((Number)
            studio.page.evaluate(
                "document.querySelector('.dope-canvas').getContext('2d').getImageData(300, 175, 1, 1).data[0]"))
        .doubleValue();
  }

  @Test
  void withoutTextThereIsNoSheet() {
    StudioPage studio = studio().sample("lantern-0.8.skf");
    assertFalse(studio.page.locator(".dope").isVisible());
  }

  private static Page.ScreenshotOptions shot(String name) {
    return new Page.ScreenshotOptions().setPath(Path.of("target/screenshots", name + ".png"));
  }

  @Test
  void animationsAreMadeCopiedAndDeleted() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "Duplicate animation", false);
    studio.await("limberStudio.viewports[0].animation === 'wave-2'");
    assertEquals(
        ARM + "\n" + ARM.substring(ARM.indexOf("anim")).replace("wave", "wave-2"), studio.text());
    undo(studio);
    studio.await("limberStudio.viewports[0].animation === 'wave'");
    studio.choose(0, "animation", "New animation", false);
    studio.await("limberStudio.viewports[0].animation === 'new'");
    assertEquals(ARM + "\nanim \"new\"\n\tbody\n\t\tr 0\n", studio.text());
    studio.choose(0, "animation", "Delete animation", false);
    studio.await("limberStudio.viewports[0].animation === 'wave'");
    assertEquals(ARM + "\n", studio.text());
  }
}
