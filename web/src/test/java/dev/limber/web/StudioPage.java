package dev.limber.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The studio's viewports as a user has them: what they show, and what a mouse does to them. */
final class StudioPage {
  /** Settings of somebody who has been here before; the tour would lie over the picture. */
  static final String VISITED =
      "if (!localStorage.getItem('limber.settings'))"
          + " localStorage.setItem('limber.settings', '{\"toured\":true}')";

  final Page page;

  private StudioPage(Page page) {
    this.page = page;
  }

  /** Opens the page at an address; the page must be empty. */
  static StudioPage at(Page page, String address) {
    page.addInitScript(VISITED);
    page.navigate(address);
    StudioPage studio = new StudioPage(page);
    studio.ready();
    return studio;
  }

  void ready() {
    page.waitForSelector("html[data-ready=true]");
    // Chromium moves a canvas that is read to another place, where colours round differently.
    page.evaluate(
        "() => { for (const canvas of document.querySelectorAll('.screen'))"
            + " for (let i = 0; i < 5; i++) canvas.getContext('2d').getImageData(0, 0, 1, 1); }");
  }

  /** Opens a sample and waits until it is shown. */
  StudioPage sample(String file) {
    page.evaluate(
        """
        async file => {
          const answer = await fetch('/samples/' + file);
          const archive = file.endsWith('.skf');
          const origin = { type: 'example' };
          const shown = new Promise(resolve => limberStudio.on('character', resolve));
          limberStudio.open(archive
              ? { kind: 'skf', name: file, bytes: new Uint8Array(await answer.arrayBuffer()), images: new Map(), origin, dirty: false }
              : { kind: 'skel2d', name: file, text: await answer.text(), images: new Map(), origin, dirty: false });
          await shown;
        }
        """,
        file);
    return drawn();
  }

  /** Opens a text and waits until it is shown. */
  StudioPage text(String text) {
    return text("test.skel2d", text);
  }

  StudioPage text(String name, String text) {
    page.evaluate(
        """
        async ([name, text]) => {
          const shown = new Promise(resolve => limberStudio.on('character', resolve));
          limberStudio.open({ kind: 'skel2d', name, text, images: new Map(), origin: { type: 'new' }, dirty: false });
          await shown;
        }
        """,
        List.of(name, text));
    await("!limberStudio.language.isBusy");
    return drawn();
  }

  /** Waits until what was asked for until now has been drawn. */
  StudioPage drawn() {
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
    return this;
  }

  /** Presses keys in the picture of the active viewport. */
  StudioPage press(String... keys) {
    page.evaluate("limberStudio.viewports[limberStudio.activeViewport].pane.picture.focus()");
    for (String key : keys) {
      page.keyboard().press(key);
    }
    return drawn();
  }

  /** Presses keys in the picture of the active viewport so quickly that they are one gesture. */
  StudioPage pressAtOnce(String... keys) {
    page.evaluate(
        """
        keys => {
          const { picture } = limberStudio.viewports[limberStudio.activeViewport].pane;
          picture.focus();
          for (const key of keys) picture.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
        }
        """,
        List.of(keys));
    return drawn();
  }

  /** Takes one step back, which must lead to a text. */
  void undoTo(String text) {
    page.locator(".cm-content").focus();
    page.keyboard().press("Control+z");
    page.waitForFunction("text => limberStudio.document.text === text", text);
    await("!limberStudio.language.isBusy");
    drawn();
  }

  /** Pauses all viewports, so that nothing moves but what the test moves. */
  StudioPage pause() {
    page.evaluate("limberStudio.viewports.forEach(viewport => viewport.play(false))");
    return drawn();
  }

  /** Returns a JavaScript expression of {@code v}, the viewport with this number. */
  Object of(int viewport, String expression) {
    return page.evaluate(
        "n => { const v = limberStudio.viewports[n]; return " + expression + "; }", viewport);
  }

  double number(int viewport, String expression) {
    return ((Number) of(viewport, expression)).doubleValue();
  }

  /** Returns the numbers of an array, such as the bones of the figure. */
  double[] numbers(int viewport, String expression) {
    List<?> list = (List<?>) of(viewport, "Array.from(" + expression + ")");
    return list.stream().mapToDouble(one -> ((Number) one).doubleValue()).toArray();
  }

  Locator inViewport(int viewport, String selector) {
    return page.locator("[data-viewport='" + viewport + "'] " + selector);
  }

  Locator picture(int viewport) {
    return inViewport(viewport, ".picture");
  }

  /** Chooses from a list of a viewport. */
  void choose(int viewport, String choice, String label, boolean shift) {
    inViewport(viewport, "[data-choice=" + choice + "]").click();
    Locator item =
        page.locator(".menu-item")
            .filter(
                new Locator.FilterOptions()
                    .setHas(page.getByText(label, new Page.GetByTextOptions().setExact(true))));
    if (shift) {
      page.keyboard().down("Shift");
    }
    item.click();
    if (shift) {
      page.keyboard().up("Shift");
    }
    drawn();
  }

