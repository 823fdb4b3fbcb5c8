package dev.limber.skel2d.resolve;

/** Explains numbers that are written in a way that the language does not know. */
final class NumberHints {
  private NumberHints() {}

  /**
   * Returns a hint for a word that starts like a property with a number, or an empty string.
   *
   * @param letters properties that take a number
   * @param unsigned those of them whose number cannot be negative
   */
  static String of(String word, String letters, String unsigned) {
    char letter = word.charAt(0);
    if (letters.indexOf(letter) < 0) {
      return "";
    }
    if (word.length() == 1) {
      return "write its number right after it, without a space: " + letter + "10";
    }
    char next = word.charAt(1);
    boolean number = (next >= '0' && next <= '9') || next == '-' || next == '+' || next == '.';
    if (!number) {
      return "";
    }
    return unsigned.indexOf(letter) >= 0 && next == '-'
        ? letter + " cannot be negative"
        : "numbers are 12, -3 or 0.5: no +, no .5, no 5. and no 1e3";
  }
}
