package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What keys mean depends on where they go: to the text, a picture, a button. */
class KeysBrowserTest extends BrowserTest {
  private StudioPage studio() {
    return StudioPage.at(newPage(o -> o.setViewportSize(1280, 800)), address("/"))
        .sample("humanoid.skel2d")
        .pause();
  }

  private static Object isPlaying(StudioPage studio) {
    return studio.of(0, "v.clock.playing");
  }

  private static void press(StudioPage studio, String... keys) {
    for (String key : keys) {
      studio.page.keyboard().press(key);
    }
    studio.drawn();
  }

  private static Object focused(StudioPage studio) {
    return studio.page.evaluate("document.activeElement.id || document.activeElement.className");
  }

  @Test
  void spacePlaysAfterAClickOnATool() {
    StudioPage studio = studio();
    studio.inViewport(0, "[data-toggle=bones]").click();
    press(studio, "Space");
    assertEquals(true, isPlaying(studio));
    assertEquals(true, studio.of(0, "v.choices.bones"), "it was not pressed again");
    studio.inViewport(0, "[data-tool=play]").click();
    assertEquals(false, isPlaying(studio));
    press(studio, "Space");
    assertEquals(true, isPlaying(studio));
    studio.page.locator("[data-layout='2']").click();
    press(studio, "Space");
    assertEquals(false, isPlaying(studio));
    assertEquals(2, studio.page.evaluate("limberStudio.viewports.length"));
  }

