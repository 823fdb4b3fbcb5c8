package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The setup pose by hand: parts, outlines, new bones and new shapes. */
class SetupBrowserTest extends BrowserTest {
  private static final String ARM =
      """
      # an arm
      skeleton
      	body y30
      		@ :rect w44 h36 t0 f#3F8FCF   # a box
      	body.arm x10 y-4 l30   # turns
      		@ :path t0 f#AABBCC
      			M 0,-5
      			Q 20,-20 30,0
      			L 0,5
      			C

      anim "wave" 24fps :6
      	arm
      		r 0 -> 40 -> 0
      """;

  private StudioPage studio() {
    return StudioPage.at(newPage(EditorPage::window), address("/")).text(ARM).pause().press("s");
  }

  private static void undo(StudioPage studio) {
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.page.waitForFunction("text => limberStudio.document.text === text", ARM);
  }

  /** Returns where a point of the skeleton is on the page. */
  private static double[] model(StudioPage studio, double x, double y) {
    return studio.onPage(0, "[v.camera.screenX(" + x + "), v.camera.screenY(" + y + ")]");
  }

  private static void drag(StudioPage studio, double[] from, double[] to) {
    studio.dragTo(from, to);
    studio.page.mouse().up();
    studio.drawn();
  }

  /** Selects a slot as a click in the picture does, with the focus there. */
  private static void select(StudioPage studio, String slot, String line) {
    studio.select("slot", slot);
    studio.awaitCaretAt(line);
    studio.press();
  }

  @Test
  void draggingAPartMovesItsBone() {
    StudioPage studio = studio();
    double pan = studio.number(0, "v.camera.screenX(0)");
    drag(studio, model(studio, -18, 40), model(studio, -8, 45));
    assertEquals(ARM.replace("body y30", "body x10 y35"), studio.text());
    assertEquals("body.body", studio.page.evaluate("limberStudio.selection.name"));
    assertEquals(pan, studio.number(0, "v.camera.screenX(0)"), 1e-9, "nothing was panned");
    undo(studio);
    drag(studio, studio.onPage(0, "[8, 8]"), studio.onPage(0, "[38, 8]"));
    assertEquals(ARM, studio.text());
    assertEquals(pan + 30, studio.number(0, "v.camera.screenX(0)"), 1e-6, "beside the parts");
  }

  @Test
  void deleteTakesASlotAndThenItsBone() {
    StudioPage studio = studio();
    select(studio, "body.arm.arm", "@ :path");
    studio.page.keyboard().press("Delete");
    String path = ARM.substring(ARM.indexOf("\t\t@ :path"), ARM.indexOf("\nanim"));
    assertEquals(ARM.replace(path, ""), studio.text());
    studio.await("limberStudio.selection?.name === 'body.arm'");
    studio.drawn();
    studio.page.keyboard().press("Backspace");
    assertEquals(
        """
        # an arm
        skeleton
        \tbody y30
        \t\t@ :rect w44 h36 t0 f#3F8FCF   # a box

        anim "wave" 24fps :6
        """,
        studio.text());
    studio.await("limberStudio.selection?.name === 'body'");
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.page.keyboard().press("Control+z");
    studio.page.waitForFunction("text => limberStudio.document.text === text", ARM);
  }

