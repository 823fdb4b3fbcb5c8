package dev.limber.web.build;

import org.teavm.jso.JSBody;

/**
 * Work with text by the browser's own means, which are exact and there already. TeaVM brings large
 * tables instead and, reading numbers, is off by the last bit for some of them.
 */
public final class BrowserText {
  private BrowserText() {}

  /**
   * Reads a decimal number; hexadecimal ones and words are not understood.
   *
   * @throws NumberFormatException if it is none
   */
  public static double parse(String text) {
    double value = number(text);
    if (Double.isNaN(value)) {
      throw new NumberFormatException("not a number: " + text);
    }
    return value;
  }

  /** Returns a number as {@link Double#toString} does, with the fewest digits that tell it. */
  public static String text(double value) {
    return digits(value);
  }

  /** Returns a number as {@link Float#toString} does, with the fewest digits that tell it. */
  public static String text(float value) {
    return digits(likeFloat(value));
  }

  /** Returns a text in small letters. */
  @JSBody(params = "text", script = "return text.toLowerCase();")
  public static native String lower(String text);

  @JSBody(
      params = "text",
      script =
          "return /^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?\\s*$/i.test(text)"
              + " ? Number(text) : NaN;")
  private static native double number(String text);

  /** Returns the double with the same fewest digits as a float. */
  @JSBody(
      params = "value",
      script =
          "for (var n = 1; n < 9 && Math.fround(value.toPrecision(n)) !== value;) n++;"
              + " return Number(value.toPrecision(n));")
  private static native double likeFloat(float value);

  @JSBody(
      params = "value",
      script =
          "if (!isFinite(value)) return String(value);"
              + " var parts = Math.abs(value).toExponential().split('e');"
              + " var sign = value < 0 || 1 / value < 0 ? '-' : '';"
              + " var power = Number(parts[1]);"
              + " var digits = parts[0].replace('.', '');"
              + " if (power < -3 || power > 6)"
              + "   return sign + digits[0] + '.' + (digits.slice(1) || '0') + 'E' + power;"
              + " if (power < 0) return sign + '0.' + '0'.repeat(-power - 1) + digits;"
              + " digits = digits.padEnd(power + 2, '0');"
              + " return sign + digits.slice(0, power + 1) + '.' + digits.slice(power + 1);")
  private static native String digits(double value);
}
