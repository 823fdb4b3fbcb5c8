package dev.limber.java2d;

import dev.limber.character.ImageHeader;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Decodes image files. Any problem with a file causes a {@link LimberException}. */
final class ImageDecoder {
  private static final Set<String> FORMATS = Set.of("png", "jpeg");

  private final String name;
  private final Limits limits;

  ImageDecoder(String name, Limits limits) {
    this.name = name;
    this.limits = limits;
  }

  PixelImage decode(byte[] file) {
    int pixels = ImageHeader.check(name, file, limits);
    // In memory: ImageIO would otherwise write a temporary file for each image.
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw failure("image-format", "this is neither a PNG nor a JPEG file");
      }
      ImageReader reader = readers.next();
      try {
        return decode(reader, in, file, pixels);
      } finally {
        reader.dispose();
      }
    } catch (LimberException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      // The JDK's readers throw many kinds of exceptions for damaged files.
      String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      throw failure("image-broken", "the image is damaged: " + reason);
    }
  }

  private PixelImage decode(ImageReader reader, ImageInputStream in, byte[] file, int checked)
      throws IOException {
    String format = reader.getFormatName().toLowerCase(java.util.Locale.ROOT);
    if (!FORMATS.contains(format)) {
      throw failure("image-format", "images are PNG or JPEG files, but this is " + format);
    }
    reader.setInput(in, true, true);
    if ((long) reader.getWidth(0) * reader.getHeight(0) != checked) {
      throw failure("image-broken", "the image is damaged: its size can be read in two ways");
    }
    BufferedImage image = reader.read(0);
    int[] argb = pixels(image);
    PngGreyKey.apply(file, argb);
    return PixelImage.ofOwn(name, image.getWidth(), image.getHeight(), argb);
  }

  // By hand, because getRGB converts grey through a colour profile and so changes the values.
  private int[] pixels(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] argb = new int[width * height];
    if (image.getColorModel() instanceof IndexColorModel) {
      return image.getRGB(0, 0, width, height, argb, 0, width);
    }
    WritableRaster raster = image.getRaster();
    int bands = raster.getNumBands();
    if (bands > 4) {
      throw failure("image-format", "an image has 1 to 4 channels, but this has " + bands);
    }
    int bits = raster.getSampleModel().getSampleSize(0);
    int[] row = new int[bands * width];
    for (int y = 0; y < height; y++) {
      raster.getPixels(0, y, width, 1, row);
      for (int x = 0; x < width; x++) {
        argb[y * width + x] = color(row, x * bands, bands, bits);
      }
    }
    return argb;
  }

  private static int color(int[] samples, int at, int bands, int bits) {
    int red = eightBits(samples[at], bits);
    boolean grey = bands < 3;
    int green = grey ? red : eightBits(samples[at + 1], bits);
    int blue = grey ? red : eightBits(samples[at + 2], bits);
    boolean hasAlpha = bands == 2 || bands == 4;
    int alpha = hasAlpha ? eightBits(samples[at + bands - 1], bits) : 255;
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  private static int eightBits(int sample, int bits) {
    int most = (1 << bits) - 1;
    return bits == 8 ? sample : (sample * 255 + most / 2) / most;
  }

  private LimberException failure(String code, String message) {
    return new LimberException(
        new Diagnostic(Severity.WARNING, code, "", new Place.Entry(name), message, ""));
  }
}
