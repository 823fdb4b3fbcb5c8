package dev.limber.web;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A Firefox with one page. Playwright drives only builds of its own, so this one is driven by a
 * script in Node with puppeteer-core, {@code src/test/firefox/drive.js}.
 */
final class Firefox implements AutoCloseable {
  /** Where Firefox is; the environment may say another place. */
  private static final Path PROGRAM =
      Path.of(System.getenv().getOrDefault("LIMBER_FIREFOX", "/usr/bin/firefox-esr"));

  /**
   * Makes a display in memory, where there is none: headless, Firefox has no WebGL without a card.
   */
  private static final Path DISPLAY = Path.of("/usr/bin/xvfb-run");

  private static final Path CLIENT = Path.of("node_modules/puppeteer-core");

  /** Pictures are long. */
  private static final Limits LIMITS =
      Limits.DEFAULT.toBuilder().stringLength(Integer.MAX_VALUE).build();

  private final Process process;
  private final Writer commands;
  private final BufferedReader answers;

  Firefox() throws IOException {
    Path log = Path.of("target/firefox.log");
    ProcessBuilder builder =
        new ProcessBuilder("node", "src/test/firefox/drive.js", PROGRAM.toString());
    if (System.getenv("DISPLAY") == null) {
      builder.command().addAll(0, List.of(DISPLAY.toString(), "--auto-servernum"));
    }
    process = builder.redirectError(log.toFile()).start();
    commands = process.outputWriter(StandardCharsets.UTF_8);
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Returns what it needs and lacks, or nothing. */
  static String missing() {
    if (System.getProperty("browser") == null) {
      return "run Maven with -Dbrowser";
    }
    if (!Files.isExecutable(PROGRAM)) {
      return "no Firefox at " + PROGRAM + "; install it, or set LIMBER_FIREFOX";
    }
    if (System.getenv("DISPLAY") == null && !Files.isExecutable(DISPLAY)) {
      return "no display, and no " + DISPLAY + " to make one";
    }
    return Files.exists(CLIENT) ? "" : "no puppeteer-core; run npm ci in the folder web";
  }

  /** Opens an address and waits until it is loaded. */
  void open(String address) {
    tell("open", address);
  }

  /** Returns the value of a JavaScript expression as text; waits for promises. */
  String run(String expression) {
    return tell("run", expression);
  }

  /** Waits until an expression is true. */
  void await(String condition) {
    run(
        "new Promise((done, fail) => { let frames = 1200; const look = () => (%s) ? done() : frames-- ? requestAnimationFrame(look) : fail(new Error('it never came true')); look(); })"
            .formatted(condition));
  }

  /** Clicks into the middle of what a selector finds; {@code >>>} goes into shadow trees. */
  void click(String selector) {
    tell("click", selector);
  }

  /** Presses a key. */
  void press(String key) {
    tell("press", key);
  }

  /** Sets how many pixels of the screen one of CSS has. */
  void density(int ratio) {
    tell("density", String.valueOf(ratio));
  }

  /** Keeps a picture of the page at {@code target/screenshots}. */
  void screenshot(String name) {
    tell("screenshot", "target/screenshots/" + name + ".png");
  }

  /** Returns the errors in the console since the last call, a line each. */
  String takeErrors() {
    return tell("errors", "");
  }

  private String tell(String command, String argument) {
    StringBuilder line = new StringBuilder();
    new JsonWriter(line).beginArray().value(command).value(argument).endArray();
    try {
      commands.append(line.toString().replace("\n", "")).append('\n').flush();
      String answer = answers.readLine();
      if (answer == null) {
        throw new IllegalStateException(
            "Firefox has gone: " + Files.readString(Path.of("target/firefox.log")));
      }
      byte[] json = answer.getBytes(StandardCharsets.UTF_8);
      JsonObject told =
          (JsonObject) JsonReader.parse(json, "answer", LIMITS, new Diagnostics("answer"));
      if (told.get("error") instanceof JsonString error) {
        throw new AssertionError(error.value());
      }
      return ((JsonString) told.get("value")).value();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    commands.close();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
    }
  }
}
