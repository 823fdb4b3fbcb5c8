package dev.limber.web;

import static dev.limber.web.PlayerScripts.PLACES;
import static dev.limber.web.PlayerScripts.ROLES;
import static dev.limber.web.PlayerScripts.SMALL;
import static dev.limber.web.PlayerScripts.WITHOUT_CONTROLS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What hands, eyes and screen readers meet: the bar, keys, sizes, the view, names. */
class PlayerControlsBrowserTest extends PlayerPageTest {
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
  void smallPlayersStillShowTheCharacter() {
    Object told = page.evaluate(SMALL);
    screenshot(page, "player-small");
    assertEquals(List.of(100, true, true, true, true), told);
  }

  @Test
  void touchTargetsAreLargeEnough() {
    Page touch = openPage(options -> options.setHasTouch(true));
    touch.evaluate(
        "async () => { window.one = await added({ src: '/samples/humanoid.skel2d', controls: '' }); }");
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
    page.evaluate(WITHOUT_CONTROLS);
    page.keyboard().press("Tab");
    assertEquals("BUTTON", page.evaluate("document.activeElement.tagName"));
    assertEquals("[null, null, img]", String.valueOf(page.evaluate(ROLES)));
  }

  /** A ball of 20 that stays, or goes far; in another skin it is larger. */
  private static final String BALL =
      """
      skeleton
      	ball
      		@ball :circle d20 t0 f#D33
      skin "big"
      	@ball :circle d80 t0 f#D33
      anim "stay" 10fps
      	ball
      		x 0 -> 1
      anim "far" 10fps
      	ball
      		x 0 -> 100
      anim "up" 10fps
      	ball
      		y 0 -> 100
      """;

  @Test
  void theViewFitsEverythingShown() {
    Object fits =
        page.evaluate(
            """
            async (ball) => {
              const scales = [];
              const opened = async () => {
                const player = added({ loop: '', animation: 'stay' }, false);
                await player.open(new Blob([ball]), { name: 'ball.skel2d' });
                return player;
              };
              const fits = async (show) => {
                const player = await opened();
                const before = player.view.scale;
                show(player);
                player.redraw();
                const { left, right, bottom, top } = player.figure.bounds;
                const [low, high] = [player.toPage(left, bottom), player.toPage(right, top)];
                const box = player.getBoundingClientRect();
                const inside = low.x >= box.left && low.y <= box.bottom && high.x <= box.right && high.y >= box.top;
                return inside && player.view.scale < before;
              };
              return Promise.all([
                fits((player) => player.figure.play('far').position = 0.4),
                fits((player) => { player.queue('far'); player.figure.update(0.6); }),
                fits((player) => { player.play('up', { track: 1 }); player.figure.current(1).position = 0.4; }),
                fits((player) => { player.skins = 'big'; }),
                fits((player) => { player.skin = 'big'; }),
                fits((player) => { player.figure.skins = 'big'; }),
              ]);
            }
            """,
            BALL);
    assertEquals(List.of(true, true, true, true, true, true), fits);
  }

  @Test
  void placesOfPageAndModelAreTold() {
    Object told = page.evaluate(PLACES);
    assertEquals(List.of(true, true, true, true), told);
  }

  @Test
  void theListOfSkinsTellsWhatIsWorn() {
    page.evaluate(
        "async () => { window.one = await added({ src: '/samples/humanoid.skel2d', skin: 'night, default', controls: '' });"
            + " one.style.width = '560px'; }");
    String shown =
        "() => one.shadowRoot.querySelector('[part=skin]').selectedOptions[0]?.textContent";
    String options =
        "() => [...one.shadowRoot.querySelector('[part=skin]').options].map((each) => each.textContent)";
    assertEquals("night + default", page.evaluate(shown));
    page.locator("limber-player [part=skin]").selectOption("night");
    assertEquals(List.of("night"), page.evaluate("one.skins"));
    page.locator("limber-player [part=skin]").selectOption("night + default");
    assertEquals(List.of("night", "default"), page.evaluate("one.skins"));
    page.evaluate("one.skins = ['default', 'night']");
    assertEquals("default + night", page.evaluate(shown));
    assertEquals(List.of("default", "night", "default + night"), page.evaluate(options));
    page.evaluate("one.skins = null");
    assertEquals("default", page.evaluate(shown));
    page.evaluate("one.speed = 3");
    page.evaluate("one.speed = 4");
    Object speeds =
        page.evaluate(
            "[...one.shadowRoot.querySelector('[part=speed]').options].map((each) => each.textContent).join()");
    assertEquals("0.25×,0.5×,1×,1.5×,2×,4×", speeds);
  }

