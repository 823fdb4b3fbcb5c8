package dev.limber.skel2d.animate;

import dev.limber.core.math.Trig;

/** Turning the short way, by the language's exact rule for angles that lie half a turn apart. */
final class ShortTurns {
  private ShortTurns() {}

  /**
   * Returns an angle as it is when turning to or from another, both from -π to π: half a turn or
   * more below the other, it counts as a full turn higher. So a half turn goes back from the lower
   * angle to the higher one.
   */
  static double beside(double angle, double other) {
    return other - angle >= Math.PI ? angle + Trig.TWO_PI : angle;
  }

  /** Returns an angle from -3π to 3π as one from -π to π. */
  static double wrap(double angle) {
    if (angle > Math.PI) {
      return angle - Trig.TWO_PI;
    }
    return angle < -Math.PI ? angle + Trig.TWO_PI : angle;
  }

  /** Returns any finite angle as one from -π to π. */
  static double normal(double angle) {
    return Math.abs(angle) <= Math.PI ? angle : Trig.shortestTurn(0, angle);
  }
}