  /** Returns where a bone's joint is on the page; null index finds it by its name's end. */
  double[] joint(int viewport, String name) {
    return onPage(
        viewport,
        "(() => { const i = v.character.bones.findIndex(b => b.name === '"
            + name
            + "' || b.name.endsWith('."
            + name
            + "')); return [v.camera.screenX(v.figure.bones[11 * i + 9]), v.camera.screenY(v.figure.bones[11 * i + 10])]; })()");
  }

  /** Turns x and y in the picture, an expression, into a place on the page. */
  double[] onPage(int viewport, String expression) {
    double[] inside = numbers(viewport, expression);
    BoundingBox box = picture(viewport).boundingBox();
    return new double[] {box.x + inside[0], box.y + inside[1]};
  }

  /** Selects as a click in the picture does. */
  void select(String kind, String name) {
    page.evaluate(
        "([kind, name]) => limberStudio.select({ kind, name, index: -1, by: 'picture' })",
        List.of(kind, name));
    drawn();
  }

  /** Waits until the caret is on a line that contains some text. */
  void awaitCaretAt(String line) {
    page.waitForFunction(
        "line => limberStudio.document.text.split('\\n')[parseInt(document.getElementById('status-place')"
            + ".textContent) - 1]?.includes(line)",
        line);
  }

  /** Drags from one place of the page to another in steps, and keeps the button down. */
  void dragTo(double[] from, double[] to) {
    page.mouse().move(from[0], from[1]);
    page.mouse().down();
    page.mouse().move(to[0], to[1], new Mouse.MoveOptions().setSteps(8));
    drawn();
  }

  void click(double[] at) {
    page.mouse().move(at[0], at[1]);
    page.mouse().down();
    page.mouse().up();
    drawn();
  }

  /** Moves a finger over the page, and lifts it. The page must have a touch screen. */
  void touch(double[] from, double[] to) {
    touch(List.of(from), List.of(to));
  }

  /** Moves fingers over the page, all at once, and lifts them. */
  void touch(List<double[]> from, List<double[]> to) {
    CDPSession session = page.context().newCDPSession(page);
    send(session, "touchStart", from);
    boolean moves = false;
    for (int i = 0; i < from.size(); i++) {
      moves |= !Arrays.equals(from.get(i), to.get(i));
    }
    for (int step = 1; moves && step <= 8; step++) {
      List<double[]> now = new ArrayList<>();
      for (int i = 0; i < from.size(); i++) {
        double[] start = from.get(i);
        double[] end = to.get(i);
        double part = step / 8.0;
        now.add(
            new double[] {
              start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
            });
      }
      send(session, "touchMove", now);
    }
    send(session, "touchEnd", List.of());
    session.detach();
    drawn();
  }

  /** Says where the fingers are now. */
  static void send(CDPSession session, String type, List<double[]> places) {
    JsonArray points = new JsonArray();
    for (double[] place : places) {
      JsonObject point = new JsonObject();
      point.addProperty("id", points.size());
      point.addProperty("x", place[0]);
      point.addProperty("y", place[1]);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    session.send("Input.dispatchTouchEvent", event);
  }

  /** Returns how many pixels of a viewport's picture have something drawn on them. */
  int inked(int viewport) {
    return ((Number) pixels(viewport, "data[i + 3] > 0")).intValue();
  }

  /** Counts the pixels of a viewport for which a condition on {@code data} and {@code i} holds. */
  Object pixels(int viewport, String condition) {
    return of(
        viewport,
        "(() => { const { canvas, context } = v.pane.screen;"
            + " const { data } = context.getImageData(0, 0, canvas.width, canvas.height); let count = 0;"
            + " for (let i = 0; i < data.length; i += 4) if ("
            + condition
            + ") count++; return count; })()");
  }

  /** Returns a number that changes with any pixel of a viewport. */
  String picturePrint(int viewport) {
    return String.valueOf(
        of(
            viewport,
            "(() => { const { canvas, context } = v.pane.screen;"
                + " const { data } = context.getImageData(0, 0, canvas.width, canvas.height); let hash = 7;"
                + " for (let i = 0; i < data.length; i++) hash = (Math.imul(hash, 31) + data[i]) | 0; return hash; })()"));
  }

  String text() {
    return (String) page.evaluate("limberStudio.document.text");
  }

  /** Returns the line of the text that starts, after its tabs, with some text. */
  String line(String start) {
    return text()
        .lines()
        .map(String::strip)
        .filter(l -> l.startsWith(start))
        .findFirst()
        .orElse("");
  }

  void await(String condition) {
    page.waitForFunction("() => !!(" + condition + ")");
  }
}
