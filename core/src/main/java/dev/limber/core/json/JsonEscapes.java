package dev.limber.core.json;

import dev.limber.core.diagnostics.Excerpt;

/** Writes text as a JSON string. */
final class JsonEscapes {
  private JsonEscapes() {}

  /**
   * Appends the text in quotes.
   *
   * <p>Besides what RFC 8259 demands, everything is escaped that acts on a terminal or on how the
   * rest of a line is shown: control characters, ends of lines and directions of writing.
   */
  static void append(StringBuilder out, String text) {
    out.append('"');
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (acts(c)) {
            Excerpt.appendEscape(out, c);
          } else if (!Character.isSurrogate(c)) {
            out.append(c);
          } else if (i + 1 < length && Character.isSurrogatePair(c, text.charAt(i + 1))) {
            out.append(c).append(text.charAt(++i));
          } else {
            out.append('\ufffd');
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean acts(char c) {
    return c < ' '
        || c >= 0x7f && c <= 0x9f
        || c == 0x61c
        || c >= 0x200e && c <= 0x200f
        || c >= 0x2028 && c <= 0x202e
        || c >= 0x2066 && c <= 0x2069;
  }
}
