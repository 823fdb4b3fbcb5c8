package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What pages do to {@code <limber-player>} at the wrong time, with wrong names, or twice. */
class PlayerMishapsBrowserTest extends BrowserTest {
  private static final String HELPERS =
      """
      window.frames = (count) => new Promise((done) => {
        const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
        next();
      });
      window.added = (attributes, ready = true) => {
        const player = document.createElement('limber-player');
        for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
        document.body.append(player);
        return ready ? player.ready.then(() => player) : player;
      };
      """;

  private Page page;

  @BeforeEach
  void openPage() {
    page = newPage(options -> {});
    page.addInitScript(HELPERS);
    page.navigate(address("/test/empty.html"));
    page.evaluate("() => customElements.whenDefined('limber-player')");
  }

  @Test
  void oneThatFailsStopsNoOther() {
    Object told =
        page.evaluate(
            """
            async () => {
              const [bad, gone, good] = await Promise.all(
                  ['fox', 'hello', 'plant'].map((name) => added({ src: `/samples/${name}.skel2d`, autoplay: '', loop: '' })));
              const heard = [];
              bad.addEventListener('error', (event) => heard.push(event.detail.message));
              bad.figure.between = () => { throw new TypeError('my mistake'); };
              gone.character.dispose();
              await frames(5);
              bad.style.width = '200px'; // draws again what was posed before
              const before = good.currentTime;
              await frames(5);
              const others = good.currentTime !== before;
              const message = bad.shadowRoot.querySelector('[part=message]');
              const said = [bad.error?.message, message.checkVisibility(), gone.error?.message];
              bad.figure.between = null;
              const stood = bad.currentTime;
              await frames(5);
              return [others, ...said, heard.length, bad.currentTime !== stood, bad.error, message.checkVisibility()];
            }
            """);
    List<Object> expected =
        new ArrayList<>(List.of(true, "my mistake", true, "this figure was disposed", 1, true));
    expected.add(null);
    expected.add(false);
    assertEquals(expected, told);
  }

  @Test
  void callsBeforeTheCharacterIsThereAreKeptInOrder() {
    Object state =
        page.evaluate(
            """
            async () => {
              const player = added({ src: '/samples/humanoid.skel2d', loop: '' }, false);
              player.play('run');
              player.play('jump', { loop: false });
              player.queue('wave');
              player.skins = 'night';
              player.pause();
              player.currentTime = 0.25;
              await player.ready;
              const { animation, currentTime, paused, skins, figure } = player;
              return [animation, currentTime, paused, skins, figure.hasQueued];
            }
            """);
    assertEquals(List.of("jump", 0.25, true, List.of("night"), true), state);
  }

  @Test
  void whatIsQueuedComesAfterTheEnd() {
    page.evaluate(
        """
        async () => {
          window.one = await added({ src: '/samples/humanoid.skel2d', animation: 'jump', autoplay: '' });
          window.completed = [];
          one.addEventListener('completed', (event) => completed.push(event.detail.animation));
          one.figure.queue('wave', { delay: 0.2 });
          one.currentTime = one.duration - 0.01;
        }
        """);
    await(page, "one.animation === 'wave'");
    assertEquals(List.of("jump"), page.evaluate("completed"));
    assertEquals(false, page.evaluate("one.paused"));
  }

