package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parts that were dropped become a skeleton: bones under bones, and scales along one axis. */
class RigBrowserTest extends BrowserTest {
  private static final String PARTS =
      """
      # dropped pictures
      skeleton
      	body y30 r90   # stands
      		@ :rect w60 h40 t0 f#3F8FCF
      	arm x50 y50
      		@ :rect w50 h14 t0 f#AABBCC
      	hand x90 y50   # at the end of the arm
      		@ :circle d20 t0 f#F80

      anim "wave" 24fps :6
      	arm
      		r 0 -> 40 -> 0
      """;

  private static final String UNDER_BODY =
      PARTS.replace("\tarm x50 y50\n", "\tbody.arm x20 y-50 r-90\n");

  private StudioPage studio() {
    return StudioPage.at(newPage(EditorPage::window), address("/")).text(PARTS).pause().press("s");
  }

  private static void select(StudioPage studio, String... bones) {
    studio.page.evaluate(
        "names => limberStudio.selectAll(names.map(name => ({ kind: 'bone', name, index: -1, by: 'picture' })))",
        List.of(bones));
    studio.awaitCaretAt("\t" + bones[bones.length - 1]);
    studio.drawn();
  }

  private static void undo(StudioPage studio) {
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    studio.page.waitForFunction("text => limberStudio.document.text === text", PARTS);
  }

  private static double[] worlds(StudioPage studio) {
    return studio.numbers(
        0,
        "['body', 'arm', 'hand'].flatMap(name => { const at = 5 + 11 * v.character.bones.findIndex(one =>"
            + " one.name.endsWith(name)); return [...v.figure.bones.subarray(at, at + 6)]; })");
  }

  private static double[] model(StudioPage studio, double x, double y) {
    return studio.onPage(0, "[v.camera.screenX(" + x + "), v.camera.screenY(" + y + ")]");
  }

  private static String selected(StudioPage studio) {
    return (String) studio.page.evaluate("limberStudio.selected.map(one => one.name).join(' ')");
  }

  @Test
  void aClickInThePictureChoosesTheNewParent() {
    StudioPage studio = studio();
    double[] before = worlds(studio);
    select(studio, "arm");
    studio.press("u");
    studio.page.waitForSelector(".menu");
    double[] body = model(studio, 10, 50);
    studio.page.mouse().move(body[0], body[1]);
    studio.click(body);
    assertEquals(UNDER_BODY, studio.text());
    studio.await("limberStudio.viewports[0].character.bones.some(one => one.name === 'body.arm')");
    studio.drawn();
    assertArrayEquals(before, worlds(studio), 1e-9);
    assertEquals("body.arm", selected(studio));
    assertEquals(0, studio.page.locator(".menu").count());
    screenshot(studio.page, "rig-parent");
    undo(studio);
  }

  @Test
  void whileAParentIsChosenThePointerSaysWhatAClickDoes() {
    StudioPage studio = studio();
    select(studio, "arm");
    studio.press("u");
    studio.page.waitForSelector(".menu");
    // A press beside the parts moves the picture; nothing is dragged by its handles.
    double[] joint = studio.joint(0, "arm");
    double pan = studio.number(0, "v.camera.screenX(0)");
    studio.dragTo(joint, new double[] {joint[0] + 20, joint[1]});
    studio.page.mouse().up();
    assertEquals(PARTS, studio.text());
    assertEquals(pan + 20, studio.number(0, "v.camera.screenX(0)"), 1e-6);
    double[] body = model(studio, 10, 50);
    studio.page.mouse().move(body[0], body[1]);
    studio.await("limberStudio.viewports[0].tip?.text === 'put under body'");
    studio.drawn();
    screenshot(studio.page, "rig-picking");
    studio.press("Escape");
    studio.click(body);
    assertEquals(PARTS, studio.text());
    assertEquals("body.body", selected(studio), "a click selects again");
  }

  @Test
  void theListHasWhatABoneCanHangOn() {
    StudioPage studio = studio();
    select(studio, "arm");
    studio.page.locator("#menu-bones").click();
    studio.page.getByText("Put under…").click();
    Locator items = studio.page.locator(".menu-choices .menu-item, .menu-run .menu-item");
    assertEquals(List.of("No bone: to the top", "body", "hand"), items.allInnerTexts());
    screenshot(studio.page, "rig-list");
    items.nth(1).click();
    assertEquals(UNDER_BODY, studio.text());
    studio.await("limberStudio.viewports[0].character.bones.some(one => one.name === 'body.arm')");
    studio.press("u");
    items.first().click();
    String back = PARTS.replace("arm x50 y50", "arm x50 y50 r0");
    assertEquals(back, studio.text());
    studio.press("u");
    studio.page.keyboard().press("Escape");
    studio.click(model(studio, 10, 50));
    assertEquals(back, studio.text(), "Escape ends the choice");
    select(studio, "arm");
    studio.press("u");
    studio.page.locator("[data-tool=more]").first().click();
    double[] body = model(studio, 10, 50);
    studio.page.mouse().move(body[0], body[1]);
    studio.drawn();
    studio.click(body);
    assertEquals(back, studio.text(), "so does the button of the menu");
  }

