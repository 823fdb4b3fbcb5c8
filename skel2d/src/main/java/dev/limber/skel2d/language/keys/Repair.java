package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.resolve.Arrow;
import dev.limber.skel2d.resolve.TimelineRun.Kind;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes sure that an edit changes the keys that it is meant to change, and no others. A key that
 * got another easing gets its own back from the arrow behind it, one that adds to another value
 * than before is written anew; whatever else differs makes the edit impossible.
 */
final class Repair {
  /** With more, the value itself is easier to read. */
  private static final int MOST_DECIMALS = 4;

  private final TimelineText before;
  private final Set<Integer> touched;

  /**
   * Creates a check.
   *
   * @param touched ids of the value words that are meant to change
   */
  Repair(TimelineText before, Set<Integer> touched) {
    this.before = before;
    this.touched = touched;
  }

  /** Returns an edited text in which all other keys are as before, or null if that cannot be. */
  @Nullable TimelineText of(TimelineText edited) {
    TimelineText text = edited;
    // Each round settles one word for good, or fails.
    for (int round = 0; round <= 2 * edited.size(); round++) {
      if (!text.run.isComplete()) {
        return null;
      }
      List<Integer> old = others(before);
      List<Integer> now = others(text);
      if (old.size() != now.size()) {
        return null;
      }
      int differing = firstDifference(text, old, now);
      if (differing == old.size()) {
        return text;
      }
      if (differing < 0) {
        return null;
      }
      text = fixed(text, before.key(old.get(differing)), now.get(differing));
      if (text == null) {
        return null;
      }
    }
    return null;
  }

  /** Returns the keys that are not meant to change. */
  private List<Integer> others(TimelineText text) {
    List<Integer> keys = new ArrayList<>();
    for (int i = 0; i < text.run.keys().size(); i++) {
      if (!touched.contains(text.keyId(i))) {
        keys.add(i);
      }
    }
    return keys;
  }

  /** Returns the place of the first key that differs but can be mended, -1 if it cannot. */
  private int firstDifference(TimelineText text, List<Integer> old, List<Integer> now) {
    for (int i = 0; i < old.size(); i++) {
      PlayedKey was = before.key(old.get(i));
      PlayedKey is = text.key(now.get(i));
      boolean same =
          before.keyId(old.get(i)) == text.keyId(now.get(i))
              && Math.abs(was.frame() - is.frame()) < TimelineText.SAME_FRAME
              && was.name().equals(is.name());
      if (!same) {
        return -1;
      }
      boolean last = now.get(i) == text.run.keys().size() - 1;
      boolean sameEasing = last || was.easing() == is.easing();
      if (!sameEasing || !ValueText.isClose(was.value(), is.value())) {
        return i;
      }
    }
    return old.size();
  }

  private static @Nullable TimelineText fixed(TimelineText text, PlayedKey was, int key) {
    PlayedKey is = text.key(key);
    if (ValueText.isClose(was.value(), is.value())) {
      return easing(text, key, was.easing());
    }
    int word = is.word();
    if (!text.isRelative(word)) {
      return null;
    }
    double base = text.run.steps().get(text.putStep(key)).before().lastValue();
    String relative = relative(text.word(word).charAt(0), base, was.value());
    // Once it has been tried and something still differs, only the value itself is left.
    boolean tried = text.word(word).equals(relative);
    return text.rewrite(word, tried || relative.isEmpty() ? ValueText.of(was.value()) : relative);
  }

  /** Returns a word that gets from one value to another, empty if no short one does. */
  static String relative(char sign, double base, double value) {
    double by = sign == '*' ? value / base : value - base;
    if (!Double.isFinite(by)) {
      return "";
    }
    String number = Numbers.rounded(by, MOST_DECIMALS);
    double read = Double.parseDouble(number);
    boolean exact = ValueText.isClose(sign == '*' ? base * read : base + read, value);
    return exact ? sign + number : "";
  }

  /** Lets an arrow behind a key set its easing; null if none can. */
  static @Nullable TimelineText easing(TimelineText text, int key, Easing easing) {
    List<Step> steps = text.run.steps();
    Step chosen = null;
    for (int i = text.putStep(key) + 1; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (step.kind() == Kind.VALUE) {
        break;
      }
      // Of several that set one the last counts; otherwise the first is as good as any.
      boolean sets =
          step.kind() == Kind.ARROW && !Arrow.of(text.word(step.word())).easing().isEmpty();
      chosen = sets || (chosen == null && step.kind() == Kind.ARROW) ? step : chosen;
    }
    if (chosen == null) {
      return null;
    }
    Arrow arrow = Arrow.of(text.word(chosen.word()));
    String wanted = chosen.before().easing() == easing ? "" : easing.word();
    return arrow.easing().equals(wanted)
        ? null
        : text.rewrite(chosen.word(), arrow.withEasing(wanted).word());
  }
}
