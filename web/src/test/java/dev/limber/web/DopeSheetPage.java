package dev.limber.web;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/**
 * The dope sheet as hands have it.
 *
 * @param last the last frame that there is room for
 */
record DopeSheetPage(StudioPage studio, double last) {
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
    return new double[] {x, box.y + 20 + 20 * row + 10};
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

  /** Puts a finger somewhere, moves it, or lifts it. */
  void finger(String type, int id, double[] at) {
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

  void tap(int row, double frame) {
    finger("pointerdown", 1, place(row, frame));
    finger("pointerup", 1, place(row, frame));
    studio.drawn();
  }

  /** Draws a line with a finger. */
  void swipe(double[] from, double[] to) {
    finger("pointerdown", 1, from);
    finger("pointermove", 1, new double[] {(from[0] + to[0]) / 2, (from[1] + to[1]) / 2});
    finger("pointermove", 1, to);
    finger("pointerup", 1, to);
    studio.drawn();
  }
}
