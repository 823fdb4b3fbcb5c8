package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.gif.Dither;
import dev.limber.image.gif.GifEncoder;
import dev.limber.image.gif.GifOptions;
import dev.limber.image.gif.GifPalette;
import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/**
 * Makes the film of the README: a hand poses a lamp, and the text follows. It is no test of the
 * build; CONTRIBUTING.md has the command.
 */
class StudioFilm extends BrowserTest {
  private static final String LAMP =
      """
      skeleton
      	base y-60
      		@ :rect w96 h14 d14 t0 f#37474F
      	base.lower y4 r118 l84
      		@ :rect w92 h11 d11 x42 t0 f#607D8B
      	base.lower.upper x84 r-86 l72
      		@ :rect w80 h10 d10 x36 t0 f#78909C
      	base.lower.upper.shade x72 r-78 l40
      		@ :path t0 f#FFB300
      			M -6,-9
      			L 34,-32
      			L 34,32
      			L -6,9
      			C

      anim "peek" 24fps :8:sio
      	lower
      		r 0 -> 0 -> 0
      	upper
      		r 0 -> 0 -> 0
      	shade
      		r 0 -> 0 -> 0
      """;

  private static final String CURSOR =
      """
      const hand = document.createElement('div');
      hand.style.cssText = 'position:fixed;z-index:9999;pointer-events:none;width:22px;height:22px;left:-50px';
      hand.innerHTML = '<svg viewBox="0 0 22 22"><path d="M2 1v17l4.500-4 3 7 3-1.300-3-6.700h6z" fill="#111" stroke="#fff" stroke-width="1.500"/></svg>';
      document.body.append(hand);
      addEventListener('pointermove', event => { hand.style.left = event.clientX + 'px'; hand.style.top = event.clientY + 'px'; }, true);
      """;

  private final List<Pixels> frames = new ArrayList<>();
  private final List<Integer> millis = new ArrayList<>();
  private StudioPage studio;

  @Test
  void poseWritesTheText() throws IOException {
    studio =
        StudioPage.at(
                newPage(options -> EditorPage.calm(options).setViewportSize(960, 600)),
                address("/"))
            .text("lamp.skel2d", LAMP)
            .pause();
    studio.page.evaluate("() => {" + CURSOR + "}");
    studio.press("d");
    studio.inViewport(0, "[data-tool=record]").click();
    studio.select("bone", "base.lower");
    picture(900);
    turn("base.lower", 8, -34);
    turn("base.lower.upper", 8, 30);
    turn("base.lower.upper.shade", 8, 38);
    play();
    assertEquals("r 0 -> -34 -> 0", studio.line("r 0 ->"));
    write(Path.of(System.getProperty("limber.film", "target/studio.gif")));
  }

  /** Turns a bone by its knob on a frame, a picture for each step of the hand. */
  private void turn(String bone, int frame, double degrees) {
    studio.of(0, "v.seek(" + frame + " / 24)");
    studio.select("bone", bone);
    double[] joint = studio.joint(0, bone);
    double start =
        studio.number(
            0,
            "v.figure.bones[11 * v.character.bones.findIndex(b => b.name === '"
                + bone
                + "') + 2] * 180 / Math.PI");
    move(joint, start);
    picture(450);
    studio.page.mouse().down();
    int steps = 8;
    for (int i = 1; i <= steps; i++) {
      move(joint, start + degrees * i / steps);
      picture(60);
    }
    studio.page.mouse().up();
    studio.drawn();
    picture(700);
  }

  private void move(double[] joint, double degrees) {
    double angle = Math.toRadians(degrees);
    studio.page.mouse().move(joint[0] + 46 * Math.cos(angle), joint[1] - 46 * Math.sin(angle));
    studio.drawn();
  }

  private void play() {
    studio.page.mouse().move(4, 4);
    studio.page.evaluate("limberStudio.select(null)");
    for (int loop = 0; loop < 2; loop++) {
      for (int frame = 0; frame < 16; frame++) {
        studio.of(0, "v.seek(" + frame + " / 24)");
        studio.drawn();
        picture(frame == 15 && loop == 1 ? 1200 : 42);
      }
    }
  }

  private void picture(int shown) {
    try {
      BufferedImage shot = ImageIO.read(new ByteArrayInputStream(studio.page.screenshot()));
      int width = shot.getWidth();
      int height = shot.getHeight();
      frames.add(new Pixels(width, height, shot.getRGB(0, 0, width, height, null, 0, width)));
      millis.add(shown);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void write(Path file) throws IOException {
    GifOptions options = GifOptions.DEFAULT.withDither(Dither.NONE);
    GifPalette palette = GifPalette.of(options, frames.toArray(new Pixels[0]));
    Pixels first = frames.get(0);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      GifEncoder gif = new GifEncoder(out, first.width(), first.height(), palette, options);
      for (int i = 0; i < frames.size(); i++) {
        gif.write(frames.get(i), Delay.millis(millis.get(i)));
      }
      gif.finish();
    }
  }
}
