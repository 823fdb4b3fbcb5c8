package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Copying a pose, and pasting it elsewhere: as it is, or mirrored. */
class PoseClipboardBrowserTest extends BrowserTest {
  private static final String TWO =
      """
      # two arms
      skeleton
      	body y30
      		@ :ellipse w44 h36 t0 f#3F8FCF
      	body.tuft-l x-5 y20 l8
      	body.arm-l x-20 r150 l30   # left
      		@ :rect w30 h8 x15 t0 f#AABBCC
      	body.arm-r x20 r30 l30   # right
      		@ :rect w30 h8 x15 t0 f#AABBCC

      anim "wave" 24fps :6
      	arm-l
      		r 0 -> 40 -> 0   # up

      anim "rest" 24fps :6
      	body
      		r 0 -> 1
      """;

  /** Opens two arms on frame 6 of "wave", with the left one up. */
  private StudioPage studio(boolean recording) {
    StudioPage studio = StudioPage.at(newPage(EditorPage::window), address("/")).text(TWO).pause();
    if (recording) {
      studio.inViewport(0, "[data-tool=record]").click();
    }
    studio.of(0, "v.seek(6 / 24)");
    return studio.drawn();
  }

  private static void undo(StudioPage studio) {
    studio.undoTo(TWO);
  }

  @Test
  void aPoseGoesToAnotherFrameAndAnotherAnimation() {
    StudioPage studio = studio(true);
    studio.select("bone", "body.arm-l");
    studio.press("Control+c");
    String said = "Pose of one bone copied.";
    assertEquals(said, studio.page.locator(".toast-text").textContent());
    assertEquals(said, studio.page.locator("#announcer").textContent());
    studio.of(0, "v.seek(12 / 24)");
    studio.press("Control+v");
    assertEquals(TWO.replace("40 -> 0 ", "40 -> 40 "), studio.text());
    undo(studio);
    studio.choose(0, "animation", "rest", false);
    studio.of(0, "v.seek(6 / 24)");
    studio.press("Control+v");
    assertEquals(TWO.replace("r 0 -> 1\n", "r 0 -> 1\n\tarm-l\n\t\tr -> 40\n"), studio.text());
    undo(studio);
  }

  @Test
  void inTheSetupPoseItBecomesTheSetup() {
    StudioPage studio = studio(false).press("Control+c", "s", "Control+v");
    assertEquals(TWO.replace("r150", "r190"), studio.text(), "all bones; only one differs");
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    undo(studio);
  }

  @Test
  void mirroredTheOtherArmGoesUp() {
    StudioPage studio = studio(true);
    studio.press("Control+c", "Control+Shift+v");
    assertEquals(
        TWO.replace("40 -> 0   # up\n", "0 -> 0   # up\n\tarm-r\n\t\tr -> -40\n"),
        studio.text(),
        "and the left one is down");
    assertEquals(
        List.of(
            "There is no key before this one for rotation, so the bone jumps to it.",
            "Without a counterpart, unchanged: body.tuft-l."),
        studio.page.locator(".toast-text").allTextContents());
    studio.await(
        "Math.abs(limberStudio.viewports[0].figure.bones[11 * 3 + 2] + Math.PI / 18) < 1e-4");
    screenshot(studio.page, "pose-mirrored");
    undo(studio);
  }

  @Test
  void inTheSetupPoseOneSideBecomesTheImageOfTheOther() {
    StudioPage studio = studio(false).press("s");
    studio.select("bone", "body.arm-l");
    studio.awaitCaretAt("body.arm-l x-20");
    studio.press("Shift+ArrowUp", "Control+c", "Control+Shift+v");
    assertEquals(
        TWO.replace("x-20 r150", "x-20 y10 r150").replace("x20 r30", "x20 y10 r30"), studio.text());
    studio.undoTo(TWO.replace("x-20 r150", "x-20 y10 r150"));
    undo(studio);
  }

  @Test
  void withSidesSwappedTheOtherArmTurnsTheSameWay() {
    StudioPage studio = studio(true);
    studio.press("Control+c", "Control+Alt+v");
    assertEquals(
        TWO.replace("40 -> 0   # up\n", "0 -> 0   # up\n\tarm-r\n\t\tr -> 40\n"), studio.text());
    undo(studio);
  }

  @Test
  void withoutRecordingItIsOnlyTried() {
    StudioPage studio = studio(false);
    studio.select("bone", "body.arm-l");
    studio.press("Control+c");
    studio.of(0, "v.seek(0)");
    studio.press("Control+v");
    assertEquals(TWO, studio.text());
    assertTrue(studio.page.locator(".toast-text").textContent().startsWith("Preview only"));
    assertEquals(
        Math.toRadians(190), studio.number(0, "v.figure.bones[11 * 2 + 2]"), 1e-6, "as copied");
  }
}