  @Test
  void ofSeveralTheLastIsTheParent() {
    StudioPage studio = studio();
    double[] before = worlds(studio);
    select(studio, "arm", "hand", "body");
    studio.page.locator("#menu-bones").click();
    studio.page.getByText("Put the others under body").click();
    String both = UNDER_BODY.replace("\thand x90 y50", "\tbody.hand x20 y-90 r-90");
    assertEquals(both, studio.text());
    assertEquals("body.arm body.hand body", selected(studio));
    studio.await("limberStudio.viewports[0].character.bones.some(one => one.name === 'body.arm')");
    studio.drawn();
    assertArrayEquals(before, worlds(studio), 1e-9);
    undo(studio);
  }

  @Test
  void whatCannotBeIsRefusedWithTheReason() {
    StudioPage studio = studio();
    select(studio, "arm", "body");
    studio.press("u");
    studio.await("limberStudio.viewports[0].character.bones.some(one => one.name === 'body.arm')");
    String text = studio.text();
    studio.page.evaluate(
        "limberStudio.selectAll(['body', 'body.arm'].map(name => ({ kind: 'bone', name, index: -1, by: 'picture' })))");
    studio.press("u");
    studio.page.waitForSelector("text=\"body.arm\" hangs on what would hang on it.");
    assertEquals(text, studio.text());
  }

  /** Drags a handle of the selected bone away from its joint, by a part of their distance. */
  private static void dragHandle(StudioPage studio, String handle, double part) {
    double[] at =
        studio.onPage(
            0,
            "(() => { const h = limberStudio.rigHandles; return [h."
                + handle
                + ".x, h."
                + handle
                + ".y]; })()");
    double[] joint = studio.onPage(0, "[limberStudio.rigHandles.x, limberStudio.rigHandles.y]");
    studio.dragTo(
        at,
        new double[] {
          joint[0] + (1 + part) * (at[0] - joint[0]), joint[1] + (1 + part) * (at[1] - joint[1])
        });
  }

  private static void findHandles(StudioPage studio, int bone) {
    studio.page.evaluate(
        "bone => import('/view/handles.js').then(({ handlesOf }) => { limberStudio.rigHandles ="
            + " handlesOf(limberStudio.viewports[0], bone); })",
        bone);
  }

  @Test
  void oneAxisIsScaledAlone() {
    StudioPage studio = studio();
    select(studio, "arm");
    findHandles(studio, 1);
    dragHandle(studio, "behind", 0.5);
    assertEquals("i 1.5", studio.of(0, "v.tip.text"));
    screenshot(studio.page, "rig-scale");
    studio.page.mouse().up();
    assertEquals(PARTS.replace("arm x50 y50", "arm x50 y50 i1.5"), studio.text());
    undo(studio);
    select(studio, "arm");
    studio.page.keyboard().down("Shift");
    dragHandle(studio, "above", 0.2);
    assertEquals("j 1.25", studio.of(0, "v.tip.text"), "Shift snaps");
    studio.page.mouse().up();
    studio.page.keyboard().up("Shift");
    assertEquals(PARTS.replace("arm x50 y50", "arm x50 y50 j1.25"), studio.text());
    undo(studio);
  }

  @Test
  void severalAreScaledAlongTheirOwnAxes() {
    StudioPage studio = studio();
    select(studio, "body", "arm");
    findHandles(studio, 1);
    dragHandle(studio, "above", -0.5);
    studio.page.mouse().up();
    assertEquals(
        PARTS
            .replace("body y30 r90", "body y30 r90 j0.5")
            .replace("arm x50 y50", "arm x50 y50 j0.5"),
        studio.text());
    undo(studio);
  }

  @Test
  void withRecordOnOneScaleGetsAKey() {
    StudioPage studio = studio();
    studio.choose(0, "animation", "wave", false);
    studio.press("Home", "a");
    studio.page.evaluate(
        "limberStudio.select({ kind: 'bone', name: 'arm', index: -1, by: 'picture' })");
    studio.drawn();
    findHandles(studio, 1);
    dragHandle(studio, "behind", 0.5);
    assertTrue(String.valueOf(studio.of(0, "v.tip.text")).startsWith("i 1.5"));
    studio.page.mouse().up();
    assertEquals(PARTS + "\t\ti 1.5\n", studio.text());
    undo(studio);
  }

