package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.Arrow;
import dev.limber.skel2d.resolve.TimelineRun.State;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import org.jspecify.annotations.Nullable;

/**
 * Arrows that follow each other, taken as one.
 *
 * @param from the first word
 * @param to the word behind the last
 * @param before what holds before the first
 * @param after what holds behind the last
 * @param depth how many loops they are in
 * @param easing the easing that they set in the end, empty if none
 * @param byNumber whether the last names its frame
 */
record ArrowGap(
    int from, int to, State before, State after, int depth, String easing, boolean byNumber) {

  /**
   * Returns the arrows around and at a word; null if it is none or not run.
   *
   * @param step the step that ran it, -1 if it is not run
   */
  static @Nullable ArrowGap around(TimelineText text, int word, int step) {
    if (!text.isArrow(word)) {
      return null;
    }
    int from = word;
    while (text.isArrow(from - 1)) {
      from--;
    }
    int to = word + 1;
    while (text.isArrow(to)) {
      to++;
    }
    int first = step < 0 ? -1 : text.lastRun(from, step);
    int last = step < 0 ? -1 : text.nextRun(to - 1, step);
    if (first < 0 || last < 0) {
      return null;
    }
    Step start = text.run.steps().get(first);
    String easing = "";
    for (int i = from; i < to; i++) {
      String set = Arrow.of(text.word(i)).easing();
      easing = set.isEmpty() ? easing : set;
    }
    boolean byNumber = Arrow.of(text.word(to - 1)).isAbsolute();
    State end = text.run.steps().get(last).after();
    return new ArrowGap(from, to, start.before(), end, start.depth(), easing, byNumber);
  }

  /** Returns an arrow that sets what these set, without going on. */
  Arrow options(String wantedEasing) {
    String step = after.step() == before.step() ? "" : ValueText.of(after.step());
    return new Arrow("", step, wantedEasing, 0);
  }
}
