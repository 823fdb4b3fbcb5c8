package dev.limber.web;

import static dev.limber.web.PlayerScripts.CALLED_OFF;
import static dev.limber.web.PlayerScripts.CALLS_IN_ORDER;
import static dev.limber.web.PlayerScripts.EARLY_CALLS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What pages ask of a player before its character is there, and what is fetched when. */
class PlayerLoadingBrowserTest extends PlayerPageTest {
  @Test
  void callsBeforeTheCharacterIsThereAreKeptInOrder() {
    Object state = page.evaluate(CALLS_IN_ORDER);
    assertEquals(List.of("jump", 0.25, true, List.of("night"), true), state);
  }

  @Test
  void everyCallBeforeTheCharacterIsThereCounts() {
    assertEquals(List.of("jump", "wave", false, true, true, 2, false), page.evaluate(EARLY_CALLS));
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
  void marksBesideASourceAreTold() {
    Object told =
        page.evaluate(
            """
            async () => {
              const marks = URL.createObjectURL(new Blob(['{"Walk":[{"name":"stamp","frame":1}]}']));
              const src = '/samples/lantern-0.7.skf';
              const [one, two, without] = await Promise.all([{ src, marks }, { marks, src }, { src }].map((each) => added(each)));
              const opened = added({}, false);
              await opened.open(src, { marks });
              const heard = [one, opened, without].map((player) => {
                const marks = [];
                player.addEventListener('mark', (event) => marks.push(event.detail.mark));
                player.play('Walk');
                player.figure.update(0.4);
                return marks.join();
              });
              const shared = [two, opened, without].map((player) => player.character === one.character);
              one.marks = '';
              await one.ready;
              return [...heard, ...shared, one.character === without.character];
            }
            """);
    assertEquals(List.of("stamp", "stamp", "", true, true, false, true), told);
  }

  @Test
  void loadingCanBeCalledOff() {
    Object told = page.evaluate(CALLED_OFF);
    assertEquals(List.of("AbortError", "AbortError", "hello.skel2d", List.of()), told);
  }

  @Test
  void aCharacterThatStaysTakesWhatWasSetDuringLoading() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', controls: '' });
              const stop = new AbortController();
              const opening = player.open('/samples/fox.skel2d', { signal: stop.signal });
              player.play('trot'); // the fox does
              Object.assign(player, { animation: 'jump', speed: 2, skin: 'night' });
              stop.abort();
              await opening.catch(() => {});
              const stayed = [player.figure.current().name, player.figure.speed, ...player.skins, player.paused, player.error];
              Object.assign(player, { animation: null, skin: null });
              await player.open('/samples/hello.skel2d');
              return [...stayed, player.animation, player.paused, player.error];
            }
            """);
    assertEquals("[jump, 2, night, true, null, hop, true, null]", String.valueOf(told));
  }

  @Test
  void oddAddressesEndInALimberError() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({}, false);
              const names = [];
              for (const source of ['http://[', '/samples/100%.skf', '/samples/', '', null, 42]) {
                names.push(await player.open(source).then(() => 'opened', (error) => `${error.name}: ${error.message.split(':')[0]}`));
              }
              const file = await (await fetch('/samples/hello.skel2d')).blob();
              for (const name of [42, 'a\\0b', '\\ud800', '100% fox', 'x'.repeat(70000)]) await player.open(file, { name });
              const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('the line was cut')) });
              window.fetch = async () => new Response(cut);
              const { load } = await import('/limber/limber.js');
              names.push(await load('/samples/fox.skel2d').catch((error) => `${error.name}: ${error.message.split(':')[0]}`));
              return names;
            }
            """);
    assertEquals(
        List.of(
            "LimberError: \"http",
            "LimberError: 100%.skf cannot be fetched",
            "LimberError: character cannot be fetched",
            "LimberError: a source is needed",
            "LimberError: a source is needed",
            "LimberError: a source is needed",
            "LimberError: fox.skel2d cannot be fetched"),
        told);
    takeErrors();
  }

  @Test
  void aSourceReplacedBeforeLoadingIsRejectedAndNotFetched() {
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
              return [...ends.map((end) => String(end.reason)), player.character.name];
            }
            """);
    String reason = "AbortError: another source was set, or the player was removed";
    assertEquals(List.of(reason, reason, "hello.skel2d"), told);
    assertTrue(!asked.contains("fox.skel2d") && !asked.contains("plant.skel2d"), asked.toString());
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
  void aPlayerFarAwayLoadsWhenItComesNear() {
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
  void aLoadingPlayerIsBusyAndShowsItsPoster() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { fetch: real } = window;
              let answer;
              const wait = new Promise((done) => (answer = done));
              window.fetch = (...rest) => wait.then(() => real(...rest));
              const player = added({ src: '/samples/hello.skel2d', poster: '/icon.svg' }, false);
              const state = () => [
                player.shadowRoot.querySelector('.frame').getAttribute('aria-busy'),
                player.shadowRoot.querySelector('[part=poster]').checkVisibility(),
                player.shadowRoot.querySelector('[part=message]').checkVisibility(),
              ];
              const before = state();
              answer();
              await player.ready;
              return [...before, ...state()].join();
            }
            """);
    assertEquals("true,true,false,,false,false", told);
  }

  @Test
  void theFirstFrameIsDrawnOnce() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { drawImage } = CanvasRenderingContext2D.prototype;
              let drawn = 0;
              CanvasRenderingContext2D.prototype.drawImage = function (...rest) {
                drawn++;
                return drawImage.apply(this, rest);
              };
              const player = await added({ src: '/samples/humanoid.skel2d', animation: 'walk' });
              await frames(5);
              const first = drawn;
              player.style.width = '200px';
              await frames(5);
              return [first, drawn - first];
            }
            """);
    assertEquals(List.of(1, 1), told);
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

  /** Holds back what is fetched until {@code answer} is called. */
  private static final String SLOW =
      """
      () => {
        const { fetch: real } = window;
        const wait = new Promise((done) => (window.answer = done));
        window.fetch = (...rest) => wait.then(() => real(...rest));
      }
      """;

  @Test
  void givingUpDoesNotWaitForAnotherPlayerThatLoadsTheSame() {
    page.evaluate("async () => { window.two = await added({ src: '/samples/hello.skel2d' }); }");
    page.evaluate(SLOW);
    Object told =
        page.evaluate(
            """
            async () => {
              const [src, other] = ['fox', 'plant'].map((name) => `/samples/${name}.skel2d`);
              const [one, leaving, changing] = [src, src, src].map((each) => added({ src: each }, false));
              const stop = new AbortController();
              const opening = two.open(src, { signal: stop.signal });
              const gone = leaving.ready;
              const replaced = changing.ready;
              await frames(5);
              stop.abort();
              leaving.remove();
              changing.src = other;
              const soon = (promise) => Promise.race([promise.then(() => 'shown', (error) => error.name), frames(5).then(() => 'late')]);
              const ends = await Promise.all([opening, gone, replaced].map(soon));
              two.speed = 2;
              const busy = two.shadowRoot.querySelector('.frame').ariaBusy;
              answer();
              await Promise.all([one.ready, changing.ready]);
              return [...ends, two.figure.speed, busy, two.character.name, one.character.name, changing.character.name];
            }
            """);
    assertEquals(
        "[AbortError, AbortError, AbortError, 2, null, hello.skel2d, fox.skel2d, plant.skel2d]",
        String.valueOf(told));
  }

  @Test
  void aSignalIsListenedToOnlyWhileLoading() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({}, false);
              const stop = new AbortController();
              const { signal } = stop;
              const add = signal.addEventListener;
              let heard = 0;
              signal.addEventListener = (type, listener, options) =>
                add.call(signal, type, (event) => (heard++, listener(event)), options);
              await player.open('/samples/hello.skel2d', { signal });
              await player.open('/samples/none.skel2d', { signal }).catch(() => {});
              stop.abort();
              return heard;
            }
            """);
    assertEquals(0, told);
    takeErrors();
  }

  @Test
  void readyWaitsForAPlayerThatIsNotOnThePageYet() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = document.createElement('limber-player');
              const shown = [];
              const waiting = async () => {
                const { ready } = player;
                shown.push(await Promise.race([ready.then(() => 'ready', (error) => error.name), frames(3).then(() => 'waiting')]));
                document.body.append(player);
                await ready;
                shown.push(player.character.name);
              };
              player.src = '/samples/hello.skel2d';
              await waiting();
              player.remove();
              player.src = '/samples/fox.skel2d';
              await waiting();
              player.remove();
              await frames(3);
              player.src = '/samples/plant.skel2d';
              await waiting();
              player.remove();
              player.src = '/samples/hello.skel2d';
              const given = player.ready;
              player.dispose();
              return [...shown, await given.catch((error) => error.name)].join();
            }
            """);
    assertEquals("waiting,hello.skel2d,waiting,fox.skel2d,waiting,plant.skel2d,AbortError", told);
  }

  @Test
  void callsBeforeAPlayerIsOnThePageLoadItAtOnceThen() {
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> asked.add(request.url().replaceAll(".*/", "")));
    page.evaluate(
        """
        async () => {
          const gap = document.createElement('div');
          gap.style.height = '5000px';
          document.body.append(gap);
          window.players = ['fox', 'plant'].map((name) => Object.assign(document.createElement('limber-player'), { name }));
          const [first, later] = players;
          first.src = '/samples/fox.skel2d';
          first.play('trot');
          document.body.append(later);
          later.pause();
          await frames(5);
        }
        """);
    assertTrue(!asked.contains("fox.skel2d"), asked.toString());
    page.evaluate(
        """
        () => {
          const [first, later] = players;
          document.body.append(first);
          later.src = '/samples/plant.skel2d';
        }
        """);
    await(page, "players.every((player) => player.character)");
    assertEquals(
        List.of("trot", false), page.evaluate("[players[0].animation, players[0].paused]"));
  }

  @Test
  void attributesAndCallsTakeTheirTurns() {
    Object told =
        page.evaluate(
            """
            async () => {
              window.requestAnimationFrame = () => 1; // nothing moves by itself
              const ways = [
                (player) => { player.play('run'); player.animation = 'jump'; },
                (player) => { player.animation = 'jump'; player.play('run'); },
                (player) => { player.play('run'); player.animation = 'walk'; },
                (player) => { player.play('walk'); player.currentTime = 0.2; player.animation = 'walk'; },
                (player) => { player.skins = 'default'; player.skin = 'night'; },
                (player) => { player.skin = 'night'; player.skins = 'default'; },
                (player) => { player.play('run', { loop: false }); player.loop = false; player.loop = true; },
                (player) => { player.play(); player.animation = 'fly'; player.animation = 'jump'; },
              ];
              const state = ({ animation, skins, figure, paused, error }) => {
                figure.update(10.3);
                return [animation, skins, figure.current().isComplete, figure.current().time.toFixed(3), paused, error?.message].join();
              };
              const told = [];
              for (const way of ways) {
                const attributes = { src: '/samples/humanoid.skel2d', animation: 'walk', loop: '', fade: '0' };
                const early = added(attributes, false);
                way(early);
                await early.ready;
                const late = await added(attributes);
                way(late);
                told.push(state(early), state(late));
                for (const player of [early, late]) player.remove();
              }
              return told;
            }
            """);
    List<?> states = (List<?>) told;
    for (int i = 0; i < states.size(); i += 2) {
      assertEquals(states.get(i + 1), states.get(i), "way " + i / 2);
    }
    assertTrue(states.get(0).toString().startsWith("jump,default,"), states.get(0).toString());
  }

  @Test
  void aPlayerJustOutOfSightLoads() {
    page.evaluate(
        """
        () => {
          const below = (parent, top) => {
            const box = parent.appendChild(document.createElement('div'));
            box.style.cssText = `position: absolute; left: 0; top: ${top}px`;
            const player = document.createElement('limber-player');
            player.src = '/samples/hello.skel2d';
            box.append(player);
            return player;
          };
          const scroll = document.body.appendChild(document.createElement('div'));
          scroll.style.cssText = 'position: relative; height: 200px; overflow: auto';
          window.near = [below(document.body, innerHeight + 150), below(scroll, 350)];
          window.far = [below(document.body, innerHeight + 250), below(scroll, 450)];
        }
        """);
    await(page, "near.every((player) => player.character)");
    page.evaluate("frames(5)");
    assertEquals(true, page.evaluate("far.every((player) => !player.character)"));
  }

  @Test
  void imagesThatAreNotThereAreWarnedOfOnce() {
    List<String> warnings = new ArrayList<>();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("warning") && message.text().contains("[image-")) {
            warnings.add(message.text());
          }
        });
    String text =
        """
        skeleton
        	hat
        		@hat :sprite "hat.png"
        		@boot :sprite "boot.png"
        """;
    page.route("**/lost.skel2d", route -> route.fulfill(new Route.FulfillOptions().setBody(text)));
    page.evaluate(
        """
        async () => {
          await Promise.all([1, 2].map(() => added({ src: '/samples/lost.skel2d' })));
          await added({ src: '/samples/hello.skel2d' });
        }
        """);
    assertEquals(1, warnings.size(), warnings.toString());
    assertTrue(
        warnings.get(0).contains("there is no image \"hat.png\"")
            && warnings.get(0).contains("there is no image \"boot.png\""),
        warnings.toString());
    takeErrors();
  }
}
