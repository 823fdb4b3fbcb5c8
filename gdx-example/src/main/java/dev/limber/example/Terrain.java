package dev.limber.example;

/** The ground: how high it is, and how steep. */
final class Terrain {
  private static final double LOW = 96;

  /** Returns the height of the ground. */
  double height(double x) {
    return LOW + 62 * Math.sin(x / 410) + 24 * Math.sin(x / 167 + 1) + 5 * Math.sin(x / 61);
  }

  /** Returns the angle of the ground in radians, above 0 where it rises to the right. */
  double slope(double x) {
    return Math.atan2(height(x + 4) - height(x - 4), 8);
  }
}