  @Test
  void aWrongNameKeepsTheCharacterAndHeals() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', animation: 'fly', skin: 'day' });
              const message = player.shadowRoot.querySelector('[part=message]');
              const first = [player.character !== null, message.checkVisibility(), player.error.message.startsWith('no animation "fly"')];
              player.animation = 'walk';
              const second = [message.checkVisibility(), player.error.message.includes('"day"'), player.animation];
              player.skin = 'night';
              return [...first, ...second, message.checkVisibility(), player.skins];
            }
            """);
    assertEquals(List.of(true, true, true, true, true, "walk", false, List.of("night")), told);
  }

  @Test
  void sourceAndAnimationSetTogetherBelongTogether() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/fox.skel2d', loop: '' });
              const errors = [];
              player.addEventListener('error', (event) => errors.push(event.detail.message));
              player.animation = 'jump';
              player.src = '/samples/humanoid.skel2d';
              await player.ready;
              const first = player.animation;
              player.src = '/samples/lantern-0.7.skf';
              player.animation = 'Walk';
              await player.ready;
              return [first, player.animation, errors];
            }
            """);
    assertEquals(List.of("jump", "Walk", List.of()), told);
  }

  @Test
  void theListOfAnimationsWorksAfterPlayingByCode() {
    page.evaluate(
        "async () => { window.one = await added({ src: '/samples/humanoid.skel2d', animation: 'walk', loop: '', controls: '' }); one.style.width = '560px'; one.play('run'); }");
    page.locator("limber-player [part=animation]").selectOption("walk");
    assertEquals("walk", page.evaluate("one.animation"));
    page.evaluate("() => { one.play('run'); one.animation = 'walk'; }");
    assertEquals("walk", page.evaluate("one.animation"));
  }

  @Test
  void directionAndLoopChangeWithoutAJump() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', loop: '' });
              player.play('walk', { speed: 0.5 });
              player.pause();
              player.figure.update(0);
              const playback = player.figure.current();
              playback.position = playback.duration * 2.25;
              const at = playback.time;
              player.reverse = true;
              const same = player.figure.current() === playback && Math.abs(playback.time - at) < 1e-9;
              player.figure.update(0.1);
              const back = playback.time < at;
              player.reverse = false;
              player.loop = false;
              player.figure.update(0.1);
              const forth = Math.abs(playback.time - at) < 1e-9 && !playback.isComplete;
              return [same, back, forth, playback.speed];
            }
            """);
    assertEquals(List.of(true, true, true, 0.5), told);
  }

  @Test
  void labelsAreProperties() {
    Object told =
        page.evaluate(
            """
            async () => {
              const file = await (await fetch('/samples/hello.skel2d')).blob();
              const player = await added({ src: URL.createObjectURL(file) });
              const canvas = player.shadowRoot.querySelector('canvas');
              const own = canvas.getAttribute('aria-label');
              player.label = 'Pip, a bird';
              return [own, canvas.getAttribute('aria-label'), player.getAttribute('label')];
            }
            """);
    assertEquals(List.of("character", "Pip, a bird", "Pip, a bird"), told);
  }

  @Test
  void withoutSourceThereIsNothing() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/hello.skel2d' });
              const before = ink(player);
              player.removeAttribute('src');
              return [before > 500, ink(player), player.character];
            }
            """);
    assertEquals("[true, 0, null]", String.valueOf(told));
  }

  @Test
  void whatWasOpenedSurvivesAWalkThroughThePage() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({}, false);
              const bytes = new Uint8Array(await (await fetch('/samples/hello.skel2d')).arrayBuffer());
              await player.open(bytes, { name: 'hello.skel2d' });
              player.remove();
              await frames(2);
              const apart = player.character;
              document.body.append(player);
              await player.ready;
              return [apart === null, player.character.name, ink(player) > 500];
            }
            """);
    assertEquals(List.of(true, "hello.skel2d", true), told);
  }

  @Test
  void loadingCanBeCalledOff() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/hello.skel2d' });
              const errors = [];
              player.addEventListener('error', (event) => errors.push(event.detail.message));
              const stop = new AbortController();
              const opening = player.open('/samples/fox.skel2d', { signal: stop.signal });
              stop.abort();
              const name = await opening.then(() => 'opened', (error) => error.name);
              const late = await player.open('/samples/fox.skel2d', { signal: stop.signal }).then(() => 'opened', (error) => error.name);
              return [name, late, player.character.name, errors];
            }
            """);
    assertEquals(List.of("AbortError", "AbortError", "hello.skel2d", List.of()), told);
  }

  @Test
  void oddAddressesEndInALimberError() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({}, false);
              const names = [];
              for (const source of ['http://[', '/samples/100%.skf', '/samples/']) {
                names.push(await player.open(source).then(() => 'opened', (error) => `${error.name}: ${error.message.split(':')[0]}`));
              }
              return names;
            }
            """);
    assertEquals(
        List.of(
            "LimberError: \"http",
            "LimberError: 100%.skf cannot be fetched",
            "LimberError: character cannot be fetched"),
        told);
    takeErrors();
  }

  @Test
  void callsWhileAnotherSourceIsLoadedBelongToThatOne() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/fox.skel2d', loop: '' });
              player.src = '/samples/humanoid.skel2d';
              player.play('jump');
              await player.ready;
              return [player.animation, player.paused];
            }
            """);
    assertEquals(List.of("jump", false), told);
  }

  @Test
  void wrongCallsAreToldAndRightOnesHeal() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({ src: '/samples/humanoid.skel2d' }, false);
              player.play('runn');
              player.pause();
              await player.ready;
              const first = player.error?.message.slice(0, 19);
              player.play('run');
              return [first, player.error];
            }
            """);
    assertEquals("[no animation \"runn\", null]", String.valueOf(told));
  }

  @Test
  void whatIsReplacedBeforeItIsThereIsRejectedAndNotFetched() {
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> asked.add(request.url().replaceAll(".*/", "")));
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({ src: '/samples/fox.skel2d' }, false);
              const first = player.ready;
              const second = player.open('/samples/plant.skel2d');
              await player.open('/samples/hello.skel2d');
              const ends = await Promise.allSettled([first, second]);
              return [...ends.map((end) => end.reason?.name), player.character.name];
            }
            """);
    assertEquals(List.of("AbortError", "AbortError", "hello.skel2d"), told);
    assertTrue(!asked.contains("fox.skel2d") && !asked.contains("plant.skel2d"), asked.toString());
  }

  @Test
  void aCharacterStaysWhileAnyPlayerShowsIt() {
    Object told =
        page.evaluate(
            """
            async () => {
              const one = await added({ src: '/samples/fox.skel2d' });
              const two = added({}, false);
              await two.open(one.character);
              one.remove();
              await frames(2);
              two.redraw();
              const kept = two.error;
              const { character } = two;
              two.remove();
              await frames(2);
              return [kept, character.isDisposed];
            }
            """);
    assertEquals("[null, true]", String.valueOf(told));
  }

  @Test
  void anotherSourceOnTheWayIsLoaded() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/fox.skel2d' });
              player.remove();
              player.src = '/samples/hello.skel2d';
              document.body.append(player);
              await player.ready;
              return player.character.name;
            }
            """);
    assertEquals("hello.skel2d", told);
  }

  @Test
  void theSameSourceIsTriedAgainAfterAFailure() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { fetch: real } = window;
              window.fetch = () => Promise.reject(new TypeError('no network'));
              const player = added({ src: '/samples/hello.skel2d' }, false);
              const failed = await player.ready.then(() => '', (error) => error.message);
              window.fetch = real;
              player.src = '/samples/hello.skel2d';
              await player.ready;
              return [failed, player.error === null, player.character.name];
            }
            """);
    assertEquals(List.of("hello.skel2d cannot be fetched: no network", true, "hello.skel2d"), told);
  }

  @Test
  void smallPlayersStillShowTheCharacter() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', controls: '' });
              player.style.width = player.style.height = '100px';
              await frames(3);
              const { width, height } = player.shadowRoot.querySelector('canvas').getBoundingClientRect();
              return [width, height >= 60, player.shadowRoot.querySelector('[part=scrub]').checkVisibility()];
            }
            """);
    screenshot(page, "player-small");
    assertEquals(List.of(100, true, true), told);
  }

  @Test
  void fingersHaveRoom() {
    Page touch = newPage(options -> options.setHasTouch(true).setIsMobile(true));
    touch.addInitScript(HELPERS);
    touch.navigate(address("/test/empty.html"));
    touch.evaluate(
        "async () => { await customElements.whenDefined('limber-player'); window.one = await added({ src: '/samples/humanoid.skel2d', controls: '' }); }");
    Object small =
        touch.evaluate(
            "[...one.shadowRoot.querySelectorAll('button, select, input')].filter((each) => each.checkVisibility())"
                + ".map((each) => each.getBoundingClientRect()).filter((box) => box.height < 40 || box.width < 40).length");
    screenshot(touch, "player-touch");
    assertEquals(0, small);
  }

  @Test
  void capitalLettersAreKeysToo() {
    page.evaluate(
        "async () => { window.one = await added({ src: '/samples/hello.skel2d', controls: '' }); one.focus(); }");
    page.keyboard().press("Shift+K");
    assertEquals(false, page.evaluate("one.paused"));
  }

  @Test
  void withoutControlsItIsAPictureAndNoTabStop() {
    page.evaluate(
        "async () => { await added({ src: '/samples/hello.skel2d' }); document.body.append(document.createElement('button')); }");
    page.keyboard().press("Tab");
    assertEquals("BUTTON", page.evaluate("document.activeElement.tagName"));
    assertEquals(
        "[null, null, img]",
        String.valueOf(
            page.evaluate(
                "() => { const player = document.querySelector('limber-player'); return [player.getAttribute('role'), player.getAttribute('tabindex'), player.shadowRoot.querySelector('canvas').role]; }")));
  }

  @Test
  void whatIsFarAwayIsLoadedWhenItComesNear() {
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> asked.add(request.url().replaceAll(".*/", "")));
    page.evaluate(
        """
        async () => {
          const gap = document.createElement('div');
          gap.style.height = '5000px';
          document.body.append(gap);
          window.far = added({ src: '/samples/fox.skel2d' }, false);
          await added({ src: '/samples/hello.skel2d' }, false);
          await frames(5);
        }
        """);
    assertTrue(!asked.contains("fox.skel2d"), asked.toString());
    page.evaluate("async () => { far.scrollIntoView(); await far.ready; }");
    assertTrue(asked.contains("fox.skel2d"), asked.toString());
  }

  @Test
  void equalAddressesAreFetchedAndParsedOnce() {
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> asked.add(request.url().replaceAll(".*/", "")));
    Object told =
        page.evaluate(
            """
            async () => {
              const [one, two] = await Promise.all([1, 2].map(() => added({ src: '/samples/fox.skel2d' })));
              const { character } = one;
              const same = character === two.character;
              one.remove();
              await frames(2);
              const kept = !character.isDisposed;
              two.remove();
              await frames(2);
              return [same, kept, character.isDisposed];
            }
            """);
    assertEquals(List.of(true, true, true), told);
    assertEquals(1, asked.stream().filter("fox.skel2d"::equals).count(), asked.toString());
  }

  @Test
  void onlyWhatIsShownIsMeasured() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { Figure } = await import('/limber/limber.js');
              const measured = [];
              const { boundsDuring } = Figure.prototype;
              Figure.prototype.boundsDuring = function (animation, fps) {
                measured.push(animation);
                return boundsDuring.call(this, animation, fps);
              };
              const player = await added({ src: '/samples/humanoid.skel2d', animation: 'walk' });
              await added({ src: '/samples/humanoid.skel2d', animation: 'walk' });
              player.play('run');
              return measured;
            }
            """);
    assertEquals(List.of("walk", "run"), told);
  }

  @Test
  void placesOfPageAndModelAreTold() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d' });
              player.style.transform = 'scale(0.5) translate(40px, 30px)';
              const head = player.figure.bone('head');
              const place = player.toPage(head.worldX, head.worldY);
              const back = player.toModel(place.x, place.y);
              const box = player.getBoundingClientRect();
              const inside = place.x > box.left && place.x < box.right && place.y > box.top && place.y < box.bottom;
              const before = ink(player);
              player.figure.between = (figure) => { figure.bone(0).scaleX = 0.5; };
              player.redraw();
              return [inside, Math.hypot(back.x - head.worldX, back.y - head.worldY) < 1e-6, ink(player) < before, player.view.scale > 0];
            }
            """);
    assertEquals(List.of(true, true, true, true), told);
  }

  @Test
  void aDisposedDirectStageGivesItsContextBack() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { stage, load } = await import('/limber/limber.js');
              const canvas = document.createElement('canvas');
              canvas.style.cssText = 'width: 100px; height: 100px';
              document.body.append(canvas);
              const figure = (await load('/samples/hello.skel2d')).newFigure();
              window.draw = (on) => on.render((painter) => painter.draw(figure, on.fit(figure.bounds)));
              const first = stage(canvas, { direct: true });
              first.dispose();
              const again = stage(canvas, { direct: true });
              await frames(1);
              const atOnce = draw(again);
              again.dispose();
              await frames(2);
              const given = canvas.getContext('webgl2').isContextLost();
              window.later = stage(canvas, { direct: true });
              return [atOnce, given];
            }
            """);
    assertEquals(List.of(true, true), told);
    await(page, "draw(later)");
  }

  @Test
  void stagesSayWhatIsWrongWithACanvas() {
    List<String> warnings = new ArrayList<>();
    page.onConsoleMessage(message -> warnings.add(message.text()));
    Object told =
        page.evaluate(
            """
            async () => {
              const { stage } = await import('/limber/limber.js');
              const message = (kind, options) => {
                const canvas = document.createElement('canvas');
                canvas.getContext(kind);
                try {
                  stage(canvas, options);
                  return 'made';
                } catch (error) {
                  return error.message;
                }
              };
              const flat = document.createElement('canvas');
              flat.style.cssText = 'width: 100px; height: 0';
              document.body.append(flat);
              const empty = stage(flat);
              empty.render(() => {});
              empty.render(() => {});
              return [message('webgl2'), message('2d', { direct: true })];
            }
            """);
    assertEquals(
        List.of(
            "the canvas is used for WebGL already; a stage needs a canvas of its own, or `direct`",
            "there is no WebGL2 context: the browser has none, or the canvas is used for something else already"),
        told);
    assertEquals(1, warnings.stream().filter(text -> text.contains("has no size")).count());
  }
}
