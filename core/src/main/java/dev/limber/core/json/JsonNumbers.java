package dev.limber.core.json;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.math.Decimals;

/** Reads numbers (RFC 8259, section 6). */
final class JsonNumbers {
  /** Exponents stop growing here: beyond any double, and far from overflowing an int. */
  private static final int HUGE_EXPONENT = 100_000;

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
      power = exponent == HUGE_EXPONENT ? exponent : power + (small ? -exponent : exponent);
    }
    input.position = at;

    double value = Decimals.exact(digits, digitCount, power);
    if (Double.isNaN(value)) {
      return readSlowly(start, at);
    }
    return negative ? -value : value;
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
