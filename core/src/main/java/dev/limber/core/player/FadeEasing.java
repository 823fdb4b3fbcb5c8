package dev.limber.core.player;

/** How the weight of a fade grows from 0 to 1. */
public enum FadeEasing {
  /** Evenly. */
  LINEAR,
  /** Slowly at both ends. */
  SMOOTH,
  /** Slowly at first. */
  EASE_IN,
  /** Slowly at last. */
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
