package dev.limber.image.gif;

/** How colours that are not in the palette are shown. */
public enum Dither {
  /** The nearest colour of the palette. Smallest files; gradients show bands. */
  NONE,

  /**
   * The two colours of the palette whose mixture comes nearest, in a fixed pattern of 8 x 8 pixels.
   * A pixel depends only on its position and colour, so what does not move does not flicker and is
   * not stored again: best for animations.
   */
  PATTERN
}
