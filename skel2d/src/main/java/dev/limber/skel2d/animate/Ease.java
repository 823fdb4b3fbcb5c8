package dev.limber.skel2d.animate;

import dev.limber.core.math.Trig;
import dev.limber.skel2d.data.Easing;

/** The four easings as functions of the way from one key to the next. */
public final class Ease {
  private static final double HALF_PI = Math.PI / 2;

  private Ease() {}

  /** Returns the eased progress of a progress from 0 to 1. */
  public static double of(Easing easing, double x) {
    return switch (easing) {
      case LINEAR -> x;
      case SINE_IN -> 1 - Trig.sin(HALF_PI + x * HALF_PI);
      case SINE_OUT -> Trig.sin(x * HALF_PI);
      case SINE_IN_OUT -> 0.5 + 0.5 * Trig.sin(Math.PI * x - HALF_PI);
    };
  }
}
