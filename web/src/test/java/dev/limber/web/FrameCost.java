package dev.limber.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.lottie.LottieConverter;
import dev.limber.core.diagnostics.Limits;
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
 * source of 300 bones that the program {@code Anemone} in the tests of {@code skel2d} writes. After
 * {@code npm install --no-save @lottiefiles/dotlottie-web@0.80.0} it compares itself with that,
 * too.
 */
final class FrameCost {
  private static final int FIRST_FRAMES = 9;
  private static final String COST = "/test/cost.html";
  private static final Path DOTLOTTIE = Path.of("node_modules/@lottiefiles/dotlottie-web");

  private FrameCost() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    byte[] bytes = Files.readAllBytes(file);
    try (Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))) {
      PageServer server = new PageServer();
      Page page = open(playwright, server, COST);
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
        Page canvases = open(playwright, server, COST, option);
        Object cost = canvases.evaluate("canvases('/samples/humanoid.skel2d', 100)");
        System.out.println("100 canvases, " + option + ", ms: " + cost);
        canvases.context().browser().close();
      }
      firstFrames(playwright, server, Files.readString(Path.of(args[2])));
      if (Files.exists(DOTLOTTIE)) {
        film(playwright, server, "fox", "walk");
        film(playwright, server, "humanoid", "walk");
      }
      page.navigate(server.address("/test/engines/cost.html").toString());
      page.waitForCondition(
          () -> "true".equals(page.evaluate("document.documentElement.dataset.ready")));
      System.out.println(
          "100 humanoids on a stage, in Pixi and in Phaser, ms: "
              + page.evaluate("compare('/samples/humanoid.skel2d', 100)"));
    }
    System.exit(0); // The server of the page would go on.
  }

  private static Page open(
      Playwright playwright, PageServer server, String path, String... options) {
    List<String> all = new ArrayList<>(List.of("--no-sandbox", "--use-angle=swiftshader"));
    all.addAll(List.of(options));
    Path chromium = Path.of(System.getenv().getOrDefault("LIMBER_CHROMIUM", "/usr/bin/chromium"));
    Page page =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium).setArgs(all))
            .newPage();
    page.setDefaultTimeout(120_000);
    page.navigate(server.address(path).toString());
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
    costs.forEach((name, all) -> System.out.printf("%s: %.0f ms%n", name, median(all)));
  }

  private static void add(Map<String, List<Double>> costs, String name, double cost) {
    costs.computeIfAbsent(name, key -> new ArrayList<>()).add(cost);
  }

  /** Milliseconds of the page's thread that calls take, one after the other in a fresh browser. */
  private static List<Double> cost(
      Playwright playwright, PageServer server, byte[] bytes, List<String> calls) {
    Page page = open(playwright, server, COST);
    page.evaluate("text => take(text)", Base64.getEncoder().encodeToString(bytes));
    List<Double> costs = new ArrayList<>();
    for (String call : calls) {
      costs.add(threadMillis(page, () -> page.evaluate(call)));
    }
    page.context().browser().close();
    return costs;
  }

  /** Milliseconds of the page's thread that something takes. */
  private static double threadMillis(Page page, Runnable task) {
    CDPSession session = page.context().newCDPSession(page);
    JsonObject byThread = new JsonObject();
    byThread.addProperty("timeDomain", "threadTicks");
    session.send("Performance.enable", byThread);
    double start = taskSeconds(session);
    task.run();
    return 1e3 * (taskSeconds(session) - start);
  }

  private static double taskSeconds(CDPSession session) {
    for (JsonElement metric : session.send("Performance.getMetrics").getAsJsonArray("metrics")) {
      if (metric.getAsJsonObject().get("name").getAsString().equals("TaskDuration")) {
        return metric.getAsJsonObject().get("value").getAsDouble();
      }
    }
    throw new IllegalStateException("Chromium tells no TaskDuration");
  }

  /** An animation of a sample here, and what is made of it for Lottie in dotlottie-web. */
  private static void film(
      Playwright playwright, PageServer server, String sample, String animation)
      throws IOException {
    String file = sample + ".skel2d";
    byte[] bytes = Files.readAllBytes(Samples.FOLDER.resolve(file));
    Skel2dCharacter character = Skel2dCharacter.of(new String(bytes, UTF_8), file, Limits.DEFAULT);
    CharacterSource source =
        new CharacterSource(bytes, character, (name, most) -> null, Limits.DEFAULT);
    ConvertOptions options = new ConvertOptions(animation, List.of(), 1, null);
    String json = new String(LottieConverter.convert(source, options).bytes(), UTF_8);
    List<Double> here = new ArrayList<>();
    List<Double> there = new ArrayList<>();
    for (int round = 0; round < FIRST_FRAMES; round++) {
      here.addAll(cost(playwright, server, bytes, List.of("first()")));
      Page page = open(playwright, server, "/test/engines/films.html");
      page.evaluate("warm()");
      there.add(threadMillis(page, () -> page.evaluate("json => lottie(json)", json)));
      page.context().browser().close();
    }
    System.out.printf(
        "%s, first frame: %.0f ms, dotlottie-web %.0f ms%n", sample, median(here), median(there));
    Page page = open(playwright, server, "/test/engines/films.html");
    page.evaluate("json => lottie(json)", json);
    Object lottie = page.evaluate("lottieFrames()");
    page.reload();
    page.waitForFunction("document.documentElement.dataset.ready");
    Object limber =
        page.evaluate("([a, b]) => limberFrames(a, b)", List.of("/samples/" + file, animation));
    System.out.println(
        sample + ", a frame, and until its pixels are there, ms: " + limber + ", " + lottie);
    page.context().browser().close();
  }

  private static double median(List<Double> all) {
    return all.stream().sorted().toList().get(all.size() / 2);
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