  /** The body's joint goes down by 20; along its own x that is back, because it stands. */
  private static final String JOINT_DOWN =
      PARTS
          .replace("body y30", "body y10")
          .replace(":rect w60", ":rect x20 w60")
          .replace("\tarm x50 y50\n", "\tbody.arm x40 y-50 r-90\n");

  private static final String OPEN =
      UNDER_BODY.replace("\t\t@ :circle d20 t0 f#F80", "\t\t@ :path\n\t\t\tL 9,9:body");

  @Test
  void withAltTheCrossMovesTheJointAlone() {
    StudioPage studio = studio().text(UNDER_BODY).press("s");
    double[] before = worlds(studio);
    select(studio, "body");
    studio.page.keyboard().down("Alt");
    studio.dragTo(studio.joint(0, "body"), model(studio, 0, 10));
    assertEquals("x 0   y 10   joint alone", studio.of(0, "v.tip.text"));
    screenshot(studio.page, "rig-joint");
    studio.page.mouse().up();
    studio.page.keyboard().up("Alt");
    assertEquals(JOINT_DOWN, studio.text());
    studio.await("limberStudio.viewports[0].character.bones.length === 3");
    studio.drawn();
    double[] after = worlds(studio);
    before[5] = 10;
    assertArrayEquals(before, after, 1e-9);
    studio.page.locator(".cm-content").focus();
    studio.page.keyboard().press("Control+z");
    assertEquals(UNDER_BODY, studio.text(), "one step");
  }

  @Test
  void whatIsChosenInTheTextStaysSoWhileAJointIsMovedAlone() {
    StudioPage studio = studio().text(UNDER_BODY).press("s");
    studio.select("slot", "body.body");
    studio.awaitCaretAt("@ :rect w60");
    studio.page.keyboard().down("Alt");
    studio.dragTo(studio.joint(0, "body"), model(studio, 0, 10));
    studio.page.mouse().up();
    studio.page.keyboard().up("Alt");
    assertEquals(JOINT_DOWN, studio.text());
    studio.page.keyboard().press("Shift+F6");
    studio.page.keyboard().type("n");
    assertEquals(JOINT_DOWN.replace("@ :rect x20", "n :rect x20"), studio.text());
    studio.page.keyboard().press("Control+z");
    assertEquals(JOINT_DOWN, studio.text());
    studio.undoTo(UNDER_BODY);
  }

  @Test
  void whatIsChosenInsideOfANumberThatChangesIsOnePlaceThen() {
    StudioPage studio = studio().text(PARTS.replace("arm x50", "arm x5000")).press("s");
    select(studio, "arm");
    studio.page.evaluate(
        "at => limberStudio.emit('reveal', { from: at + 1, to: at + 3, focus: false })",
        PARTS.indexOf("50 y50"));
    studio.press("ArrowRight");
    studio.page.keyboard().press("Shift+F6");
    studio.page.keyboard().type("2");
    assertEquals(PARTS.replace("arm x50", "arm x50012"), studio.text());
  }

  @Test
  void withoutAltASwitchDoesTheSame() {
    StudioPage studio = studio().text(UNDER_BODY).press("s");
    select(studio, "body");
    studio.page.locator("#menu-bones").click();
    studio.page.getByText("Move the joint alone").click();
    studio.press();
    studio.dragTo(studio.joint(0, "body"), model(studio, 0, 10));
    studio.page.keyboard().press("Escape");
    assertEquals(UNDER_BODY, studio.text(), "Escape takes it back");
    studio.page.mouse().up();
    studio.dragTo(studio.joint(0, "body"), model(studio, 0, 10));
    studio.page.mouse().up();
    assertEquals(JOINT_DOWN, studio.text());
    screenshot(studio.page, "rig-joint-alone");
    studio.press("y");
    studio.dragTo(studio.joint(0, "body"), model(studio, 0, 30));
    studio.page.mouse().up();
    assertEquals(JOINT_DOWN.replace("body y10", "body y30"), studio.text(), "off again");
  }

  @Test
  void anOutlineThatCannotStayIsNamed() {
    StudioPage studio = studio().text(OPEN).press("s");
    select(studio, "hand");
    studio.page.keyboard().down("Alt");
    studio.dragTo(studio.joint(0, "hand"), model(studio, 70, 50));
    studio.page.mouse().up();
    studio.page.keyboard().up("Alt");
    studio.page.waitForSelector("text=/write M 0,0 as its first command/");
    assertEquals(OPEN, studio.text());
  }
}
