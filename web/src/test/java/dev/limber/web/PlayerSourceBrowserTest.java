package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which source the calls to a {@code <limber-player>} are meant for. */
class PlayerSourceBrowserTest extends BrowserTest {
  private Page page;

  @BeforeEach
  void openPage() {
    page = newPage(options -> {});
    page.navigate(address("/test/page.html"));
    await(page, "document.documentElement.dataset.ready");
  }

  @Test
  void callsForASourceThatCannotStartAreNotMadeToTheNext() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = document.body.appendChild(document.createElement('limber-player'));
              const gone = await limber.load('/samples/humanoid.skel2d');
              gone.dispose();
              const opening = player.open(gone);
              player.play('run');
              const failed = await opening.catch((error) => error.message);
              await player.open('/samples/humanoid.skel2d');
              return [failed, player.animation, player.paused];
            }
            """);
    assertEquals(List.of("the character humanoid.skel2d was disposed", "walk", true), told);
  }

  @Test
  void theCardCompilesWhileTheFileComes() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { linkProgram } = WebGL2RenderingContext.prototype;
              const order = [];
              WebGL2RenderingContext.prototype.linkProgram = function (program) {
                order.push('compiled');
                return linkProgram.call(this, program);
              };
              const { fetch: real } = window;
              window.fetch = async (...rest) => {
                const answer = await real(...rest);
                order.push('fetched');
                return answer;
              };
              const player = document.body.appendChild(document.createElement('limber-player'));
              player.src = '/samples/hello.skel2d';
              await player.ready;
              return order;
            }
            """);
    assertEquals(List.of("compiled", "fetched"), told);
  }

  @Test
  void callsWaitForAPlayerThatComesBack() {
    Object told =
        page.evaluate(
            """
            async () => {
              const player = document.body.appendChild(document.createElement('limber-player'));
              player.src = '/samples/humanoid.skel2d';
              player.play('run');
              const { ready } = player;
              player.remove();
              const gone = await ready.catch((error) => error.name);
              document.body.append(player);
              await player.ready;
              return [gone, player.animation, player.paused];
            }
            """);
    assertEquals(List.of("AbortError", "run", false), told);
  }
}
