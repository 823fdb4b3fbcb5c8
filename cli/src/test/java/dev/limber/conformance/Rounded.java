package dev.limber.conformance;

/** Numbers as the files have them: nine digits behind the point, never a negative zero. */
final class Rounded {
  private Rounded() {}

  static double of(double value) {
    return Math.rint(value * 1e9) / 1e9 + 0.0;
  }
}
