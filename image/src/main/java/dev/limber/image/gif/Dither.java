package dev.limber.image.gif;

/** How colours that are not in the palette are shown. */
public enum Dither {
  /** The nearest colour of the palette. Smallest files; smooth shades show bands. */
  NONE,

  /**
   * The two colours of the palette whose mixture comes nearest, in a fixed pattern of 8 x 8 pixels.
   * A pixel depends on its place and colour alone, so that what stands still does not flicker and
   * is not stored again: the choice for animations.
   */
  PATTERN
}
