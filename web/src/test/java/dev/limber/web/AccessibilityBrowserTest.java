package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** axe finds nothing to complain about in any main state of the page, in both themes. */
class AccessibilityBrowserTest extends BrowserTest {
  private static final Path AXE = Path.of("node_modules/axe-core/axe.min.js");

  private static final String MISTAKES =
      "skeleton\n\tbody\n\t\thead\n\t\t@ :circle d20 f red\n\nanim \"a\"\n\tbody\n\t\tr 0->4\n";

  private static final String ARM =
      "skeleton\n\tbody\n\t\t@ :circle d20\n\nanim \"a\"\n\tbody\n\t\tr 0 -> 4 -> 0\n";

  @BeforeAll
  static void findAxe() {
    boolean there = Files.exists(AXE);
    if (!there) {
      System.err.println("== ACCESSIBILITY TESTS SKIPPED: run npm ci in the folder web");
    }
    assumeTrue(there);
  }

  /** axe measures with styles that the page's policy forbids. */
  private static void window(Browser.NewContextOptions options) {
    EditorPage.window(options);
    options.setBypassCSP(true);
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
          new State("menu", studio -> studio.page.locator(".choice-animation").first().click()),
          new State("outline", studio -> studio.page.keyboard().press("Alt+2")),
          new State("reference", studio -> studio.page.keyboard().press("Alt+3")),
          new State("four viewports", studio -> studio.press("4")),
          new State("inspector", studio -> studio.press("i")),
          new State("examples", studio -> dialog(studio, "file.examples")),
          new State("share", studio -> dialog(studio, "file.share")),
          new State("export", studio -> dialog(studio, "export.open")),
          new State("shortcuts", studio -> studio.press("?")),
          new State("palette", studio -> studio.page.keyboard().press("Control+Shift+P")),
          new State("SkelForm", studio -> studio.sample("lantern-0.8.skf")));

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
    for (String theme : List.of("dark", "light")) {
      page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
      assertEquals(List.of(), violations(page), state.name() + ", " + theme);
    }
  }

  /** Returns what axe finds: rule, place and reason. */
  private static Object violations(Page page) throws IOException {
    page.evaluate(Files.readString(AXE));
    return page.evaluate(
        """
        async () => {
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          return violations.map(({ id, nodes }) => id + ' ' + JSON.stringify(nodes[0].target) + ' ' + nodes[0].failureSummary);
        }
        """);
  }

  @Test
  void axeFindsWhatIsWrong() throws IOException {
    Page page = newPage(AccessibilityBrowserTest::window);
    StudioPage.at(page, address("/"));
    page.evaluate("() => document.querySelector('h1').remove()");
    assertEquals(1, ((List<?>) violations(page)).size());
  }
}
