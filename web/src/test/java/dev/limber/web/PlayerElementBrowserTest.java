package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code <limber-player>} in plain pages under a strict policy. */
class PlayerElementBrowserTest extends BrowserTest {
  private Page players() {
    Page page = open("/test/players.html");
    awaitReady(page);
    return page;
  }

  private static void awaitReady(Page page) {
    page.evaluate(
        """
        async () => {
          await customElements.whenDefined('limber-player');
          const players = [...document.querySelectorAll('limber-player')];
          await Promise.allSettled(players.map((player) => player.ready));
        }
        """);
  }

  @Test
  void threeLinesAreEnough() {
    Page page = open("/test/three-lines.html");
    awaitReady(page);
    await(page, "document.querySelector('limber-player').currentTime > 0.1");
    screenshot(page, "player-three-lines");
    assertTrue(inkOf(page, "limber-player") > 1000, "nothing is drawn");
  }

  @Test
  void severalPlayersShareOneContextAndAllMove() {
    Page page = players();
    await(page, "[...document.querySelectorAll('[autoplay]')].every((p) => p.currentTime > 0.05)");
    screenshot(page, "players");
    Object pixels =
        page.evaluate("[...document.querySelectorAll('limber-player')].map((p) => ink(p) > 500)");
    assertEquals(List.of(true, true, true, true), pixels);
  }

  @Test
  void buttonsPlayPauseAndScrub() {
    Page page = players();
    page.locator("#still [part=play]").click();
    await(page, "!document.querySelector('#still').paused");
    await(page, "document.querySelector('#still').currentTime > 0");
    page.locator("#still [part=play]").click();
    assertEquals(true, page.evaluate("document.querySelector('#still').paused"));
    page.locator("#still [part=scrub]").fill("0.5");
    double time =
        ((Number) page.evaluate("document.querySelector('#still').currentTime")).doubleValue();
    assertEquals(0.5, time, 1e-9);
    page.locator("#still [part=animation]").selectOption("jump");
    assertEquals("jump", page.evaluate("document.querySelector('#still').animation"));
    page.locator("#still [part=skin]").selectOption("night");
    assertEquals(List.of("night"), page.evaluate("document.querySelector('#still').skins"));
    page.evaluate("document.querySelector('#still').skins = null");
    assertEquals(List.of("default"), page.evaluate("document.querySelector('#still').skins"));
    page.evaluate("document.querySelector('#still').skins = ['night']");
    assertEquals(List.of("night"), page.evaluate("document.querySelector('#still').skins"));
    page.locator("#still [part=speed]").selectOption("2");
    assertEquals(2, page.evaluate("document.querySelector('#still').figure.speed"));
  }

  @Test
  void keysPlayAndStepByFrames() {
    Page page = players();
    page.locator("#still").focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    double time =
        ((Number) page.evaluate("document.querySelector('#still').currentTime")).doubleValue();
    assertEquals(2 / 24.0, time, 1e-9);
    page.keyboard().press("Home");
    assertEquals(0, page.evaluate("document.querySelector('#still').currentTime"));
    page.keyboard().press(" ");
    assertEquals(false, page.evaluate("document.querySelector('#still').paused"));
  }

  @Test
  void attributesAreFollowed() {
    Page page = players();
    page.evaluate("document.querySelector('#still').setAttribute('animation', 'wave')");
    assertEquals("wave", page.evaluate("document.querySelector('#still').figure.current().name"));
    page.evaluate("document.querySelector('#still').setAttribute('skin', 'night')");
    assertEquals(List.of("night"), page.evaluate("document.querySelector('#still').skins"));
    page.evaluate("document.querySelector('#still').speed = 0.5");
    assertEquals("0.5", page.getAttribute("#still", "speed"));
    page.evaluate("document.querySelector('#still').toggleAttribute('controls')");
    assertEquals(false, page.locator("#still [part=controls]").isVisible());
    Object kind =
        page.evaluate(
            """
            async () => {
              const player = document.querySelector('#still');
              player.removeAttribute('animation');
              player.removeAttribute('skin');
              player.src = '/samples/lantern-0.7.skf';
              await player.ready;
              return player.character.kind;
            }
            """);
    assertEquals("skelform", kind);
  }

