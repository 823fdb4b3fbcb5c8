package dev.limber.cli.render;

import dev.limber.core.canvas.Image;
import dev.limber.image.DataUrl;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import dev.limber.image.png.PngEncoder;
import dev.limber.image.svg.SvgImages;
import dev.limber.java2d.PixelImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.IdentityHashMap;

/** Embeds images as data URLs, so that an SVG needs no other file. */
final class EmbeddedImages implements SvgImages {
  private final IdentityHashMap<Image, int[]> pixels = new IdentityHashMap<>();

  @Override
  public String address(Image image) {
    return address(image, new Region(0, 0, image.width(), image.height()));
  }

  @Override
  public String address(Image image, Region part) {
    int[] all = pixels.computeIfAbsent(image, EmbeddedImages::argb);
    Pixels cut = new Pixels(part.width(), part.height());
    for (int y = 0; y < part.height(); y++) {
      int from = (part.y() + y) * image.width() + part.x();
      System.arraycopy(all, from, cut.argb(), y * part.width(), part.width());
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      new PngEncoder().write(cut, png);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory does not fail
    }
    return DataUrl.of(png.toByteArray());
  }

  private static int[] argb(Image image) {
    if (image instanceof PixelImage picture) {
      return picture.toArgb();
    }
    throw new IllegalArgumentException("not an image of ours: " + image.name());
  }
}
