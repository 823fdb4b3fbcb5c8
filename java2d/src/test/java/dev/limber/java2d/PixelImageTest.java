package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PixelImageTest {
  private static byte[] encoded(BufferedImage image, String format) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertTrue(ImageIO.write(image, format, out));
    return out.toByteArray();
  }

  private static BufferedImage picture(int type) {
    BufferedImage image = new BufferedImage(6, 4, type);
    image.setRGB(2, 1, 0x80ff4000);
    image.setRGB(3, 1, 0xff336699);
    return image;
  }

  /** What is drawn when the image fills the canvas pixel by pixel. */
  private static PixelCanvas shown(PixelImage image) {
    PixelCanvas canvas = Scenes.canvas(image.width(), image.height());
    canvas.triangles(image, Scenes.rectangle(0, 0, image.width(), image.height()), Scenes.WHITE);
    return canvas;
  }

  @Test
  void decodesWhatWasEncoded() throws IOException {
    PixelImage image =
        PixelImage.decode("p.png", encoded(picture(BufferedImage.TYPE_INT_ARGB), "png"));
    assertEquals("p.png", image.name());
    assertEquals(6, image.width());
    assertEquals(4, image.height());
    PixelCanvas canvas = shown(image);
    assertEquals(0xff336699, canvas.argb(3, 1));
    assertTrue(Scenes.difference(0x80ff4000, canvas.argb(2, 1)) <= 1);
    assertEquals(0, canvas.argb(0, 0));
  }

  @Test
  void decodesAllKindsOfPng() throws IOException {
    int[] types = {
      BufferedImage.TYPE_INT_RGB,
      BufferedImage.TYPE_3BYTE_BGR,
      BufferedImage.TYPE_4BYTE_ABGR,
      BufferedImage.TYPE_BYTE_INDEXED
    };
    for (int type : types) {
      PixelCanvas canvas = shown(PixelImage.decode("p", encoded(picture(type), "png")));
      assertTrue(Scenes.difference(0xff336699, canvas.argb(3, 1)) <= 0, "type " + type);
    }
  }

  @Test
  void greyKeepsItsValues() throws IOException {
    BufferedImage grey = new BufferedImage(3, 1, BufferedImage.TYPE_BYTE_GRAY);
    grey.getRaster().setSample(1, 0, 0, 100);
    assertEquals(0xff646464, shown(PixelImage.decode("g", encoded(grey, "png"))).argb(1, 0));
    BufferedImage deep = new BufferedImage(3, 1, BufferedImage.TYPE_USHORT_GRAY);
    deep.getRaster().setSample(1, 0, 0, 100 * 257);
    assertEquals(0xff646464, shown(PixelImage.decode("g", encoded(deep, "png"))).argb(1, 0));
    BufferedImage bit = new BufferedImage(3, 1, BufferedImage.TYPE_BYTE_BINARY);
    bit.setRGB(1, 0, 0xffffffff);
    assertEquals(0xffffffff, shown(PixelImage.decode("g", encoded(bit, "png"))).argb(1, 0));
  }

  @Test
  void decodesJpeg() throws IOException {
    BufferedImage red = new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 256; i++) {
      red.setRGB(i % 16, i / 16, 0xffc03020);
    }
    PixelCanvas canvas = shown(PixelImage.decode("p.jpg", encoded(red, "jpg")));
    assertTrue(Scenes.difference(0xffc03020, canvas.argb(8, 8)) < 8);
  }

  @Test
  void brokenFilesEndInOneException() throws IOException {
    byte[] good = encoded(picture(BufferedImage.TYPE_INT_ARGB), "png");
    assertEquals("image-format", failure(new byte[0]));
    assertEquals("image-format", failure("not an image".getBytes(StandardCharsets.UTF_8)));
    assertEquals("image-broken", failure(Arrays.copyOf(good, 40)));
    byte[] gif = encoded(picture(BufferedImage.TYPE_BYTE_INDEXED), "gif");
    assertEquals("image-format", failure(gif));
    Random random = new Random(5);
    for (int i = 0; i < 400; i++) {
      byte[] damaged = good.clone();
      for (int k = 0; k < 3; k++) {
        damaged[random.nextInt(good.length)] = (byte) random.nextInt();
      }
      try {
        assertTrue(PixelImage.decode("x", damaged).width() > 0);
      } catch (LimberException e) {
        assertTrue(e.diagnostic().code().startsWith("image-"), e.getMessage());
        assertTrue(e.getMessage().contains("x"), e.getMessage());
      }
    }
  }

  private static String failure(byte[] file) {
    return assertThrows(LimberException.class, () -> PixelImage.decode("name.png", file))
        .diagnostic()
        .code();
  }

  @Test
  void aClaimedSizeIsCheckedBeforeDecoding() throws IOException {
    byte[] good = encoded(picture(BufferedImage.TYPE_INT_ARGB), "png");
    Limits small = Limits.DEFAULT.toBuilder().imagePixels(23).build();
    LimberException e =
        assertThrows(LimberException.class, () -> PixelImage.decode("big.png", good, small));
    assertEquals("image-too-large", e.diagnostic().code());
    assertTrue(e.getMessage().contains("6 x 4"), e.getMessage());
    // Width and height of the header, 2^31 - 1 each.
    byte[] huge = good.clone();
    for (int at = 16; at < 24; at++) {
      huge[at] = (byte) (at % 4 == 0 ? 0x7f : 0xff);
    }
    java.util.zip.CRC32 crc = new java.util.zip.CRC32();
    crc.update(huge, 12, 17);
    for (int i = 0; i < 4; i++) {
      huge[29 + i] = (byte) (crc.getValue() >> 24 - 8 * i);
    }
    assertTrue(failure(huge).startsWith("image-"));
  }

  @Test
  void saysHowOpaqueItIs() {
    PixelImage image = Scenes.image(4, 2, (x, y) -> x < 2 ? 0 : y == 0 ? 0xff000000 : 0x33ffffff);
    assertEquals(0, image.alpha(0.2, 0.2));
    assertEquals(1, image.alpha(0.7, 0.2));
    assertEquals(0.2, image.alpha(1, 1));
    assertEquals(0.2, image.alpha(7, 7));
    assertEquals(0, image.alpha(-1, Double.NaN));
  }

  @Test
  void tooFewPixelsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> PixelImage.of("", 2, 2, new int[3]));
    assertThrows(IllegalArgumentException.class, () -> PixelImage.of("", 0, 2, new int[3]));
    assertThrows(
        IllegalArgumentException.class, () -> PixelImage.of("", 1 << 16, 1 << 16, new int[0]));
  }

  @Test
  void greyOfFewBitsKeepsItsTransparency() throws IOException {
    // Four pixels of four bits: 0, 5, 10, 15; ten is transparent.
    byte[] four = greyPng(4, 4, 10, 0x05, 0xaf);
    assertPixels(four, 0xff000000, 0xff555555, 0, 0xffffffff);
    // Four pixels of one bit: 1, 0, 1, 0; one is transparent.
    assertPixels(greyPng(1, 4, 1, 0xa0), 0, 0xff000000, 0, 0xff000000);
    assertPixels(greyPng(8, 2, 7, 7, 8), 0, 0xff080808);
    assertPixels(greyPng(1, 2, -1, 0x40), 0xff000000, 0xffffffff);
  }

  private static void assertPixels(byte[] png, int... want) {
    PixelImage image = PixelImage.decode("g.png", png);
    assertEquals(want.length, image.width());
    assertArrayEquals(want, image.toArgb());
  }

  /** Writes a grey PNG of one row, with a transparent value unless that is negative. */
  private static byte[] greyPng(int bits, int width, int transparent, int... row)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
    chunk(out, "IHDR", 0, 0, 0, width, 0, 0, 0, 1, bits, 0, 0, 0, 0);
    if (transparent >= 0) {
      chunk(out, "tRNS", 0, transparent);
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
      deflater.write(0);
      for (int value : row) {
        deflater.write(value);
      }
    }
    int[] data = new int[packed.size()];
    Arrays.setAll(data, i -> packed.toByteArray()[i]);
    chunk(out, "IDAT", data);
    chunk(out, "IEND");
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String kind, int... data)
      throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.write(kind.getBytes(StandardCharsets.US_ASCII));
    for (int value : data) {
      body.write(value);
    }
    CRC32 sum = new CRC32();
    sum.update(body.toByteArray());
    DataOutputStream file = new DataOutputStream(out);
    file.writeInt(data.length);
    file.write(body.toByteArray());
    file.writeInt((int) sum.getValue());
  }

  @Test
  void imagesOfAwtKeepTheirColours() {
    for (int type : new int[] {BufferedImage.TYPE_INT_ARGB_PRE, BufferedImage.TYPE_4BYTE_ABGR}) {
      BufferedImage image = new BufferedImage(3, 2, type);
      image.setRGB(2, 1, 0xff204060);
      image.setRGB(0, 0, 0x80ff0000);
      int[] pixels = PixelImage.of("sword", image).toArgb();
      assertArrayEquals(new int[] {0x80ff0000, 0, 0, 0, 0, 0xff204060}, pixels);
    }
  }
}
