package dev.limber.skel2d.syntax;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Decimals;

/**
 * The shapes that words can have. All methods look at {@code text} from {@code from} up to, not
 * including, {@code to}, and ask about that whole stretch.
 */
public final class Lexemes {
  private Lexemes() {}

  /** Returns whether this is a name: a letter, {@code _} or {@code -}, then also digits. */
  public static boolean isName(String text, int from, int to) {
    if (from >= to || !Chars.startsName(text.charAt(from))) {
      return false;
    }
    for (int i = from + 1; i < to; i++) {
      if (!Chars.continuesName(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns where the letters of a name end that go on from an offset. */
  public static int nameEnd(String text, int from) {
    int end = from;
    while (end < text.length() && Chars.continuesName(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Returns whether this is one name or several with dots between them. */
  public static boolean isPathName(String text, int from, int to) {
    boolean first = true;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (first) {
        if (!Chars.startsName(c)) {
          return false;
        }
        first = false;
      } else if (c == '.') {
        first = true;
      } else if (!Chars.continuesName(c)) {
        return false;
      }
    }
    return !first;
  }

  /** Returns whether this is a number: {@code -}, digits, a point and digits. */
  public static boolean isNumber(String text, int from, int to) {
    int start = from < to && text.charAt(from) == '-' ? from + 1 : from;
    return isUnsigned(text, start, to);
  }

  /** Returns whether this is a number without a sign. */
  public static boolean isUnsigned(String text, int from, int to) {
    int point = digitsEnd(text, from, to);
    if (point == from) {
      return false;
    }
    if (point == to) {
      return true;
    }
    return text.charAt(point) == '.' && point + 1 < to && digitsEnd(text, point + 1, to) == to;
  }

  /** Returns whether this is one or more digits. */
  public static boolean isDigits(String text, int from, int to) {
    return from < to && digitsEnd(text, from, to) == to;
  }

  private static int digitsEnd(String text, int from, int to) {
    int at = from;
    while (at < to && Chars.isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /**
   * Returns the value of what {@link #isNumber} accepts, rounded as {@link Double#parseDouble}
   * does; infinite if it is too large.
   */
  public static double number(String text, int from, int to) {
    return Decimals.parse(text, from, to);
  }

  /** Returns whether this is a colour: {@code #RGB} or {@code #RRGGBB}, and perhaps an opacity. */
  public static boolean isColor(String text, int from, int to) {
    int hex = colorEnd(text, from, to);
    return hex == to || (hex > 0 && text.charAt(hex) == ',' && isUnsigned(text, hex + 1, to));
  }

  /** Returns the offset behind the hexadecimal digits of a colour, -1 unless there are 3 or 6. */
  static int colorEnd(String text, int from, int to) {
    if (from >= to || text.charAt(from) != '#') {
      return -1;
    }
    int at = from + 1;
    while (at < to && Chars.hexDigit(text.charAt(at)) >= 0) {
      at++;
    }
    int digits = at - from - 1;
    return digits == 3 || digits == 6 ? at : -1;
  }

  /**
   * Returns red, green or blue (0, 1, 2) of a colour as a byte.
   *
   * @param hexEnd what {@link #colorEnd} says
   */
  static int colorByte(String text, int from, int hexEnd, int component) {
    if (hexEnd - from == 4) {
      return 17 * Chars.hexDigit(text.charAt(from + 1 + component));
    }
    int at = from + 1 + 2 * component;
    return 16 * Chars.hexDigit(text.charAt(at)) + Chars.hexDigit(text.charAt(at + 1));
  }

  /** Returns the colour that {@link #isColor} accepts, with its opacity as written. */
  public static Rgba color(String text, int from, int to) {
    int hexEnd = colorEnd(text, from, to);
    return new Rgba(
        colorByte(text, from, hexEnd, 0) / 255.0,
        colorByte(text, from, hexEnd, 1) / 255.0,
        colorByte(text, from, hexEnd, 2) / 255.0,
        hexEnd == to ? 1 : number(text, hexEnd + 1, to));
  }

  /** Returns whether this is a string: it starts and ends with a quotation mark. */
  public static boolean isString(String text, int from, int to) {
    return from < to && text.charAt(from) == '"' && text.charAt(to - 1) == '"';
  }

  /**
   * Returns what a string holds. A lone quotation mark holds itself, as it always did in this
   * language.
   */
  public static String string(String text, int from, int to) {
    return to - from == 1 ? "\"" : text.substring(from + 1, to - 1);
  }

  /** Returns whether this has the shape of an easing, known or not. */
  public static boolean isEasing(String text, int from, int to) {
    if (from >= to || !easingEnd(text.charAt(from)) || !easingEnd(text.charAt(to - 1))) {
      return false;
    }
    return isName(text, from, to);
  }

  private static boolean easingEnd(char c) {
    return Chars.isLetter(c) || c == '_';
  }

  /** Returns whether this is exactly that word. */
  public static boolean isWord(String text, int from, int to, String word) {
    return to - from == word.length() && text.startsWith(word, from);
  }

  /** Returns whether a character is white space in this language. */
  public static boolean isSpace(char c) {
    return Chars.isSpace(c);
  }
}
