package dev.limber.skel2d.language;

/**
 * Names that say a side: {@code arm-l}, {@code arm_R}, {@code armL}, {@code leftArm}, {@code
 * body.left.hand}. A side is a word of its own: {@code bright} has none.
 */
public final class SideNames {
  /** Each beside the other. */
  private static final String[] SIDES = {
    "l", "r", "L", "R", "left", "right", "Left", "Right", "LEFT", "RIGHT"
  };

  private SideNames() {}

  /** Returns the same name on the other side, in all its components; itself if it has no side. */
  public static String other(String name) {
    StringBuilder other = new StringBuilder();
    int start = 0;
    for (int i = 1; i <= name.length(); i++) {
      if (i == name.length() || isBetweenWords(name.charAt(i - 1), name.charAt(i))) {
        other.append(otherWord(name.substring(start, i)));
        start = i;
      }
    }
    return other.toString();
  }

  private static boolean isBetweenWords(char before, char after) {
    boolean letters =
        (isSmall(before) || isCapital(before)) && (isSmall(after) || isCapital(after));
    return !letters || (isSmall(before) && isCapital(after));
  }

  private static boolean isSmall(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z';
  }

  private static String otherWord(String word) {
    for (int i = 0; i < SIDES.length; i++) {
      if (SIDES[i].equals(word)) {
        return SIDES[i ^ 1];
      }
    }
    return word;
  }
}
