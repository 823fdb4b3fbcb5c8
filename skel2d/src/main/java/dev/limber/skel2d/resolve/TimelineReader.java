package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Runs the commands of a timeline. */
final class TimelineReader {
  /** The token behind a timeline whose loops repeat too much to be run to its end. */
  static final int TOO_LONG = Integer.MAX_VALUE;

  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Budget budget;
  private final TimelineWord word = new TimelineWord();
  private final Options options = word.options;

  /** What the last run made. */
  final KeyList keys = new KeyList();

  private final List<Loop> loops = new ArrayList<>();

  // Words that were reported, so that a loop does not report them in every run.
  private final TreeSet<Integer> told = new TreeSet<>();
  private final TreeSet<Integer> toldLost = new TreeSet<>();
  private final TreeSet<Integer> toldTurns = new TreeSet<>();

  private Word.Value kind = Word.Value.NUMBER;
  private boolean rotates;
  private @Nullable SlotDraft slot;
  private double frame;
  private double step;
  private Easing easing = Easing.LINEAR;
  private double lastValue;

  /** The last word that is no command: what is lost around it has been explained with it. */
  private int lastIgnored;

  private boolean usable;

  /** Whether there is a value, or it has been said what became of it. */
  private boolean accountedFor;

  private int repetitions;

  /** A loop that is running. */
  private static final class Loop {
    final int token;
    final int firstKey;
    double left = -1;

    Loop(int token, int firstKey) {
      this.token = token;
      this.firstKey = firstKey;
    }
  }

