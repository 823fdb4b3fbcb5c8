package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Characters in PixiJS and in both versions of Phaser look as on a stage of our own, and behave as
 * other things in these engines do. Their example pages are in {@code examples}.
 */
class EnginesBrowserTest extends EnginePageTest {
  /** How far the pixels may be off on average, of 255: engines add their own antialiasing. */
  private static final double MEAN_TOLERANCE = 1;

  /** What part of the drawn pixels may be off by more than an eighth. */
  private static final double STRAY_TOLERANCE = 0.001;

  @ParameterizedTest
  @ValueSource(strings = {"pixi", "pixi 8.8", "phaser", "phaser 4.0", "phaser 3", "phaser 3.80"})
  void figuresLookAsOnAStage(String engine) {
    Page page = example(engine);
    List<Map<String, Object>> shown =
        List.of(
            Map.of("file", "/samples/humanoid.skel2d"),
            Map.of(
                "file",
                "/samples/humanoid.skel2d",
                "tint",
                List.of(1, 0.5, 0.2, 0.8),
                "flip",
                true),
            Map.of(
                "file",
                "/samples/humanoid.skel2d",
                "change",
                "(figure) => { figure.skins = 'night'; }"),
            Map.of("file", "/samples/lantern-0.7.skf", "tint", List.of(0.4, 1, 0.8, 0.6)),
            Map.of("file", "/samples/lantern-0.7.skf", "change", PictureBrowserTest.EQUIP),
            Map.of("file", "/samples/face.skel2d", "change", PictureBrowserTest.EQUIP));
    for (Map<String, Object> one : shown) {
      assertSame(page, nameOf(engine), one);
      screenshot(page, "engine-" + engine + "-" + shown.indexOf(one));
    }
  }

  private static void assertSame(Page page, String engine, Map<String, Object> shown) {
    assertSame(page, engine, shown, STRAY_TOLERANCE);
  }

  private static void assertSame(
      Page page, String engine, Map<String, Object> shown, double strayTolerance) {
    @SuppressWarnings("unchecked")
    Map<String, Number> apart =
        (Map<String, Number>)
            page.evaluate(
                "async ([engine, shown]) =>"
                    + " (await import(`/test/engines/${engine}-picture.js`)).compare(shown)",
                List.of(engine, shown));
    String message = engine + " " + shown.get("file") + " " + apart;
    System.out.println("engines: " + message);
    assertTrue(apart.get("painted").intValue() > 5000, message);
    assertTrue(apart.get("mean").doubleValue() < MEAN_TOLERANCE, message);
    assertTrue(apart.get("strays").doubleValue() < strayTolerance, message);
  }

