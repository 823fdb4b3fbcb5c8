package dev.limber.core.json;

import org.jspecify.annotations.Nullable;

/**
 * Shares one String among equal short texts of a document.
 *
 * <p>An armature repeats some thirty names thousands of times. Each text has one slot, where the
 * latest comer wins: chosen collisions cost the sharing, never time.
 */
final class StringCache {
  private static final int SLOTS = 256;
  private static final int LONGEST = 32;

  private final @Nullable String[] slots = new String[SLOTS];
  private final char[] scratch = new char[LONGEST];

  /**
   * Returns the text of ASCII bytes.
   *
   * @param hash as {@link String#hashCode} would give
   */
  String get(byte[] bytes, int start, int length, int hash) {
    if (length > LONGEST) {
      return ascii(bytes, start, length);
    }
    int slot = (hash ^ hash >>> 8) & (SLOTS - 1);
    String cached = slots[slot];
    if (cached != null && cached.hashCode() == hash && matches(cached, bytes, start, length)) {
      return cached;
    }
    String fresh = ascii(bytes, start, length);
    slots[slot] = fresh;
    return fresh;
  }

  private static boolean matches(String text, byte[] bytes, int start, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != bytes[start + i]) {
        return false;
      }
    }
    return true;
  }

  // Through characters, not through a Charset: in the browser a Charset sets up a decoder and two
  // buffers for each string, and reading an armature took half as long again.
  private String ascii(byte[] bytes, int start, int length) {
    char[] characters = length > LONGEST ? new char[length] : scratch;
    for (int i = 0; i < length; i++) {
      characters[i] = (char) bytes[start + i];
    }
    return new String(characters, 0, length);
  }
}
