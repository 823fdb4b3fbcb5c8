package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.syntax.Lexemes;
import org.jspecify.annotations.Nullable;

/**
 * Frame, step and easing in every written form: {@code F:S:E}, {@code F:S}, {@code F:}, {@code :S},
 * {@code S:E}, {@code :E} and so on. Reads one word at a time and keeps what it said.
 */
public final class Options {
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

  /**
   * Reads a word.
   *
   * @param timeline whether a {@code +} may be before the frame
   * @return whether it is an option; if not, nothing is kept
   */
  public boolean read(String text, int from, int to, boolean timeline) {
    frame = Double.NaN;
    step = Double.NaN;
    easing = null;
    unknownEasing = false;
    relative = false;
    int first = colon(text, from, to);
    if (first == to) {
      return false;
    }
    int start = from;
    if (timeline && text.charAt(from) == '+') {
      relative = true;
      start++;
    }
    int second = colon(text, first + 1, to);
    boolean emptyFirst = start == first && !relative;
    if (!emptyFirst && !Lexemes.isUnsigned(text, start, first)) {
      return false;
    }
    if (second < to) {
      return three(text, start, emptyFirst, first, second, to);
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
    easing(text, first + 1, to);
    return true;
  }

  private boolean three(String text, int start, boolean emptyFirst, int first, int second, int to) {
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
