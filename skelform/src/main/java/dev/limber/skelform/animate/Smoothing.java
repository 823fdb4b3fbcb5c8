package dev.limber.skelform.animate;

import dev.limber.skelform.data.Playback;

/**
 * How far smoothed fields move, for one call of animate.
 *
 * <p>Most channels of a clip have their keyframes on the same frames, so the last answer is kept:
 * the five Newton steps of a Bezier cost more than everything else that a smoothed channel needs.
 */
final class Smoothing {
  private final Playback playback;
  private double smoothFrames;
  private double current = Double.NaN;
  private double progress;

  Smoothing(Playback playback) {
    this.playback = playback;
  }

  /** Starts a clip with its frames of smoothing, above 0. */
  void begin(double frames) {
    smoothFrames = frames;
    current = Double.NaN;
  }

  Playback playback() {
    return playback;
  }

  /** Returns how far a field moves towards its value so many frames into a segment, 0 to 1. */
  double progress(double framesIn) {
    if (framesIn != current) {
      current = framesIn;
      progress = Interpolation.smoothing(playback, framesIn, smoothFrames);
    }
    return progress;
  }
}
