package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.Arrow;
import dev.limber.skel2d.resolve.TimelineRun.Kind;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.State;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Gives a key another value, or puts a new one between its neighbours. */
final class SetKey {
  private final TimelineText text;
  private final double frame;
  private final String value;

  private SetKey(TimelineText text, double frame, String value) {
    this.text = text;
    this.frame = frame;
    this.value = value;
  }

  static TimelineText apply(TimelineText text, double frame, String value) throws RefusedException {
    SetKey set = new SetKey(text, frame, value);
    int key = text.keyAt(frame);
    return key >= 0 ? set.change(key) : set.insert();
  }

  private TimelineText change(int key) throws RefusedException {
    PlayedKey old = text.key(key);
    Set<Integer> ids = linked(text, text.keyId(key));
    Repair repair = new Repair(text, ids);
    if (text.isRelative(old.word())) {
      double base = text.run.steps().get(text.putStep(key)).before().lastValue();
      String relative = Repair.relative(text.word(old.word()).charAt(0), base, number());
      TimelineText made = relative.isEmpty() ? null : repair.of(rewritten(ids, relative));
      if (made != null && hasValue(made)) {
        return made;
      }
    }
    // A sum that is run several times would become one value for all of them.
    boolean addsUp = text.isRelative(old.word()) && plays(old.word()) > 1;
    TimelineText made = addsUp ? null : repair.of(rewritten(ids, value));
    if (made == null || !hasValue(made)) {
      String word = text.word(old.word());
      throw RefusedException.shared(
          text,
          text.run.steps().get(text.putStep(key)).depth() > 0
              ? "the word "
                  + word
                  + " of this key is run by a loop, and other keys would change with it"
              : "keys that a loop repeats start from the word "
                  + word
                  + ", and would change with it");
    }
    return made;
  }

  private int plays(int word) {
    int plays = 0;
    for (PlayedKey key : text.run.keys()) {
      plays += key.word() == word ? 1 : 0;
    }
    return plays;
  }

  private double number() {
    return Lexemes.number(value, 0, value.length());
  }

  private TimelineText rewritten(Set<Integer> ids, String word) {
    TimelineText changed = text;
    for (int id : ids) {
      changed = changed.rewrite(changed.indexOf(id), word);
    }
    return changed;
  }

  private boolean hasValue(TimelineText made) {
    return hasValue(made, frame, value);
  }

  /** Returns whether a timeline has a key on a frame that says a value. */
  static boolean hasValue(TimelineText text, double frame, String value) {
    int key = text.keyAt(frame);
    if (key < 0) {
      return false;
    }
    PlayedKey now = text.key(key);
    return text.property.value() == Word.Value.NUMBER
        ? ValueText.isClose(now.value(), Lexemes.number(value, 0, value.length()))
        : text.word(now.word()).equals(value);
  }