  @Test
  void severalSkinsOfTheFileAreOneChoice() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/lantern-0.7.skf', controls: '' });
              const list = player.shadowRoot.querySelector('[part=skin]');
              const own = [...player.skins];
              const label = list.selectedOptions[0].textContent;
              const { value } = list;
              player.skins = [player.character.skins[0]];
              list.value = value;
              list.dispatchEvent(new Event('change'));
              return [own.length > 1, label === own.join(' + '), player.skins.join() === own.join()];
            }
            """);
    assertEquals(List.of(true, true, true), told);
  }

  @Test
  void fullScreenIsLeftInsideOtherShadowTreesToo() {
    page.evaluate(
        """
        async () => {
          const outer = document.body.appendChild(document.createElement('div'));
          window.one = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('limber-player'));
          one.setAttribute('controls', '');
          one.style.width = '560px';
          one.src = '/samples/hello.skel2d';
          await one.ready;
        }
        """);
    page.locator("limber-player [part=fullscreen]").click();
    await(page, "one.matches(':fullscreen')");
    page.locator("limber-player [part=fullscreen]").click();
    await(page, "!document.fullscreenElement");
    page.evaluate("one.shadowRoot.querySelector('canvas').focus()");
    page.keyboard().press("f");
    await(page, "one.matches(':fullscreen')");
    page.keyboard().press("f");
    await(page, "!document.fullscreenElement");
  }

  @Test
  void fullScreenThatIsRefusedIsNoUncaughtError() {
    page.evaluate(
        """
        async () => {
          window.one = await added({ src: '/samples/hello.skel2d', controls: '' });
          one.style.width = '560px';
          one.requestFullscreen = () => Promise.reject(new TypeError('refused'));
          window.uncaught = [];
          addEventListener('unhandledrejection', (event) => uncaught.push(event.reason.message));
        }
        """);
    page.locator("limber-player [part=fullscreen]").click();
    assertEquals(List.of(), page.evaluate("frames(2).then(() => uncaught)"));
    assertEquals(
        "refused", page.evaluate("one.toggleFullscreen().catch((error) => error.message)"));
  }

  @Test
  void aHiddenBarIsLeftAlone() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = await added({ src: '/samples/hello.skel2d', speed: '3' });
              const scrub = player.shadowRoot.querySelector('[part=scrub]');
              player.currentTime = 0.1;
              const hidden = scrub.getAttribute('aria-valuetext');
              player.controls = true;
              const shown = scrub.getAttribute('aria-valuetext').split(' ')[0];
              return [hidden, shown, player.shadowRoot.querySelector('[part=speed]').value];
            }
            """);
    assertEquals("[null, 0.10, 3]", String.valueOf(told));
  }

  @Test
  void longMessagesCanBeReadInSmallPlayers() {
    Object told =
        page.evaluate(
            """
            async () => {
              const small = (attributes) => {
                const player = added(attributes, false);
                player.style.width = player.style.height = '100px';
                return player;
              };
              const players = [
                small({ src: '/samples/a-rather-long-name-of-a-file.skel2d' }),
                small({ src: '/samples/humanoid.skel2d', animation: 'an animation that is not there' }),
                small({ src: '/samples/humanoid.skel2d', animation: 'an animation that is not there', controls: '' }),
              ];
              await Promise.allSettled(players.map((player) => player.ready));
              await frames(2);
              return players.map((player) => {
                const message = player.shadowRoot.querySelector('[part=message]');
                const text = message.querySelector('strong').firstChild;
                const words = document.createRange();
                words.setStart(text, 0);
                words.setEnd(text, text.data.split(/[:;]/)[0].length);
                const [box, first] = [player, words].map((each) => each.getBoundingClientRect());
                const isSeen = first.top >= box.top && first.bottom <= box.bottom && first.left >= box.left && first.right <= box.right;
                message.scrollTop = 1000;
                words.selectNodeContents(message);
                const isRead = words.getBoundingClientRect().bottom <= message.getBoundingClientRect().bottom + 1;
                message.scrollTop = 0;
                return isSeen && isRead;
              });
            }
            """);
    screenshot(page, "player-small-messages");
    assertEquals(List.of(true, true, true), told);
    takeErrors();
  }
}
