package dev.limber.core.canvas;

/**
 * A picture in the form in which an engine draws it: decoded pixels, a texture of the graphics
 * card. A canvas draws the images of its own engine only.
 */
public interface Image {
  /** Returns the name by which characters ask for it. */
  String name();

  /** Returns the width in pixels; a sprite is as wide in model space. */
  int width();

  /** Returns the height in pixels. */
  int height();

  /**
   * Returns how opaque it is at a place, 0 to 1, for hit testing; 1 where the engine cannot tell.
   *
   * @param u 0 at the left edge, 1 at the right one
   * @param v 0 at the top edge, 1 at the bottom
   */
  default double alpha(double u, double v) {
    return 1;
  }
}
