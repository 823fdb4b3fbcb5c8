package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.pose.SkeletonPose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The viewports of the studio: layout, time, zoom, and what they remember. */
class ViewBrowserTest extends BrowserTest {
  private StudioPage studio() {
    return studio(1280, 800);
  }

  private StudioPage studio(int width, int height) {
    return StudioPage.at(newPage(o -> o.setViewportSize(width, height)), address("/"));
  }

  /** Counts pixels of the first viewport that differ from the figure drawn on a whole canvas. */
  private static final String DIFFERENT =
      """
      async () => {
        const { limber } = await import('/engine/limber.js');
        const [viewport] = limberStudio.viewports;
        const { camera, figure, pane: { screen: { canvas, context } } } = viewport;
        viewport.set('background', 'none');
        const shown = context.getImageData(0, 0, canvas.width, canvas.height).data;
        const view = { x: camera.screenX(0), y: camera.screenY(0), scale: camera.scale };
        const whole = limber.paint(canvas.width, canvas.height, (painter) => painter.draw(figure.figure, view)).data;
        let different = 0;
        let inked = 0;
        for (let i = 3; i < whole.length; i += 4) {
          inked += whole[i] > 0 ? 1 : 0;
          different += Math.abs(whole[i] - shown[i]) > 2 ? 1 : 0;
        }
        return inked > 500 ? different : -1;
      }
      """;

  private static Skel2d.Result humanoid() throws IOException {
    return Skel2d.parse(Files.readString(Path.of("../samples/humanoid.skel2d")));
  }

  /** Returns the worlds of all bones, as the JVM has them. */
  private static double[] worlds(SkeletonPose pose, String animation, double seconds) {
    pose.seek(pose.animation(animation), seconds);
    pose.construct();
    return pose.worldValues();
  }

  private static double[] shownWorlds(StudioPage studio, int viewport) {
    return studio.numbers(
        viewport,
        "(() => { const all = v.figure.bones; const worlds = []; for (let b = 0; b < all.length; b += 11)"
            + " worlds.push(...all.subarray(b + 5, b + 11)); return worlds; })()");
  }

  private static List<String> animations(StudioPage studio) {
    List<String> names = new ArrayList<>();
    for (Object name :
        (List<?>) studio.page.evaluate("limberStudio.viewports.map(v => v.animation)")) {
      names.add(String.valueOf(name));
    }
    return names;
  }

  @Test
  void nothingIsDrawnWhereThereIsNoRoom() {
    List<String> warnings = new ArrayList<>();
    Page page = newPage(EditorPage::window);
    page.onConsoleMessage(
        message -> {
          if (message.text().contains("the canvas has no size")) {
            warnings.add(message.text());
          }
        });
    StudioPage studio = StudioPage.at(page, address("/"));
    studio.page.evaluate("document.querySelector('.screen').style.width = 0");
    studio.await("limberStudio.viewports[0].pane.screen.canvas.width === 0");
    studio.press("b");
    assertEquals(List.of(), warnings);
    studio.page.evaluate("document.querySelector('.screen').style.width = ''");
    studio.await("limberStudio.viewports[0].pane.screen.canvas.width > 0");
    assertTrue(studio.drawn().inked(0) > 500);
  }

  @Test
  void oneTwoOrFourViewportsAreShown() {
    StudioPage studio = studio().sample("humanoid.skel2d");
    Locator shown = studio.page.locator(".viewport:visible");
    assertEquals(1, shown.count());
    studio.press("4");
    assertEquals(4, shown.count());
    assertEquals(1, studio.page.locator(".viewport.active").count(), "one of them has a ring");
    studio.press("n");
    assertEquals("1", studio.page.locator(".viewport.active").getAttribute("data-viewport"));
    studio.page.locator("[data-layout='2']").first().click();
    assertEquals(2, shown.count());
    studio.press("1");
    assertEquals(1, shown.count());
    assertEquals(0, studio.page.locator(".viewport.active").count(), "one alone needs no ring");
  }

  @Test
  void eachViewportHasItsOwnAnimation() {
    StudioPage studio = studio().sample("humanoid.skel2d").press("4").pause();
    assertEquals(List.of("walk", "run", "idle", "jump"), animations(studio));
    studio.choose(1, "animation", "wave", false);
    assertEquals(List.of("walk", "wave", "idle", "jump"), animations(studio));
    assertNotEquals(studio.picturePrint(0), studio.picturePrint(1));
  }

