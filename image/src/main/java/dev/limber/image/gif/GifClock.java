package dev.limber.image.gif;

import dev.limber.image.Delay;

/**
 * Turns delays into GIF's hundredths of a second so that each frame appears at the hundredth
 * nearest to its time: 30 a second become 3, 4, 3, 3, 4, 3.
 */
final class GifClock {
  /** Browsers show frames shorter than this for a tenth of a second. */
  private static final int SHORTEST = 2;

  private static final int LONGEST = 65_535;

  private double wanted;
  private double shown;

  /** Returns the hundredths for the next delay. */
  int next(Delay delay) {
    wanted += 100.0 * delay.numerator() / delay.denominator();
    double rest = Math.floor(wanted + 0.5) - shown;
    int hundredths = (int) Math.max(SHORTEST, Math.min(LONGEST, rest));
    shown += hundredths;
    return hundredths;
  }
}
