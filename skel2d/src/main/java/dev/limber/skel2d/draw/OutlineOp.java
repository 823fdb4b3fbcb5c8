package dev.limber.skel2d.draw;

/** A step of an outline. */
public enum OutlineOp {
  /** Starts at a point. */
  MOVE("M", 1),
  /** A straight line to a point. */
  LINE("L", 1),
  /** A curve: one control point, then its end. */
  QUAD("Q", 2),
  /** A curve: two control points, then its end. */
  CUBIC("B", 3),
  /** Back to the start. */
  CLOSE("C", 0);

  private final String word;
  private final int points;

  OutlineOp(String word, int points) {
    this.word = word;
    this.points = points;
  }

  /** Returns the letter of the language: {@code M}, {@code L}, {@code Q}, {@code B}, {@code C}. */
  public String word() {
    return word;
  }

  /** Returns how many points it takes. */
  public int points() {
    return points;
  }
}
