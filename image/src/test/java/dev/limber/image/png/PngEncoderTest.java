package dev.limber.image.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.image.FailingStream;
import dev.limber.image.Pictures;
import dev.limber.image.Pictures.Kind;
import dev.limber.image.Pixels;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PngEncoderTest {

  @ParameterizedTest
  @EnumSource
  void everyPixelComesBack(Kind kind) throws IOException {
    Random random = new Random(11);
    int[][] sizes = {{1, 1}, {1, 9}, {9, 1}, {2, 2}, {3, 5}, {17, 31}, {64, 64}, {255, 3}};
    for (int[] size : sizes) {
      for (int level : new int[] {0, 1, 6, 9}) {
        Pixels pixels = Pictures.random(kind, size[0], size[1], random);
        assertSame(pixels, PngReading.read(encode(pixels, level)));
      }
    }
  }

  @Test
  void aLargePictureComesBack() throws IOException {
    int side = 4096;
    Pixels pixels = new Pixels(side, side);
    for (int i = 0; i < side * side; i++) {
      pixels.argb()[i] = (i / side + i % side & 255) << 24 | i * 7 & 0xFFF0F0;
    }
    assertSame(pixels, PngReading.read(encode(pixels, 1)));
  }

  @Test
  void theSmallestColourTypeIsTaken() throws IOException {
    Random random = new Random(1);
    assertEquals(0, type(Pictures.random(Kind.GRAY, 40, 40, random)));
    assertEquals(4, type(Pictures.random(Kind.GRAY_ALPHA, 200, 200, random)));
    assertEquals(3, type(Pictures.random(Kind.FEW_COLORS, 64, 64, random)));
    assertEquals(3, type(Pictures.random(Kind.FEW_COLORS_ALPHA, 64, 64, random)));
    assertEquals(2, type(Pictures.random(Kind.RGB, 200, 200, random)));
    assertEquals(6, type(Pictures.random(Kind.RGBA, 200, 200, random)));
    assertEquals(6, type(new Pixels(1, 1, new int[] {0x80112233})), "a palette would be longer");
  }

  @Test
  void aPaletteEndsAt256Colours() throws IOException {
    Pixels pixels = new Pixels(257, 40);
    for (int i = 0; i < pixels.argb().length; i++) {
      pixels.argb()[i] = 0xFF000000 | Math.min(i % 257, 255) << 8;
    }
    assertEquals(3, type(pixels));
    assertSame(pixels, PngReading.read(encode(pixels, 6)));
    pixels.argb()[77] = 0xFF123456;
    assertEquals(2, type(pixels));
    assertSame(pixels, PngReading.read(encode(pixels, 6)));
  }

  @Test
  void theLastPixelCounts() throws IOException {
    Pixels pixels = new Pixels(30, 30);
    Arrays.fill(pixels.argb(), 0xFF808080);
    pixels.argb()[899] = 0xFF808081;
    assertSame(pixels, PngReading.read(encode(pixels, 6)));
    pixels.argb()[899] = 0xFE808080;
    assertSame(pixels, PngReading.read(encode(pixels, 6)));
  }

  @Test
  void drawingsAreNotMuchLargerThanTheJdkMakesThem() throws IOException {
    for (boolean background : new boolean[] {false, true}) {
      Pixels pixels = Pictures.drawing(3, 12, 400, background);
      BufferedImage image = new BufferedImage(400, 400, BufferedImage.TYPE_INT_ARGB);
      image.setRGB(0, 0, 400, 400, pixels.argb(), 0, 400);
      ByteArrayOutputStream jdk = new ByteArrayOutputStream();
      ImageIO.write(image, "png", jdk);
      int ours = encode(pixels, 6).length;
      assertTrue(ours < 1.1 * jdk.size(), ours + " bytes, the JDK needs " + jdk.size());
    }
  }

  @Test
  void theSamePictureGivesTheSameBytes() throws IOException {
    Pixels pixels = Pictures.drawing(0, 12, 100, false);
    assertArrayEquals(encode(pixels, 6), encode(pixels, 6));
  }

  @Test
  void aFailingStreamIsReported() throws IOException {
    Pixels pixels = Pictures.random(Kind.RGBA, 100, 100, new Random(5));
    int length = encode(pixels, 6).length;
    for (int bytes : new int[] {0, 10, 40, 1000, length - 1}) {
      FailingStream out = new FailingStream(bytes);
      assertEquals(
          "disk full",
          assertThrows(IOException.class, () -> new PngEncoder().write(pixels, out)).getMessage());
    }
    new PngEncoder().write(pixels, new FailingStream(length));
  }

  @Test
  void aBadLevelIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new PngEncoder(10));
    assertThrows(IllegalArgumentException.class, () -> new PngEncoder(-1));
  }

  private static int type(Pixels pixels) throws IOException {
    return PngReading.colorType(encode(pixels, 6));
  }

  private static byte[] encode(Pixels pixels, int level) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PngEncoder(level).write(pixels, out);
    return out.toByteArray();
  }

  private static void assertSame(Pixels expected, Pixels actual) {
    assertEquals(expected.width(), actual.width());
    assertArrayEquals(expected.argb(), actual.argb());
  }
}
