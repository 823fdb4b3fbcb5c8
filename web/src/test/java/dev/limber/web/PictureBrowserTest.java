package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.image.DataUrl;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.image.svg.SvgEncoder;
import dev.limber.image.svg.SvgSettings;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelCanvas;
import dev.limber.java2d.PixelImage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pictures of WebGL agree with the reference renderer. They are not the same bits: graphics cards
 * antialias sprites with a few samples and paths with a fringe, the reference with 64 samples.
 */
class PictureBrowserTest extends BrowserTest {
  static final int SIZE = 256;

  /** How far the pixels may be off on average, of 255, over those that are drawn. */
  static final double MEAN_TOLERANCE = 2;

  /** What part of the drawn pixels may be off by more than an eighth. */
  private static final double STRAY_TOLERANCE = 0.02;

  @Test
  void allSamplesLookLikeTheReference() throws IOException {
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    List<String> off = new ArrayList<>();
    for (Path sample : Samples.all()) {
      Puppet puppet = Java2d.load(sample).newPuppet();
      puppet.seek(puppet.animations().get(0), 0.3);
      puppet.construct();
      View view = new View().fit(new PuppetBounds().of(puppet), SIZE, SIZE, 6);
      String name = sample.getFileName().toString();
      int[] drawn = drawn(page, name, view, "() => {}", Rgba.CLEAR);
      Difference difference = new Difference(reference(puppet, view, Rgba.CLEAR), drawn);
      save(name, drawn);
      assertTrue(difference.painted > SIZE, name + " is empty");
      if (difference.mean() > MEAN_TOLERANCE || difference.strays() > STRAY_TOLERANCE) {
        off.add(name + ": " + difference);
      }
      System.out.println("pictures: " + name + " " + difference);
    }
    assertEquals(List.of(), off);
  }

  /** Changes parts in all ways, as {@link #EQUIP} does in the page. */
  private static Puppet equipped(Puppet puppet) {
    puppet.seek(puppet.animations().get(0), 0.3);
    if (puppet.hasPhysics()) {
      puppet.part("Glow").blend(BlendMode.ADDITIVE);
      puppet.part("Flame").blend(BlendMode.SCREEN);
      puppet.part("Hips").blend(BlendMode.MULTIPLY);
      puppet.part("Handle").clip("Cap");
      puppet.part("Scarf").clip("Hips");
      puppet.part("Hat").brighten(new Rgba(0.5, 0, 0, 1));
      puppet.part("Scarf Band").flash(new Rgba(0, 0.5, 1, 0.75));
      puppet.part("Left Foot").hide();
    } else {
      puppet.part("iris-a").clip("white-a");
      puppet.part("dot-a").clip("white-a");
      puppet.part("iris-b").clip("white-b").blend(BlendMode.MULTIPLY);
      puppet.part("blush-a").blend(BlendMode.ADDITIVE);
      puppet.part("hair-back").blend(BlendMode.MULTIPLY);
      puppet.part("fringe").blend(BlendMode.SCREEN);
      puppet.part("shoulders").blend(BlendMode.ADDITIVE);
      puppet.part("neck-shade").blend(BlendMode.MULTIPLY);
      puppet.part("skin").tint(new Rgba(1, 0.9, 0.8, 1));
      puppet.bone("pupil-a").position(9, -4);
      puppet.bone("pupil-b").position(-9, 4);
      puppet.equipment().brighten(new Rgba(0.1, 0, 0.1, 1));
    }
    puppet.construct();
    return puppet;
  }

