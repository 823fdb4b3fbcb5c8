package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The frame of the page: menus, palette, keys, theme, panes, and how it looks. */
class ShellBrowserTest extends BrowserTest {
  private EditorPage studio() {
    return new EditorPage(newPage(options -> options.setViewportSize(1280, 800)));
  }

  @Test
  void theSheetShowsAllKeysWithoutScrollingSideways() {
    EditorPage studio = studio();
    studio.find("#menu-help").click();
    studio.find(".menu-item:has-text('Keys')").click();
    screenshot(studio.page, "keys");
    assertEquals(
        true,
        studio.page.evaluate(
            "(body => body.scrollWidth <= body.clientWidth)(document.querySelector('dialog .dialog-body'))"));
    for (String group : List.of("Files", "Editing", "Playing", "Pictures", "Mouse and fingers")) {
      assertEquals(1, studio.find(".sheet h3:text-is('" + group + "')").count(), group);
    }
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
    studio.find(".menu-item:has-text('Play or pause')").first().click();
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
  void fingersHitEveryButton() {
    EditorPage studio =
        new EditorPage(newPage(options -> options.setViewportSize(820, 1180).setHasTouch(true)));
    studio.open(EditorPage.ARM.replace("\tarm\n", "\tamr\n"));
    studio.see(".row-fix", "Change to arm");
    assertEquals(true, studio.page.evaluate("matchMedia('(pointer: coarse)').matches"));
    for (String tab : List.of("source", "outline", "reference")) {
      studio.find("#tab-" + tab).click();
      assertEquals(List.of(), tooSmall(studio), tab);
    }
    screenshot(studio.page, "touch-text");
    studio.find("#menu-view").click();
    assertEquals(List.of(), tooSmall(studio), "menu");
    studio.press("Escape");
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

  /** Returns the buttons that can be seen and are less than 36 pixels high or wide. */
  private static Object tooSmall(EditorPage studio) {
    return studio.page.evaluate(
        """
        () => [...document.querySelectorAll('button, summary, [role=treeitem], .switch')]
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
}
