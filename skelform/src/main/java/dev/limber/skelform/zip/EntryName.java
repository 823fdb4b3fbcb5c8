package dev.limber.skelform.zip;

import dev.limber.core.diagnostics.Utf8;
import org.jspecify.annotations.Nullable;

/** Turns the bytes of entry names into text, and text into something safe to print. */
final class EntryName {
  /** Longest name shown in a message; a name may have 65,535 bytes. */
  private static final int MAX_SHOWN = 120;

  /** The upper half of code page 437, the zip format's own default for names. */
  private static final String CP437 =
      "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ"
          + "áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
          + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
          + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

  private EntryName() {}

  /** Decodes strict UTF-8; returns null if the bytes are none. */
  static @Nullable String utf8(byte[] bytes, int at, int length) {
    StringBuilder text = new StringBuilder(length);
    int end = at + length;
    for (int i = at; i < end; ) {
      int point = Utf8.codePointAt(bytes, i, end);
      if (point == Utf8.INVALID) {
        return null;
      }
      text.appendCodePoint(point);
      i += Utf8.length(point);
    }
    return text.toString();
  }

  /** Decodes code page 437, in which every byte sequence is valid. */
  static String cp437(byte[] bytes, int at, int length) {
    StringBuilder text = new StringBuilder(length);
    for (int i = at; i < at + length; i++) {
      text.append(bytes[i] >= 0 ? (char) bytes[i] : CP437.charAt(bytes[i] & 0x7f));
    }
    return text.toString();
  }

  /**
   * Returns the name for use in a message: control characters, and those that reorder or hide text,
   * become {@code \\uXXXX}; very long names are cut.
   */
  static String printable(String name) {
    int shown = Math.min(name.length(), MAX_SHOWN);
    if (shown < name.length() && Character.isHighSurrogate(name.charAt(shown - 1))) {
      shown--; // Half a character would come out as garbage.
    }
    StringBuilder text = new StringBuilder(shown);
    for (int i = 0; i < shown; i++) {
      char c = name.charAt(i);
      if (isUnsafe(c)) {
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          text.append(Character.forDigit(c >> shift & 0xf, 16));
        }
      } else {
        text.append(c);
      }
    }
    return shown < name.length() ? text.append('…').toString() : text.toString();
  }

  private static boolean isUnsafe(char c) {
    return c < 0x20
        || (c >= 0x7f && c <= 0x9f)
        || c == 0x61c
        || (c >= 0x200b && c <= 0x200f)
        || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2060 && c <= 0x206f)
        || c == 0xfeff;
  }
}
