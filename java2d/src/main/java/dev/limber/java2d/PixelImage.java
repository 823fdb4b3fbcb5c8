package dev.limber.java2d;

import dev.limber.core.canvas.Image;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.java2d.raster.MipMap;
import dev.limber.java2d.raster.Premultiplied;
import java.awt.image.BufferedImage;

/**
 * An image for {@link PixelCanvas}: decoded, premultiplied, with mipmaps. Takes about 5.4 bytes per
 * pixel, and up to three times that if it is very narrow. Immutable.
 *
 * <p>Image files are not premultiplied, as PNG requires. Colours are multiplied by alpha once,
 * here, before any averaging, so the colours of transparent pixels do not show at edges.
 */
public final class PixelImage implements Image {
  private final String name;
  private final MipMap levels;

  private PixelImage(String name, MipMap levels) {
    this.name = name;
    this.levels = levels;
  }

  /**
   * Decodes a PNG or JPEG file under the default limits.
   *
   * @param name the name that characters and diagnostics use
   * @throws LimberException if it is damaged, of another format or too large
   */
  public static PixelImage decode(String name, byte[] file) {
    return decode(name, file, Limits.DEFAULT);
  }

  /**
   * Decodes a PNG or JPEG file.
   *
   * @throws LimberException if it is damaged, of another format, or has more pixels than {@link
   *     Limits#imagePixels}
   */
  public static PixelImage decode(String name, byte[] file, Limits limits) {
    return new ImageDecoder(name, limits).decode(file);
  }

  /**
   * Creates an image from pixels: alpha, red, green and blue of eight bits each, straight, row
   * after row from the top left. The array is copied.
   *
   * @throws IllegalArgumentException if a side is less than 1 or there are too few pixels
   */
  public static PixelImage of(String name, int width, int height, int[] argb) {
    if (width < 1 || height < 1 || argb.length / width < height) {
      throw new IllegalArgumentException(
          argb.length + " pixels are not an image of " + width + " by " + height);
    }
    return ofOwn(name, width, height, argb.clone());
  }

  /** Creates an image from one of AWT's, of any type. The pixels are copied. */
  public static PixelImage of(String name, BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    return ofOwn(name, width, height, image.getRGB(0, 0, width, height, null, 0, width));
  }

  /** Creates an image from pixels, taking ownership of the array. */
  static PixelImage ofOwn(String name, int width, int height, int[] argb) {
    for (int i = 0; i < width * height; i++) {
      argb[i] = Premultiplied.of(argb[i]);
    }
    return new PixelImage(name, new MipMap(width, height, argb));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int width() {
    return levels.width(0);
  }

  @Override
  public int height() {
    return levels.height(0);
  }

  @Override
  public double alpha(double u, double v) {
    return levels.alpha(u, v);
  }

  /** Returns the pixels, straight, row after row from the top left, as a new array. */
  public int[] toArgb() {
    int[] argb = new int[width() * height()];
    for (int y = 0, i = 0; y < height(); y++) {
      for (int x = 0; x < width(); x++, i++) {
        argb[i] = Premultiplied.straight(levels.color(x, y));
      }
    }
    return argb;
  }

  MipMap levels() {
    return levels;
  }

  @Override
  public String toString() {
    return name + " (" + width() + " x " + height() + ")";
  }
}
