package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Attachments, colours and flips are keyed by hand, and the value of any key is typed or chosen.
 */
class KeyPropertiesBrowserTest extends BrowserTest {
  private static final String EYE =
      """
      skeleton
      	head y30 l20
      		@ #80C0FF :circle d40 t0 f#FFEECC
      		@eye[open] :circle d12 x6 y4 t0
      		@eye[shut] :rect w12 h3 x6 y4 t0

      anim "blink" 24fps :6
      	head
      		r 0 -> 10 -> 0
      """;

  private DopeSheetPage sheet() {
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), EYE, 12 + 5);
    sheet.seek(6);
    return sheet;
  }

  private static Locator value(DopeSheetPage sheet, String kind) {
    return sheet.studio().page.locator(".dope [data-value=" + kind + "]");
  }

  private static String added(String lines) {
    return EYE + "\t@" + lines + "\n";
  }

  @Test
  void aSlotWithSeveralAttachmentsIsKeyedByWhatItShows() {
    DopeSheetPage sheet = sheet();
    sheet.studio().select("slot", "head.eye");
    sheet.press("key");
    assertEquals(added("eye\n\t\t@ -> open"), sheet.studio().text());
    Locator names = value(sheet, "attachment");
    assertEquals(List.of("open", "shut"), names.locator("option").allTextContents());
    assertEquals("open", names.inputValue());
    screenshot(sheet.studio().page, "dope-attachment");
    names.selectOption("shut");
    assertEquals("@ -> shut", sheet.line("@ ->"));
    assertEquals("shut", sheet.studio().page.locator(".just-written").textContent());
    sheet.undoTo(added("eye\n\t\t@ -> open"));
    sheet.undoTo(EYE);
  }

  @Test
  void aSlotWithOneAttachmentIsKeyedByItsColour() {
    DopeSheetPage sheet = sheet();
    sheet.studio().select("slot", "head.head");
    sheet.key("Insert");
    assertEquals(added("head\n\t\tc -> #80C0FF"), sheet.studio().text());
    assertEquals("#80c0ff", value(sheet, "colour").inputValue());
    value(sheet, "colour").fill("#ff0000");
    assertEquals("c -> #FF0000", sheet.line("c ->"));
    sheet.type("opacity", "0.5");
    assertEquals("c -> #FF0000,0.5", sheet.line("c ->"));
    screenshot(sheet.studio().page, "dope-colour");
    value(sheet, "colour").fill("#00ff00");
    assertEquals("c -> #00FF00,0.5", sheet.line("c ->"), "the opacity stays");
    sheet.undoTo(added("head\n\t\tc -> #FF0000,0.5"));
  }

  @Test
  void aFirstKeyLeavesThePictureAsItIs() {
    DopeSheetPage sheet = sheet();
    sheet.studio().select("slot", "head.head");
    String before = sheet.studio().picturePrint(0);
    sheet.press("key");
    sheet.studio().select("slot", "head.eye");
    sheet.press("key");
    sheet.studio().select("slot", "head.head");
    sheet
        .studio()
        .await("limberStudio.character.animations.length === 1 && !limberStudio.language.isBusy");
    assertTrue(sheet.line("@ ->").endsWith("open"));
    assertEquals(before, sheet.studio().picturePrint(0));
  }

  @Test
  void aPropertyWithoutKeysIsStartedFromAList() {
    DopeSheetPage sheet = sheet();
    sheet.studio().select("bone", "head");
    sheet.press("start");
    assertEquals(
        List.of("x", "y", "scale x", "scale y", "flip x", "flip y"),
        sheet.studio().page.locator(".menu .menu-label").allTextContents(),
        "all but the rotation");
    screenshot(sheet.studio().page, "dope-start");
    sheet.studio().page.locator(".menu-item:has-text('flip x')").click();
    sheet.studio().drawn();
    assertEquals("s -> false", sheet.line("s "));
    value(sheet, "flip").check();
    assertEquals("s -> true", sheet.line("s "));
    sheet.undoTo(EYE.replace("-> 0\n", "-> 0\n\t\ts -> false\n"));
    sheet.undoTo(EYE);
  }

  @Test
  void aColourAndItsPartsExcludeEachOther() {
    DopeSheetPage sheet = sheet();
    sheet.studio().select("slot", "head.head");
    sheet.press("start");
    sheet.studio().page.locator(".menu-item:has-text('opacity')").click();
    sheet.studio().drawn();
    assertEquals("a -> 1", sheet.line("a "));
    sheet.press("start");
    assertEquals(
        List.of("attachment", "red", "green", "blue"),
        sheet.studio().page.locator(".menu .menu-label").allTextContents());
  }

  @Test
  void theNumberOfSelectedKeysIsTyped() {
    DopeSheetPage sheet = sheet();
    sheet.click(1, 6);
    sheet.type("value", "25,5");
    assertEquals("r 0 -> 25.5 -> 0", sheet.line("r 0"));
    sheet.undoTo(EYE);
    sheet.holding("Shift", () -> sheet.click(1, 12));
    assertEquals("", sheet.studio().page.locator(".dope [data-time=value]").inputValue());
    sheet.type("value", "7");
    assertEquals("r 0 -> 7 -> 7", sheet.line("r 0"));
    sheet.undoTo(EYE);
    sheet.type("value", "much");
    assertEquals(EYE, sheet.studio().text());
  }

  @Test
  void withNothingSelectedNothingIsStarted() {
    DopeSheetPage sheet = sheet();
    assertTrue(sheet.tool("start").isDisabled());
    assertTrue(sheet.tool("key").isDisabled());
    assertTrue(sheet.studio().page.locator(".dope [data-time=value]").isDisabled());
    sheet.studio().select("bone", "head");
    assertFalse(sheet.tool("start").isDisabled());
    sheet.studio().press("s");
    assertTrue(sheet.tool("start").isDisabled(), "there are no keys in the setup pose");
  }
}
