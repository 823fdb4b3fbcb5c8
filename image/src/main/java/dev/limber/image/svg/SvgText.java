package dev.limber.image.svg;

import dev.limber.core.canvas.Ink;

/** Numbers, colours and names as SVG writes them. */
final class SvgText {
  /** Beyond this nothing is visible, and browsers calculate with floats. */
  private static final double FAR = 1e6;

  private SvgText() {}

  /** Appends a coordinate in pixels, rounded to hundredths. */
  static void coordinate(StringBuilder out, double value) {
    fixed(out, Math.max(-FAR, Math.min(FAR, value)), 100);
  }

  /** Appends a number of a matrix or a fraction, rounded to millionths. */
  static void fraction(StringBuilder out, double value) {
    fixed(out, Math.max(-FAR, Math.min(FAR, value)), 1_000_000);
  }

  private static void fixed(StringBuilder out, double value, int unit) {
    long scaled = Math.round(value * unit);
    if (scaled < 0) {
      out.append('-');
      scaled = -scaled;
    }
    out.append(scaled / unit);
    long rest = scaled % unit;
    if (rest == 0) {
      return;
    }
    out.append('.');
    for (int digit = unit / 10; rest > 0; digit /= 10) {
      out.append(rest / digit);
      rest %= digit;
    }
  }

  /** Appends a colour without its alpha. */
  static void color(StringBuilder out, Ink ink) {
    out.append('#');
    twoDigits(out, ink.r());
    twoDigits(out, ink.g());
    twoDigits(out, ink.b());
  }

  private static void twoDigits(StringBuilder out, double part) {
    int value = (int) Math.round(255 * part);
    out.append(Character.forDigit(value >> 4, 16)).append(Character.forDigit(value & 15, 16));
  }

  /** Appends text for an attribute's value; characters invalid in XML become question marks. */
  static void attribute(StringBuilder out, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '"' -> out.append("&quot;");
        default -> out.append(isAllowed(text, i) ? c : '?');
      }
    }
  }

  private static boolean isAllowed(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }
    return c >= ' ' && c <= 0xFFFD;
  }
}
