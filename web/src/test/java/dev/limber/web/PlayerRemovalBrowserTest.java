package dev.limber.web;

import static dev.limber.web.PlayerScripts.MOVED;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Players that leave the page, move in it and come back, and characters that are disposed. */
class PlayerRemovalBrowserTest extends PlayerPageTest {
  @Test
  void removingTheSourceEmptiesThePlayer() {
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
  void openedBytesSurviveMoving() {
    Object told = page.evaluate(MOVED);
    assertEquals(List.of(true, "hello.skel2d", true), told);
  }

  @Test
  void anAbortedOpenDoesNotComeBack() {
    Object told =
        page.evaluate(
            """
            async () => {
              const bytes = new Uint8Array(await (await fetch('/samples/hello.skel2d')).arrayBuffer());
              const other = new Uint8Array(await (await fetch('/samples/fox.skel2d')).arrayBuffer());
              const player = added({}, false);
              const errors = [];
              player.addEventListener('error', (event) => errors.push(event.detail.message));
              const home = document.body.appendChild(document.createElement('div'));
              const first = new AbortController();
              await player.open(bytes, { name: 'hello.skel2d', signal: first.signal });
              const { character } = player;
              first.abort();
              home.append(player);
              const second = new AbortController();
              const opening = player.open(other, { name: 'fox.skel2d', signal: second.signal });
              player.remove();
              second.abort();
              document.body.append(player);
              const name = await opening.then(() => 'opened', (error) => error.name);
              await frames(2);
              const stays = player.character === character && !character.isDisposed;
              player.remove();
              await frames(2);
              document.body.append(player);
              await player.ready;
              return [name, stays, player.character.name, ink(player) > 500, errors.join()];
            }
            """);
    assertEquals(List.of("AbortError", true, "hello.skel2d", true, ""), told);
  }

  @Test
  void aCharacterOfAnotherPlayerComesBack() {
    Object told =
        page.evaluate(
            """
            async () => {
              const bytes = new Uint8Array(await (await fetch('/samples/hello.skel2d')).arrayBuffer());
              const names = [];
              for (const source of [bytes, '/samples/hello.skel2d']) {
                const one = added({}, false);
                await one.open(source);
                await one.open(one.character);
                const two = added({}, false);
                await two.open(one.character);
                one.remove();
                await frames(2);
                two.redraw();
                names.push(two.error?.message ?? 'stays');
                two.remove();
                await frames(2);
                document.body.append(two);
                names.push(await two.ready.then(() => two.character.kind, (error) => error.message), ink(two) > 500);
              }
              return names;
            }
            """);
    assertEquals(List.of("stays", "skel2d", true, "stays", "skel2d", true), told);
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
  void aSourceSetWhileMovingIsLoaded() {
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
  void handlesOfADisposedCharacterThrowLimberErrorsOnly() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/fox.skel2d', animation: 'trot', controls: '' });
              const { character, figure } = player;
              const bone = figure.bone(0);
              const part = figure.part(0);
              const playback = figure.current();
              character.dispose();
              const said = [];
              const ask = (thing, names) => {
                for (const name of names) {
                  try {
                    void thing[name];
                  } catch (error) {
                    if (error.name !== 'LimberError') said.push(`${name}: ${error}`);
                  }
                }
              };
              const names = (thing) => Object.getOwnPropertyNames(Object.getPrototypeOf(thing));
              for (const thing of [player, character, figure, bone, part, playback]) ask(thing, names(thing));
              player.loop = true;
              player.reverse = true;
              player.speed = 2;
              const { animation, duration, currentTime, skins, paused } = player;
              const set = await character.setImage('any', new Blob()).catch((error) => error.message);
              return JSON.stringify([said, animation, duration, currentTime, skins, paused, set]);
            }
            """);
    assertEquals(
        "[[],\"trot\",0,0,[],true,\"the character fox.skel2d was disposed\"]",
        String.valueOf(told));
  }
}
