package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
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
    studio.page.locator(".dope >> text=Selected").click();
    studio.page.screenshot(shot("dope-selected"));
    studio.page.locator(".dope >> text=Selected").click();
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

  private static void type(StudioPage studio, String field, String value) {
    Locator input = studio.page.locator(".dope [data-time=" + field + "]");
    input.fill(value);
    input.press("Enter");
    studio.drawn();
  }

  @Test
  void timeIsTyped() {
    StudioPage studio = studio();
    type(studio, "frame", "9");
    assertEquals(9, studio.number(0, "v.clock.frame()"), 1e-9);
    type(studio, "seconds", "0,25");
    assertEquals(6, studio.number(0, "v.clock.frame()"), 1e-9);
    type(studio, "fps", "12");
    assertEquals("anim \"wave\" 12fps :6", studio.line("anim"));
    undo(studio);
    type(studio, "length", "36");
    assertEquals("anim \"wave\" 24fps :12", studio.line("anim"));
    assertEquals("hand :4", studio.line("hand"));
    undo(studio);
    type(studio, "length", "0");
    studio.page.waitForSelector("text=An animation has 1 to 100000 frames.");
  }

  @Test
  void aLoopIsRepeatedAtItsBracket() {
    StudioPage studio = studio();
    double[] count = place(studio, LOOP, 12);
    studio.click(new double[] {count[0] + 18, count[1]});
    studio.page.keyboard().type("5");
    studio.page.keyboard().press("Enter");
    studio.drawn();
    assertEquals("r { 0 -> 30 -> 0 }[5]", studio.line("r {"));
    undo(studio);
  }

  @Test
  void theWheelZoomsAtThePointer() {
    StudioPage studio = studio();
    double[] at = place(studio, TURN, 6);
    studio.page.mouse().move(at[0], at[1]);
    studio.page.keyboard().down("Control");
    studio.page.mouse().wheel(0, -200);
    studio.page.keyboard().up("Control");
    studio.drawn();
    studio.page.mouse().move(at[0] + 1, at[1]);
    assertEquals("key 2, frame 6, 0.25 s, 40°", said(studio).textContent());
    double[] next = place(studio, TURN, 12);
    studio.page.mouse().move(next[0], next[1]);
    assertEquals("", said(studio).textContent());
    key(studio, "-", "-", "-", "-");
    studio.page.mouse().move(next[0] + 1, next[1]);
    assertEquals("key 3, frame 12, 0.50 s, 0°", said(studio).textContent());
  }

  /** Puts a finger somewhere, moves it, or lifts it. */
  private static void finger(StudioPage studio, String type, int id, double[] at) {
    studio.page.evaluate(
        """
        ([type, id, x, y]) => {
          const canvas = document.querySelector('.dope-canvas');
          canvas.setPointerCapture = () => {};
          canvas.dispatchEvent(new PointerEvent(type, { pointerId: id, pointerType: 'touch', clientX: x, clientY: y, button: 0, bubbles: true }));
        }
        """,
        List.of(type, id, at[0], at[1]));
  }

  @Test
  void twoFingersZoomAndOneMoves() {
    StudioPage studio = studio();
    finger(studio, "pointerdown", 1, place(studio, TURN, 8));
    finger(studio, "pointerdown", 2, place(studio, TURN, 10));
    finger(studio, "pointermove", 1, place(studio, TURN, 6));
    finger(studio, "pointermove", 2, place(studio, TURN, 12));
    finger(studio, "pointerup", 1, place(studio, TURN, 6));
    finger(studio, "pointerup", 2, place(studio, TURN, 12));
    studio.page.mouse().move(5, 5);
    double[] scaled = place(studio, TURN, 9 + 3 * (12 - 9));
    studio.page.mouse().move(scaled[0], scaled[1]);
    assertEquals("key 3, frame 12, 0.50 s, 0°", said(studio).textContent());
    assertEquals(ARM, studio.text());
    finger(studio, "pointerdown", 1, place(studio, TURN, 14));
    finger(studio, "pointermove", 1, place(studio, TURN, 13));
    finger(studio, "pointermove", 1, place(studio, TURN, 11));
    finger(studio, "pointerup", 1, place(studio, TURN, 11));
    double[] moved = place(studio, TURN, 15);
    studio.page.mouse().move(moved[0], moved[1]);
    assertEquals("key 3, frame 12, 0.50 s, 0°", said(studio).textContent());
  }

  /** Shows the curve of the arm's rotation: from 0 up to 40 and back. */
  private StudioPage curves() {
    StudioPage studio = studio();
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    studio.click(new double[] {box.x + 60, box.y + 20 + 20 * TURN + 10});
    key(studio, "c");
    return studio;
  }

  /** Where a value from 0 to 40 is in the curves. */
  private static double[] point(StudioPage studio, double frame, double value) {
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    double y = box.y + box.height - 14 - value / 40 * (box.height - 20 - 28);
    return new double[] {place(studio, 0, frame)[0], y};
  }

  @Test
  void aKeyIsDraggedAlongItsCurveOrToAnotherValue() {
    StudioPage studio = curves();
    studio.page.screenshot(shot("dope-curves"));
    studio.dragTo(point(studio, 6, 40), point(studio, 6, 20));
    studio.page.mouse().up();
    studio.drawn();
    String[] words = studio.line("r 0").split(" ", -1);
    assertEquals(20, Double.parseDouble(words[3]), 0.6, studio.line("r 0"));
    assertTrue(studio.line("r 0").endsWith("-> 0   # up and down"), studio.line("r 0"));
    undo(studio);
    studio.dragTo(point(studio, 6, 40), point(studio, 9, 40));
    studio.page.mouse().up();
    studio.drawn();
    assertEquals("r 0 9:> 40 12:> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void curvesAreWhatTheEnginePlays() {
    StudioPage studio = curves();
    double[] start = point(studio, 0, 0);
    studio.click(start);
    key(studio, "3");
    assertEquals("r 0 :so-> 40 :li-> 0   # up and down", studio.line("r 0"));
    // Half-way in time, a value that ends slowly is at sin 45°.
    assertTrue(isCurve(studio, 3, 40 * Math.sin(Math.PI / 4)));
    assertFalse(isCurve(studio, 3, 20));
    String icon = studio.page.locator(".dope [data-easing=so] path").getAttribute("d");
    assertTrue(icon.contains(" 8.00 5.93 "), icon);
  }

  /** Returns whether the blue of a rotation's curve is at a place. */
  private static boolean isCurve(StudioPage studio, double frame, double value) {
    double[] at = point(studio, frame, value);
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    return (boolean)
        studio.page.evaluate(
            """
            ([x, y]) => {
              const { data } = document.querySelector('.dope-canvas').getContext('2d').getImageData(x - 1, y - 2, 3, 5);
              for (let i = 0; i < data.length; i += 4) if (data[i + 2] - data[i] > 90) return true;
              return false;
            }
            """,
            List.of((double) Math.round(at[0] - box.x), (double) Math.round(at[1] - box.y)));
  }

  @Test
  void rowsHaveTheColoursOfTheirCurves() {
    StudioPage studio = curves();
    assertTrue(isBlue(studio, TURN));
    assertFalse(isBlue(studio, TURN - 1), "the row of the bone has no curve of its own");
  }

  /** Returns whether the blue of a rotation is at the name of a row. */
  private static boolean isBlue(StudioPage studio, int row) {
    return (boolean)
        studio.page.evaluate(
            "y => { const { data } = document.querySelector('.dope-canvas').getContext('2d').getImageData(10, y, 1, 1);"
                + " return data[2] - data[0] > 90; }",
            20 + 20 * row + 10);
  }

  @Test
  void aRenamedSkinStaysOnThePicture() {
    StudioPage studio = studio();
    studio.choose(0, "skins", "New skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'new'");
    studio.choose(0, "skins", "Rename skin", false);
    studio.page.keyboard().press("Control+a");
    studio.page.keyboard().type("winter");
    studio.page.keyboard().press("Enter");
    studio.await("limberStudio.character.skins.includes('winter')");
    assertEquals("winter", studio.of(0, "v.skins[0]"));
  }

  @Test
  void skinsAreMadeCopiedAndDeleted() {
    StudioPage studio = studio();
    studio.choose(0, "skins", "New skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'new'");
    assertEquals(ARM + "\nskin \"new\"\n", studio.text());
    studio.choose(0, "skins", "Duplicate skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'new-2'");
    studio.choose(0, "skins", "Delete skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'default'");
    assertFalse(studio.text().contains("new-2"), studio.text());
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

  @Test
  void marksAreSetDraggedAndDeleted() {
    StudioPage studio = studio();
    studio.of(0, "v.seek(6 / 24)");
    studio.drawn();
    studio.page.locator(".dope [data-tool=mark]").click();
    assertEquals("! mark 6", studio.line("! mark"));
    drag(studio, 1, 6, 9);
    assertEquals("! mark 9", studio.line("! mark"));
    assertEquals("mark 9", studio.page.locator(".just-written").textContent());
    studio.click(place(studio, 1, 9));
    assertEquals("mark mark, frame 9, 0.38 s", said(studio).textContent());
    studio.of(0, "v.seek(12 / 24)");
    studio.drawn();
    key(studio, "m");
    assertEquals("! mark 12", studio.line("! mark 12"));
    key(studio, "Delete");
    assertFalse(
        studio.page.evaluate("limberStudio.document.text").toString().contains("! mark 12"));
    studio.click(new double[] {place(studio, 0, 0)[0] - 60, place(studio, 0, 0)[1]});
    assertEquals(null, studio.page.evaluate("limberStudio.selection"));
  }
}