  @Test
  void shiftChoosesForAllViewports() {
    StudioPage studio = studio().sample("humanoid.skel2d").press("4").pause();
    studio.choose(2, "animation", "run", true);
    assertEquals(List.of("run", "run", "run", "run"), animations(studio));
    studio.press("Shift+b");
    assertEquals(
        List.of(true, true, true, true),
        studio.page.evaluate("limberStudio.viewports.map(v => v.choices.bones)"));
    studio.press("b");
    assertEquals(
        List.of(true, true, false, true),
        studio.page.evaluate("limberStudio.viewports.map(v => v.choices.bones)"));
  }

  @Test
  void scrubbingShowsThePoseOfThatTime() throws IOException {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    BoundingBox bar = studio.inViewport(0, ".scrub-marks").boundingBox();
    SkeletonPose pose = humanoid().skeleton().newPose();
    for (double share : new double[] {0.31, 0.77}) {
      studio.page.mouse().move(bar.x + bar.width / 2, bar.y + 8);
      studio.page.mouse().down();
      studio.page.mouse().move(bar.x + share * bar.width, bar.y + 8);
      studio.page.mouse().up();
      studio.drawn();
      double time = studio.number(0, "v.time");
      assertEquals(share, time, 0.01, "a second long");
      assertArrayEquals(worlds(pose, "walk", time), shownWorlds(studio, 0), "the JVM's bits");
    }
  }

  @Test
  void framesAreSteppedAndLoopAround() throws IOException {
    StudioPage studio = studio().sample("humanoid.skel2d").press("ArrowRight", "Home");
    studio.press("ArrowRight", "ArrowRight", "ArrowRight");
    assertEquals(3.0, studio.number(0, "v.clock.frame()"), 1e-9);
    assertFalse((Boolean) studio.of(0, "v.clock.playing"), "stepping pauses");
    assertArrayEquals(
        worlds(humanoid().skeleton().newPose(), "walk", 3 / 24.0), shownWorlds(studio, 0));
    studio.press("Home", "ArrowLeft");
    assertEquals(24.0, studio.number(0, "v.clock.frame()"), 1e-9);
    studio.press("ArrowRight");
    assertEquals(0.0, studio.number(0, "v.clock.frame()"), 1e-9);
    assertEquals("0 / 24", studio.inViewport(0, ".time-frames").textContent());
    studio.inViewport(0, ".scrub").focus();
    studio.page.keyboard().press("End");
    assertEquals("24 / 24", studio.drawn().inViewport(0, ".time-frames").textContent());
  }

