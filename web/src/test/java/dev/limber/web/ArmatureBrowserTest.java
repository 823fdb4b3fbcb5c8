package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.KeyboardModifier;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** SkelForm files in the studio: styles, bones, inverse kinematics, physics, values. */
class ArmatureBrowserTest extends BrowserTest {
  private StudioPage studio() {
    return StudioPage.at(newPage(o -> o.setViewportSize(1280, 900)), address("/"))
        .sample("lantern-0.7.skf")
        .pause();
  }

  private static double[] place(StudioPage studio, String bone) {
    return studio.numbers(
        0,
        "(() => { const i = 11 * v.character.bones.findIndex(b => b.name === '"
            + bone
            + "'); return [v.figure.bones[i + 9], v.figure.bones[i + 10]]; })()");
  }

  private static void withoutPhysics(StudioPage studio) {
    studio.page.locator("[data-switch=physics]").click();
    studio.drawn();
  }

  private static List<?> skins(StudioPage studio) {
    return (List<?>) studio.of(0, "v.skins");
  }

  @Test
  void anArmatureIsShownAndPlays() {
    StudioPage studio = studio();
    assertTrue(studio.page.locator("#tab-armature").isVisible());
    assertTrue(studio.page.locator("#armature-about").textContent().contains("30 bones"));
    assertTrue(studio.inked(0) > 5000);
    assertEquals("Idle", studio.of(0, "v.animation"));
    studio.press("Space");
    studio.await("limberStudio.viewports[0].time > 0.1");
    screenshot(studio.page, "armature");
  }

  @Test
  void withoutPhysicsThePoseIsTheJvms() throws IOException {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.choose(0, "animation", "Walk", false);
    studio.press("Home", "ArrowRight", "ArrowRight", "ArrowRight");
    byte[] bytes = Files.readAllBytes(Path.of("../samples/lantern-0.7.skf"));
    ArmaturePose pose = SkelForm.load(bytes).armature().withoutPhysics().newPose();
    pose.seek(pose.animation("Walk"), studio.number(0, "v.time"));
    pose.construct();
    double[] expected = new double[2 * pose.boneCount()];
    for (int i = 0; i < pose.boneCount(); i++) {
      expected[2 * i] = pose.bone(i).worldX();
      expected[2 * i + 1] = pose.bone(i).worldY();
    }
    double[] shown =
        studio.numbers(
            0,
            "(() => { const all = v.figure.bones; const places = []; for (let b = 0; b <"
                + " all.length; b += 11) places.push(all[b + 9], all[b + 10]); return places;"
                + " })()");
    assertArrayEquals(expected, shown);
  }

  @Test
  void anotherOrderOfStylesChangesThePicture() {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.press("Home");
    assertEquals(List.of("Festival", "Default"), skins(studio));
    String before = studio.picturePrint(0);
    studio.page.locator("[data-style=Festival] [data-part=down]").click();
    studio.drawn();
    assertEquals(List.of("Default", "Festival"), skins(studio));
    String after = studio.picturePrint(0);
    assertNotEquals(before, after);
    studio.page.locator("[data-style=Festival] [data-part=switch]").focus();
    studio.page.keyboard().press("Alt+ArrowUp");
    assertEquals(before, studio.drawn().picturePrint(0), "by keys as well");
    studio.page.locator("[data-style=Default] [data-part=switch]").click();
    studio.page.locator("[data-style=Festival] [data-part=switch]").click();
    assertEquals(List.of(), skins(studio));
    assertTrue(studio.drawn().inViewport(0, ".picture-note").textContent().contains("No style"));
  }

  @Test
  void stylesAreDragged() {
    StudioPage studio = studio();
    studio
        .page
        .locator("[data-style=Default] .grip")
        .dragTo(studio.page.locator("[data-style=Festival] .grip"));
    assertEquals(List.of("Default", "Festival"), skins(studio));
  }

  @Test
  void draggingATargetMovesItsChain() {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.press("Home", "b");
    double[] foot = place(studio, "Left Foot");
    double[] other = place(studio, "Right Foot");
    double[] thigh = place(studio, "Left Thigh");
    double[] from = studio.joint(0, "Left Foot Target");
    double scale = studio.number(0, "v.camera.scale");
    studio.dragTo(from, new double[] {from[0] + 12 * scale, from[1] - 8 * scale});
    double[] moved = place(studio, "Left Foot");
    assertTrue(Math.hypot(moved[0] - foot[0], moved[1] - foot[1]) > 4, "the foot follows");
    assertArrayEquals(thigh, place(studio, "Left Thigh"), 1e-9, "the hip stays");
    assertArrayEquals(other, place(studio, "Right Foot"), 1e-9);
    screenshot(studio.page, "armature-target");
    studio.page.mouse().up();
    studio.drawn();
    assertArrayEquals(moved, place(studio, "Left Foot"), 1e-9, "it stays where it was put");
    studio.page.locator("#reset-overrides").click();
    studio.drawn();
    assertArrayEquals(foot, place(studio, "Left Foot"), 1e-9);
  }

