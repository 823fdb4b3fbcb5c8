package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The scripts that docs/web.md shows for other engines run as they stand there, with a sample. */
class EngineGuideBrowserTest extends EnginePageTest {
  @Test
  void theScriptOfPixiPlaysAndHits() throws IOException {
    Page page = newPage(options -> {});
    String code = code("PixiJS") + "window.hero = hero;";
    openGuide(page, "pixi", code);
    await(page, "window.hero?.figure.current().time > 0.1");
    page.evaluate("() => { hero.ticker = null; hero.figure.setup(); hero.redraw(); }");
    assertClicksName(page, 1);
  }

  @Test
  void theScriptOfPhaserPlaysAndHits() throws IOException {
    Page page = newPage(options -> {});
    String code = code("Phaser").replace("hero.play(", "window.hero = hero;\n    hero.play(");
    openGuide(page, "phaser", code);
    await(page, "window.hero?.figure.current().time > 0.1");
    page.evaluate("() => { hero.autoUpdate = false; hero.figure.setup(); }");
    assertClicksName(page, 0.5);
  }

  /** Clicks on the hero: the guide's script writes what was hit. */
  private static void assertClicksName(Page page, double scale) {
    List<String> said = new ArrayList<>();
    page.onConsoleMessage((ConsoleMessage message) -> said.add(message.text()));
    Map<?, ?> place =
        (Map<?, ?>)
            page.evaluate(
                """
                (scale) => {
                  const { left, right, bottom, top } = hero.figure.bounds;
                  for (let x = left; x < right; x += 5) {
                    for (let y = bottom; y < top; y += 5) {
                      const part = hero.figure.hit(x, y);
                      const other = hero.figure.hit(-x, y);
                      if (part && !other) return { name: part.name, x: 200 + (hero.flipX ? -x : x) * scale, y: 400 - y * scale };
                    }
                  }
                }
                """,
                scale);
    page.mouse()
        .click(((Number) place.get("x")).doubleValue(), ((Number) place.get("y")).doubleValue());
    page.waitForCondition(() -> said.contains(String.valueOf(place.get("name"))));
  }

  /** A camera over the plane of the model shows what a stage with the same view shows. */
  @Test
  void theScriptOfThreeDrawsInUnitsOfTheModel() throws IOException {
    Page page = newPage(options -> {});
    String scene =
        """
        import { Color, OrthographicCamera, Scene, WebGLRenderer } from 'three';
        import { BACKGROUND_COLOR, SIZE } from '/test/engines/picture.js';
        const shownAt = { x: 170, y: 290, scale: 0.9 };
        const { x, y, scale } = shownAt;
        const scene = new Scene();
        scene.background = new Color(BACKGROUND_COLOR);
        const camera = new OrthographicCamera(-x / scale, (SIZE - x) / scale, y / scale, (y - SIZE) / scale, -1, 1);
        const renderer = new WebGLRenderer();
        renderer.setSize(SIZE, SIZE);
        document.body.append(renderer.domElement);
        """;
    openGuide(
        page,
        "three",
        scene
            + code("three.js")
            + "Object.assign(window, { shown: { figure, renderer, scene, camera, shownAt } });");
    await(page, "window.shown?.figure.current().time > 0.1");
    screenshot(page, "guide-three");
    Map<?, ?> apart =
        (Map<?, ?>)
            page.evaluate(
                """
                async () => {
                  const { stage } = await import('limber');
                  const { BACKGROUND, SIZE, apart, pixelsOf } = await import('/test/engines/picture.js');
                  const { figure, renderer, scene, camera, shownAt } = shown;
                  figure.pause();
                  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
                  renderer.render(scene, camera);
                  const actual = pixelsOf(renderer.domElement);
                  const canvas = document.createElement('canvas');
                  canvas.style.cssText = `width: ${SIZE}px; height: ${SIZE}px`;
                  document.body.append(canvas);
                  const screen = stage(canvas, { direct: true, pixelRatio: 1, background: [...BACKGROUND, 1] });
                  screen.render((painter) => painter.draw(figure, shownAt));
                  return apart(pixelsOf(canvas), actual);
                }
                """);
    System.out.println("engines: three in units of the model " + apart);
    assertTrue(((Number) apart.get("painted")).intValue() > 5000, apart.toString());
    // The texture has pixels of another size.
    assertTrue(((Number) apart.get("mean")).doubleValue() < 6, apart.toString());
    assertTrue(((Number) apart.get("strays")).doubleValue() < 0.05, apart.toString());
  }

  /** Returns the script below a heading of the guide. */
  private static String code(String heading) throws IOException {
    String guide = Files.readString(Path.of("../docs/web.md")).replace("\r\n", "\n");
    int start = guide.indexOf("```js\n", guide.indexOf("\n### " + heading + "\n")) + 6;
    return guide.substring(start, guide.indexOf("```\n", start)).replace("'Run'", "'Walk'");
  }

  /** Opens the example page of an engine with another script. */
  private static void openGuide(Page page, String engine, String script) {
    page.route(
        "**/web/examples/" + engine + ".js",
        route ->
            route.fulfill(
                new Route.FulfillOptions().setContentType("text/javascript").setBody(script)));
    page.route(
        "**/hero.skf",
        route ->
            route.fulfill(
                new Route.FulfillOptions().setPath(Path.of("../samples/lantern-0.8.skf"))));
    page.navigate(address("/web/examples/" + engine + ".html"));
  }
}
