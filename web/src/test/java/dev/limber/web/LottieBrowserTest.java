package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormats;
import dev.limber.character.Skel2dCharacter;
import dev.limber.convert.CharacterSource;
import dev.limber.convert.ConvertOptions;
import dev.limber.convert.lottie.LottieConverter;
import dev.limber.core.canvas.ImageSource;
import dev.limber.core.canvas.View;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.player.FilmClock;
import dev.limber.java2d.PixelCanvas;
import dev.limber.java2d.PixelImage;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.pose.SkeletonPose;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** lottie-web shows what was converted as our own renderer shows the source, frame by frame. */
class LottieBrowserTest extends BrowserTest {
  private static final Path PLAYER =
      Path.of("node_modules/lottie-web/build/player/lottie_canvas.min.js");

  /** Pixels of a longer side, about. */
  private static final double SIDE = 160;

  /** How far the pixels may be off on average, of 255, over those that are drawn. */
  private static final double MEAN_TOLERANCE = 3;

  /** A picture of 20 x 12 pixels: a red and a blue half. */
  private static final String PHOTO =
      "iVBORw0KGgoAAAANSUhEUgAAABQAAAAMCAIAAADtbgqsAAAAGUlEQVR42mO4o6GBB+GVvMMwqnlU8+DVDAAz6hlQsFTUjwAAAABJRU5ErkJggg==";

  @BeforeAll
  static void findPlayer() {
    boolean there = Files.exists(PLAYER);
    if (!there) {
      System.err.println("== LOTTIE TESTS SKIPPED: run npm ci in the folder web");
    }
    assumeTrue(there);
  }

  /** What Lottie's own transforms and easings cannot say, and images. */
  private static final String TRICKY =
      """
      skeleton
      	wide x-80 i1.6 j0.7
      		@ :rect w40 h30 d8 t4 s#333 f#D57
      	wide.turned x30 r40
      		@ :rect w40 h16 t3 s#246 f#8CF
      	wide.free x-10 y40 r20 no-rot no-scale
      		@ :ellipse w30 h18 t3 s#246 f#FC8
      	mirror x60 flip-x r30
      		@ :path t4 s#252 f#9D9
      			M 0,0
      			L 50,0
      			L 40,24
      			C
      	mirror.child x50 r-20
      		@ :rect x15 w30 h10 t2 s#400 f#F88
      		@bound :path t6 s#939 round-cap
      			M 0,0:mirror
      			Q 20,40:mirror 30,0
      	pop x10 y60
      		@ :circle d30 t5 s#000 f#FFF
      		@late[off]
      		@late[on] :circle d12 t0 f#E22
      	photo x-20 y60 r15
      		@ :sprite "photo.png" i1.5 j1.5

      anim "all" 24fps :12:sio
      	wide
      		r 0 -> 30 -> -30 -> 0
      		i 1 -> 1.4 -> 1
      	turned :8:si
      		r 0 -> 170 -> -170 -> 0
      	free :so
      		y 0 -> 20 -> 0
      		x 0 ---> 30
      	mirror
      		s true -> false -> true
      		r 0 -> 90 -> 0
      	child 6:
      		r 40 -> -40 -> 40
      	pop
      		i 0 -> 1.3 -> 1
      		j 0 -> 1.3 -> 1
      	@pop.pop
      		c #FFF -> #F80 -> #08F
      	@late
      		@ off 10:> on 20:> off 26:> on
      	photo
      		x 0 -> 20 20:> 40
      	@photo.photo
      		a 1 -> 0.3 -> 1
      """;

  @Test
  void allSamplesPlayAsTheyDoHere() throws IOException {
    List<String> off = new ArrayList<>();
    Page page = player();
    for (Path sample : Samples.all()) {
      byte[] bytes = Files.readAllBytes(sample);
      CharacterFile file = CharacterFormats.DEFAULT.read(bytes, sample.toString(), Limits.DEFAULT);
      if (file instanceof Skel2dCharacter character) {
        CharacterSource source =
            new CharacterSource(bytes, character, (name, most) -> null, Limits.DEFAULT);
        for (Animation animation : character.skeleton().animations()) {
          compare(page, source, character.newPuppet(ImageSource.NONE), animation, SIDE, off);
        }
      }
    }
    assertEquals(List.of(), off);
  }

  @Test
  void whatLottieHasNoWordForPlaysAsItDoesHere() throws IOException {
    Skel2dCharacter character = Skel2dCharacter.of(TRICKY, "tricky.skel2d", Limits.DEFAULT);
    assertEquals(List.of(), character.diagnostics());
    byte[] png = Base64.getDecoder().decode(PHOTO);
    CharacterSource source =
        new CharacterSource(
            TRICKY.getBytes(StandardCharsets.UTF_8), character, (n, most) -> png, Limits.DEFAULT);
    PixelImage photo = PixelImage.decode("photo.png", png);
    List<String> off = new ArrayList<>();
    SkeletonPose puppet = character.newPuppet(name -> photo);
    compare(player(), source, puppet, puppet.animation("all"), 2 * SIDE, off);
    assertEquals(List.of(), off);
  }