  @Test
  void wrongNamesAreToldAndWhatWasShownStays() {
    Page page = players();
    Object told =
        page.evaluate(
            """
            async () => {
              const player = document.querySelector('#still');
              let message = '';
              player.addEventListener('error', (event) => (message = event.detail.message));
              player.setAttribute('animation', 'fly');
              await Promise.resolve();
              const name = player.figure.current().name;
              player.setAttribute('animation', name);
              return [message, name, player.error === null ? 'over' : 'still told'];
            }
            """);
    assertEquals(
        List.of(
            "no animation \"fly\"; there are: \"walk\", \"run\", \"idle\", \"jump\", \"wave\"",
            "run",
            "over"),
        told);
  }

  @Test
  void theEndOfALoopIsNotItsStart() {
    Page page = players();
    Object end =
        page.evaluate(
            """
            () => {
              const player = document.querySelector('#still');
              return [true, false].map((loop) => {
                player.loop = loop;
                player.currentTime = player.duration;
                return Math.abs(player.currentTime - player.duration) < 1e-6;
              });
            }
            """);
    assertEquals(List.of(true, true), end);
  }

  @Test
  void aMissingFileIsShownAsAMessage() {
    Page page = open("/test/broken.html");
    awaitReady(page);
    assertEquals(
        "missing.skf cannot be fetched: the server says 404 Not Found",
        page.locator("#broken [part=message] strong").textContent());
    assertEquals("alert", page.locator("#broken [part=message]").getAttribute("role"));
    String wrong = page.locator("#wrong [part=message]").textContent();
    assertTrue(wrong.contains("text without a Skel2D section, not a character"), wrong);
    screenshot(page, "players-error");
    assertEquals(1, takeErrors().size());
  }

  @Test
  void aFileThatIsNoCharacterSaysWhy() {
    Page page = players();
    Object told =
        page.evaluate(
            """
            async () => {
              const player = document.querySelector('#still');
              try {
                await player.open(new Uint8Array([1, 2, 3]), { name: 'bad.skf' });
              } catch (error) {
                return [error.name, error.diagnostics[0].code, player.error === error];
              }
            }
            """);
    assertEquals(List.of("LimberError", "zip-not-a-zip", true), told);
  }

  @Test
  void withoutWebGlThePlayerSaysSo() {
    Page page = newPage(options -> {});
    page.addInitScript(
        """
        const getContext = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
        };
        """);
    page.navigate(address("/test/three-lines.html"));
    awaitReady(page);
    assertEquals(
        "the browser has no WebGL2",
        page.locator("limber-player [part=message] strong").textContent());
  }

  @Test
  void withReducedMotionNothingStartsByItself() {
    Page page =
        open("/test/three-lines.html", options -> options.setReducedMotion(ReducedMotion.REDUCE));
    awaitReady(page);
    assertEquals(true, page.evaluate("document.querySelector('limber-player').paused"));
    assertTrue(inkOf(page, "limber-player") > 1000, "the first frame is not drawn");
    page.locator("limber-player [part=play]").click();
    await(page, "document.querySelector('limber-player').currentTime > 0");
  }

  @Test
  void whatIsOutOfSightStandsStill() {
    Page page = players();
    page.evaluate("document.body.style.setProperty('padding-top', '3000px')");
    // Observers are told in the order in which they were made, so the player knows before this one.
    page.evaluate(
        """
        () => new Promise((done) => {
          const observer = new IntersectionObserver(([seen]) => seen.isIntersecting || done());
          observer.observe(document.querySelector('#fox'));
        })
        """);
    Object before = page.evaluate("document.querySelector('#fox').currentTime");
    page.evaluate(
        """
        () => new Promise((done) => {
          let frames = 10;
          const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
          next();
        })
        """);
    assertEquals(before, page.evaluate("document.querySelector('#fox').currentTime"));
    page.evaluate("document.body.style.setProperty('padding-top', '0')");
    await(page, "document.querySelector('#fox').currentTime !== " + before);
  }

