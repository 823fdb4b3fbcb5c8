package dev.limber.skelform.read;

/**
 * The first two numbers of a version string.
 *
 * <p>Only a hint: development builds wrote new shapes under old numbers and the other way round.
 *
 * @param known whether the string starts with two numbers
 * @param major first number
 * @param minor second number
 */
record VersionHint(boolean known, int major, int minor) {
  private static final VersionHint UNKNOWN = new VersionHint(false, 0, 0);

  static VersionHint of(String version) {
    int dot = version.indexOf('.');
    if (dot < 0) {
      return UNKNOWN;
    }
    int end = dot + 1;
    while (end < version.length() && isDigit(version.charAt(end))) {
      end++;
    }
    int major = number(version, 0, dot);
    int minor = number(version, dot + 1, end);
    return major < 0 || minor < 0 ? UNKNOWN : new VersionHint(true, major, minor);
  }

  /** Tells whether the version is known and at least 0.{@code minor}. */
  boolean isFrom(int firstMinor) {
    return known && (major > 0 || minor >= firstMinor);
  }

  /** Tells whether the version is known and is 0.{@code minor}. */
  boolean is(int onlyMinor) {
    return known && major == 0 && minor == onlyMinor;
  }

  private static int number(String text, int from, int to) {
    if (from == to || to - from > 6) {
      return -1;
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      if (!isDigit(text.charAt(i))) {
        return -1;
      }
      number = number * 10 + (text.charAt(i) - '0');
    }
    return number;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