  @Test
  void escapePutsADraggedTargetBack() {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.press("Home", "b");
    double[] foot = place(studio, "Left Foot");
    double[] from = studio.joint(0, "Left Foot Target");
    studio.dragTo(from, new double[] {from[0] + 40, from[1] - 40});
    studio.page.keyboard().press("Escape");
    studio.drawn();
    assertArrayEquals(foot, place(studio, "Left Foot"), 1e-9);
    studio.page.mouse().up();
  }

  @Test
  void physicsIsSwitchedOffAndOn() {
    StudioPage studio = studio().press("Home");
    Locator physics = studio.page.locator("[data-switch=physics]");
    assertTrue(physics.isChecked());
    studio.of(0, "v.settle()");
    physics.click();
    studio.drawn();
    assertEquals(false, studio.of(0, "v.choices.physics"));
    assertEquals(false, studio.of(0, "v.isMoving"), "nothing swings any more");
    studio.press("p");
    assertEquals(true, studio.of(0, "v.choices.physics"));
    studio.await("!limberStudio.viewports[0].isMoving");
  }

  @Test
  void theTreeSelectsAndFilters() {
    StudioPage studio = studio();
    Locator rows = studio.page.locator(".bone-row:visible");
    assertEquals(30, rows.count());
    studio.page.locator("#bone-filter").fill("target");
    assertEquals(3, rows.count());
    rows.first().click();
    String name = rows.first().locator(".bone-name").textContent();
    assertEquals(name, studio.page.evaluate("limberStudio.selection.name"));
    studio.drawn();
    assertEquals("true", rows.first().getAttribute("aria-selected"));
    studio.page.keyboard().press("ArrowDown");
    assertEquals(
        rows.nth(1).locator(".bone-name").textContent(),
        studio.page.evaluate("limberStudio.selection.name"));
    studio.page.locator("#bone-filter").fill("no such bone");
    assertEquals(0, rows.count());
  }

  @Test
  void valuesAreThoseOfTheFrame() throws IOException {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.choose(0, "animation", "Walk", false);
    studio.select("bone", "Left Foot Target");
    studio.press("Home", "ArrowRight", "ArrowRight");
    byte[] bytes = Files.readAllBytes(Path.of("../samples/lantern-0.7.skf"));
    ArmaturePose pose = SkelForm.load(bytes).armature().withoutPhysics().newPose();
    pose.seek(pose.animation("Walk"), studio.number(0, "v.time"));
    pose.construct();
    Locator shown = studio.page.locator("#section-values [data-value='Position'] input");
    assertEquals(
        pose.bone("Left Foot Target").x(), Double.parseDouble(shown.nth(0).inputValue()), 0.0051);
    assertEquals(
        pose.bone("Left Foot Target").y(), Double.parseDouble(shown.nth(1).inputValue()), 0.0051);
    assertEquals(
        "yes", studio.page.locator("#section-values [data-value='Visible']").textContent());
  }

  @Test
  void valuesAreTried() {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.pause();
    studio.select("bone", "Left Foot Target");
    Locator x = studio.page.locator("#section-values [data-value='Position'] input").nth(0);
    String before = x.inputValue();
    x.fill("12.5");
    x.press("Enter");
    studio.await("limberStudio.viewports[0].overrides.size === 1");
    studio.drawn();
    String bone =
        "v.figure.bones[11 * v.character.bones.findIndex(b => b.name === 'Left Foot Target')";
    assertEquals(12.5, studio.number(0, bone + "]"), 1e-4);
    Locator turn = studio.page.locator("#section-values [data-value='Rotation'] input");
    turn.fill("90");
    turn.press("Enter");
    studio.drawn();
    assertEquals(Math.PI / 2, studio.number(0, bone + " + 2]"), 1e-6);
    assertEquals(12.5, studio.number(0, bone + "]"), 1e-4, "both hold");
    studio.page.locator("#reset-overrides").click();
    studio.await(
        "document.querySelector(\"#section-values [data-value='Position'] input\").value === '"
            + before
            + "'");
  }

  @Test
  void whatABoneShowsIsTried() {
    StudioPage studio = studio();
    withoutPhysics(studio);
    studio.pause();
    studio.select("bone", "Hips");
    String before = studio.picturePrint(0);
    Locator alpha = studio.page.getByLabel("Tint alpha");
    alpha.fill("0.25");
    alpha.press("Enter");
    studio.drawn();
    assertEquals(0.25, studio.number(0, "v.figure.values(3).tint[3]"), 1e-9);
    String faded = studio.picturePrint(0);
    assertNotEquals(before, faded);
    Locator order = studio.page.getByLabel("Z-index");
    order.fill("99");
    order.press("Enter");
    studio.drawn();
    assertEquals(99, studio.number(0, "v.figure.values(3).zindex"));
    assertNotEquals(faded, studio.picturePrint(0));
    int inked = studio.inked(0);
    studio.page.locator("#section-values [data-value='Visible'] input").uncheck();
    studio.drawn();
    assertTrue(studio.inked(0) < inked);
    assertEquals("no", studio.page.locator("#section-values [data-value='Visible']").textContent());
    studio.page.locator("#reset-overrides").click();
    assertEquals(before, studio.drawn().picturePrint(0));
  }

