package dev.limber.core.player;

/** The root bone's position in one playback; see {@link RootMotion}. */
final class RootPath {
  /** Whether the place below is that of the last pose. */
  boolean known;

  /** The position that counting begins at while nothing is known. */
  double from;

  double x;
  double y;
  double loop;

  /** Whether the way of a whole loop is known. */
  boolean seamKnown;

  double seamX;
  double seamY;

  void set(double newX, double newY, double newLoop) {
    known = true;
    x = newX;
    y = newY;
    loop = newLoop;
  }

  /** Begins to count at a position. */
  void begin(double position) {
    known = false;
    from = position;
  }
}
