package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** axe, which finds what is hard to use for some. */
final class Axe {
  private static final Path SCRIPT = Path.of("../web/node_modules/axe-core/axe.min.js");

  private Axe() {}

  /** Skips the tests, and says so, where it is not installed. */
  static void assumeInstalled() {
    boolean there = Files.exists(SCRIPT);
    if (!there) {
      System.err.println("== ACCESSIBILITY TESTS SKIPPED: run npm ci in the folder web");
    }
    assumeTrue(there);
  }

  /** It measures with styles that the pages' policy forbids. */
  static void allow(Browser.NewContextOptions options) {
    options.setBypassCSP(true);
  }

  /** Fails if it finds anything on a page, in one theme or the other. */
  static void assertNothing(Page page, String about) throws IOException {
    for (String theme : List.of("dark", "light")) {
      page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
      assertEquals(List.of(), violations(page), about + ", " + theme);
    }
  }

  /** Returns what it finds: rule, place and reason. */
  static Object violations(Page page) throws IOException {
    page.evaluate(Files.readString(SCRIPT));
    return page.evaluate(
        """
        async () => {
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          return violations.map(({ id, nodes }) => id + ' ' + JSON.stringify(nodes[0].target) + ' ' + nodes[0].failureSummary);
        }
        """);
  }
}
