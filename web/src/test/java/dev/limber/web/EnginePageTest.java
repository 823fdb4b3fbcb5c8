package dev.limber.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;

/** The example pages of other engines, with any version of them that {@code package.json} names. */
abstract class EnginePageTest extends BrowserTest {
  private static final Pattern MODULE =
      Pattern.compile(".*/node_modules/(?:pixi\\.js|phaser)/(.*)");

  /** Where npm has the other versions; the pages ask for the newest. */
  private static final Map<String, String> FOLDERS =
      Map.of(
          "pixi 8.8", "pixi8.8",
          "phaser 3", "phaser3",
          "phaser 3.80", "phaser3.80",
          "phaser 4.0", "phaser4.0");

  @BeforeAll
  static void findEngines() {
    boolean there = Files.exists(Path.of("node_modules/pixi.js"));
    if (!there) {
      System.err.println("== TESTS OF OTHER ENGINES SKIPPED: run npm ci in the folder web");
    }
    assumeTrue(there);
  }

  /** Opens the example of an engine, "pixi", or of one of its versions, "pixi 8.8". */
  final Page example(String engine) {
    return example(engine, "");
  }

  /** Opens an example after a script. */
  final Page example(String engine, String script) {
    Page page = newPage(options -> {});
    page.addInitScript(script);
    String folder = FOLDERS.get(engine);
    if (folder != null) {
      page.route(
          MODULE,
          route -> {
            Matcher module = MODULE.matcher(route.request().url());
            module.matches();
            Path file = Path.of("node_modules", folder, module.group(1));
            route.fulfill(
                new Route.FulfillOptions().setContentType("text/javascript").setPath(file));
          });
    }
    page.navigate(address("/web/examples/" + nameOf(engine) + ".html"));
    await(page, "document.documentElement.dataset.ready");
    return page;
  }

  /** Returns the name of an engine without its version. */
  static String nameOf(String engine) {
    return engine.replaceFirst(" .*", "");
  }
}
