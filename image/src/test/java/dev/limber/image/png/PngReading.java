package dev.limber.image.png;

import dev.limber.image.Pixels;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Reads PNG with the JDK's reader, an implementation that is not ours. */
final class PngReading {
  private PngReading() {}

  static Pixels read(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    Raster raster = image.getRaster();
    int bands = raster.getNumBands();
    Pixels pixels = new Pixels(image.getWidth(), image.getHeight());
    int[] argb = pixels.argb();
    int[] samples = new int[bands];
    for (int i = 0; i < argb.length; i++) {
      raster.getPixel(i % pixels.width(), i / pixels.width(), samples);
      // Samples rather than getRGB, which converts grays from another colour space.
      argb[i] =
          image.getColorModel() instanceof IndexColorModel palette
              ? palette.getRGB(samples[0])
              : bands <= 2
                  ? (bands == 2 ? samples[1] : 255) << 24 | samples[0] * 0x010101
                  : (bands == 4 ? samples[3] : 255) << 24
                      | samples[0] << 16
                      | samples[1] << 8
                      | samples[2];
    }
    return pixels;
  }

  /** The colour type that a file says in its header. */
  static int colorType(byte[] png) {
    return png[25];
  }
}
