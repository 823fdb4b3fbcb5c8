package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The frame of the page: menus, palette, keys, theme, panes, and how it looks. */
class ShellBrowserTest extends BrowserTest {
  private EditorPage studio() {
    return new EditorPage(newPage(EditorPage::window));
  }

  @Test
  void theSheetShowsAllKeysWithoutScrollingSideways() {
    EditorPage studio = studio();
    studio.find("#menu-help").click();
    studio.find(".menu-item:has-text('Keyboard shortcuts')").click();
    screenshot(studio.page, "keys");
    assertEquals(
        true,
        studio.page.evaluate(
            "(body => body.scrollWidth <= body.clientWidth)(document.querySelector('dialog .dialog-body'))"));
    for (String group : List.of("Files", "Editing", "Playback", "View", "Mouse and touch")) {
      assertEquals(1, studio.find(".sheet h3:text-is('" + group + "')").count(), group);
    }
    assertEquals(
        "Ctrl+Shift+Z or Ctrl+Y", studio.find(".sheet-row:has-text('Redo') kbd").textContent());
  }

  @Test
  void menusWorkByKeysAlone() {
    EditorPage studio = studio();
    studio.find("#menu-file").focus();
    studio.press("ArrowDown");
    assertEquals("New", focusedLabel(studio));
    studio.press("ArrowDown");
    assertEquals("Open…", focusedLabel(studio));
    studio.press("ArrowRight");
    assertEquals("true", studio.find("#menu-edit").getAttribute("aria-expanded"));
    studio.press("Escape");
    assertEquals("menu-edit", studio.page.evaluate("document.activeElement.id"));
  }

  private static Object focusedLabel(EditorPage studio) {
    return studio.page.evaluate("document.activeElement.querySelector('.menu-label').textContent");
  }

  @Test
  void playingIsInItsMenu() {
    EditorPage studio = studio();
    Object before = studio.page.evaluate("limberStudio.viewports[0].clock.playing");
    studio.find("#menu-play").click();
    studio.find(".menu-item:has-text('Play/Pause')").first().click();
    assertEquals(
        !(Boolean) before, studio.page.evaluate("limberStudio.viewports[0].clock.playing"));
  }

  @Test
  void thePaletteFindsAndRunsCommands() {
    EditorPage studio = studio();
    studio.press("Control+Shift+p");
    studio.type("four view");
    assertEquals(1, studio.find(".palette-item").count());
    studio.press("Enter");
    assertEquals(4, studio.find("#viewports .pane, #viewports .viewport").count());
  }

  @Test
  void aChoiceForAllIsTheSameInAll() {
    EditorPage studio = studio();
    studio.page.locator("#viewports").click();
    studio.press("4", "n", "n", "Shift+k");
    assertEquals(
        1,
        studio.page.evaluate(
            "new Set(limberStudio.viewports.map(one => one.choices.background)).size"));
    assertEquals(
        0,
        studio.page.evaluate(
            "limberStudio.viewports.filter(one => !one.choices.background).length"));
  }

  @Test
  void theTourIsThereOnlyOnce() {
    EditorPage studio = studio();
    for (int i = 0; i < 2; i++) {
      studio.find("#menu-help").click();
      studio.find(".menu-item:has-text('Tour')").click();
    }
    assertEquals(1, studio.find(".tour").count());
    studio.find(".tour button:has-text('Skip')").click();
    assertEquals(0, studio.find(".tour").count());
  }

  @Test
  void theTourEndsWhenSomethingIsOpened() {
    EditorPage studio = studio();
    studio.find("#menu-help").click();
    studio.find(".menu-item:has-text('Tour')").click();
    assertEquals(1, studio.find(".tour").count());
    studio.open(EditorPage.ARM);
    assertEquals(0, studio.find(".tour").count());
    assertEquals(0, studio.find(".tour-target").count());
  }

  @Test
  void theThemeIsChosenAndKept() {
    EditorPage studio = studio();
    String before = studio.find("html").getAttribute("data-theme");
    studio.find("[data-command='view.theme']").click();
    String after = studio.find("html").getAttribute("data-theme");
    assertTrue(!before.equals(after));
    assertEquals(
        after, studio.page.evaluate("JSON.parse(localStorage.getItem('limber.settings')).theme"));
  }

  @Test
  void menusHaveAtMostTwelveRows() {
    EditorPage studio = new EditorPage(newPage(EditorPage::window));
    studio.openSample("lantern-0.7.skf");
    assertRows(studio, "[data-tool=more]");
    studio.open(EditorPage.ARM);
    for (String menu : List.of("file", "edit", "bones", "view", "play", "help")) {
      assertRows(studio, "#menu-" + menu);
    }
    assertRows(studio, "[data-tool=more]");
  }

