package dev.limber.core.player;

/** The root bone's position in one playback; see {@link RootMotion}. */
final class RootPath {
  /** Whether the position below is that of the last pose. */
  boolean known;

  /** Where measuring begins while no position is known. */
  double from;

  double x;
  double y;
  double loop;

  /** The playback's position at the last pose. */
  double at;

  /** Whether the distance of a whole loop is known. */
  boolean seamKnown;

  double seamX;
  double seamY;

  void set(double newX, double newY, double newLoop) {
    known = true;
    x = newX;
    y = newY;
    loop = newLoop;
  }

  /** Begins measuring at a position. */
  void begin(double position) {
    known = false;
    from = position;
  }
}
