package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.language.Numbers;

/** Writes numbers into timelines. */
final class ValueText {
  /** Sums of short decimals are short again with so many decimals. */
  private static final int DECIMALS = 9;

  private ValueText() {}

  /** Returns a number; what is only the noise of a sum is left out. */
  static String of(double value) {
    String rounded = Numbers.rounded(value, DECIMALS);
    return isClose(Double.parseDouble(rounded), value) ? rounded : Numbers.exact(value);
  }

  /** Returns whether two numbers are the same but for the noise of sums. */
  static boolean isClose(double a, double b) {
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.max(Math.abs(a), Math.abs(b)));
  }
}
