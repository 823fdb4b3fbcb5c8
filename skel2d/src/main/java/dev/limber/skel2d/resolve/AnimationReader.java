package dev.limber.skel2d.resolve;

import dev.limber.core.puppet.PuppetMark;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads {@code anim} sections; timelines are left for when everything else is known. */
final class AnimationReader {
  private static final Word MARK = Vocabulary.get(WordGroup.MARK, "!");
  private static final Word FPS = Vocabulary.get(WordGroup.OPTION, "fps");
  private static final String BONE_LETTERS = Vocabulary.letters(WordGroup.BONE_TIMELINE);
  private static final String SLOT_LETTERS = Vocabulary.letters(WordGroup.SLOT_TIMELINE);

  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final PropertyReader properties;
  private final Options options = new Options();
  private final TimelineWord timelineWord = new TimelineWord();
  private final TreeMap<String, AnimationDraft> names = new TreeMap<>();
  final List<AnimationDraft> animations = new ArrayList<>();
  private @Nullable AnimationDraft open;
  private AnimationDraft.@Nullable Item openItem;

  AnimationReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.properties = new PropertyReader(report);
  }

  void header(Line line, boolean isAlone) {
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
    report.header(line, nameToken < 0 ? WordNotes.DEFINES | WordNotes.IMPLICIT : 0);
    String name =
        nameToken < 0
            ? ""
            : Lexemes.string(text, tree.tokenStart(nameToken), tree.tokenEnd(nameToken));
    AnimationDraft animation = names.get(name);
    if (animation == null) {
      animation = new AnimationDraft(name, nameToken < 0 ? line.firstToken() : nameToken);
      names.put(name, animation);
      animations.add(animation);
    } else if (isAlone && line.tokenCount() == (nameToken < 0 ? 1 : 2)) {
      report.noEffect(line);
    }
    open = animation;
    properties.start(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (t == nameToken) {
        report.took(t, TokenKind.ANIMATION, null, WordNotes.DEFINES);
      } else if (!Lexemes.isString(text, tree.tokenStart(t), tree.tokenEnd(t))) {
        headerOption(t, animation);
      }
    }
  }

  /** Returns the name of the animation that lines belong to at present. */
  String openName() {
    return open == null ? "" : open.name;
  }

  private void headerOption(int token, AnimationDraft animation) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (text.startsWith("fps", to - 3) && Lexemes.isDigits(text, from, to - 3)) {
      report.took(from, to - 3, TokenKind.NUMBER, FPS, 0);
      report.took(to - 3, to, TokenKind.PROPERTY, FPS, 0);
      double fps = Lexemes.number(text, from, to - 3);
      if (Double.isInfinite(fps)) {
        report.tooLarge(token);
      } else {
        properties.give('f', token);
        animation.fps = fps;
      }
    } else if (!option(token, animation.timing)) {
      report.ignored(
          token,
          "an animation has no such option",
          text.charAt(from) == '"'
              ? "names are in quotes, without spaces"
              : "write \"name\", 20fps (whole) or frame:step:easing such as 0:5:li");
    }
  }

  private boolean option(int token, AnimationDraft.Timing timing) {
    if (!options.read(text, tree.tokenStart(token), tree.tokenEnd(token), false)) {
      return false;
    }
    if (report.notes != null) {
      options.note(report.notes);
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

  void line(Line line, boolean isAlone) {
    switch (line.kind()) {
      case ITEM -> item(line, isAlone);
      case TIMELINE -> timeline(line);
      case MARK -> mark(line);
      default -> {
        StrayLines.inAnimation(report, line);
        if (line.tabs() == 1) {
          openItem = null;
        }
      }
    }
  }

  private void item(Line line, boolean isAlone) {
    AnimationDraft animation = open;
    if (animation == null) {
      return;
    }
    int token = line.firstToken();
    int from = tree.tokenStart(token);
    boolean slot = text.charAt(from) == '@';
    report.took(
        slot ? from + 1 : from,
        tree.tokenEnd(token),
        slot ? TokenKind.SLOT : TokenKind.BONE,
        null,
        0);
    AnimationDraft.Item item =
        new AnimationDraft.Item(slot ? Target.SLOT : Target.BONE, line, isAlone);
    animation.items.add(item);
    openItem = item;
    for (int t = token + 1; t < line.endToken(); t++) {
      if (!option(t, item.timing)) {
        noOption(t);
      }
    }
  }

  private void noOption(int token) {
    report.ignored(
        token, "there is no such option", "write frame:step:easing such as 0:5:li or :2");
  }

  /** Reads {@code ! name frame [number] ["text"]}, which closes the item as in the original. */
  private void mark(Line line) {
    openItem = null;
    int name = line.firstToken() + 1;
    AnimationDraft animation = open;
    if (animation == null
        || line.tokenCount() < 3
        || !Lexemes.isName(text, tree.tokenStart(name), tree.tokenEnd(name))
        || !Lexemes.isUnsigned(text, tree.tokenStart(name + 1), tree.tokenEnd(name + 1))) {
      StrayLines.inAnimation(report, line);
      return;
    }
    report.took(name - 1, TokenKind.PROPERTY, MARK, 0);
    report.took(name, TokenKind.FLAG, MARK, 0);
    double[] numbers = new double[2];
    String said = "";
    for (int t = name + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      if (Lexemes.isNumber(text, from, to)) {
        report.took(t, TokenKind.NUMBER, MARK, 0);
        numbers[t == name + 1 ? 0 : 1] = Lexemes.number(text, from, to);
      } else if (Lexemes.isString(text, from, to)) {
        report.took(t, TokenKind.STRING, MARK, 0);
        said = Lexemes.string(text, from, to);
      } else {
        noOption(t);
      }
    }
    animation.marks.add(
        new AnimationDraft.Mark(
            line, new PuppetMark(tree.tokenText(name), numbers[0], numbers[1], said)));
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
    if (report.notes != null) {
      note(report.notes, line, item.target);
    }
  }

  /** Notes the words of a timeline, which is run when everything else is known. */
  private void note(WordNotes notes, Line line, Target target) {
    int from = tree.tokenStart(line.firstToken());
    int to = tree.tokenEnd(line.firstToken());
    if (propertyPlace(text, from, to, target) < 0) {
      return;
    }
    Word property = property(text, from, to, target);
    notes.add(from, to, TokenKind.PROPERTY, property);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      timelineWord.note(notes, text, tree.tokenStart(t), tree.tokenEnd(t), property);
    }
  }

  /** Returns the property of a timeline; null for several letters, which move nothing. */
  static @Nullable Word property(String text, int from, int to, Target target) {
    return to - from == 1 ? Vocabulary.letter(group(target), text.charAt(from)) : null;
  }

  /**
   * Returns where the letters of a timeline stand among all of them, -1 if they do not. Several
   * letters in that order are one property, which moves nothing: the language was like that.
   */
  static int propertyPlace(String text, int from, int to, Target target) {
    String letters = target == Target.BONE ? BONE_LETTERS : SLOT_LETTERS;
    if (to - from == 1) {
      return letters.indexOf(text.charAt(from));
    }
    return to - from > letters.length() ? -1 : letters.indexOf(text.substring(from, to));
  }

  static WordGroup group(Target target) {
    return target == Target.BONE ? WordGroup.BONE_TIMELINE : WordGroup.SLOT_TIMELINE;
  }
}
