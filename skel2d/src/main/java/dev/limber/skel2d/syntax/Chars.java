package dev.limber.skel2d.syntax;

/** The classes of character that the language knows. */
final class Chars {
  private Chars() {}

  /** White space as JavaScript has it; Java's own notion is smaller. */
  static boolean isSpace(char c) {
    if (c <= ' ') {
      return c == ' ' || (c >= '\t' && c <= '\r');
    }
    return c >= 0xa0 && isWideSpace(c);
  }

  private static boolean isWideSpace(char c) {
    return c == 0xa0
        || c == 0x1680
        || (c >= 0x2000 && c <= 0x200a)
        || c == 0x2028
        || c == 0x2029
        || c == 0x202f
        || c == 0x205f
        || c == 0x3000
        || c == 0xfeff;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static boolean startsName(char c) {
    return isLetter(c) || c == '_' || c == '-';
  }

  static boolean continuesName(char c) {
    return startsName(c) || isDigit(c);
  }

  /** Returns the value of a hexadecimal digit, -1 if it is none. */
  static int hexDigit(char c) {
    if (isDigit(c)) {
      return c - '0';
    }
    int lower = c | 0x20;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
  }
}
