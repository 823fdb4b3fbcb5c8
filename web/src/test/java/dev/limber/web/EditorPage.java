package dev.limber.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;

/** The studio's editor as a user has it: keys, mouse, and what can be seen. */
final class EditorPage {
  /** A figure of three bones; short enough to know by heart. */
  static final String ARM =
      """
      # an arm
      skeleton
      	body y30
      		@ :ellipse w44 h36 t0 f#3F8FCF
      	body.arm x10 y-4 r-20 l30
      		@ :rect w30 h8 x15 f#abc,0.5
      	body.arm.hand x30
      		@[open] :circle d10 f#F80
      		@[shut] :circle d8 f#F80

      anim "wave" 24fps :6
      	arm
      		r 0 -> 40 -> 0
      	@hand
      		@ open -> shut
      """;

  final Page page;

  /** Loads the studio into an empty page, as on a second visit. */
  EditorPage(Page page) {
    this(page, BrowserTest.address("/"));
  }

  /** Visits an address, as someone who has seen the tour. */
  EditorPage(Page page, String address) {
    this.page = page;
    page.addInitScript("localStorage.setItem('limber.settings', '{\"toured\":true}')");
    page.navigate(address);
    page.waitForSelector("html[data-ready=true]");
  }

  /** Visits the same address again. */
  EditorPage reload() {
    page.reload();
    page.waitForSelector("html[data-ready=true]");
    return this;
  }

  /** A laptop's window, in which nothing plays by itself. */
  static void window(Browser.NewContextOptions options) {
    calm(options).setViewportSize(1280, 800);
  }

  /** Nothing plays by itself, which takes half of a machine without a graphics card. */
  static Browser.NewContextOptions calm(Browser.NewContextOptions options) {
    return options.setReducedMotion(ReducedMotion.REDUCE);
  }

  /** Opens a text as a new document and waits until it has been read. */
  EditorPage open(String text) {
    page.evaluate(
        "text => limberStudio.open({kind: 'skel2d', name: 'test.skel2d', text, images: new Map(), origin: {type: 'new'}, dirty: false})",
        text);
    return settle();
  }

  /** Opens a SkelForm file of the samples and waits until it is shown. */
  EditorPage openSample(String file) {
    page.evaluate(
        """
        async file => {
          const bytes = new Uint8Array(await (await fetch('/samples/' + file)).arrayBuffer());
          limberStudio.open({kind: 'skf', name: file, bytes, origin: {type: 'new'}, dirty: false});
        }
        """,
        file);
    await("limberStudio.character?.name === '" + file + "'");
    return this;
  }

  /** Waits until the worker has read the latest text and what it found is shown. */
  EditorPage settle() {
    await("!limberStudio.language.isBusy");
    return this;
  }

  void await(String condition) {
    page.waitForFunction("() => !!(" + condition + ")");
  }

  String text() {
    return (String) page.evaluate("limberStudio.document.text");
  }

  /** Returns the line that starts, after its tabs, with some text. */
  String line(String start) {
    return text()
        .lines()
        .map(String::strip)
        .filter(l -> l.startsWith(start))
        .findFirst()
        .orElse("");
  }

  /** Puts the caret into a snippet of the text, at the bar: {@code "bo|dy"}. */
  EditorPage caret(String snippet) {
    page.evaluate(
        """
        snippet => {
          const bar = snippet.indexOf('|');
          const at = limberStudio.document.text.indexOf(snippet.replace('|', ''));
          if (at < 0) throw new Error('not in the text: ' + snippet);
          limberStudio.emit('reveal', {from: at + bar, to: at + bar, focus: true});
        }
        """,
        snippet);
    return this;
  }

  /** Returns the text with a bar where the caret is, of the caret's line only. */
  String caretLine() {
    return (String)
        page.evaluate(
            """
            () => {
              const { text } = limberStudio.document;
              const [line, column] = document.getElementById('status-place').textContent.split(/[:,]/).map(Number);
              const written = text.split('\\n')[line - 1];
              return (written.slice(0, column - 1) + '|' + written.slice(column - 1)).trim();
            }
            """);
  }

  EditorPage type(String text) {
    page.keyboard().type(text, new Keyboard.TypeOptions().setDelay(15));
    return this;
  }

  /** Waits until a completion can be chosen: while others are being found, clicks are lost. */
  Locator offered(String label) {
    return see(
        ".cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled) .cm-completionLabel",
        label);
  }

  EditorPage press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
    return this;
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  /** Waits for an element with a text. */
  Locator see(String selector, String text) {
    Locator found = page.locator(selector, new Page.LocatorOptions().setHasText(text)).first();
    found.waitFor();
    return found;
  }

  /** Returns something of the character that is shown, by a JavaScript expression on it. */
  Object character(String expression) {
    return page.evaluate(
        "(() => { const character = limberStudio.character; return " + expression + "; })()");
  }

  /** Returns where a bone is on its parent in the setup pose. */
  double boneX(String name) {
    Object x =
        page.evaluate(
            """
            name => {
              const { character } = limberStudio;
              const figure = character.newFigure();
              const { x } = figure.bone(name);
              figure.dispose();
              return x;
            }
            """,
            name);
    return ((Number) x).doubleValue();
  }

  /** Counts how often an event of the studio comes from now on; {@link #heard} says. */
  void listen(String event) {
    page.evaluate(
        "event => { window.heard ??= {}; window.heard[event] = 0; limberStudio.on(event, () => window.heard[event]++); }",
        event);
  }

  int heard(String event) {
    return ((Number) page.evaluate("event => window.heard[event]", event)).intValue();
  }
}
