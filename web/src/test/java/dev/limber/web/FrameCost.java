package dev.limber.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * Measures what a frame costs in Chromium, and on this JVM in the same run. A program and not a
 * test: figures belong into {@code docs/web.md}, not into a build on a busy machine.
 *
 * <p>Start it in the module's folder, with a {@code .skf} file and the name of its animation.
 */
final class FrameCost {
  private FrameCost() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    byte[] bytes = Files.readAllBytes(file);
    try (Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))) {
      Browser browser =
          playwright
              .chromium()
              .launch(
                  new BrowserType.LaunchOptions()
                      .setExecutablePath(Path.of("/usr/bin/chromium"))
                      .setArgs(List.of("--no-sandbox", "--use-angle=swiftshader")));
      Page page = browser.newPage();
      page.setDefaultTimeout(120_000);
      page.navigate(new PageServer().address("/test/cost.html").toString());
      page.waitForCondition(
          () -> page.evaluate("document.documentElement.dataset.ready").equals("true"));
      String text = Base64.getEncoder().encodeToString(bytes);
      double inBrowser =
          ((Number) page.evaluate("([text, name]) => pose(text, name)", List.of(text, args[1])))
              .doubleValue();
      double onJvm = poseMillis(bytes, args[1]);
      System.out.println("pose: browser " + 1000 * inBrowser + " us, JVM " + 1000 * onJvm + " us");
      System.out.println("ratio: " + inBrowser / onJvm);
      for (int count : new int[] {1, 100}) {
        Object cost = page.evaluate("(count) => crowd('/samples/humanoid.skel2d', count)", count);
        System.out.println(count + " humanoids, ms: " + cost);
      }
    }
    System.exit(0); // The server of the page would go on.
  }

  private static double poseMillis(byte[] bytes, String animation) {
    Puppet puppet = SkelForm.load(bytes).armature().newPose();
    PuppetAnimation played = puppet.animation(animation);
    double best = Double.POSITIVE_INFINITY;
    for (int batch = 0; batch < 1000; batch++) {
      long start = System.nanoTime();
      for (int i = 0; i < 480; i++) {
        puppet.seek(played, i % 24 / 24.0);
        puppet.construct();
      }
      best = Math.min(best, (System.nanoTime() - start) / 480.0 / 1e6);
    }
    return best;
  }
}
