package dev.limber.core.json;

import dev.limber.core.diagnostics.Excerpt;

/** Writes text as a JSON string. */
final class JsonEscapes {
  private JsonEscapes() {}

  /**
   * Appends the text in quotes.
   *
   * <p>Besides what RFC 8259 demands, U+2028 and U+2029 are escaped: they end lines in older
   * JavaScript and in some editors.
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
          if (c < ' ' || c == 0x7f || c == 0x2028 || c == 0x2029) {
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
}
