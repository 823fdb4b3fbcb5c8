package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.CDPSession;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Handles under a finger, which covers what it points at. */
class TouchBrowserTest extends BrowserTest {
  /** Pixels beside a line that a finger may well be. */
  private static final double BESIDE = 11;

  private static final String RING =
      "import('/view/handles.js').then(({ handlesOf }) => handlesOf(limberStudio.viewports[0],"
          + " 1).ring)";

  private static final String PLUS = "(({ plus }) => [plus.x, plus.y])(window.handlesOf(v, 1))";

  private static final String WAVE = "\nanim \"wave\" 24fps\n\tarm\n\t\tr 0 12:> 0\n";

  private static final String ARM =
      """
      skeleton
      	body y30
      		@ :rect w60 h36 t0 f#3F8FCF
      	body.arm x10 y-4 l30
      		@ :rect w30 h8 x15 t0 f#AABBCC
      """;

  private StudioPage studio() {
    return StudioPage.at(
        newPage(options -> EditorPage.calm(options).setViewportSize(820, 1180).setHasTouch(true)),
        address("/"));
  }

  private static double[] right(double[] at, double by) {
    return new double[] {at[0] + by, at[1]};
  }

  private static double[] place(double[] joint, double degrees, double distance) {
    double angle = Math.toRadians(degrees);
    return new double[] {
      joint[0] + distance * Math.cos(angle), joint[1] - distance * Math.sin(angle)
    };
  }

  @Test
  void aFingerBesideTheRingTurnsTheBone() {
    StudioPage studio = studio().text(ARM).pause().press("s");
    studio.select("bone", "body.arm");
    double ring = ((Number) studio.page.evaluate(RING)).doubleValue();
    double[] joint = studio.joint(0, "arm");
    screenshot(studio.page, "touch-handles");
    studio.touch(place(joint, 130, ring + BESIDE), place(joint, 220, ring + BESIDE));
    assertEquals("body.arm x10 y-4 r90 l30", studio.line("body.arm"));
    studio.touch(place(joint, 130, ring - BESIDE), place(joint, 40, ring - BESIDE));
    assertEquals("body.arm x10 y-4 r0 l30", studio.line("body.arm"));
  }

  @Test
  void aFingerRecordsAKey() {
    StudioPage studio = studio().text(ARM + WAVE).pause();
    studio.page.evaluate("limberStudio.viewports[0].seek(0.25)");
    studio.inViewport(0, "[data-tool=record]").tap();
    studio.select("bone", "body.arm");
    double ring = ((Number) studio.page.evaluate(RING)).doubleValue();
    double[] joint = studio.joint(0, "arm");
    studio.touch(place(joint, 130, ring + BESIDE), place(joint, 220, ring + BESIDE));
    assertEquals("r 0 6:> 90 12:> 0", studio.line("r "));
  }

  @Test
  void aFingerDrawsANewBone() {
    StudioPage studio = studio().text(ARM).pause().press("s");
    studio.select("bone", "body.arm");
    studio.page.evaluate(
        "import('/view/handles.js').then(({ handlesOf }) => { window.handlesOf = handlesOf; })");
    double[] plus = studio.onPage(0, PLUS);
    studio.touch(plus, new double[] {plus[0] + 40, plus[1] - 60});
    assertEquals(3, studio.number(0, "v.character.bones.length"));
    assertTrue(studio.line("body.arm.").contains(" l"), studio.text());
  }

  @Test
  void aPinchThatBeginsOnAPartMovesNoBoneNotEvenByUndo() {
    StudioPage studio = studio().text(ARM).pause().press("s");
    studio.select("bone", "body");
    studio.press("ArrowRight");
    String nudged = ARM.replace("body y30", "body x1 y30");
    assertEquals(nudged, studio.text());
    studio.select("slot", "body.arm.arm");
    double scale = studio.number(0, "v.camera.scale");
    double[] at = studio.onPage(0, "[v.camera.screenX(-18), v.camera.screenY(18)]");
    CDPSession session = studio.page.context().newCDPSession(studio.page);
    StudioPage.send(session, "touchStart", List.of(at));
    StudioPage.send(session, "touchMove", List.of(right(at, 20)));
    StudioPage.send(session, "touchMove", List.of(right(at, 40)));
    studio.drawn();
    assertNotEquals(nudged, studio.text(), "the first finger drags");
    StudioPage.send(session, "touchStart", List.of(right(at, 40), right(at, 140)));
    assertEquals(nudged, studio.drawn().text(), "the second finger takes that back");
    StudioPage.send(session, "touchMove", List.of(right(at, 20), right(at, 220)));
    StudioPage.send(session, "touchEnd", List.of());
    session.detach();
    assertEquals(2 * scale, studio.drawn().number(0, "v.camera.scale"), 0.1 * scale);
    studio.press("Control+z", "Control+z");
    assertEquals(ARM, studio.text());
  }

  @Test
  void aFingerBesideAJointTakesIt() {
    StudioPage studio = studio().sample("lantern-0.7.skf").pause().press("b");
    double[] joint = studio.joint(0, "Left Foot Target");
    studio.touch(
        new double[] {joint[0] - BESIDE, joint[1] + BESIDE},
        new double[] {joint[0] - BESIDE - 60, joint[1] + BESIDE});
    assertEquals(1.0, studio.number(0, "v.overrides.size"));
    assertEquals("Left Foot Target", studio.page.evaluate("limberStudio.selection.name"));
  }

  @Test
  void aFingerBesideASideOfAShapeDragsIt() {
    StudioPage studio = studio().text(ARM).pause().press("s");
    studio.select("slot", "body.body");
    studio.press();
    double[] side = studio.onPage(0, "[v.camera.screenX(0), v.camera.screenY(48)]");
    studio.touch(
        new double[] {side[0], side[1] - BESIDE}, new double[] {side[0], side[1] - BESIDE - 60});
    assertTrue(!studio.text().contains("h36"), studio.text());
  }
}
