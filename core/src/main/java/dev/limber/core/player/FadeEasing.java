package dev.limber.core.player;

/** How the weight of a fade grows from 0 to 1. */
public enum FadeEasing {
  /** At a constant rate. */
  LINEAR,
  /** Slow start and end. */
  SMOOTH,
  /** Slow start. */
  EASE_IN,
  /** Slow end. */
  EASE_OUT;

  /** Returns the weight after a part of the fade's time, both from 0 to 1. */
  public double weight(double part) {
    if (!(part > 0)) {
      return 0;
    }
    if (part >= 1) {
      return 1;
    }
    return switch (this) {
      case LINEAR -> part;
      case SMOOTH -> part * part * (3 - 2 * part);
      case EASE_IN -> part * part;
      case EASE_OUT -> part * (2 - part);
    };
  }
}
