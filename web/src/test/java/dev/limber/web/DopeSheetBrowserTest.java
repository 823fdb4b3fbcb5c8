package dev.limber.web;

import static dev.limber.web.DopeSheetPage.ARM;
import static dev.limber.web.DopeSheetPage.LAST;
import static dev.limber.web.DopeSheetPage.LOOP;
import static dev.limber.web.DopeSheetPage.TURN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The dope sheet: keys are seen by row and changed there, and the text follows. */
class DopeSheetBrowserTest extends BrowserTest {
  private StudioPage studio() {
    return DopeSheetPage.open(newPage(EditorPage::window), ARM, LAST).studio();
  }

  private static double[] place(StudioPage studio, int row, double frame) {
    return new DopeSheetPage(studio, LAST).place(row, frame);
  }

  private static void drag(StudioPage studio, int row, double from, double to) {
    new DopeSheetPage(studio, LAST).drag(row, from, to);
  }

  private static void key(StudioPage studio, String... keys) {
    new DopeSheetPage(studio, LAST).key(keys);
  }

  private static void undo(StudioPage studio) {
    new DopeSheetPage(studio, LAST).undoTo(ARM);
  }

  private static Locator said(StudioPage studio) {
    return studio.page.locator(".dope-said");
  }

  @Test
  void aKeyIsDraggedInTime() {
    StudioPage studio = studio();
    drag(studio, TURN, 6, 9);
    assertEquals("r 0 9:> 40 12:> 0   # up and down", studio.line("r 0"));
    assertEquals("40", studio.page.locator(".just-written").textContent());
    undo(studio);
  }

  @Test
  void aKeyGoesAsFarAsItIsDragged() {
    StudioPage studio = studio();
    double[] beside = place(studio, TURN, 6.25);
    studio.dragTo(beside, new double[] {beside[0], beside[1] + 30});
    studio.page.mouse().up();
    assertEquals("r 0 -> 40 -> 0   # up and down", studio.drawn().line("r 0"));
    double[] ahead = place(studio, TURN, 9.65);
    studio.dragTo(beside, ahead);
    studio.page.mouse().up();
    assertEquals("r 0 9:> 40 12:> 0   # up and down", studio.drawn().line("r 0"));
  }

  @Test
  void noticesLieOverThePageAndRefusalsGoByThemselves() {
    StudioPage studio = studio();
    double top = studio.page.locator(".dope-canvas").boundingBox().y;
    studio.click(place(studio, LOOP, 0));
    key(studio, "Delete");
    studio.page.waitForSelector(".toast[data-kind=refusal]");
    type(studio, "fps", "5000");
    assertEquals(1, studio.page.locator(".toast[data-kind=refusal]").count());
    assertEquals(top, studio.page.locator(".dope-canvas").boundingBox().y, 0);
  }

  @Test
  void whatIsSaidOfAKeyGoesWithIt() {
    StudioPage studio = studio();
    String told = "key 2, frame 6, 0.25 s, 40°";
    studio.click(place(studio, TURN, 6));
    assertEquals(told, said(studio).textContent());
    studio.press("s");
    assertEquals("", said(studio).textContent(), "the setup pose has no keys");
    studio.choose(0, "animation", "wave", false);
    studio.click(place(studio, TURN, 6));
    assertEquals(told, said(studio).textContent());
    key(studio, "Delete");
    assertEquals("", said(studio).textContent(), "it is deleted");
    undo(studio);
    studio.click(place(studio, TURN, 6));
    studio.text("other.skel2d", ARM.replace("40", "50"));
    assertEquals("", said(studio).textContent(), "another document");
  }

  @Test
  void onATabletWhatIsSaidHasRoom() {
    StudioPage studio = studio();
    studio.page.setViewportSize(820, 1180);
    studio.drawn().click(place(studio, TURN, 6));
    screenshot(studio.page, "dope-tablet");
    assertEquals("key 2, frame 6, 0.25 s, 40°", said(studio).textContent());
    assertEquals(
        true,
        said(studio)
            .evaluate("one => one.checkVisibility() && one.scrollWidth <= one.clientWidth"));
  }

