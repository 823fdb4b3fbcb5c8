package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * What the words of one timeline do, one after the other: for editors, which have to know which
 * word puts down which key, and what a changed line would play. Runs the same reader as every other
 * timeline.
 */
public final class TimelineRun {
  /** More than anybody edits by hand; loops may repeat millions of words. */
  private static final int MOST_STEPS = 20_000;

  private static final Limits LIMITS = Limits.DEFAULT.toBuilder().loopKeys(MOST_STEPS).build();

  /** What a word is. */
  public enum Kind {
    /** No command. */
    NOTHING,
    /** Lets time go on, sets step and easing. */
    ARROW,
    /** Opens a loop. */
    LOOP,
    /** Ends one. */
    LOOP_END,
    /** Puts down a key. */
    VALUE
  }

  /** Frame, step and easing at one moment of a run, and the number that {@code +} starts from. */
  public record State(double frame, double step, Easing easing, double lastValue) {}

  /**
   * A word that was run.
   *
   * @param word its place among the words
   * @param depth how many loops it is in
   * @param key the key that it put down, -1 if none
   * @param replaced the word whose key it took the place of, -1 if none
   */
  public record Step(
      int word, Kind kind, int depth, State before, State after, int key, int replaced) {}

  /**
   * A key that is played.
   *
   * @param value the number, degrees for rotations; red for colours
   * @param name the attachment as written, or the whole colour; empty for numbers
   * @param word the word that put it down
   */
  public record PlayedKey(double frame, double value, String name, Easing easing, int word) {}

  private final List<Step> steps = new ArrayList<>();
  private final List<PlayedKey> keys = new ArrayList<>();
  private boolean usable;
  private boolean complete;

  private TimelineRun() {}

  /**
   * Runs the words behind the letter of a timeline.
   *
   * @param property what it animates
   */
  public static TimelineRun of(List<String> words, Word property, TimelineStart start) {
    StringBuilder text = new StringBuilder("anim\n\ta\n\t\t").append(property.word());
    for (String word : words) {
      text.append(' ').append(word);
    }
    SyntaxTree tree = SyntaxTree.of(text.append(" \n").toString());
    TimelineRun run = new TimelineRun();
    Line line = tree.lines().get(2);
    if (line.kind() == LineKind.TIMELINE && line.tokenCount() == words.size() + 1) {
      run.run(tree, line, property, start);
    }
    return run;
  }

  private void run(SyntaxTree tree, Line line, Word property, TimelineStart start) {
    Report report = new Report(tree, "", null);
    TimelineReader reader = new TimelineReader(report, new Budget(report, LIMITS));
    TimelineWord word = new TimelineWord();
    reader.begin(property, null, start);
    int first = line.firstToken() + 1;
    int t = first;
    int depth = 0;
    while (t < line.endToken()) {
      Kind kind = kind(word, tree, t, property.value());
      State before = state(reader);
      int last = reader.keys.last();
      int size = reader.keys.size();
      int lastWord = last < 0 ? -1 : reader.keys.token(last) - first;
      int next = reader.next(t);
      boolean put = kind == Kind.VALUE && reader.keys.last() >= 0 && isNew(reader, t, size);
      int key = put ? reader.keys.last() : -1;
      int replaced = put && reader.keys.size() == size ? lastWord : -1;
      steps.add(new Step(t - first, kind, depth, before, state(reader), key, replaced));
      if (kind == Kind.LOOP) {
        depth++;
      } else if (kind == Kind.LOOP_END && next == t + 1) {
        depth = Math.max(0, depth - 1);
      }
      t = next;
    }
    complete = t != TimelineReader.TOO_LONG;
    usable = reader.end();
    KeyList list = reader.keys;
    for (int i = 0; i < list.size(); i++) {
      int token = list.token(i);
      boolean named = property.value() == Word.Value.NAME || property.value() == Word.Value.COLOR;
      String name = named ? tree.tokenText(token) : "";
      keys.add(new PlayedKey(list.frame(i), list.value(i), name, list.easing(i), token - first));
    }
  }

  private static boolean isNew(TimelineReader reader, int token, int sizeBefore) {
    return reader.keys.size() > sizeBefore || reader.keys.token(reader.keys.last()) == token;
  }

  private static State state(TimelineReader reader) {
    return new State(reader.frame(), reader.step(), reader.easing(), reader.lastValue());
  }

  private static Kind kind(TimelineWord word, SyntaxTree tree, int token, Word.Value value) {
    return switch (word.read(tree.text(), tree.tokenStart(token), tree.tokenEnd(token), value)) {
      case NOTHING -> Kind.NOTHING;
      case ARROW -> Kind.ARROW;
      case LOOP -> Kind.LOOP;
      case LOOP_END -> Kind.LOOP_END;
      case VALUE -> Kind.VALUE;
    };
  }

  /** Returns the words in the order in which they were run; those in loops several times. */
  public List<Step> steps() {
    return steps;
  }

  /** Returns the keys that are played, in the order of their frames. */
  public List<PlayedKey> keys() {
    return keys;
  }

  /** Returns whether the line counts: whether any word of it is a command. */
  public boolean isUsable() {
    return usable;
  }

  /** Returns whether it was run to its end, so that it can be edited. */
  public boolean isComplete() {
    return complete;
  }
}
