package dev.limber.skelform.animate;

import dev.limber.core.math.Trig;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Ruleset;

/** The spec's {@code interpolate}: from one value to another in so many frames. */
public final class Interpolation {
  private Interpolation() {}

  /**
   * Returns the value after {@code current} of {@code max} frames.
   *
   * <p>A snap holds the start value, even at the end: there the next segment takes over. With
   * {@code max} 0 or once {@code current} has reached it, the end value is returned as it is.
   */
  public static double interpolate(
      double current, double max, double start, double end, Easing easing) {
    if (easing.kind() == Easing.Kind.SNAP) {
      return start;
    }
    if (max == 0 || current >= max) {
      return end;
    }
    return start + (end - start) * progress(current / max, easing);
  }

  private static double progress(double fraction, Easing easing) {
    return switch (easing.kind()) {
      case BEZIER ->
          Bezier.progress(fraction, easing.startX(), easing.startY(), easing.endX(), easing.endY());
      case SNAP -> 0;
      case LINEAR -> fraction;
      case SINE_IN -> 1 - Trig.cos(fraction * easing.startX());
      case SINE_OUT -> Trig.sin(fraction * easing.startX());
    };
  }

  /**
   * Returns how far a smoothed field moves towards its value, 0 to 1.
   *
   * @param current frames since the segment began
   * @param smoothFrames frames of smoothing; 0 or less means none
   */
  public static double smoothing(Ruleset ruleset, double current, double smoothFrames) {
    if (!(current < smoothFrames)) {
      return 1;
    }
    double fraction = Math.max(0, current) / smoothFrames;
    return switch (ruleset) {
      case OFFSETS, LINEAR_SMOOTHING -> fraction;
      case ONE_SEGMENT, BOTH_SEGMENTS, MIRRORED_TURNS -> Bezier.progress(fraction, 0, 0, 0, 0);
    };
  }
}