  @Test
  void nothingIsDeletedWhileAnAnimationIsShown() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    select(studio, "body.body", "@ :rect");
    studio.page.keyboard().press("Delete");
    studio.page.waitForSelector("text=Bones and slots are deleted in the setup pose: press S.");
    assertEquals(ARM, studio.text());
  }

  @Test
  void inAnAnimationTheSameDragPans() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    double pan = studio.number(0, "v.camera.screenX(0)");
    double[] at = model(studio, -18, 40);
    drag(studio, at, new double[] {at[0] + 30, at[1]});
    assertEquals(ARM, studio.text());
    assertEquals(pan + 30, studio.number(0, "v.camera.screenX(0)"), 1e-6);
  }

  @Test
  void sidesOfAShapeAreDragged() {
    StudioPage studio = studio();
    select(studio, "body.body", ":rect");
    studio.dragTo(model(studio, 22, 30), model(studio, 30, 30));
    assertEquals("w60", studio.of(0, "v.tip.text"));
    screenshot(studio.page, "setup-shape");
    studio.page.mouse().up();
    assertEquals(ARM.replace("w44", "w60"), studio.text());
    undo(studio);
    select(studio, "body.body", ":rect");
    drag(studio, model(studio, 22, 48), model(studio, 12, 48));
    assertEquals(ARM.replace("h36 t0", "h36 d20 t0"), studio.text());
    undo(studio);
  }

  @Test
  void sidesOfEllipsesAndCirclesAreDragged() {
    String round =
        "skeleton\n\tbody\n\t\t@ :ellipse w40 h20 t0\n\tball x60\n\t\t@ :circle d20 t0\n";
    StudioPage studio = studio().text(round).press("s");
    select(studio, "body.body", ":ellipse");
    drag(studio, model(studio, 20, 0), model(studio, 25, 3));
    assertEquals(round.replace("w40", "w50"), studio.text());
    drag(studio, model(studio, 0, 10), model(studio, 0, 15));
    String oval = round.replace("w40 h20", "w50 h30");
    assertEquals(oval, studio.text());
    select(studio, "ball.ball", ":circle");
    drag(studio, model(studio, 70, 0), model(studio, 75, 0));
    assertEquals(oval.replace("d20", "d30"), studio.text());
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    assertEquals(oval, studio.text(), "each drag is a step");
  }

  @Test
  void theSquareScalesAndTheDiamondMakesLonger() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    double[] joint = studio.joint(0, "arm");
    double away = Math.sqrt(0.5) * 58;
    drag(
        studio,
        new double[] {joint[0] + away, joint[1] - away},
        new double[] {joint[0] + 2 * away, joint[1] - 2 * away});
    assertEquals(ARM.replace("y-4 l30", "y-4 i2 j2 l30"), studio.text());
    undo(studio);
    studio.select("bone", "body.arm");
    studio.press();
    drag(studio, model(studio, 40, 26), model(studio, 52, 29));
    assertEquals(ARM.replace("l30", "l42"), studio.text());
    undo(studio);
  }

  @Test
  void theDiamondIsTakenWhereItLiesOnTheRing() {
    StudioPage studio = studio();
    studio.of(0, "v.camera.scale = 46 / 30");
    studio.of(0, "v.moved()");
    studio.select("bone", "body.arm");
    studio.press();
    drag(studio, model(studio, 40, 26), model(studio, 60, 26));
    assertEquals(ARM.replace("l30", "l50"), studio.text());
    undo(studio);
  }

  @Test
  void aJointIsMovedInStepsWithShiftAndTakenBack() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    studio.page.keyboard().down("Shift");
    drag(studio, model(studio, 10, 26), model(studio, 24, 41));
    studio.page.keyboard().up("Shift");
    assertEquals(ARM.replace("x10 y-4", "x20 y10"), studio.text());
    undo(studio);
  }

  @Test
  void pointsOfAPathAreDragged() {
    StudioPage studio = studio();
    select(studio, "body.arm.arm", ":path");
    drag(studio, model(studio, 30, 6), model(studio, 33, 1));
    assertEquals(ARM.replace("20,-20 30,0", "23,-25 30,0"), studio.text());
    undo(studio);
    select(studio, "body.arm.arm", ":path");
    studio.dragTo(model(studio, 10, 31), model(studio, 14, 39));
    assertFalse(studio.text().equals(ARM));
    studio.page.keyboard().press("Escape");
    studio.page.mouse().up();
    assertEquals(ARM, studio.text(), "Escape takes it back");
  }

  @Test
  void aNewBoneIsDrawnOutOfAnother() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    double[] joint = studio.joint(0, "arm");
    double away = Math.sqrt(0.5) * 58;
    studio.dragTo(new double[] {joint[0] + away, joint[1] + away}, model(studio, 40, 36));
    assertEquals(ARM, studio.text(), "nothing is written before it is done");
    screenshot(studio.page, "setup-new-bone");
    studio.page.mouse().up();
    studio.await("limberStudio.selection?.name === 'body.arm.bone'");
    assertEquals(ARM.replace("\t\t\tC\n", "\t\t\tC\n\tbody.arm.bone x30 r90 l10\n"), studio.text());
    undo(studio);
  }

  @Test
  void aClickOnThePlusMakesABoneAsTheKeyDoes() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    double[] joint = studio.joint(0, "arm");
    double away = Math.sqrt(0.5) * 58;
    studio.click(new double[] {joint[0] + away, joint[1] + away});
    assertEquals(ARM.replace("\t\t\tC\n", "\t\t\tC\n\tbody.arm.bone x30 l30\n"), studio.text());
    assertEquals("body.arm.bone", studio.page.evaluate("limberStudio.selection.name"));
    undo(studio);
  }

  @Test
  void aClickOnAnotherHandleDoesNothing() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    studio.press();
    double[] joint = studio.joint(0, "arm");
    double away = Math.sqrt(0.5) * 58;
    double[][] handles = {
      joint,
      {joint[0] - 46, joint[1]},
      {joint[0] + away, joint[1] - away},
      {joint[0], joint[1] - 58}
    };
    for (double[] handle : handles) {
      studio.click(handle);
      assertEquals("body.arm", studio.page.evaluate("limberStudio.selection?.name"));
    }
    assertEquals(ARM, studio.text());
    select(studio, "body.body", "@ :rect");
    studio.click(model(studio, 22, 30));
    assertEquals("body.body", studio.page.evaluate("limberStudio.selection?.name"), "of a shape");
    assertEquals(ARM, studio.text());
  }

  /** How often the outline was read. */
  private static int readings(StudioPage studio) {
    return ((Number) studio.page.evaluate("window.readings")).intValue();
  }

  @Test
  void whileSomebodyTypesNoHandlesOfShapesAreLookedFor() {
    StudioPage studio = studio();
    studio.page.evaluate(
        """
        async () => {
          const { SourceText } = await import('/engine/sourcetext.js');
          const { shapeHandles } = SourceText.prototype;
          window.readings = 0;
          SourceText.prototype.shapeHandles = function (...given) {
            window.readings++;
            return shapeHandles.apply(this, given);
          };
        }
        """);
    studio.page.mouse().move(2, 2);
    studio.page.evaluate(
        "at => limberStudio.emit('reveal', { from: at, to: at, focus: true })",
        ARM.indexOf("   # a box"));
    studio.await("limberStudio.selection?.name === 'body.body'");
    int before = readings(studio.drawn());
    for (int letter = 0; letter < 3; letter++) {
      studio.page.keyboard().press("Space");
      studio.drawn();
    }
    assertEquals(before, readings(studio));
    double[] side = model(studio, 22, 30);
    studio.page.mouse().move(side[0], side[1]);
    studio.drawn();
    assertEquals("shape", studio.picture(0).getAttribute("data-cursor"), "chosen by the caret");
    screenshot(studio.page, "setup-shape-hover");
    int hovered = readings(studio);
    assertEquals(before + 1, hovered, "once for each text");
    studio.page.keyboard().press("Space");
    studio.drawn();
    assertEquals(hovered, readings(studio), "the pointer only lies there");
    drag(studio, side, model(studio, 30, 30));
    assertEquals("@ :rect w60 h36 t0 f#3F8FCF       # a box", studio.line("@ :rect"));
  }

  @Test
  void keysMakeBonesAndShapes() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    studio.press("c");
    studio.await("limberStudio.selection?.name === 'body.arm.bone'");
    String withBone = ARM.replace("\t\t\tC\n", "\t\t\tC\n\tbody.arm.bone x30 l30\n");
    assertEquals(withBone, studio.text());
    studio.press("v");
    screenshot(studio.page, "setup-palette");
    studio.page.locator(".menu-item").first().click();
    studio.await("limberStudio.selection?.name === 'body.arm.bone.bone'");
    assertEquals(
        withBone.replace("l30\n\n", "l30\n\t\t@ :rect x15 w30 h15 t0 f#3A8CC4\n\n"), studio.text());
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    assertEquals(withBone, studio.text(), "a step of its own");
    undo(studio);
  }

  @Test
  void bonesOfAnEmptyTextAreSeenWhole() {
    StudioPage studio = studio();
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+a");
    studio.page.keyboard().press("Delete");
    studio.await("limberStudio.character.bones.length === 0");
    studio.press("c");
    studio.await("limberStudio.selection?.name === 'bone'");
    studio.await("limberStudio.viewports[0].character.bones.length === 1");
    screenshot(studio.drawn().page, "setup-first-bone");
    assertEquals(4, studio.number(0, "v.camera.scale"), 1e-9, "tiny bounds are not blown up");
    assertEquals(true, studio.of(0, "v.camera.holds({ minX: 0, minY: 0, maxX: 30, maxY: 0 })"));
    assertFalse(studio.inViewport(0, ".picture-note").isVisible(), "the bone is seen");
    double middle = studio.number(0, "v.camera.x");
    studio.press("c");
    studio.await("limberStudio.viewports[0].character.bones.length === 2");
    assertEquals(middle, studio.drawn().number(0, "v.camera.x"), 1e-9, "one more moves nothing");
    studio.press("f");
    assertEquals(30, studio.number(0, "v.camera.x"), 1e-9, "tips count");
    studio.page.evaluate("limberStudio.select(null)");
    assertTrue(studio.drawn().inViewport(0, ".picture-note").isVisible(), "none is seen");
  }

  @Test
  void picturesRedoWithBothKeys() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    studio.press("c");
    studio.await("limberStudio.selection?.name === 'body.arm.bone'");
    String changed = studio.text();
    for (String redo : new String[] {"Control+y", "Control+Shift+z"}) {
      studio.press("Control+z");
      assertEquals(ARM, studio.text());
      studio.press(redo);
      assertEquals(changed, studio.text(), redo);
    }
  }

  @Test
  void theButtonForShapesIsThereInTheSetupPoseOnly() {
    StudioPage studio = studio();
    assertTrue(studio.inViewport(0, "[data-tool=shape]").isVisible());
    studio.choose(0, "animation", "wave", false);
    assertFalse(studio.inViewport(0, "[data-tool=shape]").isVisible());
  }
}