  TimelineReader(Report report, Budget budget) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.budget = budget;
  }

  /**
   * Runs a timeline; its keys are in {@link #keys} then.
   *
   * @param property what it animates; null for several letters, which take numbers
   * @return whether the line has any usable command; without one it counts for nothing
   */
  boolean run(Line line, @Nullable Word property, @Nullable SlotDraft target, TimelineStart start) {
    begin(property, target, start);
    int t = line.firstToken() + 1;
    while (t < line.endToken()) {
      t = next(t);
    }
    return end();
  }

  /** Starts a timeline before its first command. */
  void begin(@Nullable Word property, @Nullable SlotDraft target, TimelineStart start) {
    kind = property == null ? Word.Value.NUMBER : property.value();
    rotates = property != null && property.unit().equals("degrees");
    slot = target;
    frame = start.frame();
    step = start.step();
    easing = start.easing();
    lastValue = 0;
    lastIgnored = -1;
    usable = false;
    accountedFor = false;
    repetitions = 0;
    keys.clear();
    loops.clear();
    told.clear();
    toldLost.clear();
    toldTurns.clear();
  }

  /** Runs one command and returns the token of the next; none is left if that is very large. */
  int next(int t) {
    if (repetitions > 0 && !budget.loopStep(tree.tokenEnd(t) - tree.tokenStart(t))) {
      TimelineHints.tooLong(report, t);
      loops.clear();
      usable = true;
      return TOO_LONG;
    }
    return command(t);
  }

  /** Ends a timeline behind its last command; returns whether it has any usable one. */
  boolean end() {
    if (!loops.isEmpty()) {
      unclosed();
    }
    return usable;
  }

  double frame() {
    return frame;
  }

  double step() {
    return step;
  }

  Easing easing() {
    return easing;
  }

  /** Returns the number that {@code +} and {@code *} start from. */
  double lastValue() {
    return lastValue;
  }

  /** Returns whether the last run had only arrows and loops, so that nothing moves. */
  boolean movedNothing() {
    return usable && !accountedFor;
  }

  private int command(int t) {
    int from = tree.tokenStart(t);
    int to = tree.tokenEnd(t);
    switch (word.read(text, from, to, kind)) {
      case ARROW -> arrow(t, from, to);
      case LOOP -> {
        usable = true;
        loops.add(new Loop(t, keys.size()));
      }
      case LOOP_END -> {
        usable = true;
        return loopEnd(t, from, to);
      }
      case VALUE -> {
        usable = true;
        accountedFor = true;
        value(t, from, to);
      }
      case NOTHING -> ignored(t);
    }
    return t + 1;
  }

  private void ignored(int t) {
    lastIgnored = t;
    accountedFor = true;
    if (repetitions == 0) {
      TimelineHints.ignored(report, t, kind);
    }
  }

  private void arrow(int t, int from, int to) {
    int hyphens = to - 1 - word.start;
    if (word.start > from) {
      if (options.tooLarge()) {
        report.tooLarge(t);
        return;
      }
      apply(t);
    }
    usable = true;
    advance(t, step * hyphens);
  }

  private void apply(int t) {
    if (!Double.isNaN(options.frame)) {
      if (options.relative) {
        advance(t, options.frame);
      } else if (options.frame > frame) {
        frame = options.frame;
      } else if (options.frame < frame && told.add(t)) {
        TimelineHints.notLater(report, t);
      }
    }
    if (!Double.isNaN(options.step)) {
      step = options.step;
    }
    Easing named = options.easing;
    if (named != null) {
      easing = named;
      if (keys.last() >= 0) {
        keys.easing(keys.last(), named);
      }
    } else if (options.unknownEasing && repetitions == 0) {
      TimelineHints.unknownEasing(report, t);
    }
  }

  private void advance(int t, double by) {
    double next = frame + by;
    if (Double.isInfinite(next)) {
      if (told.add(t)) {
        report.tooLarge(t);
      }
    } else {
      frame = next;
    }
  }

  private void value(int t, int from, int to) {
    switch (kind) {
      case COLOR -> {
        Rgba color = Lexemes.color(text, from, to);
        if (Double.isInfinite(color.a())) {
          report.tooLarge(t);
        } else {
          color(t, color);
        }
      }
      case NAME -> attachment(t, text.substring(from, to));
      case BOOLEAN -> number(t, text.charAt(from) == 't' ? 1 : 0);
      default -> number(t, from, to);
    }
  }

  private void number(int t, int from, int to) {
    char sign = text.charAt(from);
    int start = word.start;
    double value = Lexemes.number(text, start, to);
    if (sign == '+') {
      value = lastValue + value;
    } else if (sign == '*') {
      value = lastValue * value;
    }
    if (Double.isInfinite(value)) {
      if (told.add(t)) {
        report.tooLarge(t);
      }
      return;
    }
    if (rotates && keys.last() >= 0 && keys.isLater(frame)) {
      double turn = value - keys.value(keys.last());
      if (turn != 0 && turn % 360 == 0 && isNew(t, toldTurns)) {
        TimelineHints.noTurn(report, t, keys.value(keys.last()), value);
      }
    }
    lastValue = value;
    if (start == from) {
      number(t, value);
    } else {
      // It goes on from what it replaces, which is not lost.
      if (keys.isTaken(frame)) {
        taken(t, true);
      }
      put(t, value);
    }
  }

  /** Returns whether something about a word is to be reported: not yet, or only to be counted. */
  private boolean isNew(int t, Set<Integer> reported) {
    return report.isFull() ? repetitions == 0 : reported.add(t);
  }

  private void attachment(int t, String name) {
    SlotDraft owner = slot;
    AttachmentDraft attachment = owner == null ? null : owner.attachments.get(name);
    if (attachment == null && repetitions == 0 && owner != null) {
      TimelineHints.unknownAttachment(report, t, owner);
    }
    int last = keys.last();
    if (keys.isTaken(frame)) {
      taken(t, last >= 0 && name.equals(keys.name(last)));
    }
    put(t, attachment == null ? -1 : attachment.index);
    if (keys.last() >= 0) {
      keys.name(keys.last(), attachment == null ? name : attachment.name);
    }
  }

  private void color(int t, Rgba color) {
    int last = keys.last();
    if (keys.isTaken(frame)) {
      boolean same =
          last >= 0
              && keys.value(last) == color.r()
              && keys.hasColor(last, color.g(), color.b(), color.a());
      taken(t, same);
    }
    put(t, color.r());
    if (keys.last() >= 0) {
      keys.color(keys.last(), color.g(), color.b(), color.a());
    }
  }

  private void number(int t, double value) {
    if (keys.isTaken(frame)) {
      double before = keys.last() < 0 ? Double.NaN : keys.value(keys.last());
      taken(t, before == value || (rotates && (before - value) % 360 == 0));
    }
    put(t, value);
  }

  private void put(int t, double value) {
    keys.put(frame, value, easing, t);
  }

  /**
   * Reports the key that is lost when one is put at the frame of the last.
   *
   * @param same whether it says the same as the last, so that nothing is lost with that
   */
  private void taken(int t, boolean same) {
    if (keys.last() < 0) {
      // The last one was thrown away, and takes this one with it.
      if (isNew(t, toldLost)) {
        TimelineHints.thrownAwayKey(report, t);
      }
      return;
    }
    int replaced = keys.token(keys.last());
    if (!same && replaced != t && replaced > lastIgnored && isNew(replaced, toldLost)) {
      TimelineHints.replacedKey(report, replaced, t);
    }
  }

  /** Returns the token at which to go on. */
  private int loopEnd(int t, int from, int to) {
    double count = to - from == 1 ? 1 : Lexemes.number(text, from + 2, to - 1);
    if (loops.isEmpty()) {
      accountedFor = true;
      TimelineHints.strayLoopEnd(report, t);
      return t + 1;
    }
    Loop loop = loops.get(loops.size() - 1);
    if (loop.left < 0) {
      if (count == 0) {
        accountedFor = true;
        if (repetitions == 0) {
          TimelineHints.zeroLoop(report, t);
        }
        keys.truncate(loop.firstKey);
        loops.remove(loops.size() - 1);
        return t + 1;
      }
      loop.left = count;
    } else {
      repetitions--;
    }
    loop.left--;
    if (loop.left > 0) {
      repetitions++;
      return loop.token + 1;
    }
    loops.remove(loops.size() - 1);
    return t + 1;
  }

  private void unclosed() {
    accountedFor = true;
    Loop outermost = loops.get(0);
    for (Loop loop : loops) {
      TimelineHints.unclosedLoop(report, loop.token);
    }
    keys.truncate(outermost.firstKey);
  }
}
