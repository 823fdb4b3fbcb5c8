package dev.limber.core.diagnostics;

/**
 * Strict UTF-8: overlong forms, surrogates, numbers above U+10FFFF and cut sequences are refused.
 *
 * <p>The JDK's decoder would put U+FFFD in their place, and two different files would read the
 * same; and a {@code Charset} would bring 3,000 bytes of decoders into the browser.
 */
public final class Utf8 {
  /** What {@link #codePointAt} returns for bytes that are not UTF-8. */
  public static final int INVALID = -1;

  private Utf8() {}

  /** Returns the code point whose bytes begin at an index below {@code end}, or INVALID. */
  public static int codePointAt(byte[] bytes, int at, int end) {
    int first = bytes[at] & 0xff;
    if (first < 0x80) {
      return first;
    }
    int more = first < 0xc2 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : 0;
    if (more == 0 || end - at <= more) {
      return INVALID;
    }
    int codePoint = first & (0x3f >> more);
    for (int i = 1; i <= more; i++) {
      int next = bytes[at + i] & 0xff;
      if (next >> 6 != 0b10) {
        return INVALID;
      }
      codePoint = (codePoint << 6) | (next & 0x3f);
    }
    boolean overlong = length(codePoint) != more + 1;
    boolean surrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    return overlong || surrogate || codePoint > 0x10ffff ? INVALID : codePoint;
  }

  /** Returns how many bytes a code point takes. */
  public static int length(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** Returns the index of the first surrogate without its other half, or -1. */
  public static int loneSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        boolean pair =
            Character.isHighSurrogate(c)
                && i + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(i + 1));
        if (!pair) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }
}
