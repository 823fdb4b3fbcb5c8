package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Ink;
import dev.limber.core.color.Rgba;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class PixelCanvasTest {
  @Test
  void aCanvasHasAtLeastOnePixel() {
    for (int[] size : new int[][] {{0, 5}, {5, 0}, {-1, 5}, {1 << 16, 1 << 16}}) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> new PixelCanvas(size[0], size[1]))
              .getMessage();
      assertTrue(message.contains(size[0] + " by " + size[1]), message);
    }
    assertThrows(IllegalArgumentException.class, () -> new PixelCanvas(1, 1).resize(0, 1));
  }

  @Test
  void startsTransparentAndClearsToAColour() {
    PixelCanvas canvas = new PixelCanvas(3, 2);
    assertEquals(0, canvas.argb(2, 1));
    canvas.clear(new Rgba(1, 0.5, 0, 0.5));
    assertEquals(0x80ff8000, canvas.argb(0, 0));
    assertEquals(0x80804000, canvas.pixels()[5]);
    canvas.clear();
    assertEquals(0, canvas.argb(0, 0));
    assertThrows(IllegalArgumentException.class, () -> canvas.argb(3, 0));
  }

  @Test
  void theImageShowsWhatIsDrawnLater() {
    PixelCanvas canvas = Scenes.canvas(8, 4);
    BufferedImage image = canvas.image();
    assertEquals(BufferedImage.TYPE_INT_ARGB_PRE, image.getType());
    canvas.triangles(Scenes.plain(0xff123456), Scenes.rectangle(0, 0, 4, 4), new Ink());
    assertEquals(0xff123456, image.getRGB(1, 1));
    assertEquals(0, image.getRGB(6, 1));
    assertSame(image, canvas.image());
  }

  @Test
  void aSmallerSizeKeepsTheMemory() {
    PixelCanvas canvas = new PixelCanvas(20, 20);
    int[] pixels = canvas.pixels();
    BufferedImage before = canvas.image();
    canvas.clear(Rgba.WHITE);
    canvas.resize(10, 7);
    assertSame(pixels, canvas.pixels());
    assertNotSame(before, canvas.image());
    assertEquals(10, canvas.image().getWidth());
    assertEquals(0, canvas.image().getRGB(9, 6));
    assertEquals(70, canvas.toArgb().length);
    canvas.resize(30, 20);
    assertEquals(30, canvas.width());
  }

  @Test
  void straightColoursComeBack() {
    for (int alpha = 1; alpha < 256; alpha += 2) {
      PixelCanvas canvas = Scenes.canvas(2, 2);
      int color = alpha << 24 | 0xff0080;
      canvas.triangles(Scenes.plain(color), Scenes.rectangle(0, 0, 2, 2), new Ink());
      int back = canvas.argb(0, 0);
      assertEquals(alpha, back >>> 24);
      assertEquals(255, back >> 16 & 255);
      assertEquals(128, back & 255, 128.0 / alpha + 1);
    }
  }
}
