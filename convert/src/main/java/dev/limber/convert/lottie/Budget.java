package dev.limber.convert.lottie;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;

/**
 * What a conversion may still cost, so that a hostile source ends in an error and not in a wait.
 */
final class Budget {
  /** Bones and points that are computed: a second or two. */
  private static final long MOST_WORK = 100_000_000;

  private final Diagnostics said;
  private final int mostNumbers;
  private long numbers;
  private long work;

  /** Creates a budget; what is written has no more values than a reader accepts. */
  Budget(Limits limits, Diagnostics said) {
    this.said = said;
    this.mostNumbers = limits.jsonValues();
  }

  /**
   * Takes note of numbers that are written.
   *
   * @throws LimberException if they are too many
   */
  void write(int count) {
    expect(count);
    numbers += count;
  }

  /**
   * Makes sure that numbers may be written later.
   *
   * @throws LimberException if they are too many
   */
  void expect(long count) {
    if (numbers + count > mostNumbers) {
      throw tooMuch("its motion takes more than " + mostNumbers + " numbers");
    }
  }

  /**
   * Takes note of bones and points that are computed.
   *
   * @throws LimberException if they are too many
   */
  void compute(int count) {
    work += count;
    if (work > MOST_WORK) {
      throw tooMuch("its motion takes too long to convert");
    }
  }

  /**
   * Makes sure that a number can be written.
   *
   * @throws LimberException if it is not finite
   */
  void check(double number) {
    if (!Double.isFinite(number)) {
      throw tooMuch("a coordinate is not finite");
    }
  }

  private LimberException tooMuch(String message) {
    return said.fatal(
        "lottie-too-large", Place.FILE, message, "remove bones, points or keys that are not seen");
  }
}
