package dev.limber.convert.lottie;

import dev.limber.skel2d.data.Easing;

/**
 * An easing as Lottie has it: a cubic curve from (0, 0) to (1, 1) through two handles. A straight
 * line is exact, {@code si} and {@code so} are off by 0.008 % of the way at most, {@code sio} by
 * 0.019 %.
 *
 * @param outX time of the first handle
 * @param outY progress of the first handle
 * @param inX time of the second handle
 * @param inY progress of the second handle
 */
record EasingHandles(double outX, double outY, double inX, double inY) {
  private static final EasingHandles LINEAR = new EasingHandles(0, 0, 1, 1);

  // Found by minimising the largest error, with the slopes at both ends kept exact.
  private static final EasingHandles SINE_IN = new EasingHandles(0.3619, 0, 0.6739, 0.4877);
  private static final EasingHandles SINE_OUT = new EasingHandles(0.3261, 0.5123, 0.6381, 1);
  private static final EasingHandles SINE_IN_OUT = new EasingHandles(0.3643, 0, 0.6357, 1);

  static EasingHandles of(Easing easing) {
    return switch (easing) {
      case LINEAR -> LINEAR;
      case SINE_IN -> SINE_IN;
      case SINE_OUT -> SINE_OUT;
      case SINE_IN_OUT -> SINE_IN_OUT;
    };
  }
}
