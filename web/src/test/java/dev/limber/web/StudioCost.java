package dev.limber.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Measures how long the studio's picture takes to follow a key and a hand, in Chromium. A program
 * and not a test: figures belong into {@code bench/RESULTS.md}.
 *
 * <p>Start it in the module's folder, with one or more folders of built pages, such as {@code
 * target/page} and that of an older commit: they take turns, so that their figures can be compared.
 */
final class StudioCost {
  private static final int SAMPLES = 24;
  private static final int ROUNDS = 3;

  /** Tells the milliseconds from an event until its picture is painted. */
  private static final String WATCH =
      """
      (() => {
        let drawn = 0;
        const { drawImage } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.drawImage = function (...all) {
          if (this.canvas.matches('.screen')) drawn = performance.now();
          return drawImage.apply(this, all);
        };
        window.afterPaint = () => new Promise((done) => requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now());
          port2.postMessage(0);
        }));
        window.follow = (type, rereads) => {
          window.followed = new Promise((done) => addEventListener(type, async (event) => {
            let since = rereads ? Infinity : event.timeStamp;
            if (rereads) limberStudio.on('character', () => { since = Math.min(since, performance.now()); });
            for (;;) {
              const painted = await afterPaint();
              if (drawn > since) return done(painted - event.timeStamp);
            }
          }, { capture: true, once: true }));
        };
        window.frames = async (count, step) => {
          const times = [];
          let last;
          for (let i = 0; i <= count; i++) {
            step(i);
            const now = await new Promise(requestAnimationFrame);
            if (i > 0) times.push(now - last);
            last = now;
          }
          return times;
        };
      })()
      """;

  private StudioCost() {}

  public static void main(String[] folders) throws IOException {
    try (Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))) {
      for (int round = 1; round <= ROUNDS; round++) {
        for (String folder : folders) {
          measure(playwright, Path.of(folder).toAbsolutePath());
        }
      }
    }
    System.exit(0); // The server of the page would go on.
  }

  private static void measure(Playwright playwright, Path folder) throws IOException {
    System.out.println(folder);
    PageServer server = new PageServer(folder);
    Path chromium = Path.of(System.getenv().getOrDefault("LIMBER_CHROMIUM", "/usr/bin/chromium"));
    try (Browser browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium)
                    .setArgs(BrowserTest.OPTIONS))) {
      Page page =
          browser.newContext(new Browser.NewContextOptions().setViewportSize(1280, 800)).newPage();
      page.addInitScript(WATCH);
      StudioPage studio = StudioPage.at(page, server.address("/").toString());
      studio.text(Files.readString(Path.of("../samples/humanoid.skel2d")));
      tell("letter, moving picture", letters(studio));
      studio.pause();
      tell("letter, still picture", letters(studio));
      page.keyboard().press("Escape");
      tell("step of a drag in the setup pose", dragged(studio, true));
      if (page.locator("[data-tool=record]").count() > 0) {
        studio.choose(0, "animation", "walk", false);
        studio.pause();
        studio.inViewport(0, "[data-tool=record]").first().click();
        tell("step of a drag that records", dragged(studio, false));
        page.mouse().up();
        studio.text(BigTextBrowserTest.manyAnimations());
        studio.choose(0, "animation", "clip0", false);
        studio.pause().press("d");
        tell("frame while the dope sheet scrolls", scrolled(studio));
      }
    }
  }

  /** Types and takes back digits of a width. */
  private static List<Double> letters(StudioPage studio) {
    studio.page.evaluate(
        """
        () => {
          const at = limberStudio.document.text.indexOf('w42') + 3;
          limberStudio.emit('reveal', { from: at, to: at, focus: true });
        }
        """);
    studio.drawn();
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      String key = i % 2 == 0 ? "1" : "Backspace";
      studio.page.evaluate("follow('keydown', true)");
      studio.page.keyboard().press(key);
      times.add(followed(studio));
      studio.await("!limberStudio.language.isBusy");
      studio.drawn();
    }
    return times;
  }

  /** Turns the head, step by step. */
  private static List<Double> dragged(StudioPage studio, boolean rereads) {
    studio.select("bone", "root.hips.spine.chest.neck.head");
    double[] joint = studio.joint(0, "head");
    double angle =
        studio.number(
            0,
            "(() => { const i = v.character.bones.findIndex(b => b.name.endsWith('.head')); return v.figure.bones[11 * i + 2]; })()");
    List<Double> times = new ArrayList<>();
    for (int i = 0; i <= SAMPLES; i++) {
      double now = angle + i * 0.02;
      studio.page.evaluate("rereads => follow('pointermove', rereads)", i > 1 && rereads);
      studio.page.mouse().move(joint[0] + 46 * Math.cos(now), joint[1] - 46 * Math.sin(now));
      if (i == 0) {
        studio.page.mouse().down();
      } else {
        times.add(followed(studio));
      }
      studio.drawn();
    }
    return times.subList(1, times.size());
  }

  private static List<Double> scrolled(StudioPage studio) {
    List<Double> times = new ArrayList<>();
    for (Object time :
        (List<?>)
            studio.page.evaluate(
                """
                () => {
                  const sheet = document.querySelector('.dope-scroll');
                  return frames(240, (i) => { sheet.scrollTop = 45 * i; });
                }
                """)) {
      times.add(((Number) time).doubleValue());
    }
    return times;
  }

  private static double followed(StudioPage studio) {
    return ((Number) studio.page.evaluate("window.followed")).doubleValue();
  }

  private static void tell(String what, List<Double> times) {
    List<Double> sorted = times.stream().sorted().toList();
    System.out.printf(
        "  %-36s median %.1f ms, 95 %% %.1f ms%n",
        what, sorted.get(sorted.size() / 2), sorted.get(sorted.size() * 95 / 100));
  }
}
