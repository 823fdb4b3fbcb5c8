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
      record(studio);
    }
    studio.of(0, "v.seek(" + frame + " / 24)");
    return studio.drawn();
  }

  private static void record(StudioPage studio) {
    studio.inViewport(0, "[data-tool=record]").click();
  }

  /** Opens another text, paused and recorded. */
  private StudioPage recorded(String text) {
    StudioPage studio = studio(0, false).text(text).pause();
    record(studio);
    return studio;
  }

  @Test
  void anotherDocumentIsNotRecorded() {
    StudioPage studio = studio(3, true);
    studio.text(ARM.replace("an arm", "another")).pause();
    assertEquals(false, studio.of(0, "v.choices.record"));
    turn(studio, "arm", 0, 30);
    studio.page.mouse().up();
    assertEquals(ARM.replace("an arm", "another"), studio.text());
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
    studio.undoTo(ARM);
  }

  @Test
  void turningABoneWritesAKeyBetweenItsNeighbours() {
    StudioPage studio = studio(3, true);
    turn(studio, "body.arm", 0, 90);
    assertEquals("r 110°   frame 3", studio.of(0, "v.tip.text"));
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
  void aLoopThatIsInTheWayIsUnrolledOnRequest() {
    StudioPage studio =
        recorded(ARM.replace("r 0 -> 40 -> 0   # up and down", "r 0 { -> +10 }[4]"));
    studio.of(0, "v.seek(12 / 24)");
    studio.drawn();
    turn(studio, "body.arm", 0, 60);
    studio.page.mouse().up();
    studio.page.waitForSelector("text=/^The word \\+10 .* unroll the loop first\\.$/");
    assertEquals("r 0 { -> +10 }[4]", studio.line("r 0"), "refused");
    studio.page.locator(".toast .button").click();
    assertEquals("r 0 -> +10 -> +10 -> +10 -> +10", studio.drawn().line("r 0"));
    turn(studio, "body.arm", 0, 60);
    studio.page.mouse().up();
    assertEquals("r 0 -> +10 -> +70 -> +-50 -> +10", studio.drawn().line("r 0"));
  }

  /** Pastes another pose onto a frame of the arm, which loops of some runs do not allow. */
  private StudioPage refused(String x, String r) {
    StudioPage studio =
        recorded(
            ARM.replace(
                "r 0 -> 40 -> 0   # up and down",
                "x 0 { -> +1 }[" + x + "]\n\t\tr 0 { -> +10 }[" + r + "]"));
    studio.of(0, "v.seek(0)");
    studio.select("bone", "body.arm");
    studio.press("ArrowUp");
    assertEquals("y 1", studio.line("y 1"), "another step");
    studio.of(0, "v.seek(6 / 24)");
    studio.press("Control+c");
    studio.of(0, "v.seek(12 / 24)");
    studio.press("Control+v");
    return studio;
  }

  @Test
  void severalLoopsAreUnrolledInOneStep() {
    StudioPage studio = refused("4", "2");
    String before = studio.text();
    studio.page.locator(".toast .button").click();
    assertEquals("x 0 -> +1 -> +1 -> +1 -> +1", studio.drawn().line("x 0"));
    assertEquals("r 0 -> +10 -> +10", studio.line("r 0"));
    studio.undoTo(before);
  }

  @Test
  void unrollingIsAStepOfItsOwnThoughALoopCannotBeUnrolled() {
    StudioPage studio = refused("1100", "2");
    String before = studio.text();
    studio.page.locator(".toast .button").press("Enter");
    studio.page.waitForSelector("text=/^The loop has 2200 words when written out/");
    assertEquals("r 0 -> +10 -> +10", studio.drawn().line("r 0"));
    studio.undoTo(before);
  }

  @Test
  void aLoopSaysHowManyKeysItChanges() {
    StudioPage studio = studio(2, true);
    double world = -20 + 40.0 / 3 + 30;
    turn(studio, "body.arm.hand", world, world + 30);
    assertEquals("r 60°   changes 3 keys", studio.of(0, "v.tip.text"));
    studio.page.mouse().up();
    assertEquals("r { 0 -> 60 -> 0 }[3]", studio.line("r {"));
    studio.page.waitForSelector("text=This changes 3 keys");
    undo(studio);
  }

  @Test
  void keysAndPastesSayItToo() {
    StudioPage studio = studio(2, true);
    String said = "This changes 3 keys: they repeat in a loop.";
    studio.select("bone", "body.arm.hand");
    studio.press("Control+c", "q");
    assertEquals("r { 0 -> 31 -> 0 }[3]", studio.line("r {"));
    assertEquals(said, studio.page.locator(".toast-text").textContent());
    studio.page.locator(".toast [aria-label=Close]").click();
    studio.press("Control+v");
    assertEquals("r { 0 -> 30 -> 0 }[3]", studio.line("r {"));
    assertEquals(said, studio.page.locator(".toast-text").textContent());
    studio.page.locator(".toast [aria-label=Close]").click();
    studio.select("bone", "body.arm");
    studio.press("q");
    assertEquals(0, studio.page.locator(".toast").count(), "no loop");
  }

  @Test
  void withoutRecordingAPoseIsOnlyTried() {
    StudioPage studio = studio(3, false);
    turn(studio, "body.arm", 0, 90);
    assertEquals("90°   preview only", studio.of(0, "v.tip.text"));
    studio.page.mouse().up();
    assertEquals(ARM, studio.text());
    assertEquals(Math.PI / 2, studio.number(0, "v.figure.bones[11 + 2]"), 1e-9);
    studio.press("ArrowRight");
    assertEquals(0.0, studio.number(0, "v.overrides.size"), "another moment, another pose");
    assertEquals(4.0, studio.number(0, "v.clock.frame()"), 1e-9);
  }

  /** What says that a pose is only tried, and makes keys of it. */
  private static final String OFFER = ".toast[data-kind=hint] .button";

  @Test
  void aTriedPoseOffersToBecomeKeys() {
    StudioPage studio = studio(3, false);
    turn(studio, "body.arm", 0, 90);
    assertEquals(0, studio.page.locator(OFFER).count(), "it is still being dragged");
    studio.page.mouse().up();
    screenshot(studio.page, "record-tried");
    studio.page.locator(OFFER).click();
    assertEquals("r 0 3:> 110 6:> 40 -> 0   # up and down", studio.line("r 0 3"));
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    undo(studio);
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    assertEquals(1, studio.page.locator(OFFER).count());
    studio.press("ArrowRight");
    assertEquals(0, studio.page.locator(OFFER).count(), "what it offers is gone");
  }

  @Test
  void undoInThePictureFirstTakesBackWhatIsTried() {
    StudioPage studio = studio(3, true);
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    String keyed = studio.text();
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    studio.press("a");
    turn(studio, "body.arm", 90, 130);
    studio.page.mouse().up();
    assertEquals(1.0, studio.number(0, "v.overrides.size"));
    studio.press("Control+z");
    assertEquals(keyed, studio.text());
    assertEquals(Math.PI / 2, studio.number(0, "v.figure.bones[11 + 2]"), 1e-9);
    assertEquals(0, studio.page.locator(OFFER).count());
    studio.press("Control+z");
    assertEquals(ARM, studio.text());
  }

  @Test
  void undoRightAfterARecordedDragIsThatOfTheText() {
    StudioPage studio = studio(3, true);
    studio.select("bone", "body.arm");
    studio.page.evaluate(
        """
        () => {
          const { picture } = limberStudio.viewports[0].pane;
          picture.focus();
          for (const pressed of [{ key: 'q' }, { key: 'z', ctrlKey: true }]) {
            picture.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true, composed: true }));
          }
        }
        """);
    assertEquals(ARM, studio.text(), "bones on their way into the text are not tried");
  }

  @Test
  void whatWasTriedOfABoneIsWrittenWithTheRestOfIt() {
    StudioPage studio = studio(2.8, false);
    turn(studio, "body.arm", -20 + 40 * 2.8 / 6, 90);
    studio.page.mouse().up();
    studio.press("a");
    double[] joint = studio.joint(0, "arm");
    double scale = studio.number(0, "v.camera.scale");
    studio.dragTo(joint, new double[] {joint[0] + 10 * scale, joint[1]});
    studio.page.mouse().up();
    assertEquals(
        ARM.replace("r 0 -> 40 -> 0", "x 3:> 10\n\t\tr 0 3:> 110 6:> 40 -> 0"), studio.text());
    assertEquals(3.0, studio.number(0, "v.clock.frame()"), 1e-9);
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    undo(studio);
  }

  @Test
  void escapeLeavesWhatWasTriedBefore() {
    StudioPage studio = studio(3, false);
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    studio.press("a");
    double[] joint = studio.joint(0, "arm");
    studio.dragTo(joint, new double[] {joint[0] + 40, joint[1]});
    assertFalse(studio.text().equals(ARM));
    studio.page.keyboard().press("Escape");
    studio.page.mouse().up();
    assertEquals(ARM, studio.text());
    studio.await("!('x' in limberStudio.viewports[0].overrides.get(1))");
    assertEquals(Math.PI / 2, studio.drawn().number(0, "v.figure.bones[11 + 2]"), 1e-9);
    studio.page.locator(OFFER).click();
    assertEquals("r 0 3:> 110 6:> 40 -> 0   # up and down", studio.line("r 0 3"));
  }

  @Test
  void aTriedPoseBecomesKeysByTheDiamond() {
    StudioPage studio = studio(3, false);
    studio.press("d");
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    studio.select("bone", "body.arm.hand");
    studio.page.locator(".dope [data-tool=key]").click();
    assertEquals("r 0 3:> 110 6:> 40 -> 0   # up and down", studio.line("r 0 3"));
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    studio.await("Math.abs(limberStudio.viewports[0].figure.bones[11 + 2] - Math.PI / 2) < 1e-9");
    undo(studio);
  }

  @Test
  void aPartThatWasTriedKeysItsBoneAndNotTheSlot() {
    StudioPage studio = studio(3, false);
    studio.press("d");
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    studio.select("slot", "body.arm.arm");
    studio.page.locator(".dope [data-tool=key]").click();
    assertEquals(ARM.replace("r 0 -> 40", "r 0 3:> 110 6:> 40"), studio.text());
    undo(studio);
  }

  @Test
  void aTriedPoseBetweenFramesComesAlongToTheNearest() {
    StudioPage studio = studio(2.8, false);
    studio.press("d");
    turn(studio, "body.arm", -20 + 40 * 2.8 / 6, 90);
    studio.page.mouse().up();
    studio.page.locator(".dope [data-tool=key]").click();
    assertTrue(studio.line("r 0 3").startsWith("r 0 3:> 110"), studio.text());
    assertEquals(3.0, studio.number(0, "v.clock.frame()"), 1e-9);
  }

  @Test
  void aTriedPoseThatCannotBeWrittenStays() {
    StudioPage studio = studio(0, false);
    String text = ARM.replace("r 0 -> 40 -> 0   # up and down", "r 0 { -> +10 }[4]");
    studio.text(text).pause();
    studio.of(0, "v.seek(12 / 24)");
    studio.drawn().press("d");
    turn(studio, "body.arm", 0, 60);
    studio.page.mouse().up();
    studio.page.locator(".dope [data-tool=key]").click();
    studio.page.waitForSelector(".toast[data-kind=refusal]");
    assertEquals(text, studio.text());
    assertEquals(1.0, studio.number(0, "v.overrides.size"));
  }

  @Test
  void shiftSnapsWhileRecording() {
    StudioPage studio = studio(6, true);
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "body.arm");
    studio.page.keyboard().down("Shift");
    studio.dragTo(place(joint, 20, 46), place(joint, 50, 46));
    studio.page.mouse().up();
    studio.page.keyboard().up("Shift");
    // 50 degrees are 45 at the next mark, which is 65 more than the setup pose has.
    assertEquals("r 0 -> 65 -> 0   # up and down", studio.line("r 0 ->"));
    undo(studio);
  }

  @Test
  void aPartIsDraggedWhileRecording() {
    StudioPage studio = studio(6, true);
    double[] joint = studio.joint(0, "body");
    double scale = studio.number(0, "v.camera.scale");
    double[] from = {joint[0] - 12 * scale, joint[1] + 8 * scale};
    studio.dragTo(from, new double[] {from[0] + 10 * scale, from[1]});
    studio.page.mouse().up();
    assertEquals(
        ARM.replace("\tarm\n\t\tr 0", "\tbody\n\t\tx -> 10\n\tarm\n\t\tr 0"), studio.text());
    assertEquals("body.body", studio.page.evaluate("limberStudio.selection.name"));
    undo(studio);
  }

  @Test
  void arrowKeysNudgeWhileRecording() {
    StudioPage studio = studio(0, true);
    studio.select("bone", "body");
    studio.pressAtOnce("ArrowRight", "ArrowRight", "q");
    assertTrue(studio.text().contains("\tbody\n\t\tx 2\n\t\tr 1\n"), studio.text());
    assertEquals(0, studio.page.locator(".toast").count(), "the start is keyed");
    undo(studio);
  }

  @Test
  void theKeyOfRecordSaysWhetherItIsOn() {
    StudioPage studio = studio(0, false).press("a");
    assertEquals("record keys: on", studio.page.locator("#announcer").textContent());
    studio.press("a");
    assertEquals("record keys: off", studio.page.locator("#announcer").textContent());
  }

  @Test
  void nudgesOnAnotherFrameAreAStepOfTheirOwn() {
    StudioPage studio = studio(0, true);
    studio.select("bone", "body.arm");
    studio.drawn();
    studio.page.evaluate(
        """
        () => {
          const viewport = limberStudio.viewports[0];
          const { picture } = viewport.pane;
          picture.focus();
          const press = key => picture.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
          press('q');
          press('q');
          viewport.seek(6 / 24);
          press('q');
        }
        """);
    String turned = ARM.replace("r 0 -> 40", "r 2 -> 40");
    assertEquals(turned.replace("40 ->", "41 ->"), studio.text());
    studio.undoTo(turned);
    undo(studio);
  }

  private static final String LEADS = ".toast[data-kind=hint]";

  @Test
  void aFirstKeyOffersToKeyTheStart() {
    StudioPage studio = studio(6, true);
    turn(studio, "body", 0, 30);
    assertEquals(0, studio.page.locator(LEADS).count(), "it is still being dragged");
    studio.page.mouse().up();
    String keyed = ARM.replace("\tarm\n\t\tr 0", "\tbody\n\t\tr -> 30\n\tarm\n\t\tr 0");
    assertEquals(keyed, studio.drawn().text());
    assertEquals(
        "There is no key before this one for rotation, so the bone jumps to it.",
        studio.page.locator(LEADS + " .toast-text").textContent());
    screenshot(studio.page, "record-first");
    studio.page.locator(LEADS + " .button").click();
    assertEquals(keyed.replace("r -> 30", "r 0 -> 30"), studio.drawn().text());
    assertEquals(0, studio.page.locator(LEADS).count());
    studio.undoTo(keyed);
    undo(studio);
  }

  @Test
  void oneOfferIsForAllThatIsPosed() {
    StudioPage studio = studio(6, true);
    studio.select("bone", "body.arm");
    double[] joint = studio.joint(0, "arm");
    studio.dragTo(place(joint, 20 + 45, 58), place(joint, 20 + 45, 116));
    studio.page.mouse().up();
    studio.select("bone", "body");
    studio.press("ArrowRight");
    studio.press("q", "q");
    assertEquals(
        "There are no keys before these for x, rotation, scale x and scale y, so the bones jump to them.",
        studio.page.locator(LEADS + " .toast-text").textContent());
    studio.page.locator(LEADS + " .button").click();
    assertTrue(
        studio.drawn().text().contains("\tbody\n\t\tx 0 -> 1\n\t\tr 0 -> 2\n"), studio.text());
    assertEquals("i 1 -> 2", studio.line("i"));
    assertEquals("j 1 -> 2", studio.line("j"));
  }

  @Test
  void nothingIsOfferedForAPropertyThatHasKeysAndNothingDoneForOneThatHasThemNoMore() {
    StudioPage studio = studio(3, true);
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    assertEquals(0, studio.drawn().page.locator(LEADS).count());
    studio.select("bone", "body");
    String before = studio.text();
    studio.press("q");
    studio.undoTo(before);
    studio.page.locator(LEADS + " .button").click();
    assertEquals(before, studio.drawn().text());
  }

  @Test
  void aMomentBetweenFramesGoesToTheNearest() {
    StudioPage studio = studio(2.8, true);
    turn(studio, "body.arm", 0, 90);
    studio.page.mouse().up();
    assertTrue(studio.line("r 0").startsWith("r 0 3:>"), studio.text());
    assertEquals(3.0, studio.number(0, "v.clock.frame()"), 1e-9);
    undo(studio);
  }

  @Test
  void aKeyBetweenFramesIsTheOneThatChanges() {
    StudioPage studio = recorded(ARM.replace(":6\n", ":6.5\n"));
    studio.of(0, "v.seek(6.5 / 24)");
    studio.drawn();
    turn(studio, "body.arm", 20, 45);
    assertEquals("r 65°   frame 6.5", studio.of(0, "v.tip.text"));
    studio.page.mouse().up();
    assertEquals("r 0 -> 65 -> 0   # up and down", studio.line("r 0"));
    studio.press("q");
    assertEquals("r 0 -> 66 -> 0   # up and down", studio.line("r 0"));
    assertEquals(6.5, studio.number(0, "v.clock.frame()"), 1e-9);
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

  /** A trunk of two bones; the upper two points of its outline hang on the upper one. */
  private static final String TRUNK =
      """
      skeleton
      	trunk r90 l30
      		@ :path t0 f#7FB069
      			M 0,14
      			L 0,14:top
      			L 0,-14:top
      			L 0,-14
      			C
      	trunk.top x80 l20

      anim "sway" 24fps :6
      	top
      		r 0 -> -60
      """;

  private StudioPage trunk(String text, boolean recording) {
    StudioPage studio = recording ? recorded(text) : studio(0, false).text(text).pause();
    studio.of(0, "v.seek(0)");
    studio.select("slot", "trunk.trunk");
    return studio.press();
  }

  private static double[] model(StudioPage studio, double x, double y) {
    return studio.onPage(0, "[v.camera.screenX(" + x + "), v.camera.screenY(" + y + ")]");
  }

  @Test
  void pointsOfAnOutlineMoveTheBonesThatTheyHangOn() {
    StudioPage studio = trunk(TRUNK, true);
    studio.dragTo(model(studio, -14, 80), model(studio, -4, 90));
    assertEquals("x 10   y -10   frame 0", studio.of(0, "v.tip.text"));
    screenshot(studio.page, "record-point");
    studio.page.mouse().up();
    assertEquals(TRUNK.replace("r 0 -> -60", "x 10\n\t\ty -10\n\t\tr 0 -> -60"), studio.text());
    studio.await("limberStudio.viewports[0].overrides.size === 0");
    studio.undoTo(TRUNK);
  }

  @Test
  void pointsOnTheBoneOfTheSlotHaveNoHandle() {
    StudioPage studio = trunk(TRUNK, true);
    double[] at = model(studio, -14, 80);
    studio.page.mouse().move(at[0], at[1]);
    assertEquals("top", studio.of(0, "v.tip.text"), "what a drag would move");
    assertEquals("shape", studio.picture(0).getAttribute("data-cursor"));
    at = model(studio, -14, 0);
    studio.page.mouse().move(at[0], at[1]);
    assertEquals("part", studio.picture(0).getAttribute("data-cursor"));
  }

  @Test
  void withoutRecordingAPointIsOnlyTried() {
    StudioPage studio = trunk(TRUNK, false);
    studio.dragTo(model(studio, -14, 80), model(studio, -4, 90));
    studio.page.mouse().up();
    assertEquals(TRUNK, studio.text());
    assertEquals(90.0, studio.number(0, "v.figure.bones[11]"), 0.51);
    assertEquals(-1.0, studio.number(0, "v.shape"));
  }

  @Test
  void aPointStaysBelowThePointerThoughItsOutlineIsTurned() {
    StudioPage studio = trunk(TRUNK.replace("@ :path", "@ :path r120 i2"), true);
    String point = "v.figure.boundPoints(0).points[0].";
    double x = studio.number(0, point + "x");
    double y = studio.number(0, point + "y");
    studio.dragTo(model(studio, x, y), model(studio, x + 20, y + 10));
    studio.drawn();
    assertEquals(0.0, studio.number(0, "v.shape"), "it is the point that is held");
    assertEquals(x + 20, studio.number(0, point + "x"), 0.6);
    assertEquals(y + 10, studio.number(0, point + "y"), 0.6);
    studio.page.keyboard().press("Escape");
    studio.page.mouse().up();
    assertFalse(studio.text().contains("\t\tx "), studio.text());
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
