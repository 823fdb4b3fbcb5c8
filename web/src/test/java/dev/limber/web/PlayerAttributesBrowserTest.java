package dev.limber.web;

import static com.microsoft.playwright.options.WaitUntilState.COMMIT;
import static dev.limber.web.PlayerScripts.LABELS;
import static dev.limber.web.PlayerScripts.WRONG_NAME;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Attributes and properties of players: together, wrong, early, taken away. */
class PlayerAttributesBrowserTest extends PlayerPageTest {
  @Test
  void aWrongNameKeepsTheCharacterAndHeals() {
    Object told = page.evaluate(WRONG_NAME);
    assertEquals(List.of(true, true, true, true, true, "walk", false, List.of("night")), told);
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
              const healed = [player.error];
              player.src = '/samples/fox.skel2d';
              player.queue('trott');
              player.queue('trot');
              await player.ready;
              healed.push(player.error?.message.slice(0, 20));
              player.queue('trot');
              return [first, ...healed, player.error];
            }
            """);
    assertEquals(
        "[no animation \"runn\", null, no animation \"trott\", null]", String.valueOf(told));
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
  void whatIsNoWayToFitShowsTheWholeCharacter() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/fox.skel2d' });
              const scales = [];
              for (const fit of ['contain', 'foo', 'none', 'cover']) {
                player.fit = fit;
                scales.push(player.view.scale);
              }
              const [contain, foo, none, cover] = scales;
              return [foo === contain, none === 1, cover > contain];
            }
            """);
    assertEquals(List.of(true, true, true), told);
  }

  @Test
  void propertiesOfFrameworksComeAndGo() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/fox.skel2d', animation: 'trot', skin: 'arctic', speed: '2' });
              Object.assign(player, { src: '/samples/hello.skel2d', animation: undefined, skin: null, speed: null });
              await player.ready;
              const now = [...player.attributes].map(({ name, value }) => `${name}=${value}`);
              player.src = null;
              return [...now, player.speed, player.error, player.character];
            }
            """);
    assertEquals("[src=/samples/hello.skel2d, 1, null, null]", String.valueOf(told));
  }

  @Test
  void propertiesSetBeforeTheElementIsDefinedCount() {
    page.route("**/limber/limber.js", route -> {});
    page.navigate(address("/test/empty.html"), new Page.NavigateOptions().setWaitUntil(COMMIT));
    page.waitForFunction("document.body");
    page.evaluate(
        """
        () => {
          window.early = document.createElement('limber-player');
          document.body.append(early);
          Object.assign(early, { src: '/samples/fox.skel2d', animation: 'trot', skins: ['arctic'] });
        }
        """);
    page.unroute("**/limber/limber.js");
    Object told =
        page.evaluate(
            """
            async () => {
              await import('/limber/limber.js');
              await early.ready;
              const first = [early.animation, ...early.figure.skins];
              early.src = '/samples/hello.skel2d';
              early.animation = 'hop';
              await early.ready;
              return [...first, early.character.name];
            }
            """);
    assertEquals(List.of("trot", "arctic", "hello.skel2d"), told);
  }

  @Test
  void labelsAreProperties() {
    Object told = page.evaluate(LABELS);
    assertEquals(List.of("character", "character", "Pip, a bird", "Pip, a bird"), told);
  }

  @Test
  void playersAreNamedForScreenReaders() {
    Object told =
        page.evaluate(
            """
            async () => {
              const names = (player) => ['.frame', 'canvas'].map((one) => player.shadowRoot.querySelector(one).ariaLabel);
              const one = await added({ src: '/samples/hello.skel2d', controls: '' });
              const named = await added({ src: '/samples/hello.skel2d', label: 'Pip' });
              return [...names(one), ...names(named), ...names(added({}, false))];
            }
            """);
    assertEquals("[hello.skel2d, hello.skel2d, null, Pip, null, character]", String.valueOf(told));
  }
}