  private Page player() {
    Page page = newPage(options -> {});
    page.addScriptTag(new Page.AddScriptTagOptions().setPath(PLAYER));
    return page;
  }

  private static void compare(
      Page page,
      CharacterSource source,
      SkeletonPose puppet,
      Animation animation,
      double side,
      List<String> off)
      throws IOException {
    Lottie whole = lottie(page, source, animation, 1);
    double scale = side / Math.max(whole.width(), whole.height());
    Lottie lottie = lottie(page, source, animation, scale);
    int frames = FilmClock.frames(animation, animation.framesPerSecond(), 1);
    String name = Path.of(source.character().name()).getFileName() + " " + animation.name();
    double worst = 0;
    double sum = 0;
    for (int frame = 0; frame < frames; frame++) {
      puppet.seek(animation, frame / animation.framesPerSecond());
      puppet.construct();
      int[] expected = reference(puppet, lottie, scale);
      int[] actual = played(page, frame, lottie);
      Difference difference = new Difference(expected, actual);
      assertTrue(difference.painted > SIDE, name + " is empty at " + frame);
      sum += difference.mean();
      if (difference.mean() > worst) {
        worst = difference.mean();
        save(name, lottie, expected, actual);
      }
    }
    System.out.println(
        "lottie: " + name + ", " + frames + " frames, mean " + sum / frames + ", worst " + worst);
    if (worst > MEAN_TOLERANCE) {
      off.add(name + ": " + worst);
    }
  }

  /** A converted animation that the page shows: its size, and where its origin is. */
  private record Lottie(int width, int height, double x, double y) {}

  private static Lottie lottie(
      Page page, CharacterSource source, Animation animation, double scale) {
    ConvertOptions options = new ConvertOptions(animation.name(), List.of(), scale, null);
    byte[] json = LottieConverter.convert(source, options).bytes();
    @SuppressWarnings("unchecked")
    Map<String, Number> size =
        (Map<String, Number>)
            page.evaluate(
                """
                async json => {
                  window.film?.destroy();
                  const data = JSON.parse(json);
                  const { w, h, layers } = data;
                  const [x, y] = layers.find(layer => layer.ind === 1).ks.p.k;
                  const box = document.createElement('div');
                  box.style.cssText = `width: ${w}px; height: ${h}px`;
                  document.body.replaceChildren(box);
                  window.film = lottie.loadAnimation({
                    container: box, renderer: 'canvas', loop: false, autoplay: false,
                    animationData: data, rendererSettings: { dpr: 1 },
                  });
                  const loaded = new Promise(resolve => film.addEventListener('loaded_images', resolve));
                  if (data.assets.length > 0) await loaded;
                  return { w, h, x, y };
                }
                """,
                new String(json, StandardCharsets.UTF_8));
    return new Lottie(
        size.get("w").intValue(),
        size.get("h").intValue(),
        size.get("x").doubleValue(),
        size.get("y").doubleValue());
  }

  private static int[] reference(SkeletonPose puppet, Lottie lottie, double scale) {
    PixelCanvas canvas = new PixelCanvas(lottie.width(), lottie.height());
    canvas.begin(View.at(lottie.x(), lottie.y(), scale));
    puppet.draw(canvas);
    canvas.end();
    return canvas.pixels().clone();
  }

  private static int[] played(Page page, int frame, Lottie lottie) {
    String base64 =
        (String)
            page.evaluate(
                """
                frame => {
                  film.goToAndStop(frame, true);
                  const canvas = document.querySelector('canvas');
                  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
                  let text = '';
                  for (const byte of data) text += String.fromCharCode(byte);
                  return btoa(text);
                }
                """,
                frame);
    byte[] rgba = Base64.getDecoder().decode(base64);
    int[] argb = new int[lottie.width() * lottie.height()];
    assertEquals(4 * argb.length, rgba.length, "size of the canvas");
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

  /** Keeps both pictures side by side, for people. */
  private static void save(String name, Lottie lottie, int[] expected, int[] actual)
      throws IOException {
    int w = lottie.width();
    int h = lottie.height();
    BufferedImage image = new BufferedImage(2 * w, h, BufferedImage.TYPE_INT_ARGB_PRE);
    image.getRaster().setDataElements(0, 0, w, h, expected);
    image.getRaster().setDataElements(w, 0, w, h, actual);
    Path file = Path.of("target/screenshots/lottie-" + name.replace(' ', '-') + ".png");
    Files.createDirectories(file.getParent());
    ImageIO.write(image, "png", file.toFile());
  }

  /** How far two premultiplied pictures are apart, over the pixels that either of them draws. */
  private static final class Difference {
    private int painted;
    private long sum;

    Difference(int[] expected, int[] actual) {
      for (int i = 0; i < expected.length; i++) {
        if ((expected[i] | actual[i]) == 0) {
          continue;
        }
        painted++;
        for (int shift = 0; shift < 32; shift += 8) {
          sum += Math.abs(((expected[i] >>> shift) & 255) - ((actual[i] >>> shift) & 255));
        }
      }
    }

    double mean() {
      return sum / (4.0 * painted);
    }
  }
}
