package dev.limber.cli;

import dev.limber.core.canvas.Image;
import dev.limber.image.Pixels;
import dev.limber.image.png.PngEncoder;
import dev.limber.java2d.PixelImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.function.Function;

/** Images as addresses that hold them whole, so that an SVG needs no other file. */
final class ImageAddresses implements Function<Image, String> {
  @Override
  public String apply(Image image) {
    if (!(image instanceof PixelImage picture)) {
      throw new IllegalArgumentException("not an image of ours: " + image.name());
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      Pixels pixels = new Pixels(picture.width(), picture.height(), picture.toArgb());
      new PngEncoder().write(pixels, png);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory does not fail
    }
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png.toByteArray());
  }
}