  @Test
  void aTextureOfThreeLooksAsTheStage() {
    Page page = example("three");
    screenshot(page, "engine-three");
    assertSame(page, "three", Map.of("file", "/samples/humanoid.skel2d"));
    assertSame(page, "three", Map.of("file", "/samples/lantern-0.7.skf"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pixi", "phaser", "phaser 3"})
  void pointersHitTheCharacterAndNotItsBox(String engine) {
    Page page = example(engine);
    page.evaluate(FREEZE);
    screenshot(page, "engine-" + engine);
    page.mouse().click(120, 60); // Inside of its bounds: above its scarf.
    page.mouse().click(180, 60);
    await(page, "document.title === explorer.figure.hit(0, 270 / 1.4).name");
    assertEquals(1, page.evaluate("downs"));
    await(page, "(explorer.tintTopLeft ?? explorer.tint) === 0xff9a9a");
    assertEquals(true, page.evaluate("(lantern.tintTopLeft ?? lantern.tint) === 0xffffff"));
  }

  private static final String FREEZE =
      """
      () => {
        explorer.ticker = null;
        explorer.autoUpdate = false;
        explorer.figure.setup();
        explorer.redraw?.();
        window.downs = 0;
        explorer.on('pointerdown', () => window.downs++);
      }
      """;

  /** Counts pixels of the example's canvas that are neither sky nor ground, right after a frame. */
  private static final String INK =
      """
      () => new Promise((resolve) => {
        const canvas = document.querySelector('canvas');
        const count = () => {
          const copy = document.createElement('canvas');
          Object.assign(copy, { width: 640, height: 320 });
          const context = copy.getContext('2d');
          context.drawImage(canvas, 0, 0);
          const { data } = context.getImageData(0, 0, 640, 320);
          const ground = [0xdf, 0xe8, 0xee];
          let ink = 0;
          for (let i = 0; i < data.length; i += 4) ink += ground.some((part, c) => Math.abs(data[i + c] - part) > 20) ? 1 : 0;
          resolve(ink);
        };
        if (window.game) game.events.once('postrender', count);
        else {
          app.render();
          count();
        }
      })
      """;

  @ParameterizedTest
  @ValueSource(strings = {"pixi", "phaser", "phaser 3"})
  void figuresComeBackWithALostContext(String engine) {
    Page page = example(engine);
    int before = ((Number) page.evaluate(INK)).intValue();
    assertTrue(before > 15_000, engine + " draws " + before);
    page.evaluate(
        """
        async () => {
          const canvas = document.querySelector('canvas');
          const loss = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
          const told = (type) => new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));
          const lost = told('webglcontextlost');
          loss.loseContext();
          await lost;
          const found = told('webglcontextrestored');
          setTimeout(() => loss.restoreContext());
          await found;
        }
        """);
    page.waitForCondition(
        () -> Math.abs(((Number) page.evaluate(INK)).intValue() - before) < before / 4);
    takeErrors(); // Engines may tell about the loss.
  }

  @Test
  void figuresOfPixiShareDrawCallsAndTextures() {
    Page page = example("pixi");
    Object result =
        page.evaluate(
            """
            async () => {
              const { Container, Assets } = await import('pixi.js');
              const { LimberContainer } = await import('limber/pixi');
              app.stop();
              const gl = app.renderer.gl;
              const counts = { drawElements: 0, uploads: 0, deleteTexture: 0 };
              const watch = (name, counted, when = () => true) => {
                const call = gl[name].bind(gl);
                gl[name] = (...args) => {
                  if (when(args)) counts[counted]++;
                  return call(...args);
                };
              };
              watch('drawElements', 'drawElements');
              watch('deleteTexture', 'deleteTexture');
              const isImage = (args) => args.some((one) => one instanceof ImageBitmap);
              watch('texImage2D', 'uploads', isImage);
              watch('texSubImage2D', 'uploads', isImage);
              const drawn = (source, count) => {
                const scene = new Container();
                for (let i = 0; i < count; i++) scene.addChild(new LimberContainer(source, { ticker: null, x: 30 * i, y: 300 }));
                const frame = () => {
                  for (const child of scene.children) child.update(0.05);
                  counts.drawElements = 0;
                  app.renderer.render(scene);
                  return counts.drawElements;
                };
                return { scene, frame };
              };
              const explorers = drawn(await Assets.load('/samples/humanoid.skel2d'), 20);
              const calls = [explorers.frame(), explorers.frame()];
              const { load } = await import('limber');
              const lanterns = drawn(await load('/samples/lantern-0.7.skf'), 5);
              const { images } = lanterns.scene.children[0].figure.character;
              calls.push(lanterns.frame());
              const uploads = counts.uploads / images.length;
              const figure = lanterns.scene.children[0].figure;
              lanterns.scene.children[0].destroy();
              const early = counts.deleteTexture;
              lanterns.scene.destroy({ children: true });
              return [...calls, uploads, early, counts.deleteTexture / images.length, figure.isDisposed];
            }
            """);
    assertEquals(List.of(1, 1, 1, 1, 0, 1, true), result);
  }

  @Test
  void figuresOfPixiAreCutFinerWhenTheyAreLarger() {
    Page page = example("pixi");
    Object result =
        page.evaluate(
            """
            () => {
              app.stop();
              explorer.ticker = null;
              lantern.visible = false;
              const gl = app.renderer.gl;
              const call = gl.drawElements.bind(gl);
              let indices = 0;
              gl.drawElements = (mode, count, ...rest) => {
                indices = count;
                call(mode, count, ...rest);
              };
              const drawn = () => {
                app.render();
                return indices;
              };
              const first = drawn();
              explorer.x += 50;
              const moved = drawn();
              explorer.scale.set(8);
              drawn();
              return [first > 1000, moved === first, drawn() > 1.3 * first];
            }
            """);
    assertEquals(List.of(true, true, true), result);
  }

  @Test
  void boundsOfPixiAreThoseOfTheFigure() {
    Page page = example("pixi");
    Object result =
        page.evaluate(
            """
            () => {
              app.stop();
              explorer.figure.setup();
              const { left, right, bottom, top } = explorer.figure.bounds;
              const box = explorer.redraw().getBounds();
              const want = [180 + 1.4 * left, 330 - 1.4 * top, 180 + 1.4 * right, 330 - 1.4 * bottom];
              return [box.minX, box.minY, box.maxX, box.maxY].every((side, i) => Math.abs(side - want[i]) < 0.01);
            }
            """);
    assertEquals(true, result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"phaser", "phaser 3"})
  void objectsOfPhaserTellEventsAndEndWithTheirScene(String engine) {
    Page page = example(engine);
    Object result =
        page.evaluate(
            """
            async () => {
              const told = new Promise((resolve) => explorer.once('completed', resolve));
              explorer.play(0, { loop: false, speed: 10 });
              const { type, animation } = await told;
              const { figure, scene } = explorer;
              const refusal = (key) => {
                try {
                  scene.add.limber(0, 0, key);
                } catch (error) {
                  return error.message;
                }
              };
              const messages = [refusal('heroine'), refusal()];
              explorer.setSkins(figure.character.defaultSkins);
              scene.scene.stop();
              await new Promise((resolve) => game.events.once('postrender', resolve));
              return [type, animation === figure.character.animations[0].name, ...messages, figure.isDisposed];
            }
            """);
    assertEquals(
        List.of(
            "completed",
            true,
            "no character \"heroine\" was loaded; there are: \"explorer\", \"lantern\"",
            "no character \"undefined\" was loaded; there are: \"explorer\", \"lantern\"",
            true),
        result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"phaser", "phaser 3"})
  void objectsOfPhaserHaveBodiesAndBounds(String engine) {
    Page page = example(engine);
    page.evaluate(FREEZE);
    Object result =
        page.evaluate(
            """
            async () => {
              const { scene } = explorer;
              const { left, top, width, height } = explorer.figure.bounds;
              const isBox = (box, x, y, scaleX, scaleY) =>
                [box.x - x - scaleX * left, box.y - y + scaleY * top, box.width - scaleX * width, box.height - scaleY * height]
                  .every((off) => Math.abs(off) < 0.01);
              const stepped = () => new Promise((resolve) => scene.physics.world.once('worldstep', resolve));
              const { body } = scene.physics.add.existing(explorer);
              await stepped();
              const boxes = [isBox(body, 180, 330, 1.4, 1.4), isBox(explorer.getBounds(), 180, 330, 1.4, 1.4)];
              explorer.setDisplaySize(2 * width, 3 * height);
              await stepped();
              boxes.push(isBox(body, 180, 330, 2, 3), isBox(explorer.getBounds(), 180, 330, 2, 3));
              boxes.push(isBox(scene.physics.add.existing(scene.add.limber(20, 30, 'explorer'), true).body, 20, 30, 1, 1));
              scene.physics.add.group().add(lantern);
              return [...boxes, explorer.displayHeight === 3 * height, lantern.body.width === lantern.displayWidth];
            }
            """);
    assertEquals(List.of(true, true, true, true, true, true, true), result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"phaser", "phaser 3"})
  void tintsOfPhaserCanFill(String engine) {
    Page page = example(engine);
    page.evaluate(FREEZE);
    Object color =
        page.evaluate(
            """
            () => new Promise((resolve) => {
              if (explorer.setTintMode) explorer.setTint(0xff4080).setTintMode(1);
              else explorer.setTintFill(0xff4080);
              game.events.once('postrender', () => {
                const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
                context.drawImage(game.canvas, -180, -60);
                resolve([...context.getImageData(0, 0, 1, 1).data]);
              });
            })
            """);
    assertEquals(List.of(0xff, 0x40, 0x80, 0xff), color);
    screenshot(page, "engine-" + engine + "-filled");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pixi", "phaser", "phaser 3"})
  void marksBesideACharacterAreTold(String engine) {
    Page page = example(engine);
    String load =
        engine.equals("pixi")
            ? "(await import('pixi.js')).Assets.load({ src: '/samples/lantern-0.7.skf?marked', data: { marks } })"
            : """
              new Promise((resolve) => {
                const { load, cache } = explorer.scene;
                load.limber({ key: 'marked', url: '/samples/lantern-0.7.skf', marks });
                load.once('complete', () => resolve(cache.custom.limber.get('marked')));
                load.start();
              })
              """;
    Object heard =
        page.evaluate(
            """
            async () => {
              const marks = URL.createObjectURL(new Blob(['{"Walk":[{"name":"stamp","frame":1}]}']));
              const character = await LOAD;
              const figure = character.newFigure();
              const heard = [];
              figure.addEventListener('mark', ({ mark }) => heard.push(mark));
              figure.play('Walk');
              figure.update(0.4);
              return heard;
            }
            """
                .replace("LOAD", load));
    assertEquals(List.of("stamp"), heard);
  }

  @Test
  void charactersOfPixiMayComeFromDataAddresses() {
    Page page = example("pixi");
    Object result =
        page.evaluate(
            """
            async () => {
              const { Assets } = await import('pixi.js');
              const { LimberContainer } = await import('limber/pixi');
              const reader = new FileReader();
              reader.readAsDataURL(await (await fetch('/samples/lantern-0.7.skf')).blob());
              await new Promise((resolve) => (reader.onload = resolve));
              const hero = new LimberContainer(await Assets.load({ src: reader.result, parser: 'limber' }));
              const hasBones = hero.figure.bounds.width > 0;
              const player = document.body.appendChild(document.createElement('limber-player'));
              await player.open(reader.result);
              const label = player.shadowRoot.querySelector('canvas').ariaLabel;
              try {
                new LimberContainer('hero');
              } catch (error) {
                return [hasBones, label, error.constructor.name, error.message];
              }
            }
            """);
    assertEquals(
        List.of(true, "character", "LimberError", "a character or figure is needed, not hero"),
        result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pixi", "phaser", "phaser 3"})
  void pointersHitFlippedCharactersUnderAMovedCamera(String engine) {
    Page page = example(engine);
    page.evaluate(FREEZE);
    for (String flip : List.of("[-1, 1]", "[1, -1]")) {
      @SuppressWarnings("unchecked")
      Map<String, Object> place =
          (Map<String, Object>) page.evaluate("(%s)(%s)".formatted(FLIP_AND_MOVE, flip));
      page.mouse().click(number(place, "missX"), number(place, "missY"));
      page.mouse().click(number(place, "x"), number(place, "y"));
      await(page, "document.title === '" + place.get("name") + "'");
      assertEquals(1, page.evaluate("downs"), engine + " " + flip);
    }
  }

  private static double number(Map<String, Object> map, String name) {
    return ((Number) map.get(name)).doubleValue();
  }

  /**
   * Returns a place on the page where only the flipped character is, and one where only the other
   * would be.
   */
  private static final String FLIP_AND_MOVE =
      """
      ([flipX, flipY]) => {
        const { figure } = explorer;
        const zoom = 1.25;
        const shift = { x: 30, y: flipY < 0 ? 220 : 40 };
        explorer.x = 180;
        explorer.y = 330;
        if (window.game) {
          explorer.setFlip(flipX < 0, flipY < 0);
          // Phaser zooms around the middle of what a camera shows.
          explorer.scene.cameras.main.setZoom(zoom).setScroll(shift.x + 320 / zoom - 320, shift.y + 180 / zoom - 180);
        } else {
          explorer.scale.set(1.4 * flipX, 1.4 * flipY);
          explorer.parent.scale.set(zoom);
          explorer.parent.position.set(-zoom * shift.x, -zoom * shift.y);
        }
        const onPage = (x, y) => ({ x: zoom * (180 + 1.4 * x - shift.x), y: zoom * (330 - 1.4 * y - shift.y) });
        window.downs = 0;
        document.title = '';
        let [hit, miss] = [null, null];
        const { left, right, bottom, top } = figure.bounds;
        for (let x = left; x < right; x += 3) {
          for (let y = bottom; y < top; y += 3) {
            const part = figure.hit(x, y);
            const mirrored = figure.hit(flipX * x, flipY * y);
            const [here, there] = [onPage(flipX * x, flipY * y), onPage(x, y)];
            const isSeen = ({ x, y }) => x > 5 && y > 5 && x < 635 && y < 355;
            if (part && !mirrored && isSeen(here) && isSeen(there)) [hit, miss] = [{ ...here, name: part.name }, there];
          }
        }
        return { ...hit, missX: miss.x, missY: miss.y };
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"phaser", "phaser 3"})
  void aCharacterThatCannotBeLoadedStopsNoOther(String engine) {
    Page page = example(engine);
    Object told =
        page.evaluate(
            """
            async () => {
              const { load, cache } = explorer.scene;
              const failed = [];
              load.on('loaderror', (file) => failed.push(file.key));
              load.setPath('/samples/').setPrefix('p-');
              load.limber('missing').limber('lantern-0.7').limber([{ key: 'marked', url: 'lantern-0.7.skf', marks: 'missing.json' }]);
              load.setPath().setPrefix().limber('lantern', '/samples/lantern-0.8.skf').limber('fox', '/samples/fox.skel2d');
              const done = new Promise((resolve) => load.once('complete', resolve));
              load.start();
              await done;
              return [failed.sort(), load.totalFailed, cache.custom.limber.getKeys().sort()];
            }
            """);
    assertEquals(
        List.of(
            List.of("p-marked", "p-missing"),
            2,
            List.of("explorer", "fox", "lantern", "p-lantern-0.7")),
        told);
    List<String> said = takeErrors();
    assertTrue(
        said.stream().anyMatch(line -> line.startsWith("limber: missing.skf cannot be fetched")),
        said.toString());
  }

  @Test
  void assetsOfPixiUnloadCharacters() {
    Page page = example("pixi");
    Object told =
        page.evaluate(
            """
            async () => {
              const { Assets } = await import('pixi.js');
              const { LimberContainer } = await import('limber/pixi');
              const source = '/samples/lantern-0.8.skf';
              const first = await Assets.load(source);
              const same = first === (await Assets.load(source));
              const hero = app.stage.addChild(new LimberContainer(first, { ticker: app.ticker, x: 300, y: 300 }));
              app.render();
              hero.destroy();
              await Assets.unload(source);
              const kept = [first.isDisposed, lantern.figure.isDisposed];
              const second = await Assets.load(source);
              const late = app.stage.addChild(new LimberContainer(second, { ticker: app.ticker, x: 300, y: 300 }));
              app.render();
              await Assets.unload(source);
              app.ticker.update();
              app.render();
              return [same, ...kept, second !== first, late.containsPoint({ x: 0, y: -50 })];
            }
            """);
    assertEquals(List.of(true, true, false, true, false), told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pixi", "phaser", "phaser 3"})
  void imagesThatAreTooLargeForTheCardAreMadeSmaller(String engine) {
    Page page = example(engine);
    // Colours meet elsewhere within a pixel.
    assertSame(page, nameOf(engine), Map.of("file", "a wide image", "wide", 8400), 0.01);
    screenshot(page, "engine-" + engine + "-wide");
  }

  @ParameterizedTest
  @ValueSource(strings = {"phaser", "phaser 3"})
  void aShaderThatDoesNotCompileIsNamed(String engine) {
    Page page = example(engine, BROKEN_SHADER);
    List<String> said = new ArrayList<>();
    page.waitForCondition(
        () -> {
          said.addAll(takeErrors());
          return said.toString().contains("limber: the shader does not compile: ");
        });
  }

  private static final String BROKEN_SHADER =
      """
      for (const type of [WebGLRenderingContext, WebGL2RenderingContext]) {
        const { shaderSource } = type.prototype;
        type.prototype.shaderSource = function (shader, source) {
          shaderSource.call(this, shader, source.includes('uniform vec3 added') ? `${source} oops` : source);
        };
      }
      """;
}
