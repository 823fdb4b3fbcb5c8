package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Runs the commands of a timeline. */
final class TimelineReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Budget budget;
  private final Options options = new Options();

  /** What the last run made. */
  final KeyList keys = new KeyList();

  private final List<Loop> loops = new ArrayList<>();
  private final TreeSet<Integer> told = new TreeSet<>();

  private char valueKind;
  private @Nullable SlotDraft slot;
  private double frame;
  private double step;
  private Easing easing = Easing.LINEAR;
  private double lastValue;

  private boolean usable;
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

  /** What the timeline starts with. */
  record Start(double frame, double step, Easing easing) {}

  /**
   * Runs a timeline; its keys are in {@link #keys} then.
   *
   * @param kind what its values are: {@code c} colours, {@code @} attachments, {@code s} flips,
   *     {@code r} degrees, anything else numbers
   * @return whether the line has any usable command; without one it counts for nothing
   */
  boolean run(Line line, char kind, @Nullable SlotDraft target, Start start) {
    valueKind = kind;
    slot = target;
    frame = start.frame();
    step = start.step();
    easing = start.easing();
    lastValue = 0;
    usable = false;
    repetitions = 0;
    keys.clear();
    loops.clear();
    told.clear();
    int t = line.firstToken() + 1;
    while (t < line.endToken()) {
      if (repetitions > 0 && !budget.loopStep(tree.tokenEnd(t) - tree.tokenStart(t))) {
        TimelineHints.tooLong(report, t);
        return true;
      }
      t = command(t);
    }
    if (!loops.isEmpty()) {
      unclosed();
    }
    return usable;
  }

  private int command(int t) {
    int from = tree.tokenStart(t);
    int to = tree.tokenEnd(t);
    char first = text.charAt(from);
    if (text.charAt(to - 1) == '>') {
      arrow(t, from, to);
    } else if (first == '{' && to - from == 1) {
      usable = true;
      loops.add(new Loop(t, keys.size()));
    } else if (first == '}') {
      return loopEnd(t, from, to);
    } else if (value(t, from, to)) {
      usable = true;
    } else {
      ignored(t);
    }
    return t + 1;
  }

  private void ignored(int t) {
    if (repetitions == 0) {
      TimelineHints.ignored(report, t, valueKind);
    }
  }

  private void arrow(int t, int from, int to) {
    int hyphens = to - 1;
    while (hyphens > from && text.charAt(hyphens - 1) == '-') {
      hyphens--;
    }
    if (hyphens > from) {
      if (!options.read(text, from, hyphens, true)) {
        ignored(t);
        return;
      }
      if (options.tooLarge()) {
        report.tooLarge(t);
        return;
      }
      usable = true;
      apply(t);
    }
    usable = true;
    advance(t, step * (to - 1 - hyphens));
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

  private boolean value(int t, int from, int to) {
    switch (valueKind) {
      case 'c' -> {
        if (!Lexemes.isColor(text, from, to)) {
          return false;
        }
        Rgba color = Colors.exact(text, from, to);
        if (Double.isInfinite(color.a())) {
          report.tooLarge(t);
        } else {
          key(color.r());
          if (keys.last() >= 0) {
            keys.color(keys.last(), color.g(), color.b(), color.a());
          }
        }
        return true;
      }
      case '@' -> {
        if (!Lexemes.isName(text, from, to)) {
          return false;
        }
        attachment(t, text.substring(from, to));
        return true;
      }
      case 's' -> {
        boolean on = Lexemes.isWord(text, from, to, "true");
        if (!on && !Lexemes.isWord(text, from, to, "false")) {
          return false;
        }
        key(on ? 1 : 0);
        return true;
      }
      default -> {
        return number(t, from, to);
      }
    }
  }

  private boolean number(int t, int from, int to) {
    char sign = text.charAt(from);
    int start = sign == '+' || sign == '*' ? from + 1 : from;
    if (!Lexemes.isNumber(text, start, to)) {
      return false;
    }
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
      return true;
    }
    if (valueKind == 'r' && repetitions == 0 && keys.last() >= 0 && keys.isLater(frame)) {
      double turn = value - keys.value(keys.last());
      if (turn != 0 && turn % 360 == 0) {
        TimelineHints.noTurn(report, t, keys.value(keys.last()), value);
      }
    }
    lastValue = value;
    key(value);
    return true;
  }

  private void attachment(int t, String name) {
    SlotDraft owner = slot;
    AttachmentDraft attachment = owner == null ? null : owner.attachments.get(name);
    if (attachment == null && repetitions == 0 && owner != null) {
      TimelineHints.unknownAttachment(report, t, owner);
    }
    key(attachment == null ? -1 : attachment.index);
    if (keys.last() >= 0) {
      keys.name(keys.last(), attachment == null ? name : attachment.name);
    }
  }

  private void key(double value) {
    keys.put(frame, value, easing);
  }

  /** Returns the token at which to go on. */
  private int loopEnd(int t, int from, int to) {
    double count = 1;
    if (to - from > 1) {
      boolean counted =
          text.charAt(from + 1) == '['
              && text.charAt(to - 1) == ']'
              && Lexemes.isDigits(text, from + 2, to - 1);
      if (!counted) {
        ignored(t);
        return t + 1;
      }
      count = Lexemes.number(text, from + 2, to - 1);
    }
    usable = true;
    if (loops.isEmpty()) {
      TimelineHints.strayLoopEnd(report, t);
      return t + 1;
    }
    Loop loop = loops.get(loops.size() - 1);
    if (loop.left < 0) {
      if (count == 0) {
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
    Loop outermost = loops.get(0);
    for (Loop loop : loops) {
      TimelineHints.unclosedLoop(report, loop.token);
    }
    keys.truncate(outermost.firstKey);
  }
}
