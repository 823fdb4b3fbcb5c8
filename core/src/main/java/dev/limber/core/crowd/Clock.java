package dev.limber.core.crowd;

/** How time moves through an animation. */
final class Clock {
  private Clock() {}

  /** Returns a running time as one inside the animation: round and round, or held at the ends. */
  static double wrapped(double time, double duration, boolean looping) {
    if (!(duration > 0)) {
      return 0; // Time does not move it.
    }
    if (!looping) {
      return Math.max(0, Math.min(duration, time));
    }
    if (time >= 0 && time < duration) {
      return time;
    }
    double inside = time - Math.floor(time / duration) * duration;
    // Rounding may leave it a hair outside.
    return inside >= 0 && inside < duration ? inside : 0;
  }
}
