package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Changes how the value moves on from a key. */
final class EaseKey {
  private EaseKey() {}

  static TimelineText apply(TimelineText text, double frame, Easing easing)
      throws RefusedException {
    int key = text.keyAt(frame);
    if (key < 0) {
      throw new RefusedException("there is no key on frame " + ValueText.of(frame));
    }
    PlayedKey old = text.key(key);
    if (old.easing() == easing) {
      return text;
    }
    Repair repair = new Repair(text, Set.of(text.keyId(key)));
    for (TimelineText candidate : candidates(text, key, easing)) {
      TimelineText made = repair.of(candidate);
      if (made != null && isEased(text, made, key, easing)) {
        return made;
      }
    }
    throw RefusedException.shared(text, "this easing cannot be changed without changing others");
  }

  private static List<TimelineText> candidates(TimelineText text, int key, Easing easing) {
    List<TimelineText> candidates = new ArrayList<>();
    TimelineText byArrow = Repair.easing(text, key, easing);
    if (byArrow != null) {
      candidates.add(byArrow);
    }
    candidates.add(text.insert(text.key(key).word() + 1, ":" + easing.word() + ">"));
    return candidates;
  }

  /** Returns whether a key has its easing now, and all keys are where they were. */
  private static boolean isEased(TimelineText text, TimelineText made, int key, Easing easing) {
    List<PlayedKey> before = text.run.keys();
    List<PlayedKey> now = made.run.keys();
    if (before.size() != now.size() || now.get(key).easing() != easing) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      boolean shared = text.keyId(i) == text.keyId(key) && i < now.size() - 1;
      if (shared && now.get(i).easing() != easing) {
        return false;
      }
      if (Math.abs(before.get(i).frame() - now.get(i).frame()) >= TimelineText.SAME_FRAME
          || !ValueText.isClose(before.get(i).value(), now.get(i).value())) {
        return false;
      }
    }
    return true;
  }
}
