package dev.limber.skel2d.data;

/** How the corners of a line look. */
public enum LineJoin {
  /** Pointed, up to the miter limit. */
  MITER,
  /** Cut off. */
  BEVEL,
  /** Rounded. */
  ROUND;

  /** Returns the word of the language: {@code miter}, {@code bevel} or {@code round}. */
  public String word() {
    return switch (this) {
      case MITER -> "miter";
      case BEVEL -> "bevel";
      case ROUND -> "round";
    };
  }
}
