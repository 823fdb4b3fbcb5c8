package dev.limber.web;

import static dev.limber.web.DopeSheetPage.ARM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Animations and skins are made, copied, renamed and deleted from their lists. */
class SectionsBrowserTest extends BrowserTest {
  private StudioPage studio() {
    return StudioPage.at(newPage(EditorPage::window), address("/")).text(ARM).pause();
  }

  @Test
  void aNewAnimationIsRecordedFrameByFrame() {
    StudioPage studio = studio();
    studio.select("bone", "body");
    assertFalse(studio.page.locator(".dope").isVisible());
    studio.choose(0, "animation", "New animation", false);
    studio.await("limberStudio.viewports[0].animation === 'new'");
    assertTrue(studio.page.locator(".dope").isVisible(), "its ruler leads on");
    Locator forward = studio.inViewport(0, "[data-tool=stepForward]");
    Locator back = studio.inViewport(0, "[data-tool=stepBack]");
    assertTrue(forward.isDisabled());
    studio.inViewport(0, "[data-tool=record]").click();
    studio.select("bone", "body");
    drag(studio, 10);
    for (int i = 0; i < 13; i++) {
      forward.click();
    }
    back.click();
    assertEquals(12.0, studio.number(0, "v.clock.frame()"), 1e-9);
    assertEquals("12 / 0", studio.inViewport(0, ".time-frames").textContent());
    String before = studio.text();
    assertTrue(before.contains("\tx 10\n"), before);
    drag(studio, 20);
    assertTrue(studio.text().contains("\tx 10 12:> 30\n"), studio.text());
    studio.undoTo(before);
  }

  /** Drags the body to the right. */
  private static void drag(StudioPage studio, double by) {
    double[] joint = studio.joint(0, "body");
    double scale = studio.number(0, "v.camera.scale");
    studio.dragTo(joint, new double[] {joint[0] + by * scale, joint[1]});
    studio.page.mouse().up();
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    studio.drawn();
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
    studio.undoTo(ARM.replace("\nanim", "\nskin \"new\"\n\nanim"));
  }

  @Test
  void skinsAreMadeCopiedAndDeleted() {
    StudioPage studio = studio();
    studio.choose(0, "skins", "New skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'new'");
    assertEquals(ARM.replace("\nanim", "\nskin \"new\"\n\nanim"), studio.text());
    studio.undoTo(ARM);
    String look = "\nskin \"robin\"\n\t@hand :circle d20 t0 f#F00   # a glove\n";
    String dressed = ARM.replace("\nanim", look + "\nanim");
    studio.text(dressed).pause();
    studio.choose(0, "skins", "robin", false);
    studio.choose(0, "skins", "Duplicate skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'robin-2'");
    String copied = dressed.replace(look, look + look.replace("robin", "robin-2"));
    assertEquals(copied, studio.text());
    studio.choose(0, "skins", "Delete skin", false);
    studio.await("limberStudio.viewports[0].skins[0] === 'default'");
    assertEquals(dressed, studio.text());
    studio.undoTo(copied);
    studio.undoTo(dressed);
  }

  @Test
  void animationsAreMadeCopiedAndDeleted() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "Duplicate animation", false);
    studio.await("limberStudio.viewports[0].animation === 'wave-2'");
    assertEquals(
        ARM + "\n" + ARM.substring(ARM.indexOf("anim")).replace("wave", "wave-2"), studio.text());
    studio.undoTo(ARM);
    studio.await("limberStudio.viewports[0].animation === 'wave'");
    studio.choose(0, "animation", "New animation", false);
    studio.await("limberStudio.viewports[0].animation === 'new'");
    assertEquals(ARM + "\nanim \"new\" 24fps\n\tbody\n\t\tr 0\n", studio.text());
    studio.choose(0, "animation", "Delete animation", false);
    studio.await("limberStudio.viewports[0].animation === 'wave'");
    assertEquals(ARM, studio.text());
  }

  @Test
  void theNameOfANewAnimationIsTypedAndEnterIsDoneWithIt() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.choose(0, "animation", "New animation", false);
    studio.await("limberStudio.viewports[0].animation === 'new'");
    studio.page.keyboard().type("jump");
    studio.await("!limberStudio.language.isBusy");
    studio.page.keyboard().type(" up");
    studio.await("!limberStudio.language.isBusy");
    studio.page.keyboard().press("Enter");
    studio.page.keyboard().type(" :6");
    assertEquals(ARM + "\nanim \"jump up\" 24fps :6\n\tarm\n\t\tr 0\n", studio.text());
  }
}
