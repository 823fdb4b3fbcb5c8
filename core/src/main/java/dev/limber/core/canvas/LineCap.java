package dev.limber.core.canvas;

/** How the ends of an open line look. */
public enum LineCap {
  /** Cut at the end. */
  BUTT,
  /** Half a line width longer. */
  SQUARE,
  /** Half a line width longer, and round. */
  ROUND;

  /** Returns the word for it: {@code butt}, {@code square} or {@code round}. */
  public String word() {
    return switch (this) {
      case BUTT -> "butt";
      case SQUARE -> "square";
      case ROUND -> "round";
    };
  }
}