  private static void assertRows(EditorPage studio, String button) {
    studio.find(button).first().click();
    int rows = studio.find(".menu :is(.menu-item, .menu-field)").count();
    assertTrue(rows > 0 && rows <= 12, button + " has " + rows);
    studio.press("Escape");
  }

  @Test
  void longListsAreFilteredAndTheirCommandsStayInReach() {
    StringBuilder text = new StringBuilder(EditorPage.ARM);
    for (int i = 1; i <= 50; i++) {
      text.append("\nanim \"dance-").append(i).append("\" :6\n\tarm\n\t\tr 0 -> 40\n");
    }
    EditorPage studio = new EditorPage(newPage(EditorPage::window)).open(text.toString());
    studio.find("[data-viewport='0'] [data-choice=animation]").click();
    assertEquals("wave", focusedLabel(studio));
    Object seen =
        studio.page.evaluate(
            """
            () => [...document.querySelectorAll('.menu .menu-item, .menu input')].filter(row => {
              const { left, top, width, height } = row.getBoundingClientRect();
              return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }).length
            """);
    assertTrue(((Number) seen).intValue() <= 12, "rows: " + seen);
    assertThat(studio.find(".menu-item:has-text('Delete animation')")).isInViewport();
    screenshot(studio.page, "menu-long");
    studio.type("CE-4");
    assertThat(studio.find(".menu .filter")).hasValue("CE-4");
    assertThat(studio.find(".menu-choices .menu-item:visible")).hasCount(11);
    studio.type("x");
    assertThat(studio.find(".menu-choices .menu-hint")).isVisible();
    studio.press("Backspace", "ArrowDown", "ArrowDown");
    assertEquals("dance-40", focusedLabel(studio));
    studio.press("ArrowUp", "ArrowUp").type("7").press("Enter");
    assertEquals(0, studio.find(".menu").count());
    assertEquals("dance-47", studio.page.evaluate("limberStudio.viewports[0].animation"));
    studio.find("[data-viewport='0'] [data-choice=animation]").click();
    assertEquals("dance-47", focusedLabel(studio));
    assertThat(studio.find(".menu-item:has-text('dance-47')")).isInViewport();
    studio.find(".menu-item:has-text('Delete animation')").click();
    studio.await("limberStudio.character.animations.length === 50");
    assertFalse(studio.text().contains("dance-47"));
  }

  @Test
  void keysAreSearched() {
    EditorPage studio = new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
    studio.page.evaluate("limberStudio.viewports[0].pane.picture.focus()");
    studio.press("?");
    int all = studio.find(".sheet-row:visible").count();
    assertTrue(all > 80, "rows: " + all);
    studio.find("dialog .filter").fill("paste mirrored keys");
    assertEquals(1, studio.find(".sheet-row:visible").count());
    studio.see(".sheet-row:visible", "Ctrl+Shift+V");
    studio.find("dialog .filter").fill("files");
    assertTrue(studio.find(".sheet-row:visible").count() > 4, "a whole group");
    studio.find("dialog .filter").fill("");
    assertEquals(all, studio.find(".sheet-row:visible").count());
  }

