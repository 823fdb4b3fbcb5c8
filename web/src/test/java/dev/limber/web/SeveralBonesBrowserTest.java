package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Several bones at once: selecting them, and one gesture for all of them. */
class SeveralBonesBrowserTest extends BrowserTest {
  private static final String TWO =
      """
      # two arms
      skeleton
      	body y30
      		@ :ellipse w44 h36 t0 f#3F8FCF
      	body.arm-l x-20 r150 l30   # left
      		@ :rect w30 h8 x15 t0 f#AABBCC
      	body.arm-l.hand-l x30
      		@ :circle d10 t0 f#F80
      	body.arm-r x20 r30 l30   # right
      		@ :rect w30 h8 x15 t0 f#AABBCC
      	body.mirrored x5 y-20 l10 flip-x

      anim "wave" 24fps :6
      	arm-l
      		r 0 -> 40 -> 0
      """;

  private StudioPage studio() {
    return StudioPage.at(newPage(EditorPage::window), address("/")).text(TWO).pause().press("s");
  }

  private static void selectAll(StudioPage studio, String... bones) {
    studio.page.evaluate(
        "names => limberStudio.selectAll(names.map(name => ({ kind: 'bone', name, index: -1, by: 'picture' })))",
        List.of(bones));
    // In an animation, the caret is where that names the bone, which may be without its parents.
    String last = bones[bones.length - 1];
    studio.awaitCaretAt(last.substring(last.lastIndexOf('.') + 1));
    studio.drawn();
  }

  private static String selected(StudioPage studio) {
    return (String)
        studio.page.evaluate(
            "limberStudio.selected.map(one => one.name.slice(one.name.lastIndexOf('.') + 1)).join(' ')");
  }

  private static void undo(StudioPage studio) {
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.page.waitForFunction("text => limberStudio.document.text === text", TWO);
  }

  private static void shiftClick(StudioPage studio, double[] at) {
    studio.page.keyboard().down("Shift");
    studio.click(at);
    studio.page.keyboard().up("Shift");
  }

  @Test
  void shiftAndClickAddsAndRemoves() {
    StudioPage studio = studio().press("b");
    studio.click(studio.joint(0, "hand-l"));
    shiftClick(studio, studio.joint(0, "arm-r"));
    assertEquals("hand-l arm-r", selected(studio));
    assertEquals("2 bones selected", studio.page.locator("#announcer").textContent());
    shiftClick(studio, studio.joint(0, "hand-l"));
    assertEquals("arm-r", selected(studio));
    shiftClick(studio, studio.onPage(0, "[10, 10]"));
    assertEquals("arm-r", selected(studio), "Shift keeps what is selected");
  }

  @Test
  void aBoxWithShiftSelectsTheJointsInIt() {
    StudioPage studio = studio();
    double[] hand = studio.joint(0, "hand-l");
    double[] arm = studio.joint(0, "arm-l");
    double pan = studio.number(0, "v.camera.screenX(0)");
    studio.page.keyboard().down("Shift");
    studio.dragTo(
        new double[] {hand[0] - 30, hand[1] - 30}, new double[] {arm[0] + 12, arm[1] + 12});
    screenshot(studio.page, "several-box");
    studio.page.mouse().up();
    studio.page.keyboard().up("Shift");
    assertEquals("arm-l hand-l", selected(studio));
    assertEquals(pan, studio.number(0, "v.camera.screenX(0)"), 1e-9, "nothing was panned");
    assertEquals(TWO, studio.text());
    assertEquals(true, studio.of(0, "v.box === null"));
  }

  @Test
  void withoutShiftAMenuDoesTheSame() {
    StudioPage studio = studio().press("b", "w");
    studio.click(studio.joint(0, "hand-l"));
    studio.click(studio.joint(0, "arm-r"));
    assertEquals("hand-l arm-r", selected(studio));
    studio.press("w");
    studio.click(studio.joint(0, "hand-l"));
    assertEquals("hand-l", selected(studio));
  }