  @Test
  void keyMarksLeadToTheirKeys() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    double[] keys = studio.numbers(0, "v.shownAnimation.keys");
    Locator marks = studio.inViewport(0, ".scrub-mark");
    assertEquals(keys.length, marks.count());
    BoundingBox mark = marks.nth(3).boundingBox();
    studio.click(new double[] {mark.x + mark.width / 2 + 2, mark.y + 2});
    assertEquals(keys[3], studio.number(0, "v.time"), 1e-9, "two pixels beside it are still it");
    studio.press(".");
    assertEquals(keys[4], studio.number(0, "v.time"), 1e-9);
    studio.press(",", ",");
    assertEquals(keys[2], studio.number(0, "v.time"), 1e-9);
  }

  @Test
  void zoomingKeepsThePointBelowThePointer() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    BoundingBox box = studio.picture(0).boundingBox();
    studio.page.mouse().move(box.x + 150, box.y + 220);
    double x = studio.number(0, "v.camera.modelX(150)");
    double y = studio.number(0, "v.camera.modelY(220)");
    double scale = studio.number(0, "v.camera.scale");
    studio.page.mouse().wheel(0, -300);
    studio.await("limberStudio.viewports[0].camera.scale > " + scale);
    assertEquals(x, studio.number(0, "v.camera.modelX(150)"), 1e-9);
    assertEquals(y, studio.number(0, "v.camera.modelY(220)"), 1e-9);
    studio.dragTo(new double[] {box.x + 20, box.y + 20}, new double[] {box.x + 60, box.y + 50});
    studio.page.mouse().up();
    assertEquals(x, studio.number(0, "v.camera.modelX(190)"), 1e-9, "panned by 40");
    assertEquals(y, studio.number(0, "v.camera.modelY(250)"), 1e-9, "and by 30");
    studio.press("f");
    assertEquals(scale, studio.number(0, "v.camera.scale"), 1e-9);
    assertTrue(
        (Boolean)
            studio.of(
                0,
                "(b => b.left > v.camera.modelX(0) && b.right < v.camera.modelX(v.camera.width)"
                    + " && b.bottom > v.camera.modelY(v.camera.height) && b.top < v.camera.modelY(0))(v.figure.figure.bounds)"));
  }

  @Test
  void twoFingersZoom() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    double scale = studio.number(0, "v.camera.scale");
    double x = studio.number(0, "v.camera.modelX(200)");
    studio.of(
        0,
        """
        (() => {
          const box = v.pane.picture.getBoundingClientRect();
          v.pane.picture.setPointerCapture = () => {};
          const touch = (type, id, x) => v.pane.picture.dispatchEvent(new PointerEvent(type, {
            pointerId: id, pointerType: 'touch', clientX: box.left + x, clientY: box.top + 200, button: 0, bubbles: true }));
          touch('pointerdown', 11, 150);
          touch('pointerdown', 12, 250);
          touch('pointermove', 11, 100);
          touch('pointermove', 12, 300);
          touch('pointerup', 11, 100);
          touch('pointerup', 12, 300);
        })()
        """);
    assertEquals(2 * scale, studio.number(0, "v.camera.scale"), 1e-9);
    assertEquals(x, studio.number(0, "v.camera.modelX(200)"), 1e-9, "the middle stays");
  }

  @Test
  void onionSkinShowsGhosts() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause().press("Home");
    int alone = studio.inked(0);
    studio.press("o");
    int withGhosts = studio.inked(0);
    assertTrue(withGhosts > 1.1 * alone, withGhosts + " after " + alone);
    studio.of(0, "(v.set('before', 0), v.set('after', 0))");
    assertEquals(alone, studio.drawn().inked(0));
  }

  /** Only what a character covers is drawn anew; that must be all of it, at the edges too. */
  @Test
  void noPartOfACharacterIsCutOff() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    String bone =
        "\n\tbone\n\t\t@star :path s#F00 t30 m20\n\t\t\tM -60,-40\n\t\t\tL 0,80\n\t\t\tL 60,-40\n\t\t\tC\n";
    studio.text("skeleton" + bone).drawn();
    assertEquals(0, studio.page.evaluate(DIFFERENT), "the whole of it");
    studio.of(0, "(v.camera.pan(210, -170), v.moved())");
    studio.drawn();
    assertEquals(0, studio.page.evaluate(DIFFERENT), "partly outside");
    studio.of(0, "(v.camera.pan(9000, 0), v.moved())");
    assertEquals(0, studio.drawn().inked(0), "outside");
  }

  @Test
  void nothingIsDrawnWhilePaused() {
    StudioPage studio = studio().sample("humanoid.skel2d");
    String frames =
        "() => new Promise(done => { const { drawLoop } = limberStudio; const from = drawLoop.frames; let left = 20;"
            + " const next = () => left-- > 0 ? requestAnimationFrame(next) : done(drawLoop.frames - from); next(); })";
    assertTrue(((Number) studio.page.evaluate(frames)).intValue() > 5, "it plays");
    studio.press("Space");
    studio.await("!limberStudio.drawLoop.requested");
    assertEquals(0, studio.page.evaluate(frames));
  }

  @Test
  void reducedMotionStartsPaused() {
    StudioPage studio =
        StudioPage.at(newPage(o -> o.setReducedMotion(ReducedMotion.REDUCE)), address("/"))
            .sample("humanoid.skel2d");
    assertFalse((Boolean) studio.of(0, "v.clock.playing"));
    assertTrue(studio.inked(0) > 1000, "but it is shown");
  }

  @Test
  void choicesAreThereOnTheNextVisit() {
    StudioPage studio = studio(1920, 1080).sample("humanoid.skel2d").press("2", "n", "b", "k");
    studio.pause();
    studio.choose(1, "animation", "jump", false);
    studio.choose(1, "speed", "0.5×", false);
    studio.await(
        "JSON.parse(localStorage.getItem('limber.settings')).view?.views[1].speed === 0.5");
    studio.page.reload();
    studio.ready();
    studio.sample("humanoid.skel2d");
    assertEquals(List.of("walk", "jump"), animations(studio));
    assertEquals("plain", studio.of(1, "v.choices.background"));
    assertEquals(true, studio.of(1, "v.choices.bones"));
    assertEquals(0.5, studio.number(1, "v.clock.speed"), 0);
  }

  @Test
  void timeGoesOnInANewCharacter() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    studio.choose(0, "animation", "run", false);
    studio.press("Home", "ArrowRight", "ArrowRight", "+");
    double scale = studio.number(0, "v.camera.scale");
    studio.page.evaluate("limberStudio.show(limberStudio.character)");
    studio.page.evaluate(
        "import('/engine/limber.js').then(({ limber }) =>"
            + " limberStudio.show(limber.readSkel2d(limberStudio.document.text + '\\n# typed', 'x')))");
    studio.drawn();
    assertEquals("run", studio.of(0, "v.animation"));
    assertEquals(2.0, studio.number(0, "v.clock.frame()"), 1e-9);
    assertEquals(scale, studio.number(0, "v.camera.scale"), 0);
  }

  @Test
  void aRenamedAnimationIsFollowedAndALostOneComesBack() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    studio.choose(0, "animation", "jump", false);
    String show =
        "([from, to]) => import('/engine/limber.js').then(({ limber }) =>"
            + " limberStudio.show(limber.readSkel2d(limberStudio.document.text.replace(from, to), 'x')))";
    studio.page.evaluate(show, List.of("anim \"jump\"", "anim \"leap\""));
    assertEquals("leap", studio.of(0, "v.animation"));
    studio.page.evaluate(show, List.of("anim \"jump\"", "anim \"jump\""));
    assertEquals("jump", studio.of(0, "v.animation"));
    studio.page.evaluate(show, List.of("anim \"jump\"", "amin \"jump\""));
    assertEquals("walk", studio.of(0, "v.animation"), "it is gone for now");
    studio.page.evaluate(show, List.of("", ""));
    assertEquals("jump", studio.of(0, "v.animation"));
  }

  @Test
  void aLostContextComesBack() {
    StudioPage studio = studio().sample("humanoid.skel2d").pause();
    int before = studio.inked(0);
    studio.page.evaluate(
        "() => import('/engine/limber.js').then(({ limber }) => { window.renderer = limber.renderer;"
            + " window.loss = limber.renderer.canvas.getContext('webgl2').getExtension('WEBGL_lose_context'); window.loss.loseContext(); })");
    studio.await("window.renderer.isLost");
    studio.press("ArrowRight");
    assertTrue(studio.inked(0) > 0.5 * before, "the last picture stays");
    studio.page.evaluate("window.loss.restoreContext()");
    studio.await("!window.renderer.isLost");
    String still = studio.drawn().picturePrint(0);
    studio.press("ArrowRight", "ArrowRight", "ArrowRight");
    assertNotEquals(still, studio.picturePrint(0), "it draws again");
  }

  @Test
  void aBrowserThatCannotDrawIsTold() {
    com.microsoft.playwright.Page page = newPage(o -> {});
    page.addInitScript(
        "const real = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext ="
            + " function (type, ...rest) { return type === 'webgl2' ? null : real.call(this, type, ...rest); }");
    StudioPage studio = StudioPage.at(page, address("/"));
    assertTrue(studio.page.locator(".viewports-note").textContent().contains("WebGL2"));
  }

  @Test
  void narrowViewportsKeepTheirToolsInAMenu() {
    StudioPage studio = studio(820, 1180).sample("humanoid.skel2d").press("4").pause();
    assertFalse(studio.inViewport(0, "[data-toggle=bones]").isVisible());
    studio.inViewport(0, "[data-tool=more]").click();
    studio
        .page
        .locator(
            ".menu-item", new com.microsoft.playwright.Page.LocatorOptions().setHasText("Bones"))
        .click();
    assertEquals(true, studio.of(0, "v.choices.bones"));
    studio.page.keyboard().press("Escape");
    assertEquals(0, studio.page.locator(".menu").count());
  }

  @Test
  void charactersWithNothingToSeeSaySo() {
    StudioPage studio = studio().text("skeleton\n");
    assertTrue(studio.inViewport(0, ".picture-note").textContent().contains("no bones"));
    studio.text("skeleton\n\tbody x10\n");
    assertTrue(studio.inViewport(0, ".picture-note").textContent().contains("Press B"));
    assertEquals(0.0, studio.number(0, "v.clock.duration"), 0);
    assertTrue(studio.inViewport(0, "[data-tool=play]").isDisabled());
  }

  @Test
  void lightAndDarkLookFinishedInThreeSizes() {
    for (int[] size : new int[][] {{1280, 800}, {1920, 1080}, {820, 1180}}) {
      StudioPage studio = studio(size[0], size[1]).sample("humanoid.skel2d").press("4").pause();
      studio.press("b", "n", "o", "n", "l", "b", "n", "s");
      studio.select("bone", "root.hips.spine.chest.arm-r");
      for (String theme : List.of("dark", "light")) {
        studio.page.evaluate("theme => limberStudio.set('theme', theme)", theme);
        studio.drawn();
        screenshot(studio.page, "viewports-" + size[0] + "-" + theme);
        assertTrue(studio.inked(3) > 500);
      }
    }
  }

  private static final String SMALL = "skeleton\n\tdot\n\t\t@ :rect w10 h10 f#F80\n";
  private static final String LARGE = "skeleton\n\thouse x5000\n\t\t@ :rect w900 h900 f#08F\n";

  /** Puts a text in place of all others, as pasting over everything does. */
  private static void paste(StudioPage studio, String text) {
    studio.page.evaluate(
        "text => limberStudio.edit([{ from: 0, to: limberStudio.document.text.length, insert: text }])",
        text);
    studio.await("limberStudio.character.bones[0].name === '" + text.split("\\s+", -1)[1] + "'");
    studio.drawn();
  }

  @Test
  void viewFitsWhatIsTypedUntilItIsTouched() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window)).open("skeleton\n\tdot\n\t\t@");
    String scale = "limberStudio.viewports[0].camera.scale";
    editor.caret("@|").type(" :rect w50 h50");
    editor.await(scale + " > 5");
    editor.caret("w50|").type("00");
    editor.await(scale + " < 0.2");
    editor.page.evaluate("limberStudio.viewports[0].pane.picture.focus()");
    editor.press("2", "+");
    Object chosen = editor.page.evaluate(scale);
    editor.caret("h50|").type("000");
    editor.await("limberStudio.viewports[1].camera.scale < 0.04");
    assertEquals(chosen, editor.page.evaluate(scale), "who zoomed keeps what he chose");
  }

  @Test
  void whatAFixMakesOfTheTextIsFitted() {
    EditorPage editor =
        new EditorPage(newPage(EditorPage::window)).open("skeleton\n  dot\n    @ :rect w10 h10\n");
    editor.see(".row-fix", "").click();
    editor.await("limberStudio.character.parts.length === 1");
    editor.await("limberStudio.viewports[0].camera.scale > 10");
  }

  @Test
  void anotherTextInPlaceOfAllIsFitted() {
    StudioPage studio = studio().text(SMALL);
    paste(studio, LARGE);
    assertEquals(5000, studio.number(0, "v.camera.x"));
    assertTrue(studio.inked(0) > 1000, "it is in the picture");
    double scale = studio.number(0, "v.camera.scale");
    paste(studio, LARGE.replace("w900", "w90"));
    assertEquals(scale, studio.number(0, "v.camera.scale"), "a changed number is not another text");
    paste(studio, SMALL);
    studio.press("+");
    double own = studio.number(0, "v.camera.scale");
    paste(
        studio,
        SMALL.replace("dot", "spot").replace(" :rect w10 h10 f#F80", " :ellipse w20 h10 s#000"));
    assertEquals(own, studio.number(0, "v.camera.scale"), "who zoomed keeps what he chose");
    paste(studio, LARGE);
    assertEquals(5000, studio.number(0, "v.camera.x"), "but not a picture of nothing");
  }
}
