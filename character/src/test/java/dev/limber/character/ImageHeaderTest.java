package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

class ImageHeaderTest {
  private static int check(byte[] file) {
    return ImageHeader.check("a", file, Limits.DEFAULT);
  }

  private static LimberException refused(byte[] file, Limits limits) {
    return assertThrows(LimberException.class, () -> ImageHeader.check("a", file, limits));
  }

  @Test
  void sizesAreReadFromTheHeader() throws IOException {
    assertEquals(123 * 45, check(image("png", 123, 45)));
    assertEquals(31 * 17, check(image("jpg", 31, 17)));
  }

  @Test
  void whatIsNoImageIsRefused() {
    for (byte[] file :
        new byte[][] {
          {},
          {-1, -40, -1, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0},
          "GIF89a and more of it than twenty-four bytes".getBytes(StandardCharsets.UTF_8)
        }) {
      assertEquals("image-format", refused(file, Limits.DEFAULT).diagnostic().code());
    }
  }

  @Test
  void markersWithoutLengthDoNotHideTheSize() {
    byte[] file =
        HexFormat.of().parseHex("ffd8" + "ffd0" + "ff01" + "ffc00011080004000603" + "00".repeat(9));
    assertEquals(6 * 4, check(file));
  }

  /** A progressive image has about ten scans, and every one costs a pass over all pixels. */
  @Test
  void scansAreCountedBeforeDecoding() throws IOException {
    byte[] real = progressive(64, 64);
    assertEquals(64 * 64, check(real));
    assertEquals(
        "image-too-many-scans",
        refused(real, Limits.DEFAULT.toBuilder().imageScanPixels(64 * 64 * 5).build())
            .diagnostic()
            .code());
    // A frame of 8000 x 8000 pixels and 200 empty scans, in 2 kB.
    byte[] bomb =
        HexFormat.of()
            .parseHex(
                "ffd8"
                    + "ffc2000b081f401f4001011100"
                    + "ffda0008010100000000".repeat(200)
                    + "ffd9");
    LimberException e = refused(bomb, Limits.DEFAULT);
    assertEquals("image-too-many-scans", e.diagnostic().code());
    assertTrue(e.getMessage().contains("200 scans of 64000000 pixels"), e.getMessage());
  }

  private static byte[] image(String format, int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes);
    return bytes.toByteArray();
  }

  private static byte[] progressive(int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ImageWriteParam param = writer.getDefaultWriteParam();
    param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
      writer.write(null, new IIOImage(image, null, null), param);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
