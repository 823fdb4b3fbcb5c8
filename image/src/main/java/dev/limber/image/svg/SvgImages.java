package dev.limber.image.svg;

import dev.limber.core.canvas.Image;
import dev.limber.image.Region;
import org.jspecify.annotations.Nullable;

/** Where the images of a drawing are, for the viewer of an SVG. Each answer is written once. */
@FunctionalInterface
public interface SvgImages {
  /** Returns where an image is, whole; usually a data address. */
  String address(Image image);

  /**
   * Returns where a part of an image is, or null if only the whole can be had. Parts look better:
   * viewers mix the pixels at the edges of a sprite with what lies beside it in its atlas.
   *
   * @param part pixels of the image, from its top left
   */
  default @Nullable String address(Image image, Region part) {
    return null;
  }
}