  @Test
  void thePlayheadGoesBehindTheEndWhereKeysMakeItLonger() {
    StudioPage studio = studio();
    type(studio, "frame", "30");
    assertEquals(30.0, studio.number(0, "v.clock.frame()"), 1e-9);
    studio.click(place(studio, TURN, 30 * LAST / (30 + 5)));
    studio.click(place(studio, TURN, 12 * LAST / (30 + 5)));
    type(studio, "frame", "30");
    studio.page.locator(".dope [data-tool=duplicate]").click();
    assertEquals("r 0 -> 40 -> 0 ---> 0   # up and down", studio.drawn().line("r 0"));
    assertEquals(30.0, studio.number(0, "v.clock.duration * 24"), 1e-6);
  }

  @Test
  void theRowsOfASelectedPartAreThoseOfItsBone() {
    StudioPage studio = studio();
    studio.page.evaluate(
        "limberStudio.select({ kind: 'slot', name: 'body.arm.arm', index: -1, by: 'picture' })");
    studio
        .page
        .locator(".dope-tools button", new Page.LocatorOptions().setHasText("Selected"))
        .click();
    studio.drawn();
    studio.click(place(studio, TURN, 6));
    assertEquals("key 2, frame 6, 0.25 s, 40°", said(studio).textContent());
  }

  @Test
  void aBoneWithoutKeysIsHeldByTheButton() {
    StudioPage studio = studio();
    studio.page.evaluate(
        "limberStudio.select({ kind: 'bone', name: 'body', index: -1, by: 'picture' })");
    studio.of(0, "v.seek(6 / 24)");
    studio.drawn();
    studio.page.locator(".dope [data-tool=key]").click();
    studio.drawn();
    assertTrue(
        studio.text().contains("\tbody\n\t\tx -> 0\n\t\ty -> 0\n\t\tr -> 0\n"), studio.text());
    undo(studio);
  }

  @Test
  void theSheetIsOpenedByAButtonAndKeepsItsHeight() {
    StudioPage studio = studio();
    double height = studio.page.locator(".dope").boundingBox().height;
    BoundingBox edge = studio.page.locator(".dope-edge").boundingBox();
    double[] from = {edge.x + 300, edge.y + 3};
    studio.dragTo(from, new double[] {from[0], from[1] - 80});
    studio.page.mouse().up();
    assertEquals(height + 80, studio.page.locator(".dope").boundingBox().height, 5);
    studio.page.locator(".transport [data-tool=sheet]").first().click();
    assertFalse(studio.page.locator(".dope").isVisible());
    studio.page.locator(".transport [data-tool=sheet]").first().click();
    assertEquals(height + 80, studio.page.locator(".dope").boundingBox().height, 5);
  }

