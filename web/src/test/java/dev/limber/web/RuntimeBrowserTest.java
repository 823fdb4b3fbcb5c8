package dev.limber.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.java2d.Java2d;
import dev.limber.skel2d.Skel2d;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The runtime in a browser: loading, posing, drawing, errors. */
class RuntimeBrowserTest extends BrowserTest {
  private Page page() {
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    return page;
  }

  @Test
  void bothFormatsAreLoaded() {
    Object animations =
        page()
            .evaluate(
                """
                async () => {
                  const names = [];
                  for (const file of ['lantern-0.7.skf', 'humanoid.skel2d']) {
                    const character = await limber.load(`/samples/${file}`);
                    names.push(character.kind, character.animations[0].name);
                  }
                  return names;
                }
                """);
    assertEquals(List.of("skelform", "Idle", "skel2d", "walk"), animations);
  }

  @Test
  void bonesAreReadAndSet() {
    Object values =
        page()
            .evaluate(
                """
                () => {
                  const arm = limber.readSkel2d('skeleton\\n\\tarm x10 y5\\n\\tarm.hand x20\\n').newFigure();
                  const hand = arm.bone('arm.hand');
                  const before = [hand.worldX, hand.worldY];
                  arm.between = () => (arm.bone('arm').rotation = Math.PI / 2);
                  arm.update(0);
                  const turned = [Math.round(hand.worldX), Math.round(hand.worldY)];
                  // What is changed in between lasts for one update.
                  arm.between = () => {
                    arm.bone('arm').rotation = Math.PI / 2;
                    hand.placeAt(1, 2);
                  };
                  arm.update(0);
                  return [...before, ...turned, Math.round(hand.worldX), Math.round(hand.worldY)];
                }
                """);
    assertEquals(List.of(30, 5, 10, 25, 1, 2), values);
  }

