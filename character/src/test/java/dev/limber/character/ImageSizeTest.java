package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ImageSizeTest {
  @Test
  void sizesAreReadFromTheHeader() throws IOException {
    assertEquals(new ImageSize(123, 45), ImageSize.of(image("png", 123, 45)));
    assertEquals(new ImageSize(31, 17), ImageSize.of(image("jpg", 31, 17)));
    assertNull(ImageSize.of(new byte[0]));
    assertNull(ImageSize.of(new byte[] {-1, -40, -1, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    assertNull(
        ImageSize.of(
            "GIF89a and more of it than twenty-four bytes".getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] image(String format, int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes);
    return bytes.toByteArray();
  }
}