  @Test
  void problemsAreOnThePicture() throws IOException {
    StudioPage studio = studio();
    assertFalse(studio.page.locator(".file-problems").isVisible());
    studio.page.evaluate(
        "base64 => limberStudio.open({ kind: 'skf', name: 'torn.skf', bytes:"
            + " Uint8Array.from(atob(base64), c => c.charCodeAt(0)), images: new Map(), origin: {"
            + " type: 'new' }, dirty: false })",
        Base64.getEncoder().encodeToString(withoutImages()));
    Locator note = studio.page.locator(".file-problems");
    note.waitFor();
    String first = studio.page.locator("#armature-problems li").first().textContent();
    assertTrue(first.contains(note.textContent().replaceFirst(" \\(and .*", "")), first);
    studio.page.locator("#tab-armature").waitFor();
    note.click();
    assertTrue(studio.page.locator("#section-problems").isVisible());
    studio.sample("lantern-0.7.skf");
    assertFalse(note.isVisible(), "another file");
  }

  private static byte[] withoutImages() throws IOException {
    ByteArrayOutputStream torn = new ByteArrayOutputStream();
    try (ZipInputStream in =
            new ZipInputStream(Files.newInputStream(Path.of("../samples/lantern-0.7.skf")));
        ZipOutputStream out = new ZipOutputStream(torn)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.getName().endsWith(".png")) {
          out.putNextEntry(new ZipEntry(entry.getName()));
          in.transferTo(out);
        }
      }
    }
    return torn.toByteArray();
  }

  @Test
  void chainsAreNamedByTheirTargets() {
    Locator names = studio().page.locator("#families .family-name");
    assertEquals(
        List.of("Left Foot Target", "Right Foot Target"),
        names.allTextContents().stream().filter(name -> name.contains("Foot")).sorted().toList());
  }

  @Test
  void chainsSaySolverAndTarget() {
    StudioPage studio = studio();
    Locator families = studio.page.locator("#families li");
    assertEquals(3, families.count());
    assertTrue(families.nth(0).textContent().contains("FABRIK"));
    families.nth(0).locator("button").click();
    assertEquals("Left Foot Target", studio.page.evaluate("limberStudio.selection.name"));
  }

  @Test
  void clickingAPartSelectsItsBone() {
    StudioPage studio = studio();
    BoundingBox box = studio.picture(0).boundingBox();
    studio.click(new double[] {box.x + box.width / 2, box.y + box.height / 2});
    assertEquals("bone", studio.page.evaluate("limberStudio.selection.kind"));
    assertEquals(1, studio.page.locator(".bone-row[aria-selected=true]").count());
  }

  @Test
  void rowsOfTheTreeAreAddedWithShift() {
    StudioPage studio = studio();
    Locator rows = studio.page.locator(".bone-row:visible");
    rows.nth(0).click();
    rows.nth(2).click(new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.SHIFT)));
    studio.drawn();
    assertEquals(2, studio.page.locator(".bone-row[aria-selected=true]").count());
    rows.nth(0).click(new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.SHIFT)));
    studio.drawn();
    assertEquals(1, studio.page.locator(".bone-row[aria-selected=true]").count());
  }

  @Test
  void whatIsTransparentIsNotPicked() {
    StudioPage studio = studio();
    Object wrong =
        studio.of(
            0,
            """
            (() => {
              const { canvas, context, pixelRatio } = v.pane.screen;
              const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
              const alpha = (x, y) => data[4 * (y * canvas.width + x) + 3];
              const isEmpty = (x, y) => {
                for (let row = y - 5; row <= y + 5; row++) {
                  for (let column = x - 5; column <= x + 5; column++) if (alpha(column, row) > 0) return false;
                }
                return true;
              };
              const wrong = { picked: 0, missed: 0, looked: 0 };
              for (let y = 10; y < canvas.height - 10; y += 7) {
                for (let x = 10; x < canvas.width - 10; x += 7) {
                  const found = v.figure.partsAt(v.camera.modelX((x + 0.5) / pixelRatio), v.camera.modelY((y + 0.5) / pixelRatio), 0);
                  if (found.length > 0 && isEmpty(x, y)) wrong.picked++;
                  if (found.length === 0 && alpha(x, y) > 200) wrong.missed++;
                  wrong.looked += alpha(x, y) > 200;
                }
              }
              return `${wrong.picked} picked ${wrong.missed} missed ${wrong.looked > 100}`;
            })()
            """);
    assertEquals("0 picked 0 missed true", wrong);
  }
}
