package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Blend modes, added colours and clips of the reference renderer. */
class BlendModesTest {
  private static final Path ALL =
      new Path().moveTo(0, 0).lineTo(8, 0).lineTo(8, 8).lineTo(0, 8).close();

  /** Returns a part of the blended colour, premultiplied, by the formulas of CSS. */
  private static double blended(
      BlendMode mode, double below, double belowAlpha, double above, double aboveAlpha) {
    double mixed =
        switch (mode) {
          case NORMAL -> above;
          case MULTIPLY -> below * above;
          case SCREEN -> below + above - below * above;
          case ADDITIVE -> 0;
        };
    return mode == BlendMode.ADDITIVE
        ? Math.min(1, below * belowAlpha + above * aboveAlpha)
        : aboveAlpha * (1 - belowAlpha) * above
            + aboveAlpha * belowAlpha * mixed
            + (1 - aboveAlpha) * belowAlpha * below;
  }

  @Test
  void modesFollowTheFormulasOfCss() {
    Random random = new Random(1);
    for (BlendMode mode : BlendMode.values()) {
      for (int i = 0; i < 200; i++) {
        double[] c = random.doubles(8).toArray();
        double below = i % 3 == 0 ? 1 : i % 3 == 1 ? c[3] : 0;
        PixelCanvas canvas = new PixelCanvas(8, 8);
        canvas.clear(new Rgba(c[0], c[1], c[2], below));
        canvas.begin(new View());
        canvas.fill(ALL, new Ink().set(c[4], c[5], c[6], c[7]).blend(mode));
        canvas.end();
        int pixel = canvas.pixels()[9];
        for (int part = 0; part < 3; part++) {
          double expected = blended(mode, c[part], below, c[4 + part], c[7]);
          assertEquals(255 * expected, pixel >> 16 - 8 * part & 255, 1.6, mode + " " + i);
        }
        double alpha = blended(mode, 1, below, 1, c[7]);
        assertEquals(255 * alpha, pixel >>> 24, 1.1, mode + " " + i);
      }
    }
  }

  @Test
  void imagesAndLinesAreBlendedLikeFills() {
    Ink ink = new Ink().set(0.5, 1, 0.25, 1).blend(BlendMode.MULTIPLY);
    for (int kind = 0; kind < 3; kind++) {
      PixelCanvas canvas = new PixelCanvas(8, 8);
      canvas.clear(new Rgba(1, 0.5, 1, 1));
      canvas.begin(new View());
      switch (kind) {
        case 0 -> canvas.fill(ALL, ink);
        case 1 -> canvas.stroke(new Path().moveTo(0, 4).lineTo(8, 4), Stroke.round(6), ink);
        default -> canvas.triangles(Scenes.plain(0xffffffff), Scenes.rectangle(0, 0, 8, 8), ink);
      }
      canvas.end();
      assertEquals(0xff808040, canvas.argb(4, 4), "kind " + kind);
    }
  }

  @Test
  void aColourIsAddedToImagesWhereTheyAre() {
    PixelCanvas canvas = new PixelCanvas(8, 8);
    canvas.begin(new View());
    Ink ink = new Ink().set(0.5, 0.5, 0.5, 0.5).add(0.25, 1, 0);
    canvas.triangles(Scenes.plain(0x80ff4020), Scenes.rectangle(0, 0, 4, 8), ink);
    canvas.end();
    assertEquals(0x40, canvas.argb(1, 1) >>> 24, 1);
    assertEquals(0xc0, canvas.argb(1, 1) >> 16 & 255, 3);
    assertEquals(0xff, canvas.argb(1, 1) >> 8 & 255);
    assertEquals(0x10, canvas.argb(1, 1) & 255, 3);
    assertEquals(0, canvas.argb(6, 1));
  }

  @Test
  void aClipHidesWhatLiesOutside() {
    Path left = new Path().moveTo(0, 0).lineTo(3.5, 0).lineTo(3.5, 8).lineTo(0, 8).close();
    for (int kind = 0; kind < 2; kind++) {
      PixelCanvas canvas = new PixelCanvas(8, 8);
      canvas.begin(new View());
      canvas.clip(left);
      if (kind == 0) {
        canvas.fill(ALL, new Ink());
      } else {
        canvas.triangles(Scenes.plain(-1), Scenes.rectangle(0, 0, 8, 8), new Ink());
      }
      assertEquals(-1, canvas.argb(2, 4));
      assertEquals(0x80, canvas.argb(3, 4) >>> 24, 1);
      assertEquals(0, canvas.argb(4, 4));
      canvas.clip(new Path());
      canvas.fill(ALL, new Ink());
      assertEquals(0, canvas.argb(6, 4), "an empty clip hides everything");
      canvas.begin(new View());
      canvas.fill(ALL, new Ink());
      assertEquals(-1, canvas.argb(6, 4), "a new begin has no clip");
      canvas.end();
    }
  }

  @Test
  void blendingAndClippingAllocateNothing() {
    PixelCanvas canvas = new PixelCanvas(64, 64);
    View view = new View();
    Path clip = new Path().moveTo(0, 0).lineTo(40, 0).lineTo(0, 40).close();
    Ink ink = new Ink().set(1, 0.5, 0, 0.5).blend(BlendMode.SCREEN);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 4; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 500; i++) {
        canvas.begin(view);
        canvas.clip(clip);
        canvas.fill(ALL, ink);
        canvas.end();
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(best < 500, best + " bytes");
  }
}