  @Test
  void severalKeysAreDraggedTogetherAndScaled() {
    StudioPage studio = studio();
    studio.dragTo(place(studio, TURN, 3), place(studio, TURN, 14));
    studio.page.mouse().up();
    drag(studio, TURN, 6, 12);
    assertEquals("r 0 --> 40 -> 0   # up and down", studio.line("r 0"));
    undo(studio);
    studio.dragTo(place(studio, TURN, -0.5), place(studio, TURN, 14));
    studio.page.mouse().up();
    studio.page.keyboard().down("Control");
    drag(studio, TURN, 12, 6);
    studio.page.keyboard().up("Control");
    assertEquals("r 0 3:> 40 6:> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void withoutALoopNothingIsSaidOfOne() {
    StudioPage studio = studio();
    drag(studio, TURN, 6, 12);
    assertEquals("r 0 --> 40   # up and down", studio.line("r 0"), "onto another");
    studio.select("bone", "body");
    studio.page.locator(".dope [data-tool=key]").click();
    assertTrue(studio.text().contains("\tbody\n\t\tx "), studio.text());
    assertEquals(0, studio.page.locator(".toast").count());
  }

  @Test
  void aDoubleClickAddsAKeyWithTheValueOfTheMoment() {
    StudioPage studio = studio();
    double[] at = place(studio, TURN, 3);
    studio.page.mouse().dblclick(at[0], at[1]);
    studio.drawn();
    assertEquals("r 0 3:> 20 6:> 40 -> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void deleteRemovesAndTheButtonDuplicates() {
    StudioPage studio = studio();
    studio.click(place(studio, TURN, 6));
    assertEquals("key 2, frame 6, 0.25 s, 40°", said(studio).textContent());
    assertEquals(6.0, studio.number(0, "v.clock.frame()"), 1e-9);
    key(studio, "Delete");
    assertEquals("r 0 --> 0   # up and down", studio.line("r 0"));
    undo(studio);
    studio.click(place(studio, TURN, 6));
    studio.of(0, "v.seek(18 / 24)");
    studio.drawn();
    studio.page.locator(".dope [data-tool=duplicate]").click();
    assertEquals("r 0 -> 40 -> 0 -> 40   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void easingIsChosenByPicture() {
    StudioPage studio = studio();
    studio.click(place(studio, TURN, 0));
    studio.page.locator(".dope [data-easing=so]").click();
    assertEquals("r 0 :so-> 40 :li-> 0   # up and down", studio.line("r 0"));
    undo(studio);
  }

  @Test
  void aLoopSaysHowManyKeysChangeAndCanBeUnrolled() {
    StudioPage studio = studio();
    studio.click(place(studio, LOOP, 2));
    assertEquals(
        "key 2, frame 2, 0.08 s, 30°, one of 3 that share a word", said(studio).textContent());
    studio.page.locator(".dope [data-easing=so]").click();
    studio.page.waitForSelector("text=This changes 3 keys");
    undo(studio);
    studio.click(place(studio, LOOP, 2));
    studio.page.locator(".dope [data-tool=unroll]").click();
    assertEquals("r 0 -> 30 -> 0 -> 30 -> 0 -> 30 -> 0", studio.line("r 0 -> 30"));
    undo(studio);
  }

  @Test
  void everythingWorksByKeyboard() {
    StudioPage studio = studio();
    key(studio, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "Space", "Alt+ArrowRight");
    assertEquals("r 0 7:> 40 12:> 0   # up and down", studio.line("r 0"));
    assertEquals(
        "body.arm, rotation, key 2, frame 7, 0.29 s, 40°",
        studio.page.locator("#announcer").textContent());
    undo(studio);
    key(studio, "Space", "3");
    studio.of(0, "v.seek(3 / 24)");
    key(studio, "Insert");
    assertTrue(studio.line("r 0").startsWith("r 0 3:>"), studio.line("r 0"));
  }

  @Test
  void keysAreCopiedToThePlayhead() {
    StudioPage studio = studio();
    studio.dragTo(place(studio, TURN, -0.5), place(studio, TURN, 8));
    studio.page.mouse().up();
    key(studio, "Control+c");
    studio.of(0, "v.seek(18 / 24)");
    key(studio, "Control+v");
    assertEquals("r 0 -> 40 -> 0 -> 0 -> 40   # up and down", studio.line("r 0"));
    undo(studio);
    studio.dragTo(place(studio, TURN, -0.5), place(studio, TURN, 8));
    studio.page.mouse().up();
    key(studio, "Control+x");
    assertEquals("r --> 0   # up and down", studio.line("r -"));
  }

  @Test
  void theNameSelectsAndTheArrowFolds() {
    StudioPage studio = studio();
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    studio.click(new double[] {box.x + 60, box.y + 30});
    assertEquals("body.arm", studio.page.evaluate("limberStudio.selection.name"));
    studio.page.locator(".dope >> text=Selected").click();
    studio.page.screenshot(shot("dope-selected"));
    studio.page.locator(".dope >> text=Selected").click();
    studio.click(new double[] {box.x + 12, box.y + 30});
    drag(studio, 1, -0.5, -0.5);
    studio.click(place(studio, 2, 2));
    assertTrue(said(studio).textContent().contains("30°"), "the hand's row has moved up");
  }

  @Test
  void theRulerSeeks() {
    StudioPage studio = studio();
    double[] at = place(studio, -1, 12);
    studio.click(at);
    assertEquals(12.0, studio.number(0, "v.clock.frame()"), 1e-9);
  }

  @Test
  void theCaretInAValueMovesThePlayhead() {
    StudioPage studio = studio();
    studio.page.evaluate(
        "() => { const at = limberStudio.document.text.indexOf('40 -> 0') + 1; limberStudio.emit('reveal', { from: at, to: at, focus: true }); }");
    studio.await("Math.abs(limberStudio.viewports[0].clock.frame() - 6) < 1e-6");
  }

  @Test
  void theCaretChoosesTheAnimationOfItsValue() {
    StudioPage studio = studio();
    studio.text(ARM + "\nanim \"nod\" 24fps :4\n\tbody\n\t\tr 0 -> 77 -> 0\n");
    studio.press("s");
    studio.of(0, "v.play(true)");
    String to =
        "word => { const at = limberStudio.document.text.indexOf(word) + 1; limberStudio.emit('reveal', { from: at, to: at, focus: true }); }";
    studio.page.evaluate(to, "77");
    studio.await(
        "limberStudio.viewports[0].animation === 'nod' && Math.abs(limberStudio.viewports[0].clock.frame() - 4) < 1e-6");
    assertEquals(false, studio.of(0, "v.clock.playing"), "it is there to be changed");
    studio.page.evaluate(to, "40 -> 0");
    studio.await(
        "limberStudio.viewports[0].animation === 'wave' && Math.abs(limberStudio.viewports[0].clock.frame() - 6) < 1e-6");
  }

  @Test
  void thePlayheadMarksTheWordsThatHold() {
    StudioPage studio = studio();
    studio.of(0, "v.seek(7 / 24)");
    studio.await(
        "[...document.querySelector('#editor').shadowRoot.querySelectorAll('.at-playhead')].map(one => one.textContent).join() === '0,40,30,0.5'");
  }

  @Test
  void bothThemesCanBeRead() {
    StudioPage studio = studio();
    studio.select("bone", "body.arm");
    studio.click(place(studio, TURN, 6));
    double dark = ground(studio, "dark");
    studio.page.screenshot(shot("dope-dark"));
    double light = ground(studio, "light");
    studio.page.screenshot(shot("dope-light"));
    assertTrue(dark < 80 && light > 200, dark + " " + light);
  }

  /** Returns how bright an empty place of the sheet is in a theme. */
  private static double ground(StudioPage studio, String theme) {
    studio.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme);
    studio.drawn();
    return ((Number)
            studio.page.evaluate(
                "document.querySelector('.dope-canvas').getContext('2d').getImageData(300, 175, 1, 1).data[0]"))
        .doubleValue();
  }

  private static void type(StudioPage studio, String field, String value) {
    new DopeSheetPage(studio, LAST).type(field, value);
  }

  @Test
  void timeIsTyped() {
    StudioPage studio = studio();
    type(studio, "frame", "9");
    assertEquals(9, studio.number(0, "v.clock.frame()"), 1e-9);
    type(studio, "seconds", "0,25");
    assertEquals(6, studio.number(0, "v.clock.frame()"), 1e-9);
    type(studio, "fps", "12");
    assertEquals("anim \"wave\" 12fps :6", studio.line("anim"));
    undo(studio);
    type(studio, "length", "36");
    assertEquals("anim \"wave\" 24fps :12", studio.line("anim"));
    assertEquals("hand :4", studio.line("hand"));
    undo(studio);
    type(studio, "length", "0");
    studio.page.waitForSelector("text=An animation has 1 to 100000 frames.");
  }

  @Test
  void aLoopIsRepeatedAtItsBracket() {
    StudioPage studio = studio();
    double[] count = place(studio, LOOP, 12);
    studio.click(new double[] {count[0] + 18, count[1]});
    studio.page.keyboard().type("5");
    studio.page.keyboard().press("Enter");
    studio.drawn();
    assertEquals("r { 0 -> 30 -> 0 }[5]", studio.line("r {"));
    undo(studio);
  }

  @Test
  void theCountThatIsClickedIsThatOfItsOwnLoop() {
    String text = ARM.replace("{ 0 -> 30 -> 0 }[3]", "{ { 0 -> 30 }[2] -> 0 }[3]");
    StudioPage studio = studio().text(text).pause();
    Locator repeat = studio.page.locator(".dope [data-tool=repeat]");
    studio.click(count(studio, 0));
    assertEquals("3", repeat.inputValue());
    repeat.fill("5");
    repeat.press("Enter");
    assertEquals("r { { 0 -> 30 }[2] -> 0 }[5]", studio.drawn().line("r {"));
    assertEquals("5", repeat.inputValue(), "it stays what is edited");
    studio.undoTo(text);
    studio.click(count(studio, 1));
    assertEquals("2", repeat.inputValue());
    repeat.fill("4");
    repeat.press("Enter");
    assertEquals("r { { 0 -> 30 }[4] -> 0 }[3]", studio.drawn().line("r {"));
    studio.undoTo(text);
    studio.click(count(studio, 0));
    wide(studio).click(LOOP, 2);
    assertEquals("2", repeat.inputValue(), "the innermost around another key");
  }

  /** Returns where the count of the hand's loop is that is in so many others. */
  private static double[] count(StudioPage studio, int depth) {
    Object end =
        studio.page.evaluate(
            "depth => import('/view/keytracks.js').then(({ tracksOf }) =>"
                + " tracksOf(limberStudio, 'wave').flatMap(track => track.loops)"
                + ".find(loop => loop.depth === depth).toFrame)",
            depth);
    double[] at = wide(studio).place(LOOP, ((Number) end).doubleValue());
    return new double[] {at[0] + 19 + 14 * depth, at[1]};
  }

  /** Returns the sheet with as much room as it has for its animation. */
  private static DopeSheetPage wide(StudioPage studio) {
    double last = studio.number(0, "v.clock.lastFrame()");
    return new DopeSheetPage(studio, last + Math.max(5, Math.round(0.15 * last)));
  }

  @Test
  void theFirstKeyOfABoneIsBroughtIntoView() {
    StudioPage studio = studio();
    studio.text(ARM.replace("\nanim", "\tbody.leg x-10 l20\n\nanim")).pause();
    studio.page.evaluate("document.querySelector('.dope').style.setProperty('height', '110px')");
    studio.inViewport(0, "[data-tool=record]").click();
    studio.select("bone", "body.leg");
    assertEquals(0.0, scrolled(studio), "it has no row");
    studio.press("q");
    studio.await("limberStudio.document.text.includes('leg\\n\\t\\tr 1')");
    studio.await("document.querySelector('.dope-scroll').scrollTop > 0");
    studio.page.evaluate("document.querySelector('.dope-scroll').scrollTop = 0");
    studio.drawn().press("q");
    studio.await("limberStudio.document.text.includes('leg\\n\\t\\tr 2')");
    assertEquals(0.0, scrolled(studio.drawn()), "only the first");
  }

  private static double scrolled(StudioPage studio) {
    String top = "document.querySelector('.dope-scroll').scrollTop";
    return ((Number) studio.page.evaluate(top)).doubleValue();
  }

  @Test
  void theWheelZoomsAtThePointer() {
    StudioPage studio = studio();
    double[] at = place(studio, TURN, 6);
    studio.page.mouse().move(at[0], at[1]);
    studio.page.keyboard().down("Control");
    studio.page.mouse().wheel(0, -200);
    studio.page.keyboard().up("Control");
    studio.drawn();
    studio.page.mouse().move(at[0] + 1, at[1]);
    assertEquals("key 2, frame 6, 0.25 s, 40°", said(studio).textContent());
    double[] next = place(studio, TURN, 12);
    studio.page.mouse().move(next[0], next[1]);
    assertEquals("", said(studio).textContent());
    key(studio, "-", "-", "-", "-");
    studio.page.mouse().move(next[0] + 1, next[1]);
    assertEquals("key 3, frame 12, 0.50 s, 0°", said(studio).textContent());
  }

  @Test
  void withoutTextThereIsNoSheet() {
    StudioPage studio = studio().sample("lantern-0.8.skf");
    assertFalse(studio.page.locator(".dope").isVisible());
  }

  private static Page.ScreenshotOptions shot(String name) {
    return new Page.ScreenshotOptions().setPath(Path.of("target/screenshots", name + ".png"));
  }

  @Test
  void whatIsSelectedInThePictureIsSeenInTheSheet() {
    StudioPage studio = studio();
    studio.click(place(studio, TURN, 6));
    assertEquals(1, studio.page.locator(".dope [data-tool=delete]:enabled").count());
    studio.page.evaluate("document.querySelector('.dope').style.setProperty('height', '110px')");
    studio.drawn();
    studio.page.evaluate(
        "limberStudio.select({ kind: 'bone', name: 'body.arm.hand', index: -1, by: 'picture' })");
    studio.drawn();
    assertEquals(
        0,
        studio.page.locator(".dope [data-tool=delete]:enabled").count(),
        "the arm's key is not selected any more");
    studio.await("document.querySelector('.dope-scroll').scrollTop > 0");
    screenshot(studio.page, "dope-owner");
  }

  @Test
  void whatIsSaidOfAKeyIsGoneWithThePointer() {
    StudioPage studio = studio();
    studio.page.setViewportSize(820, 1180);
    studio.drawn();
    double[] key = place(studio, TURN, 6);
    studio.page.mouse().move(key[0], key[1]);
    BoundingBox tip = said(studio).boundingBox();
    assertTrue(Math.abs(tip.x - key[0]) < 4 && tip.y + tip.height < key[1] - 20, tip.y + "");
    screenshot(studio.page, "dope-tip");
    studio.page.mouse().move(300, 300);
    assertEquals("", said(studio).textContent());
  }

  @Test
  void marksAreSetDraggedAndDeleted() {
    StudioPage studio = studio();
    studio.of(0, "v.seek(6 / 24)");
    studio.drawn();
    studio.page.locator(".dope [data-tool=mark]").click();
    assertEquals("! mark 6", studio.line("! mark"));
    String marked = studio.text();
    drag(studio, 1, 6, 9);
    assertEquals("! mark 9", studio.line("! mark"));
    studio.undoTo(marked);
    drag(studio, 1, 6, 9);
    assertEquals("mark 9", studio.page.locator(".just-written").textContent());
    studio.click(place(studio, 1, 9));
    assertEquals("mark \"mark\", frame 9, 0.38 s", said(studio).textContent());
    studio.of(0, "v.seek(12 / 24)");
    studio.drawn();
    key(studio, "m");
    assertEquals("! mark 12", studio.line("! mark 12"));
    String twice = studio.text();
    key(studio, "Delete");
    assertFalse(studio.text().contains("! mark 12"), studio.text());
    studio.undoTo(twice);
    studio.click(new double[] {place(studio, 0, 0)[0] - 60, place(studio, 0, 0)[1]});
    assertEquals(null, studio.page.evaluate("limberStudio.selection"));
  }
}
