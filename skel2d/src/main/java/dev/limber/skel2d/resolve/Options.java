package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;
import org.jspecify.annotations.Nullable;

/**
 * Frame, step and easing in every written form: {@code F:S:E}, {@code F:S}, {@code F:}, {@code :S},
 * {@code S:E}, {@code :E} and so on. Reads one word at a time and keeps what it said.
 */
final class Options {
  private static final Word RELATIVE = Vocabulary.get(WordGroup.COMMAND, "+3:>");
  private static final Word FRAME = Vocabulary.get(WordGroup.OPTION, "frame");
  private static final Word STEP = Vocabulary.get(WordGroup.OPTION, "step");

  /** NaN if the word does not say. */
  double frame;

  /** Whether the frame is relative. */
  boolean relative;

  /** NaN if the word does not say. */
  double step;

  /** Null if the word does not say, or names no known easing. */
  @Nullable Easing easing;

  /** Whether the word names an easing that does not exist. */
  boolean unknownEasing;

  // Where the parts of the word are; there are those that it says.
  private int start;
  private int first;
  private int second;
  private int end;

  /**
   * Reads a word.
   *
   * @param timeline whether a {@code +} may be before the frame
   * @return whether it is an option; if not, nothing is kept
   */
  boolean read(String text, int from, int to, boolean timeline) {
    frame = Double.NaN;
    step = Double.NaN;
    easing = null;
    unknownEasing = false;
    relative = false;
    first = colon(text, from, to);
    if (first == to) {
      return false;
    }
    start = from;
    end = to;
    if (timeline && text.charAt(from) == '+') {
      relative = true;
      start++;
    }
    second = colon(text, first + 1, to);
    boolean emptyFirst = start == first && !relative;
    if (!emptyFirst && !Lexemes.isUnsigned(text, start, first)) {
      return false;
    }
    if (second < to) {
      return three(text, emptyFirst, to);
    }
    boolean emptyLast = first + 1 == to;
    if (emptyFirst && emptyLast) {
      return false;
    }
    if (emptyLast) {
      frame = Lexemes.number(text, start, first);
      return true;
    }
    if (Lexemes.isUnsigned(text, first + 1, to)) {
      frame = emptyFirst ? Double.NaN : Lexemes.number(text, start, first);
      step = Lexemes.number(text, first + 1, to);
      return true;
    }
    if (relative || !Lexemes.isEasing(text, first + 1, to)) {
      return false;
    }
    step = emptyFirst ? Double.NaN : Lexemes.number(text, start, first);
    second = first;
    easing(text, first + 1, to);
    return true;
  }

  private boolean three(String text, boolean emptyFirst, int to) {
    boolean emptyStep = first + 1 == second;
    boolean emptyEasing = second + 1 == to;
    if (!emptyStep && !Lexemes.isUnsigned(text, first + 1, second)) {
      return false;
    }
    if (!emptyEasing && !Lexemes.isEasing(text, second + 1, to)) {
      return false;
    }
    frame = emptyFirst ? Double.NaN : Lexemes.number(text, start, first);
    step = emptyStep ? Double.NaN : Lexemes.number(text, first + 1, second);
    if (!emptyEasing) {
      easing(text, second + 1, to);
    }
    return true;
  }

  private void easing(String text, int from, int to) {
    for (Easing known : Easing.values()) {
      if (Lexemes.isWord(text, from, to, known.word())) {
        easing = known;
        return;
      }
    }
    unknownEasing = true;
  }

  /** Returns the frame of the last word as written, with its sign; empty if it does not say. */
  String frameText(String text) {
    return Double.isNaN(frame) ? "" : text.substring(relative ? start - 1 : start, first);
  }

  /** Returns the step of the last word as written; empty if it does not say. */
  String stepText(String text) {
    if (Double.isNaN(step)) {
      return "";
    }
    // In "7:si" the step stands first.
    return first + 1 < second ? text.substring(first + 1, second) : text.substring(start, first);
  }

  /** Returns the easing of the last word as written; empty if it does not say. */
  String easingText(String text) {
    return easing == null && !unknownEasing ? "" : text.substring(second + 1, end);
  }

  /** Notes what the last word consists of. */
  void note(WordNotes notes) {
    if (relative) {
      notes.add(start - 1, start, TokenKind.OPERATOR, RELATIVE);
    }
    if (start < first) {
      notes.add(start, first, TokenKind.NUMBER, Double.isNaN(frame) ? STEP : FRAME);
    }
    if (first + 1 < second) {
      notes.add(first + 1, second, TokenKind.NUMBER, STEP);
    }
    Easing named = easing;
    if (named != null) {
      Word word = Vocabulary.find(WordGroup.EASING, named.word());
      notes.add(second + 1, end, TokenKind.EASING, word);
    } else if (unknownEasing) {
      notes.add(second + 1, end, TokenKind.UNKNOWN, null);
    }
  }

  private static int colon(String text, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != ':') {
      at++;
    }
    return at;
  }

  /** Returns whether a number is too large to be one. */
  boolean tooLarge() {
    return Double.isInfinite(frame) || Double.isInfinite(step);
  }
}
