package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.language.Numbers;
import org.jspecify.annotations.Nullable;

/**
 * Reads numbers as other languages write them: {@code +5}, {@code .5}, {@code 1,5}, {@code 4px}.
 */
final class LooseNumbers {
  private static final String[] UNITS = {"deg", "°", "px", "pt", "em", "%", "units", "u", "f"};
  private static final String RADIANS = "rad";
  private static final int DECIMALS = 4;

  private LooseNumbers() {}

  /** Returns a number of the language, null if this is none in any language. */
  static @Nullable String read(String written) {
    if (written.endsWith(RADIANS)) {
      Double radians = plain(written.substring(0, written.length() - RADIANS.length()));
      return radians == null ? null : Numbers.rounded(radians * 180 / Math.PI, 2);
    }
    for (String unit : UNITS) {
      if (written.endsWith(unit) && written.length() > unit.length()) {
        return text(plain(written.substring(0, written.length() - unit.length())));
      }
    }
    return text(plain(written));
  }

  private static @Nullable String text(@Nullable Double value) {
    return value == null ? null : Numbers.rounded(value, DECIMALS);
  }

  private static @Nullable Double plain(String written) {
    String text = written.replace(',', '.');
    boolean digits = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      digits |= digit;
      if (!digit && "+-.eE".indexOf(c) < 0) {
        return null;
      }
    }
    if (!digits) {
      return null;
    }
    try {
      double value = Double.parseDouble(text);
      return Double.isFinite(value) ? value : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
