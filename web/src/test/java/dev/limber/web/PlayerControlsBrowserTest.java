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
}
