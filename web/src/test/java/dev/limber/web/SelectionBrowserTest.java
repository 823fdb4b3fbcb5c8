package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The picture and the text: selecting goes both ways, and handles change numbers. */
class SelectionBrowserTest extends BrowserTest {
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
      		r 0 -> 40 -> 0
      """;

  private StudioPage studio() {
    return StudioPage.at(newPage(EditorPage::window), address("/")).text(ARM).pause();
  }

  private static Object selection(StudioPage studio) {
    return studio.page.evaluate(
        "limberStudio.selection && limberStudio.selection.kind + ' ' + limberStudio.selection.name");
  }

  @Test
  void clickingAPartTakesTheCaretToItsLine() {
    StudioPage studio = studio().press("s");
    studio.click(studio.joint(0, "hand"));
    assertEquals("slot body.arm.hand.hand", selection(studio));
    studio.awaitCaretAt("@ :circle d10");
  }

  @Test
  void inAnAnimationItGoesToWhatThatSaysOfThePart() {
    StudioPage studio = studio();
    studio.click(studio.joint(0, "arm"));
    assertEquals("slot body.arm.arm", selection(studio));
    studio.awaitCaretAt("\tarm");
    studio.click(studio.joint(0, "hand"));
    assertEquals("slot body.arm.hand.hand", selection(studio), "which it does not move");
    studio.awaitCaretAt("@ :circle d10");
  }

  @Test
  void anAnimationThatIsChosenIsShownInTheText() {
    StudioPage studio = studio().press("s", "PageDown");
    assertEquals("wave", studio.page.locator(".just-written").textContent());
  }

  @Test
  void clickingAgainTakesWhatLiesBelow() {
    StudioPage studio = studio().press("s");
    double[] at = studio.joint(0, "hand");
    at[0] -= 6;
    studio.click(at);
    assertEquals("slot body.arm.hand.hand", selection(studio));
    studio.click(at);
    assertEquals("slot body.arm.arm", selection(studio));
    studio.click(at);
    assertEquals("slot body.arm.hand.hand", selection(studio), "around again");
  }

  @Test
  void bonesAreTakenBeforePartsWhereTheyAreShown() {
    StudioPage studio = studio().press("s", "b");
    studio.click(studio.joint(0, "hand"));
    assertEquals("bone body.arm.hand", selection(studio));
    studio.awaitCaretAt("hand x30");
  }

  @Test
  void clickingNothingSelectsNothing() {
    StudioPage studio = studio().press("s");
    studio.click(studio.joint(0, "hand"));
    studio.click(studio.onPage(0, "[10, 10]"));
    assertNull(selection(studio));
  }

  @Test
  void theCaretSelectsAndAllViewportsShowIt() {
    StudioPage studio = studio().press("2");
    String first = studio.picturePrint(0);
    String second = studio.picturePrint(1);
    studio.page.evaluate(
        "() => { const at = limberStudio.document.text.indexOf('@ :circle') + 3; limberStudio.emit('reveal', { from: at, to: at, focus: true }); }");
    studio.await("limberStudio.selection?.name === 'body.arm.hand.hand'");
    studio.drawn();
    assertNotEquals(first, studio.picturePrint(0));
    assertNotEquals(second, studio.picturePrint(1));
  }

  @Test
  void hoveringShowsTheName() {
    StudioPage studio = studio().press("s");
    double[] at = studio.joint(0, "hand");
    String before = studio.picturePrint(0);
    studio.page.mouse().move(at[0], at[1]);
    studio.drawn();
    assertEquals("body.arm.hand.hand", studio.of(0, "v.hovered.name"));
    assertNotEquals(before, studio.picturePrint(0));
    assertNull(selection(studio), "hovering selects nothing");
  }

  @Test
  void draggingTheRingTurnsTheBoneInTheText() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "arm");
    double angle = Math.toRadians(-20);
    double[] from = {joint[0] + 46 * Math.cos(angle), joint[1] - 46 * Math.sin(angle)};
    double[] to = {joint[0], joint[1] - 80};
    studio.dragTo(from, to);
    studio.page.mouse().up();
    assertEquals("body.arm x10 y-4 r90 l30   # turns", studio.line("body.arm x10"));
    studio.await("Math.abs(limberStudio.viewports[0].figure.bones[11 + 2] - Math.PI / 2) < 1e-9");
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.await("limberStudio.document.text.includes('r-20')");
    assertEquals(ARM, studio.text(), "one undo takes all of it back");
    assertEquals(
        30.0,
        ((Number) studio.page.evaluate("limberStudio.character.bones[1].length")).doubleValue());
  }

  @Test
  void shiftSnapsTheAngle() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "arm");
    double from = Math.toRadians(-20);
    double to = Math.toRadians(38);
    studio.page.keyboard().down("Shift");
    studio.dragTo(
        new double[] {joint[0] + 46 * Math.cos(from), joint[1] - 46 * Math.sin(from)},
        new double[] {joint[0] + 46 * Math.cos(to), joint[1] - 46 * Math.sin(to)});
    studio.page.mouse().up();
    studio.page.keyboard().up("Shift");
    assertTrue(studio.line("body.arm x10").contains(" r45 "), studio.line("body.arm x10"));
  }

  @Test
  void draggingTheJointMovesTheBoneInItsParent() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body.arm.hand");
    double scale = studio.number(0, "v.camera.scale");
    double[] from = studio.joint(0, "hand");
    // Ten units along the arm, which is turned by -20 degrees.
    double along = 10 * scale;
    double[] to = {
      from[0] + along * Math.cos(Math.toRadians(-20)),
      from[1] - along * Math.sin(Math.toRadians(-20))
    };
    studio.dragTo(from, to);
    studio.page.mouse().up();
    studio.drawn();
    String line = studio.line("body.arm.hand");
    double x = Double.parseDouble(line.replaceAll(".* x(-?[0-9.]+).*", "$1"));
    assertEquals(40, x, 0.5, line);
    studio.await("Math.abs(limberStudio.viewports[0].figure.bones[22] - 40) < 0.51");
    studio.undoTo(ARM);
  }

  @Test
  void theArmsOfTheCrossMoveTheBoneToo() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body.arm.hand");
    studio.awaitCaretAt("hand x30");
    double[] joint = studio.joint(0, "hand");
    double[] arm = {joint[0], joint[1] - 12};
    studio.dragTo(arm, new double[] {arm[0] + 40, arm[1]});
    studio.page.mouse().up();
    assertNotEquals(ARM, studio.text());
    studio.undoTo(ARM);
  }

  @Test
  void escapeTakesADragBack() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body.arm.hand");
    studio.awaitCaretAt("hand x30");
    double[] from = studio.joint(0, "hand");
    studio.dragTo(from, new double[] {from[0] + 60, from[1] + 40});
    assertNotEquals(ARM, studio.text());
    studio.page.keyboard().press("Escape");
    assertEquals(ARM, studio.text());
    studio.page.mouse().up();
    assertEquals("bone body.arm.hand", selection(studio), "Escape meant the drag");
  }

  @Test
  void arrowKeysNudgeTheSelectedBone() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body");
    studio.awaitCaretAt("body y30");
    studio.pressAtOnce("ArrowRight", "ArrowRight", "q");
    assertEquals("body x2 y30 r1", studio.line("body "));
    studio.undoTo(ARM);
    studio.press("ArrowRight");
    studio.await("limberStudio.viewports[0].figure.bones[0] === 1");
    studio.press("Shift+ArrowUp");
    assertEquals("body x1 y40", studio.line("body "));
    studio.await("limberStudio.viewports[0].figure.bones[1] === 40");
    studio.press("q");
    assertEquals("body x1 y40 r1", studio.line("body "));
  }

  @Test
  void nudgesOfAnotherBoneAreAStepOfTheirOwn() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body");
    studio.awaitCaretAt("body y30");
    studio.page.evaluate(
        """
        () => {
          const { picture } = limberStudio.viewports[0].pane;
          picture.focus();
          const press = key => picture.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
          press('ArrowRight');
          press('ArrowRight');
          limberStudio.select({ kind: 'bone', name: 'body.arm', index: -1, by: 'picture' });
          press('ArrowRight');
          press('ArrowRight');
        }
        """);
    String moved = ARM.replace("body y30", "body x2 y30");
    assertEquals(moved.replace("arm x10", "arm x12"), studio.text());
    studio.undoTo(moved);
    studio.undoTo(ARM);
  }

  @Test
  void turningGoesOnBeyondHalfATurn() {
    StudioPage studio = studio().text(ARM.replace("r-20", "r179")).pause().press("s");
    studio.select("bone", "body.arm");
    studio.awaitCaretAt("body.arm x10");
    for (int degrees : new int[] {194, 209}) {
      studio.press("Shift+q");
      assertEquals("body.arm x10 y-4 r" + degrees + " l30   # turns", studio.line("body.arm x10"));
      // Poses have angles of half a turn to either side.
      double shown = Math.toRadians(degrees - 360);
      studio.await("Math.abs(limberStudio.viewports[0].figure.bones[13] - " + shown + ") < 1e-9");
    }
    studio.press("e");
    assertEquals("body.arm x10 y-4 r208 l30   # turns", studio.line("body.arm x10"));
  }

  @Test
  void draggingTheRingGoesOnFromTheTurnsInTheText() {
    StudioPage studio = studio().text(ARM.replace("r-20", "r340")).pause().press("s");
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "arm");
    double angle = Math.toRadians(-20);
    studio.dragTo(
        new double[] {joint[0] + 46 * Math.cos(angle), joint[1] - 46 * Math.sin(angle)},
        new double[] {joint[0], joint[1] - 80});
    studio.page.mouse().up();
    assertEquals("body.arm x10 y-4 r450 l30   # turns", studio.line("body.arm x10"));
  }

  @Test
  void aBoneThatTheTextHasLostIsRefused() {
    StudioPage studio = studio().press("s");
    studio.select("bone", "body.arm.hand");
    double[] from = studio.joint(0, "hand");
    // The picture is still that of the text before; nothing has been read again.
    studio.page.evaluate("limberStudio.document.text = 'skeleton\\n\\tbody\\n'");
    studio.dragTo(from, new double[] {from[0] + 30, from[1]});
    studio.page.mouse().up();
    assertTrue(studio.page.locator(".toast").textContent().contains("hand"));
    assertEquals("skeleton\n\tbody\n", studio.text());
  }

  @Test
  void handlesAreThereInTheSetupPoseOnly() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    studio.press("Home");
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "arm");
    studio.dragTo(joint, new double[] {joint[0] + 50, joint[1] + 50});
    studio.page.mouse().up();
    assertEquals(ARM, studio.text());
  }

  @Test
  void theValuesFollowTheTime() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    studio.select("bone", "body.arm");
    studio.press("i", "Home");
    var rotation = studio.page.locator("#inspector [data-value='Rotation']");
    assertEquals("-20°", rotation.textContent());
    studio.press(
        "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
    assertEquals("20°", rotation.textContent(), "the first key is 40 degrees further");
    studio.press("i");
    assertEquals(0, studio.page.locator("#inspector").count());
  }
}
