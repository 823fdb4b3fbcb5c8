package dev.limber.core.canvas;

/**
 * A picture in the form an engine draws: decoded pixels, or a texture on the graphics card. A
 * canvas draws only images of its own engine.
 */
public interface Image {
  /** Returns the name that characters use for it. */
  String name();

  /** Returns the width in pixels, which is also a sprite's width in model space. */
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
