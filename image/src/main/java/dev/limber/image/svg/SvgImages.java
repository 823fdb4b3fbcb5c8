package dev.limber.image.svg;

import dev.limber.core.canvas.Image;
import dev.limber.image.Region;
import org.jspecify.annotations.Nullable;

/** The URLs of a drawing's images, for the viewer of an SVG. Each is written once. */
@FunctionalInterface
public interface SvgImages {
  /** Returns the URL of a whole image; usually a data URL. */
  String address(Image image);

  /**
   * Returns the URL of a part of an image, or null if only the whole is available. Parts look
   * better: viewers blend the pixels at the edges of a sprite with its neighbours in the atlas.
   *
   * @param part pixels of the image, from its top left
   */
  default @Nullable String address(Image image, Region part) {
    return null;
  }
}
