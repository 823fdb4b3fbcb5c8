package dev.limber.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures what a frame costs in Chromium, and on this JVM in the same run. A program and not a
 * test: figures belong into {@code docs/web.md}, not into a build on a busy machine.
 *
 * <p>Start it in the module's folder, with a {@code .skf} file, the name of its animation, and the
 * source of 300 bones that the program {@code Anemone} in the tests of {@code skel2d} writes.
 */
final class FrameCost {
  private static final int FIRST_FRAMES = 9;

  private FrameCost() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    byte[] bytes = Files.readAllBytes(file);
    try (Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))) {
      PageServer server = new PageServer();
      Page page = open(playwright, server);
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
      for (String option : List.of("--enable-gpu-compositing", "--disable-gpu-compositing")) {
        Page canvases = open(playwright, server, option);
        Object cost = canvases.evaluate("canvases('/samples/humanoid.skel2d', 100)");
        System.out.println("100 canvases, " + option + ", ms: " + cost);
        canvases.context().browser().close();
      }
      firstFrames(playwright, server, Files.readString(Path.of(args[2])));
      page.navigate(server.address("/test/engines/cost.html").toString());
      page.waitForCondition(
          () -> "true".equals(page.evaluate("document.documentElement.dataset.ready")));
      System.out.println(
          "100 humanoids on a stage, in Pixi and in Phaser, ms: "
              + page.evaluate("compare('/samples/humanoid.skel2d', 100)"));
    }
    System.exit(0); // The server of the page would go on.
  }

  private static Page open(Playwright playwright, PageServer server, String... options) {
    List<String> all = new ArrayList<>(List.of("--no-sandbox", "--use-angle=swiftshader"));
    all.addAll(List.of(options));
    Path chromium = Path.of(System.getenv().getOrDefault("LIMBER_CHROMIUM", "/usr/bin/chromium"));
    Page page =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium).setArgs(all))
            .newPage();
    page.setDefaultTimeout(120_000);
    page.navigate(server.address("/test/cost.html").toString());
    page.waitForCondition(
        () -> "true".equals(page.evaluate("document.documentElement.dataset.ready")));
    return page;
  }

  /**
   * Processor time of the page's thread from the bytes of a file to a player's first frame, and for
   * reading alone; medians, the files by turns.
   */
  private static void firstFrames(Playwright playwright, PageServer server, String anemone)
      throws IOException {
    String few = anemone.substring(0, anemone.indexOf("\nanim \"wave-06\""));
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String sample : List.of("humanoid.skel2d", "lantern-0.7.skf")) {
      files.put(sample, Files.readAllBytes(Samples.FOLDER.resolve(sample)));
    }
    files.put("300 bones, 5 animations", few.getBytes(UTF_8));
    files.put("300 bones, 50 animations", anemone.getBytes(UTF_8));
    Map<String, List<Double>> costs = new LinkedHashMap<>();
    for (int round = 0; round < FIRST_FRAMES; round++) {
      files.forEach(
          (name, bytes) -> {
            add(costs, name + ", read", cost(playwright, server, bytes, List.of("read()")).get(0));
            List<Double> frames = cost(playwright, server, bytes, List.of("first()", "first()"));
            add(costs, name + ", first frame", frames.get(0));
            add(costs, name + ", again", frames.get(1));
          });
    }
    costs.forEach(
        (name, all) ->
            System.out.printf(
                "%s: %.0f ms%n", name, all.stream().sorted().toList().get(FIRST_FRAMES / 2)));
  }

  private static void add(Map<String, List<Double>> costs, String name, double cost) {
    costs.computeIfAbsent(name, key -> new ArrayList<>()).add(cost);
  }

  /** Milliseconds of the page's thread that calls take, one after the other in a fresh browser. */
  private static List<Double> cost(
      Playwright playwright, PageServer server, byte[] bytes, List<String> calls) {
    Page page = open(playwright, server);
    page.evaluate("text => take(text)", Base64.getEncoder().encodeToString(bytes));
    CDPSession session = page.context().newCDPSession(page);
    JsonObject byThread = new JsonObject();
    byThread.addProperty("timeDomain", "threadTicks");
    session.send("Performance.enable", byThread);
    List<Double> costs = new ArrayList<>();
    for (String call : calls) {
      double start = taskSeconds(session);
      page.evaluate(call);
      costs.add(1e3 * (taskSeconds(session) - start));
    }
    page.context().browser().close();
    return costs;
  }

  private static double taskSeconds(CDPSession session) {
    for (JsonElement metric : session.send("Performance.getMetrics").getAsJsonArray("metrics")) {
      if (metric.getAsJsonObject().get("name").getAsString().equals("TaskDuration")) {
        return metric.getAsJsonObject().get("value").getAsDouble();
      }
    }
    throw new IllegalStateException("Chromium tells no TaskDuration");
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
