package dev.limber.web;

import static dev.limber.web.PlayerScripts.ONE_FAILS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Players that play together, to the end, and on from there; one that fails stops no other. */
class PlayerPlaybackBrowserTest extends PlayerPageTest {
  @Test
  void aPlayerThatFailsStopsNoOther() {
    Object told = page.evaluate(ONE_FAILS);
    List<Object> expected =
        new ArrayList<>(List.of(true, "my mistake", true, "this figure was disposed", 1, true));
    expected.add(null);
    expected.add(null);
    expected.add(false);
    assertEquals(expected, told);
  }

  @Test
  void anExceptionWithoutTextStopsNoOther() {
    Object told =
        page.evaluate(
            """
            async () => {
              const [bad, good] = await Promise.all(
                  ['fox', 'hello'].map((name) => added({ src: `/samples/${name}.skel2d`, autoplay: '', loop: '' })));
              bad.figure.between = () => { throw Object.create(null); };
              await frames(5);
              const before = good.currentTime;
              await frames(5);
              return good.currentTime !== before;
            }
            """);
    assertEquals(true, told);
    takeErrors();
  }

  @Test
  void aPlayerGoesOnUntilAllItsTracksAreOver() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', animation: 'jump' });
              const { figure } = player;
              player.play();
              player.play('wave', { track: 1, loop: 5, fade: 0 });
              figure.update(player.duration + 0.01);
              const waves = [figure.current().isComplete, player.paused];
              figure.update(60);
              const over = player.paused;
              player.play('wave', { track: 1, fade: 0, release: 0.2 });
              const base = figure.current();
              const stays = base.name === 'jump' && base.isComplete && !player.paused;
              figure.update(figure.current(1).duration + 0.1);
              const releases = !player.paused;
              figure.update(0.3);
              return [...waves, over, stays, releases, player.paused, figure.current(1) === null];
            }
            """);
    assertEquals(List.of(true, false, true, true, true, true, true), told);
  }

  @Test
  void aQueuedAnimationFollowsThePlayingOne() {
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
  void anAnimationQueuedAfterTheEndBegins() {
    page.evaluate(
        """
        async () => {
          const ended = async () => {
            const player = await added({ src: '/samples/humanoid.skel2d', animation: 'jump', autoplay: '' });
            player.figure.update(player.duration + 1);
            return player;
          };
          window.players = await Promise.all([1, 2, 3, 4].map(ended));
          window.before = players.map((player) => player.paused).join();
          const [one, heard, stopped, byFigure] = players;
          one.queue('wave', { delay: 0.1 });
          heard.play();
          heard.addEventListener('completed', () => heard.queue('wave'), { once: true });
          heard.figure.update(heard.duration + 0.01);
          stopped.queue('wave');
          stopped.pause();
          stopped.play();
          byFigure.figure.queue('wave');
          byFigure.toggle();
        }
        """);
    await(page, "players.every((player) => player.animation === 'wave' && !player.paused)");
    assertEquals("true,true,true,true", page.evaluate("before"));
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
              const stays = [false, true].map((reverse) => {
                Object.assign(player, { reverse, loop: false });
                playback.time = reverse ? 0 : playback.duration;
                const end = playback.time;
                player.loop = true;
                return Math.abs(playback.time - end) < 1e-6;
              });
              return [same, back, forth, playback.speed, ...stays];
            }
            """);
    assertEquals(List.of(true, true, true, 0.5, true, true), told);
  }

  @Test
  void optionsOfPlayStayWhenAttributesChange() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', loop: '' });
              const { figure } = player;
              player.play('jump', { loop: false });
              player.reverse = true;
              figure.update(10);
              const once = figure.current().isComplete;
              player.reverse = false;
              player.play('jump', { reverse: true, from: 0.2 });
              player.loop = false;
              player.redraw();
              const { time } = figure.current();
              figure.update(0.1);
              const back = figure.current().time < time;
              player.play('walk', { loop: 3 });
              const three = figure.current();
              player.reverse = true;
              player.reverse = false;
              figure.update(2.5 * three.duration);
              const goesOn = !three.isComplete;
              figure.update(three.duration);
              return [once, back, goesOn, three.isComplete];
            }
            """);
    assertEquals(List.of(true, true, true, true), told);
  }

  /** Players with a wrong animation, and what each does when the attribute is right. */
  private static final String HEALED =
      """
      async () => {
        const ways = [
          () => {},
          (player) => player.pause(),
          (player) => { player.autoplay = false; },
          (player) => { player.autoplay = false; player.play(); },
          (player) => player.toggle(),
        ];
        const told = [];
        for (const way of ways) {
          const player = await added({ src: '/samples/humanoid.skel2d', animation: 'fly', autoplay: '', loop: '', controls: '' });
          way(player);
          const stood = player.paused && player.shadowRoot.querySelector('[part=play]').ariaLabel === 'Play';
          player.animation = 'fly away';
          const stands = player.paused;
          player.animation = 'walk';
          told.push(stood && stands, player.paused);
        }
        return told.join();
      }
      """;

  @Test
  void aPlayerWithAWrongAnimationStandsUntilItIsRight() {
    assertEquals("true,false,true,true,true,true,true,false,true,false", page.evaluate(HEALED));
    Page calm = openPage(options -> options.setReducedMotion(ReducedMotion.REDUCE));
    assertEquals("true,true,true,true,true,true,true,false,true,false", calm.evaluate(HEALED));
  }

  @Test
  void whatIsBegunInPlaceOfAWrongAnimationPlays() {
    Object told =
        page.evaluate(
            """
            async () => {
              const ways = [
                (player) => player.play('walk'),
                (player) => player.queue('walk'),
                (player) => player.play('wave', { track: 1 }),
                (player) => { player.figure.play('walk'); player.play(); },
              ];
              const paused = [];
              for (const way of ways) {
                const player = await added({ src: '/samples/humanoid.skel2d', animation: 'fly' });
                way(player);
                paused.push(player.paused);
              }
              return paused;
            }
            """);
    assertEquals(List.of(false, false, false, false), told);
  }

  @Test
  void whatIsQueuedPlaysInTheDirectionOfTheOthers() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/humanoid.skel2d', animation: 'jump', reverse: '' });
              const times = [{}, { reverse: false }].map((options) => {
                player.play('jump', { fade: 0 });
                player.queue('wave', { fade: 0, ...options });
                player.figure.update(player.duration);
                player.figure.update(0.1);
                return player.animation === 'wave' && player.currentTime > player.duration / 2;
              });
              return times;
            }
            """);
    assertEquals(List.of(true, false), told);
  }

  @Test
  void aPlayerWithoutALowestAnimationPausesToo() {
    Object told =
        page.evaluate(
            """
            async () => {
              const paused = [];
              for (const options of [{}, { release: 0.2 }]) {
                const player = await added({ src: '/samples/humanoid.skel2d', loop: '', autoplay: '' });
                const { figure } = player;
                figure.stop();
                player.play('wave', { track: 1, loop: false, fade: 0, ...options });
                figure.update(0.1);
                paused.push(player.paused);
                figure.update(60);
                paused.push(player.paused);
              }
              const queued = await added({ src: '/samples/humanoid.skel2d', loop: '', autoplay: '' });
              queued.figure.update(0.1);
              queued.figure.stop();
              queued.queue('jump', { delay: 1 });
              queued.figure.update(0.5);
              paused.push(queued.paused);
              queued.figure.update(1);
              return [...paused, queued.animation];
            }
            """);
    assertEquals(List.of(false, true, false, true, false, "jump"), told);
  }

  @Test
  void whatWasStoppedIsPlayedAgainAndNoNameIsTheFirst() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = added({ src: '/samples/fox.skel2d', animation: '', loop: '' }, false);
              await player.ready;
              const first = [player.error, player.animation];
              player.animation = 'trot';
              player.play();
              player.figure.stop();
              player.play();
              await frames(3);
              const again = [player.animation, player.paused, player.currentTime > 0];
              player.figure.stop();
              player.figure.play('howl', { track: 1, loop: true });
              await frames(3);
              player.pause();
              player.play();
              return [...first, ...again, player.figure.current()];
            }
            """);
    assertEquals(Arrays.asList(null, "walk", "trot", false, true, null), told);
  }
}