  @Test
  void movingMovesAllByTheSameWay() {
    StudioPage studio = studio();
    selectAll(studio, "body.arm-l", "body.arm-l.hand-l", "body.arm-r");
    double[] joint = studio.joint(0, "arm-r");
    double scale = studio.number(0, "v.camera.scale");
    studio.dragTo(joint, new double[] {joint[0] + 10 * scale, joint[1]});
    studio.page.mouse().up();
    String moved = TWO.replace("x-20 r150", "x-10 r150").replace("x20 r30", "x30 r30");
    assertEquals(moved, studio.text(), "the hand rides on its arm");
    undo(studio);
  }

  @Test
  void turningTurnsEachAboutItsOwnJoint() {
    StudioPage studio = studio();
    selectAll(studio, "body.mirrored", "body.arm-l.hand-l", "body.arm-r");
    studio.press("Shift+q");
    String turned =
        TWO.replace("x20 r30", "x20 r45")
            .replace("hand-l x30", "hand-l x30 r15")
            .replace("y-20 l10", "y-20 r-15 l10");
    assertEquals(turned, studio.text(), "the mirrored one has to go the other way round");
    undo(studio);
  }

  @Test
  void arrowKeysMoveAllInOneStep() {
    StudioPage studio = studio();
    selectAll(studio, "body.arm-l", "body.arm-r");
    studio.press("ArrowUp", "ArrowUp");
    assertEquals(
        TWO.replace("x-20 r150", "x-20 y2 r150").replace("x20 r30", "x20 y2 r30"), studio.text());
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    undo(studio);
  }

  @Test
  void recordingWritesKeysOfAll() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    studio.inViewport(0, "[data-tool=record]").click();
    studio.of(0, "v.seek(6 / 24)");
    selectAll(studio, "body.arm-l", "body.arm-r");
    studio.press("q");
    assertEquals(
        TWO.replace("r 0 -> 40 -> 0\n", "r 0 -> 41 -> 0\n\tarm-r\n\t\tr -> 1\n"), studio.text());
    undo(studio);
  }

  @Test
  void escapeTakesTheDragOfAllBack() {
    StudioPage studio = studio();
    selectAll(studio, "body.arm-l", "body.arm-r");
    double[] joint = studio.joint(0, "arm-r");
    studio.dragTo(joint, new double[] {joint[0] + 40, joint[1] + 30});
    assertFalse(studio.text().equals(TWO));
    studio.page.keyboard().press("Escape");
    studio.page.mouse().up();
    assertEquals(TWO, studio.text());
    assertEquals("arm-l arm-r", selected(studio));
  }

  @Test
  void afterEscapeTheTextCanBeTypedInto() {
    StudioPage studio = studio();
    selectAll(studio, "body.arm-l", "body.arm-r");
    double[] joint = studio.joint(0, "arm-r");
    studio.dragTo(joint, new double[] {joint[0] + 40, joint[1] + 30});
    assertFalse(studio.text().equals(TWO));
    studio.page.keyboard().press("Escape");
    studio.page.mouse().up();
    studio.page.keyboard().press("Shift+F6");
    studio.page.keyboard().type("n");
    assertEquals(TWO.replace("body.arm-r x20", "body.n x20"), studio.text());
    studio.page.keyboard().press("Control+z");
    assertEquals(TWO, studio.text());
  }

  @Test
  void keysAloneSelectSeveral() {
    StudioPage studio = studio();
    selectAll(studio, "body.arm-l.hand-l");
    studio.press("Shift+Alt+ArrowUp", "Shift+Alt+ArrowRight");
    assertEquals("hand-l arm-l arm-r", selected(studio));
    studio.press("Control+a");
    assertEquals("body arm-l arm-r mirrored hand-l", selected(studio));
    studio.press("Escape");
    assertEquals("", selected(studio));
  }

  @Test
  void theDopeSheetShowsTheSelectedOnes() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    studio.press("d");
    studio.page.locator(".dope-tools .button").first().click();
    selectAll(studio, "body.arm-l");
    String one = sheet(studio);
    selectAll(studio, "body.arm-r");
    assertNotEquals(one, sheet(studio), "no keys");
    selectAll(studio, "body.arm-l", "body.arm-r");
    assertEquals(one, sheet(studio), "also of those that do not lead");
  }

  private static String sheet(StudioPage studio) {
    return (String) studio.page.evaluate("document.querySelector('.dope-canvas').toDataURL()");
  }
}
