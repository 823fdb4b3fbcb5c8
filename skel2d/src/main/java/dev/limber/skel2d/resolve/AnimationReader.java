package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads {@code anim} sections; timelines are left for when everything else is known. */
final class AnimationReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Repeats repeats;
  private final Options options = new Options();
  private final TreeMap<String, AnimationDraft> names = new TreeMap<>();
  final List<AnimationDraft> animations = new ArrayList<>();
  private @Nullable AnimationDraft open;
  private AnimationDraft.@Nullable Item openItem;

  AnimationReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.repeats = new Repeats(report);
  }

  void header(Line line) {
    openItem = null;
    int nameToken = -1;
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (Lexemes.isString(text, tree.tokenStart(t), tree.tokenEnd(t))) {
        if (nameToken >= 0) {
          report.ignored(nameToken, "the last name counts", "");
        }
        nameToken = t;
      }
    }
    String name =
        nameToken < 0
            ? ""
            : Lexemes.string(text, tree.tokenStart(nameToken), tree.tokenEnd(nameToken));
    AnimationDraft animation = names.get(name);
    if (animation == null) {
      animation = new AnimationDraft(name, nameToken < 0 ? line.firstToken() : nameToken);
      names.put(name, animation);
      animations.add(animation);
    }
    open = animation;
    repeats.start(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (!Lexemes.isString(text, tree.tokenStart(t), tree.tokenEnd(t))) {
        headerOption(t, animation);
      }
    }
  }

  private void headerOption(int token, AnimationDraft animation) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (text.startsWith("fps", to - 3) && Lexemes.isDigits(text, from, to - 3)) {
      double fps = Lexemes.number(text, from, to - 3);
      if (Double.isInfinite(fps)) {
        report.tooLarge(token);
      } else {
        repeats.give('f', token);
        animation.fps = fps;
      }
    } else if (!option(token, animation.timing)) {
      report.ignored(
          token,
          "it is no option of an animation",
          text.charAt(from) == '"'
              ? "names are in quotes, without spaces"
              : "write \"name\", 20fps (whole) or frame:step:easing such as 0:5:li");
    }
  }

  private boolean option(int token, AnimationDraft.Timing timing) {
    if (!options.read(text, tree.tokenStart(token), tree.tokenEnd(token), false)) {
      return false;
    }
    if (options.tooLarge()) {
      report.tooLarge(token);
      return true;
    }
    if (options.unknownEasing) {
      TimelineHints.unknownEasing(report, token);
    }
    timing.set(options);
    return true;
  }

  void line(Line line) {
    switch (line.kind()) {
      case ITEM -> item(line);
      case TIMELINE -> timeline(line);
      default -> {
        StrayLines.inAnimation(report, line);
        if (line.tabs() == 1) {
          openItem = null;
        }
      }
    }
  }

  private void item(Line line) {
    AnimationDraft animation = open;
    if (animation == null) {
      return;
    }
    int token = line.firstToken();
    boolean slot = text.charAt(tree.tokenStart(token)) == '@';
    AnimationDraft.Item item = new AnimationDraft.Item(slot ? Target.SLOT : Target.BONE, token);
    animation.items.add(item);
    openItem = item;
    for (int t = token + 1; t < line.endToken(); t++) {
      if (!option(t, item.timing)) {
        report.ignored(
            t, "it is no option of an item", "write frame:step:easing such as 0:5:li or :2");
      }
    }
  }

  private void timeline(Line line) {
    AnimationDraft.Item item = openItem;
    if (item == null) {
      report.line(
          Codes.NO_ITEM,
          line,
          "this timeline is ignored: there is no bone or slot above it",
          "put a bone or @slot with one tab above it");
      return;
    }
    item.timelines.add(line);
  }
}
