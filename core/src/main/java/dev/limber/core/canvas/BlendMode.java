package dev.limber.core.canvas;

/**
 * How a colour meets what is already drawn, by the formulas of CSS: the same on every canvas, also
 * on one that is partly transparent.
 */
public enum BlendMode {
  /** Covers what is below. */
  NORMAL,
  /** Adds to what is below: light, fire, glow. CSS: {@code plus-lighter}. */
  ADDITIVE,
  /** Multiplies what is below: shadows. Where nothing is below, it is drawn as it is. */
  MULTIPLY,
  /** Lightens what is below, softer than adding: the inverses are multiplied. */
  SCREEN
}
