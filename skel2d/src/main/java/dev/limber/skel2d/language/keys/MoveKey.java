package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.resolve.Arrow;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes a key to another frame, with its value and easing. A key that is there already goes. */
final class MoveKey {
  private final TimelineText text;
  private final int key;
  private final double to;

  private MoveKey(TimelineText text, int key, double to) {
    this.text = text;
    this.key = key;
    this.to = to;
  }

  static TimelineText apply(TimelineText text, double from, double to) throws RefusedException {
    int key = text.keyAt(from);
    if (key < 0) {
      throw new RefusedException("there is no key on frame " + ValueText.of(from));
    }
    if (Math.abs(from - to) < TimelineText.SAME_FRAME) {
      return text;
    }
    MoveKey move = new MoveKey(text, key, to);
    TimelineText made = move.isBetweenNeighbours() ? move.shifted() : null;
    if (made != null) {
      return made;
    }
    RefusedException refused =
        RefusedException.shared(text, "this key cannot be moved without changing others");
    if (move.isShared()) {
      throw refused;
    }
    PlayedKey moved = text.key(key);
    boolean last = key == text.run.keys().size() - 1;
    TimelineText changed = SetKey.apply(RemoveKey.apply(text, from), to, text.valueText(moved));
    // In a loop it would be run several times.
    if (changed.run.keys().size() > text.run.keys().size()) {
      throw refused;
    }
    Easing easing = moved.easing();
    int now = changed.keyAt(to);
    boolean lastNow = now == changed.run.keys().size() - 1;
    return last || lastNow ? changed : EaseKey.apply(changed, to, easing);
  }

  /** Returns whether other keys have the same word, and would go with it. */
  private boolean isShared() {
    for (int i = 0; i < text.run.keys().size(); i++) {
      if (i != key && text.keyId(i) == text.keyId(key)) {
        return true;
      }
    }
    return false;
  }

  private boolean isBetweenNeighbours() {
    List<PlayedKey> keys = text.run.keys();
    double low = key == 0 ? text.start.frame() - 1e-9 : keys.get(key - 1).frame();
    double high = key == keys.size() - 1 ? Double.POSITIVE_INFINITY : keys.get(key + 1).frame();
    return to > low + 1e-9 && to < high - TimelineText.SAME_FRAME || key == 0 && to >= low;
  }

  /**
   * Makes the arrow before the key longer and the one behind it shorter, or the other way round.
   */
  private @Nullable TimelineText shifted() {
    PlayedKey old = text.key(key);
    int id = text.keyId(key);
    Repair repair = new Repair(text, Set.of(id));
    for (TimelineText candidate : candidates(old)) {
      TimelineText made = repair.of(candidate);
      int now = made == null ? -1 : made.keyAt(to);
      if (made != null && now >= 0 && made.keyId(now) == id) {
        PlayedKey moved = made.key(now);
        boolean last = now == made.run.keys().size() - 1;
        if (ValueText.isClose(moved.value(), old.value())
            && (last || moved.easing() == old.easing())
            && made.run.keys().size() == text.run.keys().size()) {
          return made;
        }
      }
    }
    return null;
  }

  private List<TimelineText> candidates(PlayedKey old) {
    int word = old.word();
    int put = text.putStep(key);
    List<TimelineText> candidates = new ArrayList<>();
    for (TimelineText behind : behind(word, put)) {
      before(behind, word, put, candidates);
    }
    return candidates;
  }

  /** Rewrites the time behind the key, so that it ends where it did. */
  private List<TimelineText> behind(int word, int put) {
    Step putStep = text.run.steps().get(put);
    List<TimelineText> made = new ArrayList<>();
    Step after = text.arrowBehind(word + 1, put);
    if (after == null) {
      if (to < putStep.before().frame() && word + 1 < text.size()) {
        double end = putStep.before().frame();
        double step = putStep.before().step();
        for (Arrow arrow : ArrowForms.of(Arrow.STAY, step, to, end, putStep.depth(), false)) {
          made.add(text.insert(word + 1, arrow.word()));
        }
      }
      made.add(text);
      return made;
    }
    Arrow arrow = Arrow.of(text.word(word + 1));
    if (arrow.isAbsolute()) {
      made.add(text);
    }
    Arrow options = arrow.going("", 0);
    for (Arrow form :
        ArrowForms.of(
            options,
            after.before().step(),
            to,
            after.after().frame(),
            after.depth(),
            arrow.isAbsolute())) {
      made.add(text.rewrite(word + 1, form.word()));
    }
    return made;
  }

  private void before(TimelineText from, int word, int put, List<TimelineText> candidates) {
    Step before = text.arrowBefore(word - 1, put);
    if (before == null) {
      Step step = text.run.steps().get(put);
      double start = step.before().frame();
      for (Arrow arrow :
          ArrowForms.of(Arrow.STAY, step.before().step(), start, to, step.depth(), false)) {
        candidates.add(from.insert(word, arrow.word()));
      }
      return;
    }
    Arrow arrow = Arrow.of(text.word(word - 1));
    for (Arrow form :
        ArrowForms.of(
            arrow.going("", 0),
            before.before().step(),
            before.before().frame(),
            to,
            before.depth(),
            arrow.isAbsolute())) {
      boolean empty = form.word().equals(">");
      candidates.add(empty ? from.cut(word - 1, word) : from.rewrite(word - 1, form.word()));
    }
  }
}
