package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.TimelineRun.Kind;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import java.util.ArrayList;
import java.util.List;

/** Writes a loop out, so that each of its keys has a word of its own. */
final class UnrollLoop {
  /** A longer line helps nobody. */
  private static final int MOST_WORDS = 2_000;

  private UnrollLoop() {}

  static TimelineText apply(TimelineText text, double frame) throws RefusedException {
    int key = text.keyAt(frame);
    int word = key < 0 ? -1 : text.key(key).word();
    int open = -1;
    int close = -1;
    int depth = 0;
    for (int i = 0; i < text.size(); i++) {
      if (text.word(i).equals("{")) {
        open = depth++ == 0 ? i : open;
      } else if (text.word(i).startsWith("}")) {
        if (--depth == 0 && open < word && word < i) {
          close = i;
          break;
        }
      }
    }
    if (word < 0 || close < 0) {
      throw new RefusedException("there is no loop around frame " + ValueText.of(frame));
    }
    List<String> played = played(text, open, close);
    if (played.size() > MOST_WORDS) {
      throw new RefusedException(
          "the loop has " + played.size() + " words when written out; at most 2000 are");
    }
    TimelineText made = text.cut(open, close + 1).insert(open, played.toArray(new String[0]));
    if (!isSame(text, made)) {
      throw new RefusedException("the loop would play other keys when written out");
    }
    return made;
  }

  /** Returns the words of a loop as they are run, without those whose keys are replaced. */
  private static List<String> played(TimelineText text, int open, int close) {
    List<String> words = new ArrayList<>();
    int lastValue = -1;
    for (Step step : text.run.steps()) {
      if (step.word() <= open || step.word() >= close) {
        continue;
      }
      if (step.kind() == Kind.VALUE) {
        if (step.replaced() > open && step.replaced() < close && !text.isRelative(step.word())) {
          words.remove(lastValue);
        }
        lastValue = words.size();
        words.add(text.word(step.word()));
      } else if (step.kind() == Kind.ARROW) {
        words.add(text.word(step.word()));
      }
    }
    return words;
  }

  private static boolean isSame(TimelineText text, TimelineText made) {
    List<PlayedKey> before = text.run.keys();
    List<PlayedKey> now = made.run.keys();
    if (before.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      PlayedKey a = before.get(i);
      PlayedKey b = now.get(i);
      if (Math.abs(a.frame() - b.frame()) >= TimelineText.SAME_FRAME
          || !ValueText.isClose(a.value(), b.value())
          || !a.name().equals(b.name())
          || a.easing() != b.easing()) {
        return false;
      }
    }
    return true;
  }
}
