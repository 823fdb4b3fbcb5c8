package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The dope sheet under fingers, as a touch screen tells the browser of them. */
class DopeTouchBrowserTest extends BrowserTest {
  private static final int TURN = DopeSheetPage.TURN;

  private DopeSheetPage arm() {
    return sheet(DopeSheetPage.ARM, DopeSheetPage.LAST);
  }

  private DopeSheetPage arms() {
    return sheet(DopeGesturesBrowserTest.ARMS, 12 + 5);
  }

  private DopeSheetPage sheet(String text, double last) {
    DopeSheetPage sheet =
        DopeSheetPage.open(
            newPage(
                options -> EditorPage.calm(options).setViewportSize(1280, 1100).setHasTouch(true)),
            text,
            last);
    return height(sheet, 420);
  }

  /** Makes the sheet so high; rows are 36 pixels high where there is a touch screen. */
  private static DopeSheetPage height(DopeSheetPage sheet, int pixels) {
    sheet
        .studio()
        .page
        .evaluate(
            "pixels => document.querySelector('.dope').style.setProperty('height', pixels + 'px')",
            pixels);
    sheet.studio().drawn();
    return sheet;
  }

  @Test
  void aFingerDragsAKey() {
    DopeSheetPage sheet = arm();
    sheet.swipe(sheet.place(TURN, 6.2), sheet.place(TURN, 9.2));
    assertEquals("r 0 9:> 40 12:> 0   # up and down", sheet.line("r 0"));
    sheet.undoTo(DopeSheetPage.ARM);
  }

  @Test
  void aDoubleTapAddsAKey() {
    DopeSheetPage sheet = arm();
    sheet.tap(TURN, 3);
    sheet.tap(TURN, 3);
    assertEquals("r 0 3:> 20 6:> 40 -> 0   # up and down", sheet.line("r 0"));
    sheet.undoTo(DopeSheetPage.ARM);
  }

  @Test
  void aFingerThatGoesUpScrollsAndMovesNoKey() {
    DopeSheetPage sheet = height(arm(), 300);
    StudioPage studio = sheet.studio();
    double[] from = sheet.place(TURN, 6.2);
    sheet.swipe(from, new double[] {from[0] + 14, from[1] - 40});
    assertEquals("r 0 -> 40 -> 0   # up and down", sheet.line("r 0"));
    assertEquals(
        40.0,
        ((Number) studio.page.evaluate("document.querySelector('.dope-scroll').scrollTop"))
            .doubleValue(),
        1);
  }

  @Test
  void twoFingersZoomAndOneMoves() {
    DopeSheetPage sheet = arm();
    StudioPage studio = sheet.studio();
    studio.touch(
        List.of(sheet.place(TURN, 8), sheet.place(TURN, 10)),
        List.of(sheet.place(TURN, 6), sheet.place(TURN, 12)));
    studio.page.mouse().move(5, 5);
    double[] scaled = sheet.place(TURN, 9 + 3 * (12 - 9));
    studio.page.mouse().move(scaled[0], scaled[1]);
    assertEquals("key 3, frame 12, 0.50 s, 0°", sheet.said());
    assertEquals(DopeSheetPage.ARM, studio.text());
    sheet.swipe(sheet.place(TURN, 14), sheet.place(TURN, 11));
    double[] moved = sheet.place(TURN, 15);
    studio.page.mouse().move(moved[0], moved[1]);
    assertEquals("key 3, frame 12, 0.50 s, 0°", sheet.said());
  }

  @Test
  void whatIsTappedIsToldOfUntilSomethingElseIs() {
    DopeSheetPage sheet = arm();
    sheet.tap(TURN, 6);
    assertEquals("key 2, frame 6, 0.25 s, 40°", sheet.said());
    sheet.seek(3);
    assertEquals("", sheet.said(), "another time");
    sheet.tap(TURN, 6);
    sheet.tap(TURN, 9);
    assertEquals("", sheet.said(), "beside it");
  }

  @Test
  void aFingerAddsKeysWhileSeveralAreSelected() {
    DopeSheetPage sheet = arms();
    sheet.press("several");
    assertEquals("true", sheet.tool("several").getAttribute("aria-pressed"));
    sheet.tap(DopeGesturesBrowserTest.TURN, 6);
    sheet.tap(DopeGesturesBrowserTest.RIGHT_TURN, 3);
    sheet.tap(DopeGesturesBrowserTest.TURN, 12);
    sheet.tap(DopeGesturesBrowserTest.TURN, 12);
    sheet.press("delete");
    assertEquals(
        "body y 0 -> 4 -> 0 arm-l x 0 --> 4 r 0 --> 0 arm-r r 0 12:> 0",
        DopeGesturesBrowserTest.lines(sheet));
    sheet.undoTo(DopeGesturesBrowserTest.ARMS);
    sheet.swipe(
        sheet.place(DopeGesturesBrowserTest.LEFT + 1, 4),
        sheet.place(DopeGesturesBrowserTest.TURN, 14));
    sheet.press("delete");
    assertEquals(
        "body y 0 -> 4 -> 0 arm-l x 0 r 0 arm-r r 0 3:> 30 12:> 0",
        DopeGesturesBrowserTest.lines(sheet));
    sheet.undoTo(DopeGesturesBrowserTest.ARMS);
    sheet.studio().press("w");
    assertEquals(
        "false", sheet.tool("several").getAttribute("aria-pressed"), "one switch for both");
    sheet.tap(DopeGesturesBrowserTest.TURN, 6);
    sheet.tap(DopeGesturesBrowserTest.TURN, 12);
    sheet.press("delete");
    assertEquals("r 0 -> 40", sheet.line("r 0 ->"), "only the last");
  }

  @Test
  void aFingerThatScrollsSelectsNothing() {
    DopeSheetPage sheet = arms();
    sheet.tap(DopeGesturesBrowserTest.TURN, 6);
    double[] from = sheet.place(DopeGesturesBrowserTest.RIGHT_TURN, 3);
    sheet.swipe(from, new double[] {from[0], from[1] - 40});
    sheet.press("delete");
    assertEquals("r 0 --> 0", sheet.line("r 0 -"));
    assertEquals("r 0 3:> 30 12:> 0", sheet.line("r 0 3"));
  }
}
