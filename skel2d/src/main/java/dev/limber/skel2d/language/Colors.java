package dev.limber.skel2d.language;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes colours as they stand in a text. */
final class Colors {
  private static final int OPACITY_DECIMALS = 3;

  private Colors() {}

  static List<ColorMark> of(Source source) {
    Words words = source.words();
    List<ColorMark> marks = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (words.kind(i) == TokenKind.COLOR) {
        int from = words.from(i);
        int to = words.to(i);
        marks.add(new ColorMark(from, to, color(source.text, from, to)));
      }
    }
    return marks;
  }

  /** Returns a colour as written; the stretch must be one. */
  static Rgba color(String text, int from, int to) {
    int hexEnd = Lexemes.colorEnd(text, from, to);
    return new Rgba(
        Lexemes.colorByte(text, from, hexEnd, 0) / 255.0,
        Lexemes.colorByte(text, from, hexEnd, 1) / 255.0,
        Lexemes.colorByte(text, from, hexEnd, 2) / 255.0,
        hexEnd == to ? 1 : Lexemes.number(text, hexEnd + 1, to));
  }

  static String text(Rgba color, String like) {
    int r = bits(color.r());
    int g = bits(color.g());
    int b = bits(color.b());
    boolean known = Lexemes.isColor(like, 0, like.length());
    int hexEnd = known ? Lexemes.colorEnd(like, 0, like.length()) : 4;
    boolean small = hexEnd == 4 && r % 17 == 0 && g % 17 == 0 && b % 17 == 0;
    String digits = isLower(like, hexEnd) ? "0123456789abcdef" : "0123456789ABCDEF";
    StringBuilder text = new StringBuilder("#");
    for (int part : new int[] {r, g, b}) {
      text.append(digits.charAt(part >> 4));
      if (!small) {
        text.append(digits.charAt(part & 15));
      }
    }
    double opacity = Double.isFinite(color.a()) ? Math.max(0, color.a()) : 1;
    boolean written = known && hexEnd < like.length();
    if (written || opacity != 1) {
      text.append(',').append(Numbers.rounded(opacity, OPACITY_DECIMALS, false));
    }
    return text.toString();
  }

  private static boolean isLower(String like, int hexEnd) {
    for (int i = 0; i < Math.min(hexEnd, like.length()); i++) {
      char c = like.charAt(i);
      if (c >= 'A' && c <= 'F') {
        return false;
      }
      if (c >= 'a' && c <= 'f') {
        return true;
      }
    }
    return false;
  }

  private static int bits(double part) {
    return (int) Math.max(0, Math.min(255, Math.rint(255 * part)));
  }
}