  static final String EQUIP =
      """
      (figure) => {
        const part = (name) => figure.part(name);
        if (figure.character.parts.some(({ name }) => name === 'Glow')) {
          part('Glow').blend('additive');
          part('Flame').blend('screen');
          part('Hips').blend('multiply');
          part('Handle').clip('Cap');
          part('Scarf').clip('Hips');
          part('Hat').brighten([0.5, 0, 0, 1]);
          part('Scarf Band').flash([0, 0.5, 1, 0.75]);
          part('Left Foot').hide();
        } else {
          part('iris-a').clip('white-a');
          part('dot-a').clip('white-a');
          part('iris-b').clip('white-b').blend('multiply');
          part('blush-a').blend('additive');
          part('hair-back').blend('multiply');
          part('fringe').blend('screen');
          part('shoulders').blend('additive');
          part('neck-shade').blend('multiply');
          part('skin').tint([1, 0.9, 0.8, 1]);
          figure.bone('pupil-a').moveTo(9, -4);
          figure.bone('pupil-b').moveTo(-9, 4);
          figure.all.brighten([0.1, 0, 0.1, 1]);
        }
        figure.construct();
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"face.skel2d", "lantern-0.7.skf"})
  void changedPartsLookLikeTheReference(String name) throws IOException {
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    Puppet puppet = equipped(Java2d.load(Path.of("../samples", name)).newPuppet());
    View view = new View().fit(new PuppetBounds().of(puppet), SIZE, SIZE, 6);
    for (Rgba background : List.of(Rgba.CLEAR, new Rgba(0.5, 0.6, 0.75, 1))) {
      int[] reference = reference(puppet, view, background);
      String kind = background.a() > 0 ? "-opaque" : "";
      save("blend-reference-" + name + kind, reference);
      int[] webgl = drawn(page, name, view, EQUIP, background);
      save("blend-webgl-" + name + kind, webgl);
      assertSame("WebGL " + name + kind, reference, webgl);
      int[] svg = pixels(page.evaluate(SHOW_SVG, List.of(svg(puppet, view, background), SIZE)));
      save("blend-svg-" + name + kind, svg);
      assertSame("SVG " + name + kind, reference, svg);
    }
  }

  private static void assertSame(String what, int[] expected, int[] actual) {
    assertSame(what, expected, actual, MEAN_TOLERANCE);
  }

  static void assertSame(String what, int[] expected, int[] actual, double meanTolerance) {
    Difference difference = new Difference(expected, actual);
    System.out.println("pictures: " + what + " " + difference);
    assertTrue(
        difference.mean() <= meanTolerance && difference.strays() <= STRAY_TOLERANCE,
        what + ": " + difference);
  }

  private static String svg(Puppet puppet, View view, Rgba background) throws IOException {
    SvgSettings settings =
        new SvgSettings(SIZE, SIZE)
            .withImages(
                image -> {
                  Pixels pixels = new Pixels(image.width(), image.height());
                  int[] argb = ((PixelImage) image).toArgb();
                  System.arraycopy(argb, 0, pixels.argb(), 0, argb.length);
                  ByteArrayOutputStream png = new ByteArrayOutputStream();
                  try {
                    new PngEncoder().write(pixels, png);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                  return DataUrl.of(png.toByteArray());
                })
            .on(background.a() > 0 ? background : null);
    StringBuilder text = new StringBuilder();
    SvgEncoder encoder = new SvgEncoder(text, settings);
    Canvas canvas = encoder.nextFrame();
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    encoder.finish();
    return text.toString();
  }

  private static final String SHOW_SVG =
      """
      async ([svg, size]) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const context = new OffscreenCanvas(size, size).getContext('2d');
        context.drawImage(image, 0, 0);
        let text = '';
        for (const byte of context.getImageData(0, 0, size, size).data) text += String.fromCharCode(byte);
        return btoa(text);
      }
      """;

  private static final String CARRY =
      """
      async (figure) => {
        const badge = await limber.loadImage(Uint8Array.from(atob('BADGE'), (byte) => byte.charCodeAt(0)));
        const lantern = (await limber.load('/samples/lantern-0.7.skf')).newFigure();
        lantern.seek(0, 0.3);
        figure.part('mouth').attachment('O');
        figure.part('nose').image(badge);
        figure.attach('bust', badge).at(-60, -120).turned(0.4, 1.5).after('shoulders');
        figure.attach('head', lantern).at(0, 60).turned(0.2, 0.3).behind();
      }
      """;

  @Test
  void carriedThingsLookLikeTheReference() throws IOException {
    Pixels stripes = new Pixels(40, 24);
    for (int i = 0; i < stripes.argb().length; i++) {
      stripes.argb()[i] = i % 40 < 10 ? 0x80208040 : i % 8 < 4 ? 0xFFF0C020 : 0xFF2040C0;
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    new PngEncoder().write(stripes, png);
    PixelImage badge = PixelImage.decode("badge", png.toByteArray());
    Puppet puppet = Java2d.load(Path.of("../samples/face.skel2d")).newPuppet();
    Puppet lantern = Java2d.load(Path.of("../samples/lantern-0.7.skf")).newPuppet();
    lantern.seek(lantern.animations().get(0), 0.3);
    lantern.construct();
    puppet.seek(puppet.animations().get(0), 0.3);
    puppet.part("mouth").attachment("O");
    puppet.part("nose").image(badge);
    Drawable image = Drawable.image(badge);
    puppet.attach("bust", image).at(-60, -120).turned(0.4).scaled(1.5, 1.5).after("shoulders");
    puppet.attach("head", Drawable.puppet(lantern)).at(0, 60).turned(0.2).scaled(0.3, 0.3).behind();
    puppet.construct();
    View view = new View().fit(new PuppetBounds().of(puppet), SIZE, SIZE, 6);
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    String carry = CARRY.replace("BADGE", Base64.getEncoder().encodeToString(png.toByteArray()));
    int[] reference = reference(puppet, view, Rgba.CLEAR);
    int[] webgl = drawn(page, "face.skel2d", view, carry, Rgba.CLEAR);
    save("carried-reference", reference);
    save("carried-webgl", webgl);
    assertSame("carried", reference, webgl);
  }

  @Test
  void carriedThingsAreHitAndTakenOff() {
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    Object result =
        page.evaluate(
            """
            async () => {
              const pixel = new OffscreenCanvas(30, 10);
              pixel.getContext('2d').fillRect(0, 0, 30, 10);
              const sword = await limber.loadImage(await pixel.convertToBlob());
              const figure = limber.readSkel2d('skeleton\\n\\ta\\n\\t\\t@hat :rect w9 h9\\n').newFigure().setup();
              const ink = () => {
                const { data } = limber.paint(100, 100, (painter) => painter.draw(figure, { x: 50, y: 50 }));
                return data.some((value, at) => at % 400 > 280 && value > 0);
              };
              const seen = [];
              const see = () => seen.push(`${figure.hit(40, 0)?.name} ${figure.bounds.right} ${ink()}`);
              see();
              const held = figure.attach('a', sword).at(30, 0).named('sword');
              see();
              held.remove();
              held.remove();
              see();
              figure.attach('a', sword).at(30, 0).after('hat');
              figure.part('hat').hide();
              see();
              figure.all.clear();
              see();
              figure.attach('a', sword).at(30, 0);
              sword.close();
              seen.push(`closed ${ink()}`);
              const said = (call) => {
                try {
                  call();
                  return 'nothing';
                } catch (error) {
                  return `${error.name}: ${error.message}`;
                }
              };
              seen.push(said(() => figure.attach('a', new Image())), said(() => figure.part('hat').image(pixel)));
              seen.push(await limber.loadImage(new Uint8Array([1, 2, 3]), {}).catch((error) => `${error.name}: ${error.message}`));
              return seen.join('\\n');
            }
            """);
    String noPicture = "LimberError: not a picture; load one with loadImage()";
    assertEquals(
        String.join(
            "\n",
            "undefined 5 false",
            "sword 45 true",
            "undefined 5 false",
            " 45 true",
            "undefined 5 false",
            "closed false",
            noPicture,
            noPicture,
            "LimberError: this is not an image that the browser can show"),
        result);
  }

  @Test
  void wrongChangesAreRefusedWithTheNames() {
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    String messages =
        (String)
            page.evaluate(
                """
                () => {
                  const figure = limber.readSkel2d('skeleton\\n\\ta\\n\\t\\t@hat :rect w9 h9\\n').newFigure();
                  const said = (call) => {
                    try {
                      call();
                      return 'nothing';
                    } catch (error) {
                      return `${error.name}: ${error.message}`;
                    }
                  };
                  return [
                    said(() => figure.part('hut')),
                    said(() => figure.part(7).hide()),
                    said(() => figure.part('hat').blend('lighter')),
                    said(() => figure.part('hat').clip('eye')),
                    said(() => figure.part('hat').tint('red')),
                    said(() => figure.part('hat').flash([1, 0, 0])),
                    said(() => figure.attach('a', figure)),
                    said(() => figure.part('hat').clip(null).clear()),
                    figure.part('hat').name,
                  ].join('\\n');
                }
                """);
    assertTrue(messages.contains("LimberError: no part \"hut\""), messages);
    assertTrue(messages.contains("red, green, blue and alpha, not red"), messages);
    assertTrue(messages.contains("red, green, blue and alpha, not 1,0,0"), messages);
    assertTrue(messages.contains("LimberError: a puppet cannot carry itself"), messages);
    assertTrue(messages.contains("LimberError: no part 7; this character has 1, from 0"), messages);
    assertTrue(
        messages.contains("LimberError: no blend mode \"lighter\"; there are: normal, additive"),
        messages);
    assertTrue(messages.contains("LimberError: no part \"eye\""), messages);
    assertTrue(messages.endsWith("nothing\na.hat"), messages);
  }

  static int[] reference(Puppet puppet, View view, Rgba background) {
    PixelCanvas canvas = new PixelCanvas(SIZE, SIZE);
    canvas.clear(background);
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    return canvas.pixels().clone();
  }

  /** Draws a sample with WebGL: its file, the view, the size and the background. */
  static final String DRAW =
      """
      async ([file, view, size, background]) => {
        const character = await limber.load(`/samples/${file}`);
        const figure = character.newFigure();
        figure.seek(0, 0.3);
        await (EQUIP)(figure);
        const { data } = limber.paint(size, size, (painter) => painter.draw(figure, view), background);
        character.dispose();
        let text = '';
        for (const byte of data) text += String.fromCharCode(byte);
        return btoa(text);
      }
      """;

  /** Returns what WebGL draws, premultiplied as the reference is. */
  private static int[] drawn(Page page, String name, View view, String equip, Rgba background) {
    return pixels(
        page.evaluate(
            DRAW.replace("EQUIP", equip.strip()),
            List.of(
                name,
                List.of(view.a(), view.b(), view.c(), view.d(), view.e(), view.f()),
                SIZE,
                List.of(background.r(), background.g(), background.b(), background.a()))));
  }

  /** Returns straight red, green, blue and alpha as premultiplied colours. */
  static int[] pixels(Object base64) {
    byte[] rgba = Base64.getDecoder().decode((String) base64);
    int[] argb = new int[SIZE * SIZE];
    for (int i = 0; i < argb.length; i++) {
      int a = rgba[4 * i + 3] & 255;
      int pixel = a << 24;
      for (int c = 0; c < 3; c++) {
        pixel |= Math.round((rgba[4 * i + c] & 255) * a / 255f) << (16 - 8 * c);
      }
      argb[i] = pixel;
    }
    return argb;
  }

  static void save(String name, int[] argb) throws IOException {
    BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB_PRE);
    image.getRaster().setDataElements(0, 0, SIZE, SIZE, argb);
    Path file = Path.of("target/screenshots/webgl-" + name + ".png");
    Files.createDirectories(file.getParent());
    ImageIO.write(image, "png", file.toFile());
  }

  /** How far two premultiplied pictures are apart, over the pixels that either of them draws. */
  private static final class Difference {
    private int painted;
    private long sum;
    private int stray;

    Difference(int[] expected, int[] actual) {
      for (int i = 0; i < expected.length; i++) {
        if ((expected[i] | actual[i]) == 0) {
          continue;
        }
        painted++;
        int most = 0;
        for (int shift = 0; shift < 32; shift += 8) {
          int apart = Math.abs(((expected[i] >>> shift) & 255) - ((actual[i] >>> shift) & 255));
          sum += apart;
          most = Math.max(most, apart);
        }
        if (most > 32) {
          stray++;
        }
      }
    }

    double mean() {
      return sum / (4.0 * painted);
    }

    double strays() {
      return (double) stray / painted;
    }

    @Override
    public String toString() {
      return painted + " pixels, mean " + mean() + ", strays " + strays();
    }
  }
}
