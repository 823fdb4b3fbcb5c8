package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Pictures that must not change, bit by bit, on any machine. {@code -Dlimber.golden=update} writes
 * them anew: look at them before committing.
 */
final class Golden {
  private static final Path KEPT = Path.of("src/test/resources/golden");
  private static final Path ACTUAL = Path.of("target/golden");

  private Golden() {}

  static void check(String name, PixelCanvas canvas) throws IOException {
    assertTrue(canvas.width() <= 128 && canvas.height() <= 128, "golden pictures are small");
    Path kept = KEPT.resolve(name + ".png");
    if (System.getProperty("limber.golden", "").equals("update")) {
      write(kept, canvas.width(), canvas.height(), canvas.toArgb());
      return;
    }
    int[] actual = canvas.toArgb();
    if (!Files.exists(kept)) {
      write(ACTUAL.resolve(name + ".png"), canvas.width(), canvas.height(), actual);
      fail("no " + kept + "; drawn was " + ACTUAL.resolve(name + ".png").toAbsolutePath());
    }
    BufferedImage expected = ImageIO.read(kept.toFile());
    int different = 0;
    int[] marks = new int[actual.length];
    boolean sameSize =
        expected.getWidth() == canvas.width() && expected.getHeight() == canvas.height();
    for (int i = 0; sameSize && i < actual.length; i++) {
      int wanted = expected.getRGB(i % canvas.width(), i / canvas.width());
      // PNG keeps colours of transparent pixels; there are none on a canvas.
      if (wanted != actual[i]) {
        different++;
        marks[i] = 0xffff0000;
      } else {
        marks[i] = 0xffffffff;
      }
    }
    if (!sameSize || different > 0) {
      Path drawn = ACTUAL.resolve(name + ".png");
      Path where = ACTUAL.resolve(name + "-diff.png");
      write(drawn, canvas.width(), canvas.height(), actual);
      write(where, canvas.width(), canvas.height(), marks);
      fail(
          different
              + " pixels differ from "
              + kept
              + "; drawn was "
              + drawn.toAbsolutePath()
              + ", differences are red in "
              + where.toAbsolutePath());
    }
  }

  private static void write(Path file, int width, int height, int[] argb) throws IOException {
    Files.createDirectories(file.getParent());
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    image.setRGB(0, 0, width, height, argb, 0, width);
    ImageIO.write(image, "png", file.toFile());
  }
}