  @Test
  void spacePlaysAfterAChoiceFromAList() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "walk", false);
    press(studio, "Space");
    assertEquals(0, studio.page.locator(".menu").count());
    assertEquals(true, isPlaying(studio));
    studio.inViewport(0, "[data-tool=more]").click();
    press(studio, "Escape", "Space");
    assertEquals(0, studio.page.locator(".menu").count());
    assertEquals(false, isPlaying(studio));
  }

  @Test
  void spacePressesAButtonThatWasReachedByKeys() {
    StudioPage studio = studio();
    studio.inViewport(0, "[data-choice=animation]").focus();
    press(studio, "Tab");
    while (!Boolean.TRUE.equals(
        studio.page.evaluate("document.activeElement.dataset.toggle === 'bones'"))) {
      press(studio, "Tab");
    }
    press(studio, "Space");
    assertEquals(true, studio.of(0, "v.choices.bones"));
    press(studio, "Space");
    assertEquals(false, studio.of(0, "v.choices.bones"), "the button keeps the keys");
    assertEquals(false, isPlaying(studio));
  }

  @Test
  void whoOpensAListByKeysComesBackToItsButton() {
    StudioPage studio = studio();
    studio.picture(0).focus();
    press(studio, "Shift+Tab", "Enter");
    assertEquals(1, studio.page.locator(".menu").count());
    press(studio, "Escape");
    assertEquals("more", studio.page.evaluate("document.activeElement.dataset.tool"));
  }

  @Test
  void oneKeyGoesFromTheTextToThePictureThePanelsAndBack() {
    StudioPage studio = studio();
    studio.page.locator(".cm-content").focus();
    assertEquals("editor", focused(studio));
    press(studio, "F6");
    assertEquals("picture grid", focused(studio));
    press(studio, "F6");
    assertEquals("tab-source", focused(studio));
    press(studio, "F6");
    assertEquals("editor", focused(studio));
    press(studio, "Shift+F6", "Shift+F6");
    assertEquals("picture grid", focused(studio));
    String text = studio.text();
    press(studio, "Shift+F6");
    studio.page.keyboard().type("#");
    assertNotEquals(text, studio.text(), "the keys go to the text again");
  }

  @Test
  void withoutTextTheKeyGoesBetweenPictureAndPanels() {
    StudioPage studio = studio().sample("lantern-0.7.skf");
    press(studio, "F6");
    assertEquals("picture grid", focused(studio));
    press(studio, "F6");
    assertEquals("tab-armature", focused(studio));
    press(studio, "F6");
    assertEquals("picture grid", focused(studio));
  }

  @Test
  void escapeAndTabLeaveTheTextAndItSaysSo() {
    StudioPage studio = studio();
    String text = studio.text();
    studio.page.locator(".cm-content").focus();
    press(studio, "Escape", "Tab");
    assertNotEquals("editor", focused(studio));
    assertEquals(text, studio.text());
    assertEquals(
        "Tab indents. To leave the text press Escape and then Tab, or F6 for the picture.",
        studio.page.evaluate(
            """
            () => {
              const root = document.getElementById('editor').shadowRoot;
              return root.getElementById(root.querySelector('.cm-content').getAttribute('aria-describedby')).textContent;
            }
            """));
    press(studio, "?");
    assertTrue(studio.page.locator(".sheet").textContent().contains("Escape, then Tab"));
  }

  @Test
  void shiftMeansAllViewportsAlsoWithSigns() {
    StudioPage studio = studio().press("4").pause();
    studio.press("]");
    assertEquals(List.of(1.5, 1, 1, 1), all(studio, "v.choices.speed"));
    studio.press("Shift+BracketLeft");
    assertEquals(List.of(1, 1, 1, 1), all(studio, "v.choices.speed"));
    studio.press("Shift+BracketRight", "Shift+BracketRight");
    assertEquals(List.of(2, 2, 2, 2), all(studio, "v.choices.speed"));

    studio.press("Digit0");
    assertEquals(List.of(true, false, false, false), all(studio, "v.camera.scale === 1"));
    studio.press("Shift+Digit0");
    assertEquals(List.of(1, 1, 1, 1), all(studio, "v.camera.scale"));
    studio.press("Shift+Minus", "Shift+Minus");
    assertEquals(List.of(0.64, 0.64, 0.64, 0.64), all(studio, "v.camera.scale"));
    studio.press("Shift+Equal");
    assertEquals(List.of(0.8, 0.8, 0.8, 0.8), all(studio, "v.camera.scale"));
    studio.press("Equal", "NumpadAdd", "Minus");
    assertEquals(List.of(1, 0.8, 0.8, 0.8), all(studio, "v.camera.scale"));

    studio.press("Shift+Home", "Period");
    assertEquals(List.of(true, false, false, false), all(studio, "v.clock.time > 0"));
    studio.press("Shift+Period");
    assertEquals(List.of(true, true, true, true), all(studio, "v.clock.time > 0"));
    studio.press("Shift+Comma");
    assertEquals(List.of(false, true, true, true), all(studio, "v.clock.time === 0"));
  }

  @Test
  void keyboardsOfOtherCountriesHaveTheSameKeys() {
    StudioPage studio = studio().press("2").pause();
    key(studio, "=", 48, true);
    assertEquals(List.of(1, 1), all(studio, "v.camera.scale"), "German: the key 0");
    key(studio, "*", 187, true);
    assertEquals(List.of(1.25, 1.25), all(studio, "v.camera.scale"), "German: the key +");
    key(studio, "+", 187, false);
    assertEquals(List.of(1.5625, 1.25), all(studio, "v.camera.scale"), "German: the key +");
    key(studio, "_", 173, true);
    assertEquals(List.of(1.25, 1), all(studio, "v.camera.scale"), "Firefox: the key -");
    key(studio, "AudioVolumeMute", 173, false);
    assertEquals(List.of(1.25, 1), all(studio, "v.camera.scale"), "not a sign");
    key(studio, "?", 188, true);
    assertEquals(1, studio.page.locator(".sheet").count(), "French: the key of the comma");
  }

  /** Presses a key as a keyboard of another country or another browser says it. */
  private static void key(StudioPage studio, String key, int number, boolean shift) {
    studio.page.evaluate(
        "([key, keyCode, shiftKey]) => limberStudio.viewports[0].pane.picture.dispatchEvent("
            + "new KeyboardEvent('keydown', { key, keyCode, shiftKey, bubbles: true, cancelable: true }))",
        List.of(key, number, shift));
    studio.drawn();
  }

  @Test
  void onAMacOptionMakesOtherSignsOfTheKeys() {
    Page page = newPage(options -> options.setViewportSize(1280, 800));
    page.addInitScript("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })");
    StudioPage studio = StudioPage.at(page, address("/")).sample("humanoid.skel2d").pause();
    option(studio, "Ω", 90, "KeyZ", false);
    assertEquals(true, page.evaluate("limberStudio.settings.wrap"));
    option(studio, "Â", 90, "KeyW", false);
    assertEquals(false, page.evaluate("limberStudio.settings.wrap"), "French: the key Z");
    option(studio, "@", 76, "KeyL", true);
    assertEquals("dark", page.evaluate("document.documentElement.dataset.theme"));
    page.keyboard().press("?");
    String keys = page.locator(".sheet").textContent();
    assertTrue(keys.contains("⌘C, X, V, D") && keys.contains("⌥← →"), keys);
    assertFalse(keys.contains("Alt+") || keys.contains("Ctrl+") || keys.contains("Alt +"), keys);
    page.keyboard().press("Escape");
    studio.press("d");
    assertEquals(
        "Copy the selected keys (⌘C)", page.locator("[data-tool=copy]").getAttribute("title"));
    option(studio, "Dead", 229, "KeyN", false);
    studio.await("limberStudio.document.name !== 'humanoid.skel2d'");
  }

  /** Presses Option and a letter, with Command or without, in the picture. */
  private static void option(StudioPage studio, String key, int number, String code, boolean mod) {
    studio.page.evaluate(
        "([key, keyCode, code, metaKey]) => limberStudio.viewports[0].pane.picture.dispatchEvent(new"
            + " KeyboardEvent('keydown', { key, keyCode, code, metaKey, altKey: true, bubbles: true, cancelable: true }))",
        List.of(key, number, code, mod));
    studio.drawn();
  }

  private static Object all(StudioPage studio, String expression) {
    return studio.page.evaluate(
        "limberStudio.viewports.map(v => "
            + expression
            + ").map(one => typeof one === 'number' ? Number(one.toFixed(6)) : one)");
  }

  @Test
  void keysGoOnWhenTheViewportThatHadThemCloses() {
    StudioPage studio = studio();
    press(studio, "4");
    studio.picture(3).focus();
    press(studio, "1");
    assertEquals(
        "0", studio.page.evaluate("document.activeElement.closest('.viewport')?.dataset.viewport"));
    press(studio, "Space");
    assertEquals(true, isPlaying(studio));
    press(studio, "4");
    studio.inViewport(1, "[data-tool=fit]").focus();
    press(studio, "2");
    assertEquals(
        "fit", studio.page.evaluate("document.activeElement.dataset.tool"), "it is still there");
  }
}