  @Test
  void aLostContextComesBack() {
    Page page = players();
    int before = inkOf(page, "#fox");
    Object lost =
        page.evaluate(
            """
            async () => {
              const { stage } = await import('/limber/limber.js');
              const any = stage(document.createElement('canvas'));
              const canvas = any.renderer.canvas;
              const loss = any.renderer.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
              const gone = new Promise((done) => canvas.addEventListener('webglcontextlost', done));
              loss.loseContext();
              await gone;
              const wasLost = any.renderer.isLost;
              const back = new Promise((done) => canvas.addEventListener('webglcontextrestored', done));
              await new Promise((done) => setTimeout(done, 0));
              loss.restoreContext();
              await back;
              return [wasLost, any.renderer.isLost];
            }
            """);
    assertEquals(List.of(true, false), lost);
    page.evaluate(
        "document.querySelectorAll('limber-player').forEach((p) => (p.currentTime = 0.1))");
    assertTrue(inkOf(page, "#fox") > before / 2, "nothing is drawn after the context came back");
    assertTrue(inkOf(page, "#lantern") > 500, "textures are not there again");
    takeErrors();
  }

  @Test
  void disposingFreesAllAndMayBeRepeated() {
    Page page = players();
    Object state =
        page.evaluate(
            """
            async () => {
              const player = document.querySelector('#fox');
              const { character, figure } = player;
              player.remove();
              await Promise.resolve();
              await Promise.resolve();
              const isFreed = [character.isDisposed, figure.isDisposed, player.figure === null];
              player.dispose();
              character.dispose();
              let message = '';
              try {
                figure.update(0.1);
              } catch (error) {
                message = error.message;
              }
              return [...isFreed, message];
            }
            """);
    assertEquals(List.of(true, true, true, "this figure was disposed"), state);
  }

  @Test
  void pixelsFollowTheScreen() {
    for (int ratio : new int[] {1, 2}) {
      Page page = open("/test/three-lines.html", options -> options.setDeviceScaleFactor(ratio));
      awaitReady(page);
      String width =
          "document.querySelector('limber-player').shadowRoot.querySelector('canvas').width";
      await(page, width + " === " + 320 * ratio);
      screenshot(page, "player-ratio-" + ratio);
    }
  }

  @Test
  void eventsArriveAtTheElement() {
    Page page = players();
    Object events =
        page.evaluate(
            """
            async () => {
              const player = document.querySelector('#still');
              const heard = [];
              for (const type of ['started', 'completed', 'interrupted', 'ended', 'mark']) {
                player.addEventListener(type, (event) => heard.push(`${type} ${event.detail.animation}`));
              }
              player.figure.mark('jump', 0.5, 'up');
              player.play('jump', { loop: false, fade: 0 });
              player.figure.update(0.6);
              player.figure.update(2);
              return heard;
            }
            """);
    assertEquals(
        List.of("interrupted run", "started jump", "ended run", "mark jump", "completed jump"),
        events);
  }

  @Test
  void inDarkSurroundingsTheControlsAreDark() {
    Page page = open("/test/players.html", options -> options.setColorScheme(ColorScheme.DARK));
    awaitReady(page);
    screenshot(page, "players-dark");
    Object bar =
        page.evaluate(
            "getComputedStyle(document.querySelector('#still').shadowRoot.querySelector('.bar'))"
                + ".backgroundColor");
    assertNotEquals("rgb(243, 244, 246)", bar);
  }

  private static int inkOf(Page page, String selector) {
    return ((Number) page.evaluate("ink(document.querySelector('" + selector + "'))")).intValue();
  }

  @Test
  void controlsWaitForACharacter() {
    Page page = open("/test/players.html");
    awaitReady(page);
    page.evaluate(
        """
        () => {
          const empty = document.createElement('limber-player');
          empty.id = 'empty';
          empty.setAttribute('controls', '');
          document.body.prepend(empty);
        }
        """);
    screenshot(page, "player-empty");
    String shown =
        "(() => { const { shadowRoot } = document.getElementById('empty'); const speed = shadowRoot.querySelector('[part=speed]');"
            + " return speed.selectedOptions[0].textContent + ' ' + [...shadowRoot.querySelectorAll('button, input, select')]"
            + ".filter(one => one.checkVisibility() && !one.disabled).map(one => one.part.value).join(); })()";
    assertEquals("1× ", page.evaluate(shown));
    page.evaluate("document.getElementById('empty').speed = 2");
    assertEquals("2× ", page.evaluate(shown));
    page.locator("#empty").focus();
    page.keyboard().press("Space");
    assertEquals(true, page.evaluate("document.getElementById('empty').paused"));
    page.evaluate("document.getElementById('empty').open('/samples/humanoid.skel2d')");
    await(page, "document.getElementById('empty').character !== null");
    assertEquals("2× play,scrub,animation,skin,speed,fullscreen", page.evaluate(shown));
  }
}
