package dev.limber.skel2d.language.fixes;

import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.syntax.Lexemes;
import org.jspecify.annotations.Nullable;

/** Reads colours as other languages write them: {@code red}, {@code F80}, {@code #FF880080}. */
final class LooseColors {
  private LooseColors() {}

  /** Returns a colour of the language, null if this is none in any language. */
  static @Nullable String read(String written) {
    if (Lexemes.isColor(written, 0, written.length())) {
      return written;
    }
    String named = ColorNames.find(written);
    if (named != null) {
      return "#" + named;
    }
    if (written.startsWith("rgb(") && written.endsWith(")")) {
      return parts(written.substring(4, written.length() - 1));
    }
    int start = written.startsWith("#") ? 1 : written.startsWith("0x") ? 2 : 0;
    String digits = written.substring(start);
    for (int i = 0; i < digits.length(); i++) {
      if (Character.digit(digits.charAt(i), 16) < 0) {
        return null;
      }
    }
    return switch (digits.length()) {
      case 3, 6 -> "#" + digits;
      case 4, 8 -> withOpacity(digits, digits.length() / 4);
      default -> null;
    };
  }

  private static String withOpacity(String digits, int each) {
    String color = "#" + digits.substring(0, 3 * each);
    double opacity = Integer.parseInt(digits.substring(3 * each), 16) / (each == 1 ? 15.0 : 255.0);
    return opacity == 1 ? color : color + "," + Numbers.rounded(opacity, 2);
  }

  private static @Nullable String parts(String list) {
    String[] parts = list.split(",", -1);
    StringBuilder color = new StringBuilder("#");
    for (String part : parts) {
      String number = LooseNumbers.read(part);
      if (number == null || parts.length != 3) {
        return null;
      }
      int value = (int) Math.max(0, Math.min(255, Math.rint(Double.parseDouble(number))));
      String digits = "0123456789ABCDEF";
      color.append(digits.charAt(value >> 4)).append(digits.charAt(value & 15));
    }
    return color.toString();
  }
}
