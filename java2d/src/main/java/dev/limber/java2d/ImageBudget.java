package dev.limber.java2d;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;

/** Decodes the images of one character, which share the limit on pixels. */
final class ImageBudget {
  private Limits left;

  ImageBudget(Limits limits) {
    left = limits;
  }

  /**
   * Decodes an image.
   *
   * @throws LimberException if it is broken, or larger than what is left
   */
  PixelImage decode(String name, byte[] file) {
    PixelImage image = PixelImage.decode(name, file, left);
    int pixels = image.width() * image.height();
    left = left.toBuilder().imagePixels(left.imagePixels() - pixels).build();
    return image;
  }
}
