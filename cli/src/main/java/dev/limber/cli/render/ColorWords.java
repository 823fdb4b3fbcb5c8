package dev.limber.cli.render;

import dev.limber.core.color.Rgba;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parses colours of the command line. */
final class ColorWords {
  private ColorWords() {}

  /**
   * Returns a colour, or null if it is not one: {@code #rgb}, {@code #rgba}, {@code #rrggbb},
   * {@code #rrggbbaa}, {@code white}, {@code black} or {@code gray}.
   */
  static @Nullable Rgba parse(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "white" -> Rgba.WHITE;
      case "black" -> Rgba.BLACK;
      case "gray", "grey" -> new Rgba(0.5, 0.5, 0.5, 1);
      default -> digits(text.startsWith("#") ? text.substring(1) : "");
    };
  }

  private static @Nullable Rgba digits(String text) {
    int each = text.length() > 4 ? 2 : 1;
    int count = text.length() / each;
    if (count * each != text.length() || count < 3 || count > 4) {
      return null;
    }
    double[] parts = {0, 0, 0, 1};
    for (int i = 0; i < count; i++) {
      int value = 0;
      for (int k = 0; k < each; k++) {
        int digit = Character.digit(text.charAt(i * each + k), 16);
        if (digit < 0) {
          return null;
        }
        value = 16 * value + digit;
      }
      parts[i] = value / (each == 1 ? 15.0 : 255.0);
    }
    return new Rgba(parts[0], parts[1], parts[2], parts[3]);
  }
}
