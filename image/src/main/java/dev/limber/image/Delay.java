package dev.limber.image;

/**
 * How long a frame is shown: a fraction of seconds, so that 1/30 stays exact.
 *
 * @param numerator seconds times the denominator, from 0 to 65,535
 * @param denominator from 1 to 65,535
 */
public record Delay(int numerator, int denominator) {
  private static final int MAX = 65_535;

  /** Rejects what does not fit into an APNG. */
  public Delay {
    if (numerator < 0 || numerator > MAX || denominator < 1 || denominator > MAX) {
      throw new IllegalArgumentException(
          "a delay is a fraction of numbers from 0, or 1 below the line, to "
              + MAX
              + ", not "
              + numerator
              + "/"
              + denominator);
    }
  }

  /** Returns the delay of each frame at this frame rate. */
  public static Delay perSecond(int frames) {
    return new Delay(1, frames);
  }

  /** Returns a delay of milliseconds, from 0 to 65,535. */
  public static Delay millis(int millis) {
    return new Delay(millis, 1000);
  }

  /** Returns the delay in seconds. */
  public double seconds() {
    return (double) numerator / denominator;
  }
}
