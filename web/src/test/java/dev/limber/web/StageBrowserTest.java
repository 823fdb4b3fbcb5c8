package dev.limber.web;

import static dev.limber.web.PlayerScripts.KEEP_SIZE;
import static dev.limber.web.PlayerScripts.WRONG_CANVASES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stages and the canvases they draw on: sizes, contexts, what is wrong with them. */
class StageBrowserTest extends PlayerPageTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "width: 120px", "max-width: 100%; border: 3px solid; padding: 5px"})
  void aCanvasKeepsItsSizeOnDenseScreens(String style) {
    Object told = openPage(options -> options.setDeviceScaleFactor(2)).evaluate(KEEP_SIZE, style);
    assertEquals("0,0,2,2,0,0,2,2", told);
  }

  @Test
  void aCanvasOffThePageKeepsItsSize() {
    page.evaluate(
        """
        async () => {
          const { stage, load } = await import('/limber/limber.js');
          window.canvas = document.createElement('canvas');
          Object.assign(canvas, { width: 160, height: 90 });
          const figure = (await load('/samples/hello.skel2d')).newFigure();
          const screen = stage(canvas);
          const drawn = screen.render((painter) => painter.draw(figure, screen.fit(figure.bounds)));
          const { data } = canvas.getContext('2d').getImageData(0, 0, 160, 90);
          window.told = [screen.width, screen.height, drawn, data.some((value) => value > 0)];
          canvas.style.cssText = 'width: 50px; height: 40px';
          document.body.append(canvas);
        }
        """);
    await(page, "canvas.width === 50 && canvas.height === 40");
    assertEquals(List.of(160, 90, true, true), page.evaluate("told"));
    assertEquals(
        50,
        page.evaluate("async () => { canvas.remove(); await frames(3); return canvas.width; }"));
  }

  @Test
  void aStageThatFailsLeavesNoOtherEmpty() {
    Object redrawn =
        page.evaluate(
            """
            async () => {
              const { stage } = await import('/limber/limber.js');
              const [bad, good] = [1, 2].map(() => stage(document.body.appendChild(document.createElement('canvas'))));
              await frames(2);
              const { canvas } = good.renderer;
              const loss = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
              const told = (type) => new Promise((done) => canvas.addEventListener(type, done, { once: true }));
              const lost = told('webglcontextlost');
              loss.loseContext();
              await lost;
              let redrawn = false;
              bad.onneedsdraw = () => { throw new TypeError('my mistake'); };
              good.onneedsdraw = () => (redrawn = true);
              const found = told('webglcontextrestored');
              setTimeout(() => loss.restoreContext());
              await found;
              await frames(1);
              return redrawn;
            }
            """);
    assertEquals(true, redrawn);
    assertTrue(takeErrors().stream().anyMatch(error -> error.contains("my mistake")));
  }

  @Test
  void aDisposedDirectStageGivesItsContextBack() {
    Object told = page.evaluate(CONTEXT_GIVEN_BACK);
    assertEquals(List.of(true, true), told);
    await(page, "draw(later)");
  }

  static final String CONTEXT_GIVEN_BACK =
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
      """;

  static final List<Object> WRONG_CANVASES_TOLD =
      List.of(
          "the canvas has another context already; a stage needs a canvas of its own",
          "the canvas has another context already; a stage needs a canvas of its own",
          "the canvas has another context already; a stage needs a canvas of its own",
          false,
          "LimberError: a stage needs a canvas, not null",
          "LimberError");

  @Test
  void imagesThatAreTooLargeForTheCardKeepTheirColours() {
    Object told =
        page.evaluate(
            """
            async () => {
              const { stage, load, loadImage } = await import('/limber/limber.js');
              const drawn = document.createElement('canvas');
              Object.assign(drawn, { width: 64, height: 64 });
              drawn.getContext('2d').fillStyle = 'rgba(40, 200, 120, 0.5)';
              drawn.getContext('2d').fillRect(0, 0, 64, 64);
              const blob = await new Promise((done) => drawn.toBlob(done));
              const figure = (await load('/samples/hello.skel2d')).newFigure();
              const middle = async (largest) => {
                const { getParameter } = WebGL2RenderingContext.prototype;
                WebGL2RenderingContext.prototype.getParameter = function (name) {
                  return name === this.MAX_TEXTURE_SIZE ? largest : getParameter.call(this, name);
                };
                const thing = figure.attach('bird', await loadImage(blob)).at(0, 0);
                const canvas = document.createElement('canvas');
                Object.assign(canvas, { width: 20, height: 20 });
                stage(canvas).render((painter) => painter.draw(figure, { x: 10, y: 10, scale: 1 }));
                WebGL2RenderingContext.prototype.getParameter = getParameter;
                thing.remove();
                return [...canvas.getContext('2d').getImageData(10, 10, 1, 1).data].join();
              };
              return [await middle(4096), await middle(16)];
            }
            """);
    List<?> colours = (List<?>) told;
    assertEquals(colours.get(0), colours.get(1));
  }

  @Test
  void stagesSayWhatIsWrongWithACanvas() {
    List<String> warnings = new ArrayList<>();
    page.onConsoleMessage(message -> warnings.add(message.text()));
    Object told = page.evaluate(WRONG_CANVASES);
    assertEquals(WRONG_CANVASES_TOLD, told);
    // Once for the canvas of the page, once for that of the worker.
    assertEquals(2, warnings.stream().filter(text -> text.contains("has no size")).count());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aBrowserWithoutWebGlIsNotTheCanvassFault(boolean direct) {
    Object said =
        page.evaluate(
            """
            async (direct) => {
              const { stage } = await import('/limber/limber.js');
              const { getContext } = HTMLCanvasElement.prototype;
              HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
                return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
              };
              try {
                stage(document.createElement('canvas'), { direct });
              } catch (error) {
                return error.message;
              }
            }
            """,
            direct);
    assertEquals("the browser has no WebGL2", said);
  }
}
