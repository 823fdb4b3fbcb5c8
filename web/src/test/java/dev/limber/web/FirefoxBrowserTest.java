package dev.limber.web;

import static dev.limber.web.PlayerScripts.CALLED_OFF;
import static dev.limber.web.PlayerScripts.CALLS_IN_ORDER;
import static dev.limber.web.PlayerScripts.EARLY_CALLS;
import static dev.limber.web.PlayerScripts.MOVED;
import static dev.limber.web.PlayerScripts.ONE_FAILS;
import static dev.limber.web.StageBrowserTest.CONTEXT_GIVEN_BACK;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.java2d.Java2d;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Firefox, which is another engine for scripts, WebGL and pages, does what Chromium does. */
class FirefoxBrowserTest {
  private static Firefox firefox;
  private static PageServer server;

  @BeforeAll
  static void start() throws IOException {
    String missing = Firefox.missing();
    if (!missing.isEmpty()) {
      System.err.println("== FIREFOX TESTS SKIPPED: " + missing);
    }
    assumeTrue(missing.isEmpty(), missing);
    server = new PageServer();
    firefox = new Firefox();
  }

  @AfterAll
  static void end() throws IOException {
    if (firefox != null) {
      firefox.close();
    }
  }

  @AfterEach
  void theConsoleIsEmpty() {
    assertEquals("", firefox.takeErrors(), "errors in the console of the page");
  }

  private static void open(String path) {
    firefox.open(server.address(path).toString());
  }

  @Test
  void posesHaveTheBitsOfTheJvm() throws IOException {
    Map<String, String> onJvm = new TreeMap<>();
    for (Path sample : Samples.all()) {
      onJvm.put(sample.getFileName().toString(), Fingerprint.of(Java2d.load(sample).newPuppet()));
    }
    open("/test/fingerprint.html");
    firefox.await("document.documentElement.dataset.ready");
    Map<String, String> inFirefox = new TreeMap<>();
    for (String name : onJvm.keySet()) {
      inFirefox.put(name, firefox.run("fingerprint('" + name + "')"));
    }
    assertEquals(onJvm, inFirefox);
  }

  @Test
  void samplesOfBothFormatsLookLikeTheReference() throws IOException {
    open("/test/page.html");
    firefox.await("document.documentElement.dataset.ready");
    for (Path sample : Samples.all()) {
      String name = sample.getFileName().toString();
      Puppet puppet = Java2d.load(sample).newPuppet();
      puppet.seek(puppet.animations().get(0), 0.3);
      puppet.construct();
      int size = PictureBrowserTest.SIZE;
      View view = new View().fit(new PuppetBounds().of(puppet), size, size, 6);
      String matrix = "[%s, %s, %s, %s, %s, %s]";
      matrix = matrix.formatted(view.a(), view.b(), view.c(), view.d(), view.e(), view.f());
      String draw = PictureBrowserTest.DRAW.replace("EQUIP", "() => {}");
      String pixels = firefox.run("(%s)(['%s', %s, %d, null])".formatted(draw, name, matrix, size));
      int[] drawn = PictureBrowserTest.pixels(pixels);
      PictureBrowserTest.save("firefox-" + name, drawn);
      int[] reference = PictureBrowserTest.reference(puppet, view, Rgba.CLEAR);
      // Decoders of JPG may round colours differently.
      double mean = name.contains("jpg") ? 3 : PictureBrowserTest.MEAN_TOLERANCE;
      PictureBrowserTest.assertSame("Firefox " + name, reference, drawn, mean);
    }
  }

  @Test
  void theElementPlaysPausesAndReportsErrors() {
    open("/test/players.html");
    firefox.run(
        "Promise.all([...document.querySelectorAll('limber-player')].map((player) => player.ready))");
    firefox.await(
        "[...document.querySelectorAll('[autoplay]')].every((player) => player.currentTime > 0.05)");
    firefox.screenshot("firefox-players");
    assertEquals(
        "true,true,true,true",
        firefox.run("[...document.querySelectorAll('limber-player')].map((p) => ink(p) > 500)"));
    firefox.click("#still >>> [part=play]");
    firefox.await("document.querySelector('#still').currentTime > 0.05");
    firefox.press(" ");
    assertEquals("true", firefox.run("document.querySelector('#still').paused"));
    assertEquals(
        "LimberError zip-not-a-zip true",
        firefox.run(
            """
            (async () => {
              const player = document.querySelector('#fox');
              const error = await player.open(new Uint8Array([1, 2, 3]), { name: 'bad.skf' }).catch((error) => error);
              const message = player.shadowRoot.querySelector('[part=message]');
              return [error.name, error.diagnostics[0].code, message.checkVisibility()].join(' ');
            })()
            """));
  }

