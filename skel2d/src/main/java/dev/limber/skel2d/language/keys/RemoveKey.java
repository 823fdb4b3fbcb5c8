package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.Arrow;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Takes a key away; the time that it stood between stays. */
final class RemoveKey {
  private RemoveKey() {}

  static TimelineText apply(TimelineText text, double frame) throws RefusedException {
    int key = text.keyAt(frame);
    if (key < 0) {
      throw new RefusedException("there is no key on frame " + ValueText.of(frame));
    }
    int id = text.keyId(key);
    // Where a loop begins and ends with the same value, the last key is there by itself.
    for (Set<Integer> ids : List.of(Set.of(id), SetKey.linked(text, id))) {
      TimelineText made = without(text, frame, ids);
      if (made != null && keepsOthers(text, id, made)) {
        return made;
      }
    }
    throw RefusedException.shared(text, "this key cannot be removed without changing others");
  }

  private static @Nullable TimelineText without(TimelineText text, double frame, Set<Integer> ids) {
    Repair repair = new Repair(text, ids);
    TimelineText bare = withoutHidden(text, ids);
    TimelineText shown = bare.keyAt(frame) < 0 ? text : bare;
    for (TimelineText candidate : candidates(shown, shown.keyAt(frame), ids)) {
      TimelineText made = repair.of(candidate);
      if (made != null && made.keyAt(frame) < 0) {
        return made;
      }
    }
    return null;
  }

  /** Returns whether all keys are still there that other words than this have put. */
  private static boolean keepsOthers(TimelineText text, int id, TimelineText made) {
    for (int i = 0; i < text.run.keys().size(); i++) {
      if (text.keyId(i) != id && made.keyAt(text.key(i).frame()) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Takes values away that these replace and nobody sees: they would come to light. */
  private static TimelineText withoutHidden(TimelineText text, Set<Integer> ids) {
    Set<Integer> seen = new TreeSet<>();
    for (PlayedKey key : text.run.keys()) {
      seen.add(text.id(key.word()));
    }
    Set<Integer> hidden = new TreeSet<>();
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Step step : text.run.steps()) {
        int by = text.id(step.word());
        if (step.replaced() >= 0 && (ids.contains(by) || hidden.contains(by))) {
          int id = text.id(step.replaced());
          grown |= !seen.contains(id) && !ids.contains(id) && hidden.add(id);
        }
      }
    }
    TimelineText shown = text;
    for (int id : hidden) {
      int at = shown.indexOf(id);
      shown = shown.cut(at, at + 1);
    }
    return shown;
  }

  private static List<TimelineText> candidates(TimelineText text, int key, Set<Integer> ids) {
    List<TimelineText> candidates = new ArrayList<>();
    int word = text.key(key).word();
    if (ids.size() == 1) {
      if (key == text.run.keys().size() - 1) {
        TimelineText ended = withoutEnd(text, word);
        if (ended != null) {
          candidates.add(ended);
        }
      }
      merged(text, key, candidates);
    }
    TimelineText plain = text;
    for (int id : ids) {
      int at = plain.indexOf(id);
      plain = plain.cut(at, at + 1);
    }
    candidates.add(plain);
    return candidates;
  }

  /** Takes the last key away with the arrows around it, which nothing follows. */
  private static @Nullable TimelineText withoutEnd(TimelineText text, int word) {
    for (int i = word + 1; i < text.size(); i++) {
      if (!text.isArrow(i)) {
        return null;
      }
    }
    int from = word;
    while (text.isArrow(from - 1)) {
      from--;
    }
    return text.cut(from, text.size());
  }

  /** Makes one arrow of those around a key. */
  private static void merged(TimelineText text, int key, List<TimelineText> candidates) {
    int word = text.key(key).word();
    int put = text.putStep(key);
    ArrowGap before = ArrowGap.around(text, word - 1, text.lastRun(word - 1, put));
    ArrowGap after = ArrowGap.around(text, word + 1, text.nextRun(word + 1, put));
    if (before == null || after == null) {
      return;
    }
    boolean leads = key == 0;
    String easing = leads && !after.easing().isEmpty() ? after.easing() : before.easing();
    ArrowGap both =
        new ArrowGap(
            before.from(),
            after.to(),
            before.before(),
            after.after(),
            before.depth(),
            easing,
            after.byNumber());
    for (Arrow arrow :
        ArrowForms.of(
            both.options(easing),
            both.before().step(),
            both.before().frame(),
            both.after().frame(),
            both.depth(),
            both.byNumber())) {
      candidates.add(text.rewrite(both.from(), arrow.word()).cut(both.from() + 1, both.to()));
    }
  }
}
