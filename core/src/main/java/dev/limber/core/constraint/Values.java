package dev.limber.core.constraint;

/** Checks of the numbers that constraints are set to. */
final class Values {
  private Values() {}

  static double finite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " must be a finite number, but is " + value);
    }
    return value;
  }

  /** Returns a mix, which is clamped to 0 to 1. */
  static double part(double mix) {
    return Math.max(0, Math.min(finite("a mix", mix), 1));
  }
}