  /**
   * Returns the words that say the same on the same frame as this one: a loop that starts and ends
   * on one value has two words for the frame where its runs meet.
   */
  static Set<Integer> linked(TimelineText text, int id) {
    Set<Integer> ids = new TreeSet<>();
    ids.add(id);
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Step step : text.run.steps()) {
        if (step.replaced() >= 0
            && text.word(step.word()).equals(text.word(step.replaced()))
            && !text.isRelative(step.word())) {
          int a = text.id(step.word());
          int b = text.id(step.replaced());
          if (ids.contains(a) != ids.contains(b)) {
            ids.add(a);
            ids.add(b);
            grown = true;
          }
        }
      }
    }
    return ids;
  }

  private TimelineText insert() throws RefusedException {
    if (frame < text.start.frame() - TimelineText.SAME_FRAME) {
      throw new RefusedException(
          "this timeline starts at frame "
              + ValueText.of(text.start.frame())
              + ", as its bone, slot or animation says; there can be no key before it");
    }
    for (TimelineText candidate : candidates()) {
      int id = -1;
      int key = candidate.keyAt(frame);
      if (key >= 0) {
        id = candidate.keyId(key);
      }
      if (id >= text.nextId()) {
        TimelineText made = new Repair(text, Set.of(id)).of(candidate);
        if (made != null && hasValue(made)) {
          return made;
        }
      }
    }
    throw RefusedException.shared(
        text,
        "there is no place for a key on frame "
            + ValueText.of(frame)
            + " that leaves all others as they are");
  }

  private List<TimelineText> candidates() {
    List<TimelineText> candidates = new ArrayList<>();
    between(candidates);
    for (Step step : text.run.steps()) {
      if (step.kind() == Kind.ARROW
          && step.before().frame() < frame
          && step.after().frame() > frame) {
        split(step, candidates);
      }
    }
    gaps(candidates);
    State end = text.endState();
    boolean byNumber = text.size() > 1 && isByNumber(lastArrow());
    for (Arrow arrow : ArrowForms.of(Arrow.STAY, end.step(), end.frame(), frame, 0, byNumber)) {
      if (end.frame() < frame) {
        candidates.add(text.insert(text.size(), arrow.word(), value));
      }
    }
    return candidates;
  }

  private @Nullable Arrow lastArrow() {
    for (int i = text.size() - 1; i >= 0; i--) {
      if (text.isArrow(i)) {
        return Arrow.of(text.word(i));
      }
    }
    return null;
  }

  private static boolean isByNumber(@Nullable Arrow arrow) {
    return arrow != null && arrow.isAbsolute();
  }

  /** Adds the places between words where time stands at the frame, those outside of loops first. */
  private void between(List<TimelineText> candidates) {
    List<Step> here = new ArrayList<>();
    for (Step step : text.run.steps()) {
      if (Math.abs(step.before().frame() - frame) < TimelineText.SAME_FRAME) {
        here.add(step);
      }
    }
    if (Math.abs(text.endState().frame() - frame) < TimelineText.SAME_FRAME) {
      candidates.add(text.insert(text.size(), value));
    }
    here.sort(Comparator.comparingInt(Step::depth));
    for (Step step : here) {
      candidates.add(text.insert(step.word(), value));
    }
  }

  /** Adds the ways to write all arrows around the frame anew. */
  private void gaps(List<TimelineText> candidates) {
    List<Step> steps = text.run.steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (step.kind() == Kind.ARROW
          && step.before().frame() <= frame
          && step.after().frame() >= frame) {
        ArrowGap gap = ArrowGap.around(text, step.word(), i);
        if (gap != null && gap.to() - gap.from() > 1) {
          gap(gap, candidates);
        }
      }
    }
  }

  private void gap(ArrowGap gap, List<TimelineText> candidates) {
    State before = gap.before();
    State after = gap.after();
    TimelineText rest = text.cut(gap.from() + 1, gap.to());
    for (Arrow first :
        ArrowForms.of(
            gap.options(gap.easing()),
            before.step(),
            before.frame(),
            frame,
            gap.depth(),
            gap.byNumber())) {
      for (Arrow second :
          ArrowForms.of(
              Arrow.STAY, after.step(), frame, after.frame(), gap.depth(), gap.byNumber())) {
        candidates.add(
            rest.rewrite(gap.from(), second.word()).insert(gap.from(), first.word(), value));
      }
    }
  }

  /** Adds the ways to put the key into the middle of an arrow. */
  private void split(Step step, List<TimelineText> candidates) {
    Arrow arrow = Arrow.of(text.word(step.word()));
    boolean byNumber = arrow.isAbsolute();
    Arrow options = arrow.going("", 0);
    List<Arrow> firsts =
        ArrowForms.of(
            options, step.before().step(), step.before().frame(), frame, step.depth(), byNumber);
    List<Arrow> seconds = new ArrayList<>();
    if (byNumber && arrow.hyphens() == 0) {
      seconds.add(new Arrow(arrow.frame(), "", "", 0));
    }
    seconds.addAll(
        ArrowForms.of(
            Arrow.STAY,
            step.after().step(),
            frame,
            step.after().frame(),
            step.depth(),
            byNumber || !firsts.isEmpty() && firsts.get(0).isAbsolute()));
    for (Arrow first : firsts) {
      for (Arrow second : seconds) {
        candidates.add(
            text.rewrite(step.word(), second.word()).insert(step.word(), first.word(), value));
      }
    }
  }
}
