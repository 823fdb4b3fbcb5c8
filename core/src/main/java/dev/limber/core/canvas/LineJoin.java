package dev.limber.core.canvas;

/** How the corners of a line look. */
public enum LineJoin {
  /** Pointed, up to the miter limit. */
  MITER,
  /** Cut off. */
  BEVEL,
  /** Rounded. */
  ROUND;

  /** Returns the word for it: {@code miter}, {@code bevel} or {@code round}. */
  public String word() {
    return switch (this) {
      case MITER -> "miter";
      case BEVEL -> "bevel";
      case ROUND -> "round";
    };
  }
}
