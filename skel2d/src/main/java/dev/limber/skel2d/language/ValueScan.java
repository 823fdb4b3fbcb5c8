package dev.limber.skel2d.language;

import dev.limber.skel2d.resolve.Options;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.SyntaxTree;

/** Takes words with values apart: properties, options and the commands of timelines. */
final class ValueScan {
  private static final int FPS = Reference.word(ReferenceGroup.OPTION, "fps");
  private static final int FRAME = Reference.word(ReferenceGroup.OPTION, "frame");
  private static final int STEP = Reference.word(ReferenceGroup.OPTION, "step");
  private static final int ARROW = Reference.word(ReferenceGroup.COMMAND, "->");
  private static final int LOOP_END = Reference.word(ReferenceGroup.COMMAND, "}");

  private final String text;
  private final Words words;
  private final Options options = new Options();

  ValueScan(String text, Words words) {
    this.text = text;
    this.words = words;
  }

  void word(int from, int to, TokenKind kind, int entry) {
    words.add(from, to, kind, -1, entry, 0);
  }

  void error(int from, int to) {
    words.add(from, to, TokenKind.ERROR, -1, -1, 0);
  }

  /** Marks words that have no effect. */
  void errors(SyntaxTree tree, int fromToken, int endToken) {
    for (int t = fromToken; t < endToken; t++) {
      error(tree.tokenStart(t), tree.tokenEnd(t));
    }
  }

  void punctuation(int at) {
    word(at, at + 1, TokenKind.PUNCTUATION, -1);
  }

  /** Reads a colour without a letter; returns whether it is one. */
  boolean color(int from, int to, ReferenceGroup group) {
    if (text.charAt(from) != '#' || !Lexemes.isColor(text, from, to)) {
      return false;
    }
    words.add(from, to, TokenKind.COLOR, -1, Reference.letter(group, '#'), Words.FIXED);
    return true;
  }

  /** Reads a letter and its value, or a word that is a property; returns whether it is one. */
  boolean property(int from, int to, ReferenceGroup group, int type) {
    int entry = Reference.letter(group, text.charAt(from));
    if (entry >= 0 && Reference.takes(entry, type)) {
      switch (Reference.entry(entry).values()) {
        case NUMBER, UNSIGNED -> {
          boolean signed = Reference.entry(entry).values() == ReferenceEntry.Values.NUMBER;
          if (signed ? Lexemes.isNumber(text, from + 1, to) : isUnsigned(from + 1, to)) {
            word(from, from + 1, TokenKind.PROPERTY, entry);
            word(from + 1, to, TokenKind.NUMBER, entry);
            return true;
          }
        }
        case COLOR -> {
          boolean own = text.charAt(from) == '#';
          if (Lexemes.isColor(text, own ? from : from + 1, to)) {
            if (!own) {
              word(from, from + 1, TokenKind.PROPERTY, entry);
            }
            words.add(own ? from : from + 1, to, TokenKind.COLOR, -1, entry, Words.FIXED);
            return true;
          }
        }
        case STRING -> {
          if (Lexemes.isString(text, from, to)) {
            word(from, to, TokenKind.STRING, entry);
            return true;
          }
        }
        default -> {}
      }
    }
    int whole = to - from > 4 ? Reference.word(group, text, from, to) : -1;
    if (whole >= 0 && Reference.takes(whole, type)) {
      word(from, to, TokenKind.FLAG, whole);
      return true;
    }
    return false;
  }

  private boolean isUnsigned(int from, int to) {
    return Lexemes.isUnsigned(text, from, to);
  }

  /** Reads {@code 24fps}; returns whether it is that. */
  boolean framesPerSecond(int from, int to) {
    if (!text.startsWith("fps", to - 3) || !Lexemes.isDigits(text, from, to - 3)) {
      return false;
    }
    word(from, to - 3, TokenKind.NUMBER, FPS);
    word(to - 3, to, TokenKind.PROPERTY, FPS);
    return true;
  }

  /** Reads frame, step and easing; returns whether it is an option. */
  boolean option(int from, int to, boolean timeline) {
    if (!options.read(text, from, to, timeline)) {
      return false;
    }
    int start = from;
    if (text.charAt(from) == '+') {
      word(from, from + 1, TokenKind.OPERATOR, Reference.word(ReferenceGroup.COMMAND, "+3:>"));
      start++;
    }
    int first = colon(start, to);
    int second = colon(first + 1, to);
    boolean three = second < to;
    boolean easingLast = !three && first + 1 < to && !isUnsigned(first + 1, to);
    if (start < first) {
      word(start, first, TokenKind.NUMBER, easingLast ? STEP : FRAME);
    }
    word(first, first + 1, TokenKind.PUNCTUATION, -1);
    if (easingLast) {
      easing(first + 1, to);
    } else if (first + 1 < second) {
      word(first + 1, second, TokenKind.NUMBER, STEP);
    }
    if (three) {
      word(second, second + 1, TokenKind.PUNCTUATION, -1);
      if (second + 1 < to) {
        easing(second + 1, to);
      }
    }
    return true;
  }

  private void easing(int from, int to) {
    int entry = Reference.word(ReferenceGroup.EASING, text, from, to);
    word(from, to, entry < 0 ? TokenKind.UNKNOWN : TokenKind.EASING, entry);
  }

  private int colon(int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != ':') {
      at++;
    }
    return at;
  }

  /** Reads an arrow with what stands before it, or a brace; returns whether it is one. */
  boolean time(int from, int to) {
    char first = text.charAt(from);
    if (text.charAt(to - 1) == '>') {
      int hyphens = to - 1;
      while (hyphens > from && text.charAt(hyphens - 1) == '-') {
        hyphens--;
      }
      if (hyphens > from && !option(from, hyphens, true)) {
        return false;
      }
      word(hyphens, to, TokenKind.OPERATOR, ARROW);
      return true;
    }
    if (first == '{' && to - from == 1) {
      word(from, to, TokenKind.OPERATOR, Reference.letter(ReferenceGroup.COMMAND, '{'));
      return true;
    }
    if (first != '}') {
      return false;
    }
    if (to - from == 1) {
      word(from, to, TokenKind.OPERATOR, LOOP_END);
      return true;
    }
    if (text.charAt(from + 1) != '['
        || text.charAt(to - 1) != ']'
        || !Lexemes.isDigits(text, from + 2, to - 1)) {
      return false;
    }
    word(from, from + 1, TokenKind.OPERATOR, LOOP_END);
    word(from + 1, from + 2, TokenKind.PUNCTUATION, -1);
    word(from + 2, to - 1, TokenKind.NUMBER, LOOP_END);
    word(to - 1, to, TokenKind.PUNCTUATION, -1);
    return true;
  }

  /** Reads a number of a timeline, with what it does to the one before. */
  boolean key(int from, int to, int entry) {
    char sign = text.charAt(from);
    int start = sign == '+' || sign == '*' ? from + 1 : from;
    if (!Lexemes.isNumber(text, start, to)) {
      return false;
    }
    if (start > from) {
      word(from, start, TokenKind.OPERATOR, Reference.letter(ReferenceGroup.COMMAND, sign));
    }
    word(start, to, TokenKind.NUMBER, entry);
    return true;
  }
}
