package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Posing inside an animation: what the hand does becomes keys in the text. */
class RecordBrowserTest extends BrowserTest {
  private static final String ARM =
      """
      # an arm
      skeleton
      	body y30
      		@ :ellipse w44 h36 t0 f#3F8FCF
      	body.arm x10 y-4 r-20 l30   # turns
      		@ :rect w30 h8 x15 t0 f#AABBCC
      	body.arm.hand x30
      		@ :circle d10 t0 f#F80

      anim "wave" 24fps :6
      	arm
      		r 0 -> 40 -> 0   # up and down
      	hand :2
      		r { 0 -> 30 -> 0 }[3]
      """;

  /** Opens the arm, paused on a frame, with its animation shown. */
  private StudioPage studio(double frame, boolean recording) {
    StudioPage studio = StudioPage.at(newPage(EditorPage::window), address("/")).text(ARM).pause();
    if (recording) {
      studio.inViewport(0, "[data-tool=record]").click();
    }
    studio.of(0, "v.seek(" + frame + " / 24)");
    return studio.drawn();
  }

  /** Drags the knob of a bone, which points to some degrees now, to others. */
  private static void turn(StudioPage studio, String bone, double from, double to) {
    studio.select("bone", bone);
    double[] joint = studio.joint(0, bone);
    studio.dragTo(place(joint, from, 46), place(joint, to, 46));
  }

  private static double[] place(double[] joint, double degrees, double distance) {
    double angle = Math.toRadians(degrees);
    return new double[] {
      joint[0] + distance * Math.cos(angle), joint[1] - distance * Math.sin(angle)
    };
  }

  private static void undo(StudioPage studio) {
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.page.waitForFunction("text => limberStudio.document.text === text", ARM);
  }

  @Test
  void turningABoneWritesAKeyBetweenItsNeighbours() {
    StudioPage studio = studio(3, true);
    turn(studio, "body.arm", 0, 90);
    assertEquals("90°   frame 3", studio.of(0, "v.tip.text"));
    studio.page.screenshot(shot("record-drag"));
    studio.page.mouse().up();
    assertEquals("r 0 3:> 110 6:> 40 -> 0   # up and down", studio.line("r 0 3"));
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    studio.await("Math.abs(limberStudio.viewports[0].figure.bones[11 + 2] - Math.PI / 2) < 1e-9");
    assertEquals(3.0, studio.number(0, "v.clock.frame()"), 1e-9);
    undo(studio);
  }

  @Test
  void aKeyThatIsThereChangesItsWordWhichIsMarked() {
    StudioPage studio = studio(6, true);
    turn(studio, "body.arm", 20, 45);
    studio.page.mouse().up();
    assertEquals("r 0 -> 65 -> 0   # up and down", studio.line("r 0 ->"));
    assertEquals("65", studio.page.locator(".just-written").textContent());
    undo(studio);
  }

  @Test
  void movingABoneMakesTheLinesThatAreMissing() {
    StudioPage studio = studio(6, true);
    studio.select("bone", "body");
    double[] joint = studio.joint(0, "body");
    double scale = studio.number(0, "v.camera.scale");
    studio.dragTo(joint, new double[] {joint[0] + 10 * scale, joint[1]});
    studio.page.mouse().up();
    assertEquals(
        ARM.replace("\tarm\n\t\tr 0", "\tbody\n\t\tx -> 10\n\tarm\n\t\tr 0"), studio.text());
    undo(studio);
  }

  @Test
  void theCornerScales() {
    StudioPage studio = studio(0, true);
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "arm");
    studio.dragTo(place(joint, -20 + 45, 58), place(joint, -20 + 45, 116));
    studio.page.mouse().up();
    assertTrue(studio.text().contains("up and down\n\t\ti 2\n\t\tj 2\n"), studio.text());
    undo(studio);
  }

  @Test
  void aLoopSaysHowManyKeysItChanges() {
    StudioPage studio = studio(2, true);
    double world = -20 + 40.0 / 3 + 30;
    turn(studio, "body.arm.hand", world, world + 30);
    assertEquals("60°   changes 3 keys", studio.of(0, "v.tip.text"));
    studio.page.mouse().up();
    assertEquals("r { 0 -> 60 -> 0 }[3]", studio.line("r {"));
    undo(studio);
  }

  @Test
  void withoutRecordingAPoseIsOnlyTried() {
    StudioPage studio = studio(3, false);
    turn(studio, "body.arm", 0, 90);
    assertEquals("90°   only tried", studio.of(0, "v.tip.text"));
    studio.page.mouse().up();
    assertEquals(ARM, studio.text());
    assertEquals(Math.PI / 2, studio.number(0, "v.figure.bones[11 + 2]"), 1e-9);
    studio.press("ArrowRight");
    assertEquals(0.0, studio.number(0, "v.overrides.size"), "another moment, another pose");
    assertEquals(4.0, studio.number(0, "v.clock.frame()"), 1e-9);
  }

  @Test
  void arrowKeysNudgeWhileRecording() {
    StudioPage studio = studio(0, true);
    studio.select("bone", "body");
    studio.press("ArrowRight", "ArrowRight", "q");
    assertTrue(studio.text().contains("\tbody\n\t\tx 2\n\t\tr 1\n"), studio.text());
  }

  @Test
  void aMomentBetweenFramesGoesToTheNearest() {
    StudioPage studio = studio(2.8, true);
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    assertTrue(studio.line("r 0").startsWith("r 0 3:>"), studio.text());
    assertEquals(3.0, studio.number(0, "v.clock.frame()"), 1e-9);
  }

  @Test
  void escapeTakesADragBack() {
    StudioPage studio = studio(3, true);
    turn(studio, "body.arm", 0, 90);
    assertFalse(studio.text().equals(ARM));
    studio.page.keyboard().press("Escape");
    studio.page.mouse().up();
    assertEquals(ARM, studio.text());
  }

  @Test
  void thereIsNothingToRecordInTheSetupPose() {
    StudioPage studio = studio(3, false).press("s");
    assertFalse(studio.inViewport(0, "[data-tool=record]").isVisible());
  }

  private static Page.ScreenshotOptions shot(String name) {
    return new Page.ScreenshotOptions().setPath(Path.of("target/screenshots", name + ".png"));
  }
}
