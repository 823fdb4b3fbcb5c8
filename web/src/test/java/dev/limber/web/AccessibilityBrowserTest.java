package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** axe finds nothing to complain about in any main state of the page, in both themes. */
class AccessibilityBrowserTest extends BrowserTest {
  private static final String MISTAKES =
      "skeleton\n\tbody\n\t\thead\n\t\t@ :circle d20 f red\n\nanim \"a\"\n\tbody\n\t\tr 0->4\n";

  private static final String ARM =
      "skeleton\n\tbody\n\t\t@ :circle d20\n\nanim \"a\"\n\tbody\n\t\tr 0 -> 4 -> 0\n";

  @BeforeAll
  static void findAxe() {
    Axe.assumeInstalled();
  }

  private static void window(Browser.NewContextOptions options) {
    EditorPage.window(options);
    Axe.allow(options);
  }

  private record State(String name, Consumer<StudioPage> reach) {}

  private static final List<State> STATES =
      List.of(
          new State("the first view", studio -> {}),
          new State("problems", studio -> see(studio.text(MISTAKES), ".row-fix")),
          new State("dope sheet", studio -> studio.text(ARM).pause().press("d")),
          new State(
              "curves",
              studio -> {
                studio.text(ARM).pause().press("d");
                studio.page.locator("[data-tool=curves]").click();
              }),
          new State(
              "messages",
              studio ->
                  studio.page.evaluate(
                      "import('/ui/toast.js').then(({ toast, toastRefusal }) => { toast('Saved');"
                          + " toastRefusal('no', { label: 'Yes', run() {} }); })")),
          new State("menu", studio -> studio.page.locator(".choice-animation").first().click()),
          new State("more", studio -> studio.page.locator("[data-tool=more]").first().click()),
          new State(
              "a long menu",
              studio -> {
                studio.text(ARM + skins());
                studio.page.locator(".choice-skins").first().click();
              }),
          new State(
              "handles in the setup pose",
              studio -> {
                studio.text(ARM).press("s").select("slot", "body.body");
                studio.press("v");
              }),
          new State(
              "recording",
              studio -> {
                studio.text(ARM).pause().press("a").select("bone", "body");
                studio.press("q");
              }),
          new State("outline", studio -> studio.page.keyboard().press("Alt+2")),
          new State("reference", studio -> studio.page.keyboard().press("Alt+3")),
          new State("four viewports", studio -> studio.press("4")),
          new State("inspector", studio -> studio.press("i")),
          new State("examples", studio -> dialog(studio, "file.examples")),
          new State("share", studio -> dialog(studio, "file.share")),
          new State("export", studio -> dialog(studio, "export.open")),
          new State("shortcuts", studio -> studio.press("?")),
          new State("palette", studio -> studio.page.keyboard().press("Control+Shift+P")),
          new State(
              "find and replace",
              studio -> {
                write(studio.text(ARM), "body", "", "Control+f");
                see(studio, ".search");
              }),
          new State(
              "completion",
              studio -> {
                write(studio.text(ARM), "d20", " ", "Control+Space");
                see(studio, ".cm-tooltip-autocomplete");
              }),
          new State(
              "colour picker",
              studio -> {
                StudioPage colored = studio.text(ARM.replace("d20", "d20 f#E8734A,0.5"));
                write(colored, "E87", "", "Control+Alt+c");
                see(studio, ".picker");
              }),
          new State(
              "rename",
              studio -> {
                write(studio.text(ARM), "body", "", "F2");
                see(studio, ".rename .field");
              }),
          new State(
              "the last good picture",
              studio -> {
                write(studio.text(ARM), " d20", " d");
                studio.await("limberStudio.timing.held && !limberStudio.language.isBusy");
              }),
          new State("an empty text", studio -> studio.text("")),
          new State(
              "quick fix",
              studio -> {
                see(studio.text(MISTAKES), ".row-fix");
                studio.page.locator(".squiggle-warning, .squiggle-error").first().hover();
                see(studio, ".cm-tooltip-lint .cm-diagnosticAction");
              }),
          new State(
              "restarted",
              studio -> {
                studio.page.evaluate(
                    "Promise.all([import('/ui/toast.js'), import('/files/server.js')])"
                        + ".then(([{ toast }, { RESTARTED }]) => { toast(RESTARTED, 'error'); })");
                see(studio, ".toast");
              }),
          new State("a tablet", AccessibilityBrowserTest::tablet),
          new State(
              "dope sheet on a tablet",
              studio -> {
                tablet(studio);
                studio.text(ARM).pause().press("d");
              }),
          new State("SkelForm", studio -> studio.sample("lantern-0.8.skf")));

  private static String skins() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      text.append("\nskin \"").append(i).append("\"\n\t@body :circle d").append(i).append('\n');
    }
    return text.toString();
  }

  private static void tablet(StudioPage studio) {
    studio.page.setViewportSize(820, 1180);
    studio.drawn();
  }

  /** Puts the caret behind a word of the text, types and presses keys. */
  private static void write(StudioPage studio, String behind, String typed, String... keys) {
    studio.page.evaluate(
        "word => { const at = limberStudio.document.text.indexOf(word) + word.length;"
            + " limberStudio.emit('reveal', { from: at, to: at, focus: true }); }",
        behind);
    studio.page.keyboard().type(typed);
    for (String key : keys) {
      studio.page.keyboard().press(key);
    }
  }

  private static void see(StudioPage studio, String selector) {
    studio.page.waitForSelector(selector);
  }

  private static void dialog(StudioPage studio, String command) {
    studio.page.locator("[data-command='" + command + "']").click();
    see(studio, "dialog[open]");
  }

  @TestFactory
  List<DynamicTest> nothingToComplainAbout() {
    return STATES.stream()
        .map(state -> DynamicTest.dynamicTest(state.name(), () -> check(state)))
        .toList();
  }

  private void check(State state) throws IOException {
    Page page = newPage(AccessibilityBrowserTest::window);
    StudioPage studio = StudioPage.at(page, address("/"));
    state.reach().accept(studio);
    studio.drawn();
    Axe.assertNothing(page, state.name());
  }

  @Test
  void nothingInAFrameOfOthers() throws IOException {
    Page page = newPage(AccessibilityBrowserTest::window);
    page.navigate(address("/?src=examples/fox.skel2d#embed"));
    page.waitForFunction("() => document.querySelector('limber-player')?.character");
    Axe.assertNothing(page, "embedded");
  }

  @Test
  void nothingInTheTour() throws IOException {
    Page page = newPage(AccessibilityBrowserTest::window);
    page.navigate(address("/"));
    page.waitForSelector(".tour");
    Axe.assertNothing(page, "tour");
  }

  @Test
  void nothingOnAPageWithAPlayer() throws IOException {
    Page page = newPage(AccessibilityBrowserTest::window);
    page.navigate(address("/web/examples/player.html"));
    page.waitForFunction("() => document.querySelector('limber-player').character");
    for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      assertEquals(List.of(), Axe.violations(page), scheme.toString());
    }
  }

  @Test
  void axeFindsWhatIsWrong() throws IOException {
    Page page = newPage(AccessibilityBrowserTest::window);
    StudioPage.at(page, address("/"));
    page.evaluate("() => document.querySelector('h1').remove()");
    assertEquals(1, ((List<?>) Axe.violations(page)).size());
  }
}
