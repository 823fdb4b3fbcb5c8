package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TrianglesTest {
  private static final PixelImage WHITE = Scenes.plain(0xffffffff);

  @Test
  void aMeshLooksLikeTheRectangleThatItDivides() {
    Random random = new Random(7);
    PixelImage image = Scenes.gradient(64);
    for (int i = 0; i < 40; i++) {
      // Halves, quarters and so on, so that the corners of the grid are exactly on the sides.
      View place =
          new View()
              .set(
                  20 + random.nextInt(600) / 8.0,
                  random.nextInt(400) / 8.0 - 25,
                  random.nextInt(400) / 8.0 - 25,
                  20 + random.nextInt(600) / 8.0,
                  random.nextInt(200) / 8.0 - 5,
                  random.nextInt(200) / 8.0 - 5);
      PixelCanvas whole = Scenes.canvas(100, 100);
      whole.triangles(image, Scenes.grid(place, 1, 1, random), Scenes.WHITE);
      PixelCanvas divided = Scenes.canvas(100, 100);
      divided.triangles(image, Scenes.grid(place, 8, 16, random), Scenes.WHITE);
      // Only the last bit of a mix may differ.
      assertTrue(Scenes.difference(whole, divided) <= 1, "at " + i);
    }
  }

  @Test
  void noSeamInsideAHalfTransparentMesh() {
    Random random = new Random(8);
    PixelImage half = Scenes.plain(0x80ffffff);
    for (int i = 0; i < 40; i++) {
      View place =
          new View()
              .set(
                  80 + random.nextDouble(),
                  8 * random.nextDouble(),
                  8 * random.nextDouble(),
                  80 + random.nextDouble(),
                  random.nextDouble() * 5,
                  random.nextDouble() * 5);
      PixelCanvas canvas = Scenes.canvas(100, 100);
      canvas.triangles(half, Scenes.grid(place, 9, 7, random), Scenes.WHITE);
      for (int y = 20; y < 80; y++) {
        for (int x = 20; x < 80; x++) {
          assertEquals(0x80808080, canvas.pixels()[100 * y + x], i + ": " + x + " " + y);
        }
      }
    }
  }

  @Test
  void coverageSumsUpToTheArea() {
    Random random = new Random(9);
    for (int i = 0; i < 300; i++) {
      double[] p = random.doubles(6, 2, 98).toArray();
      Triangles triangle =
          new Triangles()
              .corner(p[0], p[1], 0, 0)
              .corner(p[2], p[3], 1, 0)
              .corner(p[4], p[5], 0, 1)
              .triangle(0, 1, 2);
      PixelCanvas canvas = Scenes.canvas(100, 100);
      canvas.triangles(WHITE, triangle, Scenes.WHITE);
      double area = 0.5 * Math.abs((p[2] - p[0]) * (p[5] - p[1]) - (p[4] - p[0]) * (p[3] - p[1]));
      assertEquals(area, Scenes.area(canvas), 0.5 + 0.001 * area, "at " + i);
    }
  }

  @Test
  void anAxisAlignedRectangleCoversItsShareOfEachPixel() {
    PixelCanvas canvas = Scenes.canvas(4, 4);
    canvas.triangles(WHITE, Scenes.rectangle(0.5, 0.25, 3.25, 3.5), Scenes.WHITE);
    assertEquals(255, canvas.pixels()[5] >>> 24);
    assertEquals(127.5, canvas.pixels()[4] >>> 24, 1, "left edge, half");
    assertEquals(63.75, canvas.pixels()[7] >>> 24, 1, "right edge, a quarter");
    assertEquals(127.5, canvas.pixels()[1] >>> 24, 1, "upper edge, half");
    assertEquals(191.25, canvas.pixels()[13] >>> 24, 1, "lower edge, three quarters");
  }

  @Test
  void edgesOfSilhouettesHaveManySteps() {
    PixelCanvas canvas = Scenes.canvas(8, 64);
    Triangles steep =
        new Triangles()
            .corner(0, 0, 0, 0)
            .corner(4, 0, 0, 0)
            .corner(5, 64, 0, 0)
            .corner(0, 64, 0, 0)
            .triangle(0, 1, 2)
            .triangle(0, 2, 3);
    canvas.triangles(WHITE, steep, Scenes.WHITE);
    assertTrue(
        java.util.stream.IntStream.range(0, 64)
                .map(y -> canvas.pixels()[8 * y + 4] >>> 24)
                .distinct()
                .count()
            >= 32);
  }

  @Test
  void whiteWithTransparentBlackStaysWhiteOnWhite() {
    PixelImage sprite = Scenes.image(16, 16, (x, y) -> (x + y) % 5 < 2 ? 0 : 0xffffffff);
    for (double size : new double[] {5, 13.7, 16, 31.3, 60}) {
      PixelCanvas canvas = Scenes.canvas(64, 64);
      canvas.clear(Rgba.WHITE);
      canvas.triangles(sprite, Scenes.rectangle(1.3, 1.6, 1.3 + size, 1.6 + size), Scenes.WHITE);
      for (int i = 0; i < 64 * 64; i++) {
        assertEquals(0xffffffff, canvas.pixels()[i]);
      }
    }
  }

  @Test
  void colourHiddenInTransparentTexelsIsNotSeen() {
    PixelImage sprite = Scenes.image(16, 16, (x, y) -> x < 8 ? 0x00ff0000 : 0xff00ff00);
    PixelCanvas canvas = Scenes.canvas(64, 64);
    canvas.triangles(sprite, Scenes.rectangle(0, 0, 61, 61), Scenes.WHITE);
    for (int i = 0; i < 64 * 64; i++) {
      assertEquals(0, canvas.pixels()[i] & 0xff0000);
    }
  }

  @Test
  void aCheckerAtAnEighthIsGreyWhereverItLies() {
    PixelImage checker =
        Scenes.image(256, 256, (x, y) -> (x + y) % 2 == 0 ? 0xff000000 : 0xffffffff);
    for (double shift = 0; shift < 1; shift += 0.07) {
      PixelCanvas canvas = Scenes.canvas(40, 40);
      canvas.triangles(
          checker, Scenes.rectangle(2 + shift, 3 + shift, 34 + shift, 35 + shift), Scenes.WHITE);
      for (int y = 8; y < 34; y++) {
        for (int x = 4; x < 33; x++) {
          assertEquals(0xff808080, canvas.pixels()[40 * y + x]);
        }
      }
    }
  }

  @Test
  void fineDetailDoesNotFlickerWhenItMoves() {
    // Lines of 3 texels at a seventh: the mean must hardly depend on where they lie.
    PixelImage lines = Scenes.image(256, 256, (x, y) -> x % 6 < 3 ? 0xff000000 : 0xffffffff);
    for (double shift = 0; shift < 1; shift += 0.1) {
      PixelCanvas canvas = Scenes.canvas(50, 50);
      double side = 256 / 7.0;
      canvas.triangles(
          lines, Scenes.rectangle(2 + shift, 2, 2 + side + shift, 2 + side), Scenes.WHITE);
      for (int x = 5; x < 35; x++) {
        assertEquals(128, canvas.pixels()[50 * 25 + x] & 255, 45);
      }
    }
  }

  @Test
  void squeezedOneWayItStaysSharpTheOther() {
    // Four times narrower, as high as it is: the rows are still told apart.
    PixelImage rows = Scenes.image(64, 64, (x, y) -> y / 4 % 2 == 0 ? 0xff000000 : 0xffffffff);
    PixelCanvas canvas = Scenes.canvas(32, 64);
    canvas.triangles(rows, Scenes.rectangle(4, 0, 20, 64), Scenes.WHITE);
    int dark = canvas.pixels()[32 * 10 + 10] & 255;
    int light = canvas.pixels()[32 * 14 + 10] & 255;
    assertTrue(Math.abs(dark - light) > 200, dark + " " + light);
  }

  @Test
  void neighboursInTheAtlasDoNotShineThrough() {
    PixelImage atlas =
        Scenes.image(128, 128, (x, y) -> x >= 19 && x < 83 && y >= 21 && y < 85 ? -1 : 0xffff0000);
    for (double size : new double[] {5, 9.3, 17, 40.5, 64, 100}) {
      PixelCanvas canvas = Scenes.canvas(128, 128);
      double left = 19 / 128.0;
      double right = 83 / 128.0;
      double top = 21 / 128.0;
      double bottom = 85 / 128.0;
      Triangles part =
          new Triangles()
              .corner(3.3, 3.6 + size, left, top)
              .corner(3.3 + size, 3.6 + size, right, top)
              .corner(3.3 + size, 3.6, right, bottom)
              .corner(3.3, 3.6, left, bottom)
              .triangle(0, 1, 2)
              .triangle(0, 2, 3);
      canvas.triangles(atlas, part, Scenes.WHITE);
      for (int i = 0; i < 128 * 128; i++) {
        int color = canvas.pixels()[i];
        assertEquals(color >>> 24, color & 255, "white at size " + size);
      }
    }
  }

  @Test
  void foldsAreDrawnInOrder() {
    PixelImage twoColours = Scenes.image(64, 64, (x, y) -> x < 32 ? 0xff0000ff : 0xffff0000);
    // The right half is folded back over the left one.
    Triangles folded =
        new Triangles()
            .corner(10, 50, 0, 0)
            .corner(40, 50, 0.5, 0)
            .corner(10, 10, 0, 1)
            .corner(40, 10, 0.5, 1)
            .corner(15, 50, 1, 0)
            .corner(15, 10, 1, 1)
            .triangle(0, 1, 2)
            .triangle(1, 2, 3)
            .triangle(1, 4, 3)
            .triangle(4, 3, 5);
    PixelCanvas canvas = Scenes.canvas(60, 60);
    canvas.triangles(twoColours, folded, Scenes.WHITE);
    assertEquals(0xffff0000, canvas.argb(25, 30), "the fold lies above");
    assertEquals(0xff0000ff, canvas.argb(12, 30));
  }

  @Test
  void tintMultipliesAndFades() {
    PixelCanvas canvas = Scenes.canvas(8, 8);
    Ink tint = new Ink().set(1, 0.5, 0, 0.5);
    canvas.triangles(Scenes.plain(0xff80ff80), Scenes.rectangle(0, 0, 8, 8), tint);
    assertTrue(Scenes.difference(0x80808000, canvas.argb(4, 4)) <= 1, "straight colours");
    assertTrue(Scenes.difference(0x80404000, canvas.pixels()[36]) <= 1, "premultiplied");
  }

  @Test
  void blendsOverWhatIsThere() {
    PixelCanvas canvas = Scenes.canvas(8, 8);
    canvas.clear(new Rgba(0, 0, 1, 1));
    canvas.triangles(Scenes.plain(0x80ff0000), Scenes.rectangle(0, 0, 8, 8), Scenes.WHITE);
    assertEquals(0xff80007f, canvas.argb(4, 4));
  }

  @Test
  void cornersThatAreNotFiniteAreLeftOut() {
    for (double odd : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -1e300}) {
      for (int part = 0; part < 4; part++) {
        double[] c = {2, 6, 0, 0};
        c[part] = odd;
        PixelCanvas canvas = Scenes.canvas(8, 8);
        Triangles both =
            new Triangles()
                .corner(c[0], c[1], c[2], c[3])
                .corner(6, 6, 1, 0)
                .corner(6, 2, 1, 1)
                .corner(2, 2, 0, 1)
                .triangle(0, 1, 2)
                .triangle(1, 2, 3);
        canvas.triangles(WHITE, both, Scenes.WHITE);
        assertEquals(8, Scenes.area(canvas), 0.3, "only the good triangle, " + odd + part);
      }
    }
  }

  @Test
  void hugeTrianglesAreCut() {
    for (double size : new double[] {1e4, 1e6, 1e9}) {
      PixelCanvas canvas = Scenes.canvas(50, 50);
      canvas.triangles(WHITE, Scenes.rectangle(-size, -size, 25, size), Scenes.WHITE);
      assertEquals(1250, Scenes.area(canvas), 1e-9);
      canvas.clear();
      Triangles slanted =
          new Triangles()
              .corner(-size, -size, 0, 0)
              .corner(size, size, 1, 0)
              .corner(-size, size, 0, 1)
              .triangle(0, 1, 2);
      canvas.triangles(WHITE, slanted, Scenes.WHITE);
      assertEquals(1250, Scenes.area(canvas), 1);
    }
  }

  @Test
  void degenerateMeshesDrawNothing() {
    PixelCanvas canvas = Scenes.canvas(20, 20);
    canvas.triangles(WHITE, new Triangles(), Scenes.WHITE);
    canvas.triangles(WHITE, Scenes.rectangle(3, 3, 3, 17), Scenes.WHITE);
    canvas.triangles(WHITE, Scenes.rectangle(3, 5, 17, 5), Scenes.WHITE);
    canvas.triangles(WHITE, Scenes.rectangle(30, 30, 50, 50), Scenes.WHITE);
    canvas.triangles(WHITE, Scenes.rectangle(1, 1, 9, 9), new Ink().set(1, 1, 1, 0));
    assertEquals(0, Scenes.area(canvas));
  }

  @Test
  void imagesOfOneTexelAndOddSizesWork() {
    for (int width = 1; width < 6; width++) {
      for (int height = 1; height < 6; height++) {
        PixelImage image = Scenes.image(width, height, (x, y) -> 0xff336699);
        for (double size : new double[] {0.7, 1, 3, 30}) {
          PixelCanvas canvas = Scenes.canvas(32, 32);
          canvas.triangles(image, Scenes.rectangle(1, 1, 1 + size, 1 + size), Scenes.WHITE);
          assertEquals(size * size, Scenes.area(canvas), 0.15);
        }
      }
    }
  }

  @Test
  void anImageOfAnotherEngineIsRefused() {
    Image foreign =
        new Image() {
          @Override
          public String name() {
            return "foreign";
          }

          @Override
          public int width() {
            return 1;
          }

          @Override
          public int height() {
            return 1;
          }
        };
    PixelCanvas canvas = Scenes.canvas(4, 4);
    Triangles triangles = Scenes.rectangle(0, 0, 1, 1);
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> canvas.triangles(foreign, triangles, Scenes.WHITE))
            .getMessage();
    assertTrue(message.contains("foreign"), message);
  }
}
