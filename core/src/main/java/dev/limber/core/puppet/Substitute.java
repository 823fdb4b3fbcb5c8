package dev.limber.core.puppet;

import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Triangles;

/**
 * What is shown in place of a part's own. An interface for the same reason as {@link
 * EquippedParts}.
 */
interface Substitute {
  /** Returns the image. */
  Image image();

  /**
   * Returns triangles for it in the place of a picture, or over a mesh; valid until the next call.
   */
  Triangles over(Image image, Triangles drawn);

  /** Returns triangles for it on the bone of a part that is a shape; valid until the next call. */
  Triangles on(BoneHandle bone);
}
