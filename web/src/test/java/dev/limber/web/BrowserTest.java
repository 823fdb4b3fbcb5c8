package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

/**
 * What tests in a browser stand on: one Chromium and one static host for all of them, a fresh page
 * for each test, and an error in the console fails it.
 *
 * <p>They run with {@code -Dbrowser} where Chromium is installed, and are skipped with a loud line
 * otherwise. Pages of tests lie in {@code src/test/page} and are at {@code /test/}; the site itself
 * is at {@code /}, the samples at {@code /samples/}.
 */
@SuppressWarnings("JUnit4ClassUsedInJUnit5")
abstract class BrowserTest {
  /** Where Chromium is; the environment may say another place. */
  private static final Path CHROMIUM =
      Path.of(System.getenv().getOrDefault("LIMBER_CHROMIUM", "/usr/bin/chromium"));

  /**
   * WebGL in software. Putting the page itself together on that same software card would make each
   * frame five times as slow.
   */
  static final List<String> OPTIONS =
      List.of(
          "--no-sandbox",
          "--use-angle=swiftshader",
          "--enable-unsafe-swiftshader",
          "--disable-gpu-compositing",
          // Service workers need HTTPS, and nobody has signed our key.
          "--ignore-certificate-errors");

  private static final Path SCREENSHOTS = Path.of("target/screenshots");
  private static boolean told;
  private static Browser browser;
  private static PageServer server;

  private final List<BrowserContext> contexts = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();

  @BeforeAll
  static void startBrowser() throws IOException {
    String missing = missing();
    if (!missing.isEmpty() && !told) {
      told = true;
      System.err.println("== BROWSER TESTS SKIPPED: " + missing);
    }
    assumeTrue(missing.isEmpty(), missing);
    if (browser == null) {
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      browser =
          playwright
              .chromium()
              .launch(new BrowserType.LaunchOptions().setExecutablePath(CHROMIUM).setArgs(OPTIONS));
      server = new PageServer();
      Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    }
  }

  private static String missing() {
    if (System.getProperty("browser") == null) {
      return "run Maven with -Dbrowser, which downloads Playwright's driver of 200 MB";
    }
    if (!Files.isExecutable(CHROMIUM)) {
      return "no Chromium at " + CHROMIUM + "; install it, or set LIMBER_CHROMIUM";
    }
    return "";
  }

  /** Opens a path of the host in a window of 1000 x 700. */
  protected final Page open(String path) {
    return open(path, options -> {});
  }

  /** Opens a path of the host in a window as told: size, pixel ratio, colour scheme, motion. */
  protected final Page open(String path, Consumer<Browser.NewContextOptions> change) {
    Page page = newPage(change);
    page.navigate(address(path));
    return page;
  }

  /** Returns an empty page whose errors count. */
  protected final Page newPage(Consumer<Browser.NewContextOptions> change) {
    Browser.NewContextOptions options =
        new Browser.NewContextOptions().setViewportSize(1000, 700).setAcceptDownloads(true);
    change.accept(options);
    BrowserContext context = browser.newContext(options);
    contexts.add(context);
    context.setDefaultTimeout(20_000);
    Page page = context.newPage();
    page.onPageError(error -> errors.add("uncaught: " + error));
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            errors.add(message.text() + " (" + message.location() + ")");
          }
        });
    return page;
  }

  /** Returns the address of a path of the host. */
  protected static String address(String path) {
    return server.address(path).toString();
  }

  /**
   * Waits until a JavaScript expression, or what it promises, is true. Playwright's {@code
   * waitForFunction} takes the promise itself for true.
   */
  protected static void await(Page page, String condition) {
    String asked = "async () => Boolean(await (" + condition + "))";
    page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate(asked)));
  }

  /** Keeps a picture of the page at {@code target/screenshots}; returns its file. */
  protected static Path screenshot(Page page, String name) {
    Path file = SCREENSHOTS.resolve(name + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
    return file;
  }

  /** Returns the errors so far and forgets them: for tests that cause some. */
  protected final List<String> takeErrors() {
    List<String> taken = List.copyOf(errors);
    errors.clear();
    return taken;
  }

  @AfterEach
  void closePages() {
    for (BrowserContext context : contexts) {
      context.close();
    }
    contexts.clear();
    assertEquals(List.of(), errors, "errors in the console of the page");
  }
}
