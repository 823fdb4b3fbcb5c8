package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.resolve.TimelineRun;
import dev.limber.skel2d.resolve.TimelineRun.Kind;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.resolve.TimelineRun.Step;
import dev.limber.skel2d.resolve.TimelineStart;
import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The words of a timeline and what they play. Immutable: each edit gives another one. Words keep
 * their identity through edits, so that one can tell which key is which.
 */
final class TimelineText {
  /** Frames nearer than this are the same; sums of fractions are not exact. */
  static final double SAME_FRAME = 1e-6;

  /**
   * A word.
   *
   * @param origin its place in the source, -1 if it is new
   */
  record Item(int id, String text, int origin) {}

  final Word property;
  final TimelineStart start;
  final List<Item> items;
  final TimelineRun run;
  private final int nextId;

  private TimelineText(Word property, TimelineStart start, List<Item> items, int nextId) {
    this.property = property;
    this.start = start;
    this.items = items;
    this.nextId = nextId;
    List<String> words = new ArrayList<>(items.size());
    for (Item item : items) {
      words.add(item.text());
    }
    this.run = TimelineRun.of(words, property, start);
  }

  static TimelineText of(Word property, TimelineStart start, List<String> words) {
    List<Item> items = new ArrayList<>(words.size());
    for (int i = 0; i < words.size(); i++) {
      items.add(new Item(i, words.get(i), i));
    }
    return new TimelineText(property, start, items, items.size());
  }

  int size() {
    return items.size();
  }

  String word(int index) {
    return items.get(index).text();
  }

  int id(int index) {
    return items.get(index).id();
  }

  /** Returns where a word is now, -1 if it is gone. */
  int indexOf(int id) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).id() == id) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the same with other text for one word, which stays the same word. */
  TimelineText rewrite(int index, String text) {
    List<Item> changed = new ArrayList<>(items);
    Item old = items.get(index);
    changed.set(index, new Item(old.id(), text, old.origin()));
    return new TimelineText(property, start, changed, nextId);
  }

  /** Returns the same with new words before an index; the first has the id {@link #nextId}. */
  TimelineText insert(int index, String... words) {
    List<Item> changed = new ArrayList<>(items);
    for (int i = 0; i < words.length; i++) {
      changed.add(index + i, new Item(nextId + i, words[i], -1));
    }
    return new TimelineText(property, start, changed, nextId + words.length);
  }

  /** Returns the same without some words. */
  TimelineText cut(int from, int to) {
    List<Item> changed = new ArrayList<>(items);
    changed.subList(from, to).clear();
    return new TimelineText(property, start, changed, nextId);
  }

  /** Returns the id that the next new word gets. */
  int nextId() {
    return nextId;
  }

  boolean isArrow(int index) {
    return index >= 0 && index < items.size() && word(index).endsWith(">");
  }

  /** Returns whether a word goes on from the value before, with a plus or times. */
  boolean isRelative(int index) {
    char first = word(index).charAt(0);
    return property.value() == Word.Value.NUMBER && (first == '+' || first == '*');
  }

  /** Returns the place of the key at a frame among those that are played, -1 if there is none. */
  int keyAt(double frame) {
    List<PlayedKey> keys = run.keys();
    for (int i = 0; i < keys.size(); i++) {
      if (Math.abs(keys.get(i).frame() - frame) < SAME_FRAME) {
        return i;
      }
    }
    return -1;
  }

  PlayedKey key(int index) {
    return run.keys().get(index);
  }

  int keyId(int index) {
    return id(key(index).word());
  }

  /** Returns the step that put a key down in the end. */
  int putStep(int key) {
    for (int i = run.steps().size() - 1; i >= 0; i--) {
      if (run.steps().get(i).key() == key) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the last step up to another that ran a word, -1 if none did. */
  int lastRun(int word, int upTo) {
    int step = Math.min(upTo, run.steps().size() - 1);
    while (step >= 0 && run.steps().get(step).word() != word) {
      step--;
    }
    return step;
  }

  /** Returns the first step from another on that ran a word, -1 if none did. */
  int nextRun(int word, int from) {
    for (int i = Math.max(0, from); i < run.steps().size(); i++) {
      if (run.steps().get(i).word() == word) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the last step up to another that ran an arrow, or null if the word is none. */
  @Nullable Step arrowBefore(int word, int upTo) {
    int step = isArrow(word) ? lastRun(word, upTo) : -1;
    return step < 0 ? null : run.steps().get(step);
  }

  /** Returns the first step from another on that ran an arrow, or null if the word is none. */
  @Nullable Step arrowBehind(int word, int from) {
    int step = isArrow(word) ? nextRun(word, from) : -1;
    return step < 0 ? null : run.steps().get(step);
  }

  /** Returns the frame, step and easing behind the last word. */
  TimelineRun.State endState() {
    List<Step> steps = run.steps();
    return steps.isEmpty()
        ? new TimelineRun.State(start.frame(), start.step(), start.easing(), 0)
        : steps.get(steps.size() - 1).after();
  }

  /** Returns how a key would be written by itself. */
  String valueText(PlayedKey key) {
    return property.value() == Word.Value.NUMBER ? ValueText.of(key.value()) : word(key.word());
  }

  boolean hasValues() {
    for (Step step : run.steps()) {
      if (step.kind() == Kind.VALUE) {
        return true;
      }
    }
    return false;
  }
}
