package dev.limber.skelform.animate;

import dev.limber.skelform.data.Ruleset;

/**
 * How far smoothed fields move, for one call of animate.
 *
 * <p>Most channels of an animation have their keyframes on the same frames, so the last answer is
 * kept: the five Newton steps of a Bezier cost more than everything else that a smoothed channel
 * needs.
 */
final class Smoothing {
  private final Ruleset ruleset;
  private double smoothFrames;
  private double current = Double.NaN;
  private double progress;

  Smoothing(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** Starts an animation with its frames of smoothing, above 0. */
  void begin(double frames) {
    smoothFrames = frames;
    current = Double.NaN;
  }

  Ruleset ruleset() {
    return ruleset;
  }

  /** Returns how far a field moves towards its value so many frames into a segment, 0 to 1. */
  double progress(double framesIn) {
    if (framesIn != current) {
      current = framesIn;
      progress = Interpolation.smoothing(ruleset, framesIn, smoothFrames);
    }
    return progress;
  }
}