  @Test
  void playersBehaveAsInChromium() {
    assertEquals("true,my mistake,true,this figure was disposed,1,true,,,false", told(ONE_FAILS));
    assertEquals("jump,0.25,true,night,true", told(CALLS_IN_ORDER));
    assertEquals("jump,wave,false,true,true,2,false", told(EARLY_CALLS));
    assertEquals("true,hello.skel2d,true", told(MOVED));
    assertEquals("AbortError,AbortError,hello.skel2d,", told(CALLED_OFF));
    assertEquals("true,true", told(CONTEXT_GIVEN_BACK));
    firefox.await("draw(later)");
  }

  @Test
  void namesHealAndLabelsAreTold() {
    assertEquals("true,true,true,true,true,walk,false,night", told(PlayerScripts.WRONG_NAME));
    assertEquals("character,character,Pip, a bird,Pip, a bird", told(PlayerScripts.LABELS));
  }

  @Test
  void withoutControlsItIsAPictureAndNoTabStop() {
    told(PlayerScripts.WITHOUT_CONTROLS);
    firefox.press("Tab");
    assertEquals("BUTTON", firefox.run("document.activeElement.tagName"));
    assertEquals(",,img", firefox.run("(" + PlayerScripts.ROLES + ")()"));
  }

  @Test
  void smallAndTransformedPlayersShowTheCharacter() {
    assertEquals("100,true,true,true,true", told(PlayerScripts.SMALL));
    firefox.screenshot("firefox-small");
    assertEquals("true,true,true,true", told(PlayerScripts.PLACES));
  }

  @Test
  void stagesFitDenseScreensAndNameWrongCanvases() {
    firefox.density(2);
    assertEquals("0,0,2,2,0,0,2,2", told(PlayerScripts.KEEP_SIZE, "''"));
    assertEquals("0,0,2,2,0,0,2,2", told(PlayerScripts.KEEP_SIZE, "'width: 120px'"));
    firefox.density(1);
    assertEquals(
        StageBrowserTest.WRONG_CANVASES_TOLD.stream()
            .map(String::valueOf)
            .collect(Collectors.joining(",")),
        told(PlayerScripts.WRONG_CANVASES));
  }

  private static String told(String script) {
    return told(script, "");
  }

  private static String told(String script, String argument) {
    open("/test/empty.html");
    firefox.run(PlayerScripts.HELPERS);
    firefox.run("customElements.whenDefined('limber-player')");
    return firefox.run("(" + script + ")(" + argument + ")");
  }

  @Test
  void aWorkerDrawsOnACanvasOfThePage() {
    open("/test/page.html");
    firefox.await("document.documentElement.dataset.ready");
    String script = "(" + RuntimeBrowserTest.WORKER_DRAWS + ")('humanoid.skel2d')";
    assertEquals("true,true,true,true,true", firefox.run(script));
  }

  @Test
  void aKeystrokeInTheStudioChangesThePicture() {
    open("/test/empty.html");
    firefox.run(StudioPage.VISITED);
    open("/");
    firefox.await("document.documentElement.dataset.ready === 'true'");
    firefox.run(
        """
        (async () => {
          const shown = new Promise((resolve) => limberStudio.on('character', resolve));
          const text = 'skeleton\\n\\tbox\\n\\t\\t@ :rect w40 h40 t0 f#D33\\n';
          limberStudio.open({ kind: 'skel2d', name: 'a.skel2d', text, images: new Map(), origin: { type: 'new' }, dirty: false });
          await shown;
          const canvas = document.querySelector('.screen');
          window.blue = () => {
            const { data } = canvas.getContext('2d').getImageData(canvas.width / 4, canvas.height / 4, 1, 1);
            return data[2] > 200 && data[0] < 60;
          };
        })()
        """);
    firefox.await("!limberStudio.language.isBusy");
    assertEquals("false", firefox.run("blue()"));
    firefox.run(
        "{ const at = limberStudio.document.text.length - 1; limberStudio.emit('reveal', { from: at, to: at, focus: true }); }");
    for (String key : List.of("Backspace", "Backspace", "Backspace", "0", "3", "D")) {
      firefox.press(key);
    }
    firefox.await("blue()");
    firefox.screenshot("firefox-studio");
  }
}