  @ParameterizedTest
  @CsvSource({"1280, 800", "820, 1180", "1920, 1080"})
  void theTourCoversNothingThatItExplains(int width, int height) {
    Page page = newPage(options -> EditorPage.calm(options).setViewportSize(width, height));
    page.navigate(address("/"));
    page.waitForSelector(".tour");
    for (int step = 0; step < 5; step++) {
      Object overlap =
          page.evaluate(
              "(() => { const [a, b] = ['.tour', '.tour-target'].map(one => document.querySelector(one).getBoundingClientRect());"
                  + " return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; })()");
      assertEquals(false, overlap, "step " + step);
      Object inside =
          page.evaluate(
              "(() => { const box = document.querySelector('.tour').getBoundingClientRect();"
                  + " return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })()");
      assertEquals(true, inside, "step " + step);
      page.locator(".tour .primary").click();
    }
    assertEquals(0, page.locator(".tour").count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/?src=examples/fox.skel2d", "/#doc=bird/skel2d/xx", "/?src=none.skel2d"})
  void theTourNeverComesOverALink(String link) {
    Page page = newPage(EditorPage::window);
    page.navigate(address(link));
    page.waitForSelector("html[data-ready=true]");
    assertEquals(0, page.locator(".tour").count());
    takeErrors();
  }

  @Test
  void thePageBringsItsOwnFont() {
    EditorPage studio = new EditorPage(newPage(EditorPage::window));
    Object loaded =
        studio.page.evaluate(
            "document.fonts.ready.then(fonts => [...fonts].map(one => one.family + ' ' + one.weight + ' ' + one.status))");
    assertEquals(
        List.of("Source Sans Pro 400 loaded", "Source Sans Pro 600 700 loaded"),
        ((List<?>) loaded).stream().map(one -> one.toString().replace("\"", "")).toList());
    assertEquals(
        200,
        studio.page.request().get(address("/vendor/fontsource__source-sans-pro/LICENSE")).status());
  }

  @Test
  void fingersHitEveryButton() {
    EditorPage studio =
        new EditorPage(
            newPage(
                options -> EditorPage.calm(options).setViewportSize(820, 1180).setHasTouch(true)));
    studio.open(EditorPage.ARM.replace("\tarm\n", "\tamr\n"));
    studio.see(".row-fix", "Change to arm");
    assertEquals(true, studio.page.evaluate("matchMedia('(pointer: coarse)').matches"));
    for (String tab : List.of("tab-source", "tab-outline", "toggle-reference")) {
      studio.find("#" + tab).click();
      assertEquals(List.of(), tooSmall(studio), tab);
    }
    screenshot(studio.page, "touch-text");
    studio.find("#menu-view").click();
    assertEquals(List.of(), tooSmall(studio), "menu");
    studio.press("Escape");
    studio.find("[data-viewport='0'] .transport [data-tool=sheet]").click();
    studio.find(".dope").waitFor();
    assertEquals(List.of(), tooSmall(studio), "dope sheet");
    assertTrue(studio.find(".dope-edge").boundingBox().height >= 24, "its upper edge");
    screenshot(studio.page, "touch-sheet");
    studio.find("[data-viewport='0'] .transport [data-tool=sheet]").click();
    studio.find("[data-layout='4']").click();
    studio.find("[data-viewport='0'] [data-tool=more]").click();
    assertEquals(List.of(), tooSmall(studio), "four viewports and a list");
    studio.press("Escape");
    studio.openSample("lantern-0.7.skf");
    studio.find("#styles .style").first().waitFor();
    screenshot(studio.page, "touch-armature");
    assertEquals(List.of(), tooSmall(studio), "armature");
    assertEquals(
        true,
        studio.page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"));
  }

  /**
   * Returns the buttons and the sheet's fields that can be seen and are less than 36 pixels high or
   * wide.
   */
  private static Object tooSmall(EditorPage studio) {
    return studio.page.evaluate(
        """
        () => [...document.querySelectorAll('button, summary, [role=treeitem], .switch, .dope input')]
          .filter(one => one.checkVisibility())
          .map(one => [one.id || one.className || one.textContent, one.getBoundingClientRect()])
          .filter(([, { width, height }]) => Math.min(width, height) < 36)
          .map(([name, { width, height }]) => `${name} ${width} x ${height}`)
        """);
  }

  @ParameterizedTest
  @CsvSource({
    "1280, 800, DARK",
    "1280, 800, LIGHT",
    "1920, 1080, DARK",
    "1920, 1080, LIGHT",
    "820, 1180, DARK",
    "820, 1180, LIGHT"
  })
  void nothingReachesBeyondTheWindow(int width, int height, String theme) {
    EditorPage studio =
        new EditorPage(
            newPage(
                options ->
                    options
                        .setViewportSize(width, height)
                        .setColorScheme(ColorScheme.valueOf(theme))));
    studio.await("limberStudio.character");
    screenshot(studio.page, "studio-" + width + "-" + theme.toLowerCase(Locale.ROOT));
    assertEquals(
        true,
        studio.page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theBarFitsNarrowWindows(boolean touch) {
    EditorPage studio =
        new EditorPage(newPage(options -> EditorPage.calm(options).setHasTouch(touch)));
    for (int width : new int[] {861, 768, 600, 480, 390, 360}) {
      studio.page.setViewportSize(width, 800);
      screenshot(studio.page, "bar-" + width + (touch ? "-touch" : ""));
      assertTheBarFits(studio, width);
    }
  }

  private static void assertTheBarFits(EditorPage studio, int width) {
    assertEquals(
        List.of(),
        studio.page.evaluate(
            """
            () => {
              const shown = [...document.querySelectorAll('#bar button, #bar a')].filter(one => one.checkVisibility());
              const boxes = shown.map(one => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect()]);
              return boxes.filter(([, box], at) => box.left < 0 || box.right > innerWidth || at > 0 && box.left < boxes[at - 1][1].right)
                .map(([name, box]) => `${name} ${box.left} to ${box.right}`);
            }
            """),
        width + " pixels");
  }

  @ParameterizedTest
  @CsvSource({"360, 640", "768, 800", "768, 1024", "1024, 768", "1280, 720"})
  void menusStayWithinTheWindow(int width, int height) {
    EditorPage studio =
        new EditorPage(newPage(options -> EditorPage.calm(options).setViewportSize(width, height)));
    for (String menu : List.of("file", "edit", "view", "play", "help")) {
      studio.find("#menu-" + menu).click();
      assertWithin(studio, ".menu", menu);
      studio.press("Escape");
    }
    studio.page.evaluate("limberStudio.viewports[0].pane.picture.focus()");
    studio.press("4");
    for (int viewport = 0; viewport < 4; viewport++) {
      studio.find("[data-viewport='" + viewport + "'] [data-tool=more]").click();
      assertWithin(studio, ".menu", "viewport " + viewport);
      if (height > 700) {
        assertEquals(
            true,
            studio.page.evaluate(
                "(list => list.scrollHeight <= list.clientHeight)(document.querySelector('.menu'))"),
            "all of it is seen, viewport " + viewport);
      }
      screenshot(studio.page, "list-" + width + "x" + height + "-" + viewport);
      studio.press("Escape");
    }
  }

  private static void assertWithin(EditorPage studio, String selector, String what) {
    assertEquals(
        true,
        studio.page.evaluate(
            "selector => (box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)"
                + "(document.querySelector(selector).getBoundingClientRect())",
            selector),
        what);
  }

  @ParameterizedTest
  @CsvSource({"390, 700", "768, 1024", "1280, 800"})
  void messagesMoveNothingAndCoverNoControls(int width, int height) {
    EditorPage studio =
        new EditorPage(newPage(options -> EditorPage.calm(options).setViewportSize(width, height)));
    studio.await("limberStudio.character");
    studio.page.keyboard().press("Escape");
    studio.page.evaluate("limberStudio.viewports[0].pane.picture.focus()");
    studio.page.keyboard().press("d");
    studio.page.waitForSelector(".dope");
    String boxes =
        "() => JSON.stringify([...document.querySelectorAll('#bar, #left, .picture, .transport, .dope,"
            + " #status')].map(one => one.getBoundingClientRect()))";
    Object before = studio.page.evaluate(boxes);
    studio.page.evaluate(
        """
        async () => {
          const { toast } = await import('/ui/toast.js');
          toast('The file could not be saved, because the disk is full.', 'error');
          toast('fox.skel2d was deleted by another program. Saving creates it again.');
          toast('The file could not be saved, because the disk is full.', 'error');
        }
        """);
    screenshot(studio.page, "messages-" + width);
    assertEquals(2, studio.find(".toast").count(), "the same message once");
    assertEquals(before, studio.page.evaluate(boxes), "nothing moves");
    assertEquals(
        List.of(),
        studio.page.evaluate(
            """
            () => {
              const messages = [...document.querySelectorAll('.toast')].map(one => one.getBoundingClientRect());
              const others = [...document.querySelectorAll('#bar, #left, .viewport-tools, .transport, .dope, #status')].filter(one => one.checkVisibility());
              const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              const within = box => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
              return [...others.filter(one => messages.some(box => meets(box, one.getBoundingClientRect()))).map(one => one.id || one.className),
                ...messages.filter(box => !within(box)).map(box => 'outside ' + box.right)];
            }
            """));
    studio.page.keyboard().press("d");
    studio.await(
        "Math.abs(document.querySelector('#messages').getBoundingClientRect().bottom"
            + " - document.querySelector('.picture').getBoundingClientRect().bottom) < 1"
            + " && !document.querySelector('.dope').checkVisibility()");
    studio.find(".toast[data-kind=error] button").click();
    assertEquals(0, studio.find(".toast[data-kind=error]").count());
  }

  @Test
  void fingersHitSwatchesAndTheDivider() {
    EditorPage studio =
        new EditorPage(
            newPage(
                options -> EditorPage.calm(options).setViewportSize(1024, 768).setHasTouch(true)));
    studio.open(EditorPage.ARM);
    screenshot(studio.page, "touch-swatches");
    assertTrue(studio.find("#divider").boundingBox().width >= 24);
    Object lines =
        studio.page.evaluate(
            "new Set([...document.getElementById('editor').shadowRoot.querySelectorAll('.cm-line')]"
                + ".map(line => line.getBoundingClientRect().height)).size");
    assertEquals(1, lines, "lines are as high with a swatch as without");
    // The corners of 24 by 24 pixels around a swatch belong to it.
    assertEquals(
        List.of(),
        studio.page.evaluate(
            """
            () => {
              const { shadowRoot } = document.getElementById('editor');
              const missed = [];
              for (const swatch of shadowRoot.querySelectorAll('.swatch')) {
                const { left, top, width, height } = swatch.getBoundingClientRect();
                for (const [x, y] of [[-11.5, -11.5], [11.5, -11.5], [-11.5, 11.5], [11.5, 11.5]]) {
                  const hit = shadowRoot.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
                  if (hit?.closest('.swatch') !== swatch) missed.push(swatch.dataset.color + ' ' + x + ' ' + y);
                }
              }
              return missed;
            }
            """));
    studio.page.setViewportSize(768, 1024);
    assertTrue(studio.find("#divider").boundingBox().height >= 24);
  }
}
