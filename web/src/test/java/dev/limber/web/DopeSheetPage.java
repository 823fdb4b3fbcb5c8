package dev.limber.web;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/**
 * The dope sheet as hands have it.
 *
 * @param last the last frame that there is room for
 */
record DopeSheetPage(StudioPage studio, double last) {
  /** An arm that waves: a rotation and a loop, and a hand that fades. */
  static final String ARM =
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
  static final int TURN = 2;

  static final int LOOP = 4;

  /** What there is room for in {@link #ARM}. */
  static final double LAST = 18 + 5;

  /** Opens the sheet of a text, paused at the start of its animation. */
  static DopeSheetPage open(Page page, String text, double last) {
    StudioPage studio = StudioPage.at(page, BrowserTest.address("/")).text(text).pause();
    studio.press("d");
    studio.page.waitForSelector(".dope:not([hidden])");
    studio.drawn();
    return new DopeSheetPage(studio, last);
  }

  BoundingBox box() {
    return studio.page.locator(".dope-canvas").boundingBox();
  }

  /** Where a frame of a row is, as long as nothing is zoomed or scrolled. */
  double[] place(int row, double frame) {
    BoundingBox box = box();
    double x = box.x + 150 + frame / last * (box.width - 150 - 14);
    // Rows are as high as a finger where there is a touch screen.
    boolean coarse = (boolean) studio.page.evaluate("matchMedia('(pointer: coarse)').matches");
    return new double[] {x, box.y + (coarse ? 30 + 36 * row + 18 : 20 + 20 * row + 10)};
  }

  void drag(int row, double from, double to) {
    drag(place(row, from), place(row, to));
  }

  void drag(double[] from, double[] to) {
    studio.dragTo(from, to);
    studio.page.mouse().up();
    studio.drawn();
  }

  void click(int row, double frame) {
    studio.click(place(row, frame));
  }

  /** Does something while a key is down. */
  void holding(String key, Runnable what) {
    studio.page.keyboard().down(key);
    what.run();
    studio.page.keyboard().up(key);
    studio.drawn();
  }

  void key(String... keys) {
    studio.page.locator(".dope-canvas").focus();
    for (String key : keys) {
      studio.page.keyboard().press(key);
    }
    studio.drawn();
  }

  void seek(double frame) {
    studio.of(0, "v.seek(" + frame + " / 24)");
    studio.drawn();
  }

  Locator tool(String name) {
    return studio.page.locator(".dope [data-tool=" + name + "]");
  }

  void press(String tool) {
    tool(tool).click();
    studio.drawn();
  }

  void type(String field, String value) {
    Locator input = studio.page.locator(".dope [data-time=" + field + "]");
    input.fill(value);
    input.press("Enter");
    studio.drawn();
  }

  String said() {
    return studio.page.locator(".dope-said").textContent();
  }

  String line(String start) {
    return studio.line(start);
  }

  /** Takes one step back, which must lead to a text. */
  void undoTo(String text) {
    studio.undoTo(text);
  }

  void tap(int row, double frame) {
    swipe(place(row, frame), place(row, frame));
  }

  /** Draws a line with a finger. */
  void swipe(double[] from, double[] to) {
    studio.touch(from, to);
  }
}
