package dev.limber.core.json;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;

/**
 * Reads numbers (RFC 8259, section 6).
 *
 * <p>Nearly all numbers of real files have at most 15 digits. Those are exact as a whole double,
 * and so are the powers of ten up to 10<sup>22</sup>; one multiplication or division of two exact
 * doubles rounds once, and that is the correctly rounded result, the same bits as {@link
 * Double#parseDouble}. JsonNumberTest compares the two. In the browser this is some eight times
 * faster.
 *
 * <p>The others go to {@link Double#parseDouble}. That of TeaVM 0.15 is off by the last bit for
 * about one in two thousand random bit patterns, such as 48834810075281420; the module web replaces
 * it.
 */
final class JsonNumbers {
  private static final int MAX_EXACT_DIGITS = 15;
  private static final int MAX_EXACT_POWER = 22;

  /** Exponents stop growing here: beyond any double, and far from overflowing an int. */
  private static final int HUGE_EXPONENT = 100_000;

  private static final double[] POWERS_OF_TEN = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  private final JsonInput input;

  JsonNumbers(JsonInput input) {
    this.input = input;
  }

  /** Reads the number whose sign or first digit is at the input's position; moves behind it. */
  double read() {
    byte[] bytes = input.bytes;
    int end = input.end;
    int start = input.position;
    int at = start;
    boolean negative = bytes[at] == '-';
    if (negative) {
      at++;
    }
    requireDigit(at, "after '-'");

    // The digits without their point: exact as long as there are no more than 15 of them, counted
    // from the first that is not zero. More of them only make it a wrong number that is not used.
    double digits = 0;
    int digitCount = 0;
    if (bytes[at] == '0') {
      at++;
      if (at < end && isDigit(bytes[at])) {
        throw leadingZero(start);
      }
    } else {
      while (at < end && isDigit(bytes[at])) {
        digits = digits * 10 + (bytes[at] - '0');
        digitCount++;
        at++;
      }
    }
    int power = 0;
    if (at < end && bytes[at] == '.') {
      at++;
      requireDigit(at, "after '.'");
      int firstOfFraction = at;
      while (at < end && isDigit(bytes[at])) {
        digits = digits * 10 + (bytes[at] - '0');
        if (digits != 0) {
          digitCount++;
        }
        at++;
      }
      power = firstOfFraction - at;
    }
    boolean exact = digitCount <= MAX_EXACT_DIGITS;
    if (at < end && (bytes[at] | 0x20) == 'e') {
      at++;
      boolean small = at < end && bytes[at] == '-';
      if (small || (at < end && bytes[at] == '+')) {
        at++;
      }
      requireDigit(at, "in the exponent");
      int exponent = 0;
      while (at < end && isDigit(bytes[at])) {
        exponent = Math.min(HUGE_EXPONENT, exponent * 10 + (bytes[at] - '0'));
        at++;
      }
      // A capped exponent could seem to cancel out a hundred thousand places behind the point.
      exact &= exponent < HUGE_EXPONENT;
      power += small ? -exponent : exponent;
    }
    input.position = at;

    if (digitCount == 0) {
      return negative ? -0.0 : 0.0;
    }
    if (exact && power >= -MAX_EXACT_POWER && power <= MAX_EXACT_POWER) {
      double value = power < 0 ? digits / POWERS_OF_TEN[-power] : digits * POWERS_OF_TEN[power];
      return negative ? -value : value;
    }
    return readSlowly(start, at);
  }

  private double readSlowly(int start, int end) {
    // Through characters: a Charset would bring decoders into the browser.
    StringBuilder characters = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      characters.append((char) input.bytes[i]);
    }
    String text = characters.toString();
    double value = Double.parseDouble(text);
    if (Double.isInfinite(value)) {
      String message = "the number " + Excerpt.of(text) + " is non-finite: too large for a double";
      String hint = "the largest is about 1.8e308";
      throw input.error("json-number", start, end, message, hint);
    }
    return value;
  }

  private void requireDigit(int at, String where) {
    if (at >= input.end || !isDigit(input.bytes[at])) {
      throw input.expected("json-number", at, "a digit " + where, "");
    }
  }

  private LimberException leadingZero(int start) {
    String message = "a number must not begin with a superfluous 0";
    return input.error("json-number", start, start + 1, message, "remove the leading 0");
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }
}
