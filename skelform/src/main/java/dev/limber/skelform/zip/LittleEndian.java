package dev.limber.skelform.zip;

/**
 * Unsigned little-endian numbers in a byte array.
 *
 * <p>Nothing here checks bounds: callers make sure that a whole record fits before they read its
 * fields, because an index out of bounds does not throw in the browser.
 */
final class LittleEndian {
  private LittleEndian() {}

  static int u16(byte[] bytes, int at) {
    return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
  }

  static long u32(byte[] bytes, int at) {
    return u16(bytes, at) | (long) u16(bytes, at + 2) << 16;
  }

  /** Says whether {@code count} bytes from {@code at} on lie before {@code end}. */
  static boolean fits(long at, long count, long end) {
    return at >= 0 && count >= 0 && at <= end && count <= end - at;
  }
}