  @ParameterizedTest
  @ValueSource(strings = {"humanoid.skel2d", "lantern-0.7.skf", "flips.skel2d"})
  void bonesAreTurnedAsOnTheJvm(String file) throws IOException {
    String flips =
        """
        skeleton
        	body r20 i-1
        	body.arm x30 r40 j2
        	body.arm.hand x20 r-70
        anim "turn" 10fps
        	body
        		s true
        	body.arm
        		t true
        		r 0 -> 30
        """;
    boolean isSample = !file.startsWith("flips");
    Puppet puppet =
        isSample
            ? Java2d.load(Path.of("../samples", file)).newPuppet()
            : Skel2d.parse(flips).skeleton().newPose();
    List<Double> expected = new ArrayList<>();
    for (int bone = 0; bone < puppet.boneCount(); bone++) {
      puppet.reset();
      puppet.construct(); // A step of physics, as in the browser.
      puppet.seek(puppet.animations().get(0), 0.3);
      puppet.construct();
      BoneHandle handle = puppet.bone(bone);
      expected.addAll(List.of(handle.worldRotation(), handle.worldScaleX(), handle.worldScaleY()));
      double[] point = new double[2];
      handle.toWorld(3, 4, point);
      expected.addAll(List.of(point[0], point[1]));
      handle.toLocal(5, 6, point);
      expected.addAll(List.of(point[0], point[1]));
      expected.add(handle.worldRotation(2.5).rotation());
      expected.add(handle.pointAt(70, 80, 0.6).rotation());
      expected.add(handle.pointAt(-50, 20, 1).rotation());
    }
    @SuppressWarnings("unchecked")
    List<Number> actual =
        (List<Number>)
            page()
                .evaluate(
                    """
                    async ([file, source]) => {
                      const character = source ? limber.readSkel2d(source) : await limber.load(`/samples/${file}`);
                      const figure = character.newFigure();
                      return character.bones.flatMap((_, index) => {
                        figure.reset();
                        figure.seek(0, 0.3);
                        const bone = figure.bone(index);
                        const values = [bone.worldRotation, bone.worldScaleX, bone.worldScaleY];
                        const points = [bone.toWorld(3, 4), bone.toLocal(5, 6)].flatMap(({ x, y }) => [x, y]);
                        bone.worldRotation = 2.5;
                        return [...values, ...points, bone.rotation, bone.pointAt(70, 80, 0.6).rotation, bone.pointAt(-50, 20).rotation];
                      });
                    }
                    """,
                    List.of(file, isSample ? "" : flips));
    assertEquals(expected.size(), actual.size());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(
          expected.get(i),
          actual.get(i).doubleValue(),
          1e-9,
          "value " + i % 10 + " of bone " + i / 10);
    }
  }

  @Test
  void thingsHangOnPartsToo() {
    Object told =
        page()
            .evaluate(
                """
                () => {
                  const source = 'skeleton\\n\\tarm x10\\n\\t\\t@low :circle d20 t0 f#0F0\\n\\t\\t@high :circle d10 t0 f#F00\\n';
                  const figure = limber.readSkel2d(source).newFigure();
                  const thing = limber.readSkel2d('skeleton\\n\\tball\\n\\t\\t@ball :circle d40 t0 f#00F\\n').newFigure();
                  const middle = () => [...limber.paint(9, 9, (painter) => painter.draw(figure, { x: -6, y: 4, scale: 1 })).data.slice(160, 163)].join();
                  const attached = figure.attach(figure.part('low'), thing);
                  const behind = middle();
                  figure.attach('arm', thing);
                  return [attached.bone, behind, middle()];
                }
                """);
    assertEquals(List.of(0, "255,0,0", "0,0,255"), told);
  }

  @Test
  void severalSkinsOfSkel2dAreWornAtOnce() {
    Object told =
        page()
            .evaluate(
                """
                () => {
                  const source = 'skeleton\\n\\tbody\\n\\t\\t@hat :none\\n\\t\\t@boots :none\\n'
                    + 'skin "hatted"\\n\\t@hat :circle d10\\nskin "booted"\\n\\t@boots :circle d20\\n\\t@hat :circle d50\\n';
                  const figure = limber.readSkel2d(source).newFigure();
                  return [['hatted'], ['booted'], ['hatted', 'booted'], ['booted', 'hatted']].map((names) => {
                    figure.skins = names;
                    figure.construct();
                    return `${figure.skins} ${Math.round(figure.bounds.width)}`;
                  });
                }
                """);
    assertEquals(List.of("hatted 11", "booted 51", "hatted,booted 21", "booted,hatted 51"), told);
  }

  @Test
  void whatIsCalledOffWhileImagesAreDecodedIsNotThere() {
    Object told =
        page()
            .evaluate(
                """
                async () => {
                  const stop = new AbortController();
                  const { createImageBitmap: decode } = window;
                  window.createImageBitmap = (...rest) => {
                    stop.abort();
                    return decode(...rest);
                  };
                  return limber.load('/samples/lantern-0.7.skf', { signal: stop.signal }).then(() => 'loaded', (error) => error.name);
                }
                """);
    assertEquals("AbortError", told);
  }

  @Test
  void marksOfBothFormatsTellWhatTheirAuthorsWrote() throws IOException {
    ByteArrayOutputStream marked = new ByteArrayOutputStream();
    try (ZipInputStream from =
            new ZipInputStream(Files.newInputStream(Path.of("../samples/lantern-0.7.skf")));
        ZipOutputStream to = new ZipOutputStream(marked)) {
      for (ZipEntry entry = from.getNextEntry(); entry != null; entry = from.getNextEntry()) {
        to.putNextEntry(new ZipEntry(entry.getName()));
        from.transferTo(to);
      }
      to.putNextEntry(new ZipEntry("marks.json"));
      to.write("{\"Walk\":[{\"name\":\"step\",\"frame\":1,\"number\":2}]}".getBytes(UTF_8));
    }
    Object heard =
        page()
            .evaluate(
                """
                async (base64) => {
                  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
                  const source = 'skeleton\\n\\tarm\\nanim "Walk" 10fps :5\\n\\t! clap 2 0.5 "left"\\n\\tarm\\n\\t\\tr 0 -> 9\\n';
                  const beside = new Blob(['{"Walk":[{"name":"stamp","frame":1,"text":"right"}]}']);
                  const also = await limber.load(bytes, { marks: beside });
                  return [limber.readSkel2d(source), limber.read(bytes, 'marked.skf'), also].map((character) => {
                    const figure = character.newFigure();
                    const told = [];
                    figure.addEventListener('mark', ({ mark, number, text }) => told.push(`${mark} ${number} ${text}`));
                    figure.play('Walk');
                    figure.update(0.4);
                    return told.join();
                  });
                }
                """,
                Base64.getEncoder().encodeToString(marked.toByteArray()));
    assertEquals(List.of("clap 0.5 left", "step 2 ", "stamp 0 right"), heard);
  }

  @Test
  void wrongNamesListThoseThatExist() {
    Object messages =
        page()
            .evaluate(
                """
                () => {
                  const figure = limber.readSkel2d('skeleton\\n\\tarm\\nanim "wave"\\n\\tarm\\n\\t\\tr 0 9\\n').newFigure();
                  const messageOf = (call) => {
                    try {
                      call();
                    } catch (error) {
                      return error instanceof limber.LimberError ? error.message : String(error);
                    }
                  };
                  return [
                    messageOf(() => figure.play('fly')),
                    messageOf(() => figure.bone('leg')),
                    messageOf(() => figure.bone(7)),
                    messageOf(() => (figure.skins = 'night')),
                    messageOf(() => figure.play('wave', { easing: 'odd' })),
                    messageOf(() => figure.update(-1)),
                  ];
                }
                """);
    assertEquals(
        List.of(
            "no animation \"fly\"; there are: \"wave\"",
            "no bone \"leg\"; there are: \"arm\"",
            "no bone 7; there are 1, from 0",
            "no skin \"night\"; there are: \"default\"",
            "no easing \"odd\"; there are: linear, smooth, ease-in, ease-out",
            "seconds must be 0 or more, but are -1.0"),
        messages);
  }

  @Test
  void theEndOfABonesNameIsEnough() {
    Object found =
        page()
            .evaluate(
                """
                () => {
                  const figure = limber.readSkel2d('skeleton\\n\\ta\\n\\ta.l\\n\\ta.l.hand\\n\\ta.r\\n\\ta.r.hand\\n').newFigure();
                  figure.layer(1, { bones: ['l'] });
                  try {
                    return figure.bone('l').name + figure.bone('hand').name;
                  } catch (error) {
                    return [figure.bone('l').name, figure.bone('r.hand').name, error.message];
                  }
                }
                """);
    assertEquals(
        List.of(
            "a.l",
            "a.r.hand",
            "several bones end with \"hand\": \"a.l.hand\", \"a.r.hand\"; say more"),
        found);
  }

  @Test
  void aHundredFiguresAreOneDrawCall() {
    Object calls =
        page()
            .evaluate(
                """
                async () => {
                  const screen = limber.stage(document.body.appendChild(document.createElement('canvas')));
                  const lantern = await limber.load('/samples/lantern-0.7.skf');
                  const fox = await limber.load('/samples/fox.skel2d');
                  const figures = Array.from({ length: 100 }, (_, i) => (i % 2 ? lantern : fox).newFigure());
                  screen.render((painter) => {
                    figures.forEach((figure, i) => painter.draw(figure, { x: 3 * i, y: 200, scale: 0.3 }));
                  });
                  return screen.renderer.calls;
                }
                """);
    assertEquals(1, calls);
  }

  @Test
  void onlyTheGivenAreaIsDrawn() {
    Object result =
        page()
            .evaluate(
                """
                async () => {
                  const figure = (await limber.load('/samples/humanoid.skel2d')).newFigure();
                  const screen = limber.stage(new OffscreenCanvas(200, 300), { pixelRatio: 2 });
                  const context = screen.canvas.getContext('2d');
                  const view = screen.fit(figure.bounds);
                  const drawn = (area) => {
                    screen.render((painter) => painter.draw(figure, view), area);
                    return context.getImageData(0, 0, 200, 300).data;
                  };
                  const whole = drawn(null);
                  const part = drawn({ x: 10.2, y: 40.7, width: 70.1, height: 60 });
                  const wrong = { inside: 0, outside: 0, leftOut: 0 };
                  for (let i = 3; i < whole.length; i += 4) {
                    const x = ((i - 3) / 4) % 200;
                    const y = Math.floor(i / 800);
                    const isInside = x >= 20 && x < 161 && y >= 81 && y < 202;
                    if (isInside) wrong.inside += Math.abs(whole[i] - part[i]) > 2;
                    else wrong.outside += part[i] > 0;
                    if (!isInside) wrong.leftOut += whole[i] > 0;
                  }
                  const empty = drawn({ x: 500, y: 0, width: 10, height: 10 }).some((value) => value > 0);
                  // Triangles that are moved by whole pixels may round a corner to another side.
                  return [screen.width, screen.height, wrong.inside < 5, wrong.outside, wrong.leftOut > 500, empty];
                }
                """);
    assertEquals(List.of(100, 150, true, 0, true, false), result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"humanoid.skel2d", "lantern-0.7.skf"})
  void aWorkerDrawsOnACanvasOfThePage(String file) {
    Object result = page().evaluate(WORKER_DRAWS, file);
    assertEquals(List.of(true, true, true, true, true), result);
  }

  static final String WORKER_DRAWS =
      """
      async (file) => {
        const shown = document.createElement('canvas');
        Object.assign(shown, { width: 160, height: 180 });
        document.body.append(shown);
        const canvas = shown.transferControlToOffscreen();
        const worker = new Worker('/test/worker.js', { type: 'module' });
        const said = new Promise((done) => worker.addEventListener('message', (event) => done(event.data)));
        worker.postMessage({ canvas, file: `/samples/${file}` }, [canvas]);
        const told = await said;
        const context = new OffscreenCanvas(160, 180).getContext('2d');
        let inked = 0;
        // A frame of a worker comes to the page with one of the next of its own.
        for (let frame = 0; inked < 2000 && frame < 120; frame++) {
          await new Promise(requestAnimationFrame);
          context.drawImage(shown, 0, 0);
          const { data } = context.getImageData(0, 0, 160, 180);
          inked = data.filter((value, index) => index % 4 === 3 && value > 0).length;
        }
        worker.terminate();
        return [...told, inked >= 2000];
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"humanoid.skel2d", "lantern-0.7.skf"})
  void otherEnginesGetTheTriangles(String file) {
    Object result =
        page()
            .evaluate(
                """
                async (file) => {
                  const figure = (await limber.load(`/samples/${file}`)).newFigure();
                  figure.seek(0, 0.2);
                  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
                  const sound = { images: true, colors: true, indices: true, plain: true };
                  const count = (scale) => {
                    let triangles = 0;
                    figure.triangles((image, vertices, indices, blend, added) => {
                      sound.images &&= image === null || image instanceof ImageBitmap;
                      sound.plain &&= blend === 'normal' && added.every((part) => part === 0);
                      sound.indices &&= indices.length % 3 === 0 && indices.every((index) => index >= 0 && 8 * index < vertices.length);
                      for (let i = 0; i < vertices.length; i += 8) {
                        const [x, y, , , r, g, b, a] = vertices.subarray(i, i + 8);
                        sound.colors &&= Math.max(r, g, b) <= a + 1e-6 && a <= 1;
                        Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x) });
                        Object.assign(box, { bottom: Math.min(box.bottom, y), top: Math.max(box.top, y) });
                      }
                      triangles += indices.length / 3;
                    }, scale);
                    return triangles;
                  };
                  const many = count(100) > 50;
                  const far = Math.max(...['left', 'bottom', 'right', 'top'].map((side) => Math.abs(box[side] - figure.bounds[side])));
                  figure.part(0).blend('screen');
                  const modes = new Set();
                  figure.triangles((image, vertices, indices, blend) => modes.add(blend));
                  return [many, far < 2, ...Object.values(sound), [...modes].sort().join()];
                }
                """,
                file);
    assertEquals(List.of(true, true, true, true, true, true, "normal,screen"), result);
  }

  @Test
  void trianglesAreAsFineAsTheScaleAsks() {
    Object result =
        page()
            .evaluate(
                """
                async () => {
                  const figure = (await limber.load('/samples/humanoid.skel2d')).newFigure();
                  figure.seek('walk', 0.3);
                  const corners = (scale) => {
                    let count = 0;
                    figure.triangles((image, vertices) => (count += vertices.length / 8), scale);
                    return count;
                  };
                  return 1.3 * corners(0.25) < corners(1) && 1.3 * corners(1) < corners(4);
                }
                """);
    assertEquals(true, result);
  }

  @Test
  void moreTexturesThanUnitsAreDrawnInSeveralCalls() {
    Object result =
        page()
            .evaluate(
                """
                async () => {
                  const characters = [];
                  for (let i = 0; i < 10; i++) characters.push(await limber.load('/samples/lantern-0.7.skf'));
                  const screen = limber.stage(document.body.appendChild(document.createElement('canvas')));
                  const figures = characters.map((character) => character.newFigure());
                  screen.render((painter) => {
                    figures.forEach((figure, i) => painter.draw(figure, { x: 30 * i, y: 280, scale: 0.2 }));
                  });
                  const { data } = limber.paint(300, 300, (painter) => {
                    figures.forEach((figure, i) => painter.draw(figure, { x: 15 + 30 * i, y: 280, scale: 0.1 }));
                  });
                  // Every one of them is there: each column of the picture has some ink.
                  let columns = 0;
                  for (let i = 0; i < 10; i++) {
                    let ink = 0;
                    for (let y = 0; y < 300; y++) ink += data[4 * (y * 300 + 15 + 30 * i) + 3];
                    columns += ink > 0 ? 1 : 0;
                  }
                  return [screen.renderer.calls, columns];
                }
                """);
    assertEquals(List.of(2, 10), result);
  }

  /** All stages draw on one canvas and copy from it; one large picture must not make all slow. */
  @Test
  void theSharedCanvasShrinksAgain() {
    Object sizes =
        page()
            .evaluate(
                """
                () => {
                  const figure = limber.readSkel2d('skeleton\\n\\tball\\n\\t\\t@ball :circle d20\\n').newFigure();
                  const canvas = limber.stage(document.body.appendChild(document.createElement('canvas'))).renderer.canvas;
                  const inked = (size) => {
                    const view = { x: size / 2, y: size / 2, scale: size / 30 };
                    const { data } = limber.paint(size, size, (painter) => painter.draw(figure, view));
                    return data[4 * (size * (size >> 1) + (size >> 1)) + 3];
                  };
                  const sizes = [inked(1000), canvas.width >= 1000];
                  let worst = 255;
                  for (let i = 0; i < 300; i++) worst = Math.min(worst, inked(100));
                  return [...sizes, worst, canvas.width <= 200 && canvas.height <= 200, inked(300)];
                }
                """);
    assertEquals(List.of(255, true, 255, true, 255), sizes);
  }

  /**
   * Where samples cannot be put on the canvas sprites are there all the same, in the first frame.
   */
  @Test
  void spritesAreDrawnWithoutSamplesToo() {
    Object inked =
        page()
            .evaluate(
                """
                async () => {
                  // An error of WebGL, as some graphics cards may give for it.
                  WebGL2RenderingContext.prototype.blitFramebuffer = function () {
                    this.enable(0xffff);
                  };
                  const figure = (await limber.load('/samples/lantern-0.7.skf')).newFigure();
                  const { data } = limber.paint(200, 200, (painter) => painter.draw(figure, { x: 100, y: 180, scale: 0.3 }));
                  return data.filter((value, i) => i % 4 === 3 && value > 200).length > 1000;
                }
                """);
    assertEquals(true, inked);
  }

  /** Hints compare names in small letters, which the browser makes there. */
  @Test
  void hintsAreTheSameAsOnTheJvm() {
    String source = "skeleton\n\tSLEEVE\nanim \"a\"\n\tsleevee\n\t\tr 0 9\n";
    List<String> expected =
        Skel2d.parse(source).diagnostics().stream().map(Diagnostic::hint).toList();
    assertTrue(expected.toString().contains("SLEEVE"), "a hint: " + expected);
    assertEquals(
        expected,
        page()
            .evaluate(
                "source => limber.readSkel2d(source).diagnostics.map(one => one.hint)", source));
  }

  @Test
  void edgesOfSpritesHaveNoDarkRim() {
    Object darkest =
        page()
            .evaluate(
                """
                async () => {
                  const canvas = document.createElement('canvas');
                  canvas.width = canvas.height = 32;
                  const context = canvas.getContext('2d');
                  context.fillStyle = '#ff8000';
                  context.arc(16, 16, 12, 0, 7);
                  context.fill();
                  const blob = await new Promise((done) => canvas.toBlob(done));
                  const source = 'skeleton\\n\\tball\\n\\t\\t@ball :sprite "ball.png"\\n';
                  const character = limber.readSkel2d(source);
                  await character.decodeImages(async () => blob);
                  const figure = character.newFigure();
                  const { data } = limber.paint(100, 100, (painter) => painter.draw(figure, { x: 50, y: 50, scale: 2.7 }));
                  let darkest = 255;
                  let drawn = 0;
                  for (let i = 0; i < data.length; i += 4) {
                    if (data[i + 3] > 40) darkest = Math.min(darkest, data[i]);
                    drawn += data[i + 3] > 40 ? 1 : 0;
                  }
                  return [darkest > 235, drawn > 2000, character.diagnostics.length];
                }
                """);
    assertEquals(List.of(true, true, 0), darkest);
  }

  @Test
  void aMissingImageIsADiagnosticAndABoxInItsPlace() {
    Object told =
        page()
            .evaluate(
                """
                async () => {
                  const character = limber.readSkel2d('skeleton\\n\\tball\\n\\t\\t@ball :sprite "ball.png"\\n', 'a.skel2d');
                  const width = () => character.newFigure().bounds?.width ?? 0;
                  const before = width();
                  await character.decodeImages(async () => null);
                  return [before, width(), ...character.diagnostics.map((diagnostic) => diagnostic.code)];
                }
                """);
    assertEquals(List.of(0, 32, "image-missing"), told);
  }

  @Test
  void aDirectStageSurvivesTheLossOfItsOwnContext() {
    Object ink =
        page()
            .evaluate(
                """
                async () => {
                  const canvas = document.body.appendChild(document.createElement('canvas'));
                  const screen = limber.stage(canvas, { direct: true });
                  const figure = (await limber.load('/samples/lantern-0.7.skf')).newFigure();
                  const count = () => {
                    screen.render((painter) => painter.draw(figure, screen.fit(figure.bounds)));
                    return screen.renderer.pixels().filter((value, i) => i % 4 === 3 && value > 0).length;
                  };
                  const before = count();
                  const redrawn = new Promise((done) => (screen.onneedsdraw = done));
                  const loss = screen.renderer.canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
                  loss.loseContext();
                  await new Promise((done) => canvas.addEventListener('webglcontextlost', done, { once: true }));
                  const lost = screen.render(() => {});
                  await new Promise((done) => setTimeout(done, 0));
                  loss.restoreContext();
                  await redrawn;
                  return [before > 1000, lost, count() === before];
                }
                """);
    assertEquals(List.of(true, false, true), ink);
  }

  @Test
  void anAddressThatDoesNotAnswerIsALimberError() {
    Object message =
        page()
            .evaluate(
                "limber.load('/samples/none.skf').catch((error) => `${error.name}: ${error.message}`)");
    assertEquals("LimberError: none.skf cannot be fetched: the server says 404 Not Found", message);
    assertTrue(takeErrors().size() == 1, "the browser reports the address too");
  }
}
