package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelCanvas;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/**
 * Pictures of WebGL agree with the reference renderer. They are not the same bits: graphics cards
 * antialias sprites with a few samples and paths with a fringe, the reference with 64 samples.
 */
class PictureBrowserTest extends BrowserTest {
  private static final int SIZE = 256;

  /** How far the pixels may be off on average, of 255, over those that are drawn. */
  private static final double MEAN_TOLERANCE = 2;

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
      int[] drawn = drawn(page, name, view);
      Difference difference = new Difference(reference(puppet, view), drawn);
      save(name, drawn);
      assertTrue(difference.painted > SIZE, name + " is empty");
      if (difference.mean() > MEAN_TOLERANCE || difference.strays() > STRAY_TOLERANCE) {
        off.add(name + ": " + difference);
      }
      System.out.println("pictures: " + name + " " + difference);
    }
    assertEquals(List.of(), off);
  }

  private static int[] reference(Puppet puppet, View view) {
    PixelCanvas canvas = new PixelCanvas(SIZE, SIZE);
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    return canvas.pixels().clone();
  }

  /** Returns what WebGL draws, premultiplied as the reference is. */
  private static int[] drawn(Page page, String name, View view) {
    String base64 =
        (String)
            page.evaluate(
                """
                async ([file, view, size]) => {
                  const character = await limber.load(`/samples/${file}`);
                  const figure = character.newFigure();
                  figure.seek(0, 0.3);
                  const { data } = limber.paint(size, size, (painter) => painter.draw(figure, view));
                  character.dispose();
                  let text = '';
                  for (const byte of data) text += String.fromCharCode(byte);
                  return btoa(text);
                }
                """,
                List.of(
                    name,
                    List.of(view.a(), view.b(), view.c(), view.d(), view.e(), view.f()),
                    SIZE));
    byte[] rgba = Base64.getDecoder().decode(base64);
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

  private static void save(String name, int[] argb) throws IOException {
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
