package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The example of the element: a label that follows a bone, and legs that are dragged. */
class PlayerExampleBrowserTest extends BrowserTest {
  private Page page;

  @BeforeEach
  void openExample() {
    page = open("/web/examples/player.html");
    await(page, "document.querySelector('#label').style.transform");
    page.evaluate(
        """
        () => {
          const player = document.querySelector('limber-player');
          const frames = async () => {
            for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
          };
          const placeOf = (bone) => {
            const { worldX, worldY } = player.figure.bone(bone);
            return player.toPage(worldX, worldY);
          };
          Object.assign(window, { player, frames, placeOf });
        }
        """);
  }

  @Test
  void theGuideShowsThisScript() throws IOException {
    String guide = Files.readString(Path.of("../docs/web.md")).replace("\r\n", "\n");
    String script = Files.readString(Path.of("examples/player.js")).replace("\r\n", "\n");
    assertTrue(guide.contains("```js\n" + script + "```"), "docs/web.md has another script");
  }

  @Test
  void theLabelIsWhereTheBoneIs() {
    Object told =
        page.evaluate(
            """
            async () => {
              // After the frame, in which nothing moves any more.
              const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
              const seen = () => {
                const { left, width, bottom } = document.querySelector('#label').getBoundingClientRect();
                const above = player.figure.bone('Handle').toWorld(0, 30);
                const { x, y } = player.toPage(above.x, above.y);
                return { x, y, apart: Math.hypot(left + width / 2 - x, bottom - y) };
              };
              const follows = async () => {
                const places = [];
                while (places.length < 10) {
                  await frame();
                  places.push(seen());
                }
                const moved = places.slice(1).some(({ x, y }) => Math.hypot(x - places[0].x, y - places[0].y) > 0.1);
                return moved && places.every(({ apart }) => apart < 0.01);
              };
              player.speed = 3;
              const told = [await follows()];
              player.pause();
              await frames();
              told.push(seen().apart < 0.01);
              player.play();
              told.push(await follows());
              player.pause();
              player.style.width = '50vw';
              await frames();
              told.push(seen().apart < 0.01);
              player.style.marginBottom = '2000px';
              scrollTo(0, 300);
              await frames();
              return [...told, scrollY, seen().apart < 0.01];
            }
            """);
    assertEquals(List.of(true, true, true, true, 300, true), told);
  }

  @Test
  void aFootGoesWhereItIsDraggedAndStaysThere() {
    Map<?, ?> foot =
        (Map<?, ?>) page.evaluate("() => (player.pause(), placeOf('Left Foot Target'))");
    double x = ((Number) foot.get("x")).doubleValue();
    double y = ((Number) foot.get("y")).doubleValue();
    page.mouse().move(x + 2, y - 2);
    page.mouse().down();
    page.mouse().move(x + 60, y - 80);
    page.mouse().up();
    page.mouse().move(x + 200, y - 200);
    screenshot(page, "example-player");
    Object places =
        page.evaluate(
            """
            async () => {
              const show = ({ x, y }) => `${x.toFixed()} ${y.toFixed()}`;
              const dragged = show(placeOf('Left Foot Target'));
              player.play();
              await frames();
              return [dragged, show(placeOf('Left Foot Target'))];
            }
            """);
    String there = Math.round(x + 60) + " " + Math.round(y - 80);
    assertEquals(List.of(there, there), places);
  }

  @Test
  void aPressBesideTheTargetsMovesNothing() {
    Object moved =
        page.evaluate(
            """
            async () => {
              player.pause();
              const press = (type, x, y) => player.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y }));
              const before = player.figure.bone('Left Foot').worldX;
              press('pointerdown', 40, 40);
              press('pointermove', 90, 90);
              await frames();
              return player.figure.bone('Left Foot').worldX - before;
            }
            """);
    assertEquals(0, moved);
  }
}
