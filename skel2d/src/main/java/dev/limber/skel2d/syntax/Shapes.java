package dev.limber.skel2d.syntax;

/** The shapes of the first word of a line. */
final class Shapes {
  private static final String PATH_COMMANDS = Vocabulary.letters(WordGroup.PATH);

  private Shapes() {}

  /** {@code @slot[attachment]}, both names optional. */
  static boolean isSlot(String text, int from, int to) {
    if (text.charAt(from) != '@') {
      return false;
    }
    int bracket = bracket(text, from, to);
    return (bracket == from + 1 || Lexemes.isName(text, from + 1, bracket))
        && closes(text, bracket, to);
  }

  /** {@code @path.to.slot[attachment]}, the attachment optional. */
  static boolean isSkinEntry(String text, int from, int to) {
    if (text.charAt(from) != '@') {
      return false;
    }
    int bracket = bracket(text, from, to);
    return Lexemes.isPathName(text, from + 1, bracket) && closes(text, bracket, to);
  }

  /** One of the letters of a path, or the colon that switches the bone. */
  static boolean isPathCommand(String text, int from, int to) {
    return to - from == 1 && PATH_COMMANDS.indexOf(text.charAt(from)) >= 0;
  }

  private static int bracket(String text, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != '[') {
      at++;
    }
    return at;
  }

  private static boolean closes(String text, int bracket, int to) {
    return bracket == to
        || (text.charAt(to - 1) == ']' && Lexemes.isName(text, bracket + 1, to - 1));
  }
}
