package dev.limber.core.diagnostics;

/**
 * Shows foreign text inside a message: short, on one line, and without characters that would change
 * how a terminal or an editor shows the rest.
 */
public final class Excerpt {
  /** How many characters are shown before an ellipsis. */
  public static final int MAX_LENGTH = 48;

  private Excerpt() {}

  /** Returns the text, cut to {@link #MAX_LENGTH} characters, with odd characters escaped. */
  public static String of(String text) {
    StringBuilder shown = new StringBuilder();
    int at = 0;
    while (at < text.length() && at < MAX_LENGTH) {
      int codePoint = text.codePointAt(at);
      append(shown, codePoint);
      at += Character.charCount(codePoint);
    }
    if (at < text.length()) {
      shown.append('…');
    }
    return shown.toString();
  }

  /** Returns the excerpt in double quotes. */
  public static String quoted(String text) {
    return '"' + of(text) + '"';
  }

  /** Appends one code point, escaped as in JSON if it is invisible or acts on what follows. */
  public static void append(StringBuilder out, int codePoint) {
    switch (codePoint) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (isPlain(codePoint)) {
          out.appendCodePoint(codePoint);
        } else {
          for (char unit : Character.toChars(codePoint)) {
            appendEscape(out, unit);
          }
        }
      }
    }
  }

  /** Appends a UTF-16 unit as backslash, u and four hexadecimal digits. */
  public static void appendEscape(StringBuilder out, char unit) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append("0123456789abcdef".charAt((unit >> shift) & 0xf));
    }
  }

  // Ranges by hand: Character.getType would bring Unicode tables into the browser build.
  private static boolean isPlain(int codePoint) {
    if (codePoint < 0x80) {
      return codePoint >= 0x20 && codePoint != 0x7f;
    }
    boolean control = codePoint <= 0xa0 || codePoint == 0xad || codePoint == 0x61c;
    boolean spaceOrDirection =
        (codePoint >= 0x2000 && codePoint <= 0x200f)
            || (codePoint >= 0x2028 && codePoint <= 0x202f);
    boolean invisible = codePoint >= 0x2060 && codePoint <= 0x206f;
    boolean surrogateOrPrivate = codePoint >= 0xd800 && codePoint <= 0xf8ff;
    boolean special = codePoint == 0xfeff || (codePoint >= 0xfff0 && codePoint <= 0xffff);
    boolean beyondText = codePoint >= 0xe0000;
    return !(control
        || spaceOrDirection
        || invisible
        || surrogateOrPrivate
        || special
        || beyondText);
  }
}
