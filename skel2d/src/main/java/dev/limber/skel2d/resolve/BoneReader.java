package dev.limber.skel2d.resolve;

import dev.limber.core.diagnostics.Nearest;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/** Reads the properties and flags of a bone. */
final class BoneReader {
  private static final List<String> FLAGS = List.of("flip-x", "flip-y", "no-rot", "no-scale");

  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Repeats repeats;

  BoneReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.repeats = new Repeats(report);
  }

  void read(Line line, BoneDraft bone) {
    repeats.start(line);
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      int from = tree.tokenStart(t);
      int to = tree.tokenEnd(t);
      boolean used =
          switch (text.charAt(from)) {
            case 'x', 'y', 'r', 'i', 'j', 'l' ->
                Lexemes.isNumber(text, from + 1, to) && number(t, bone);
            case '#' -> color(t, from, to, bone);
            case 'f', 'n' -> flag(from, to, bone);
            default -> false;
          };
      if (!used) {
        ignored(t);
      }
    }
  }

  private boolean number(int token, BoneDraft bone) {
    int from = tree.tokenStart(token);
    double value = Lexemes.number(text, from + 1, tree.tokenEnd(token));
    if (Double.isInfinite(value)) {
      report.tooLarge(token);
      return true;
    }
    repeats.give(text.charAt(from), token);
    switch (text.charAt(from)) {
      case 'x' -> bone.x = value;
      case 'y' -> bone.y = value;
      case 'r' -> bone.degrees = value;
      case 'i' -> bone.scaleX = value;
      case 'j' -> bone.scaleY = value;
      default -> bone.length = value;
    }
    return true;
  }

  private boolean color(int token, int from, int to, BoneDraft bone) {
    if (!Lexemes.isColor(text, from, to)) {
      return false;
    }
    repeats.give('#', token);
    bone.color = Colors.fixed(text, from, to);
    return true;
  }

  private boolean flag(int from, int to, BoneDraft bone) {
    if (Lexemes.isWord(text, from, to, "flip-x")) {
      bone.flipX = true;
    } else if (Lexemes.isWord(text, from, to, "flip-y")) {
      bone.flipY = true;
    } else if (Lexemes.isWord(text, from, to, "no-rot")) {
      bone.noRotation = true;
    } else if (Lexemes.isWord(text, from, to, "no-scale")) {
      bone.noScale = true;
    } else {
      return false;
    }
    return true;
  }

  private void ignored(int token) {
    if (report.isFull()) {
      report.ignored(token, "", "");
      return;
    }
    String word = tree.tokenText(token);
    String hint = Nearest.hint(word, FLAGS);
    if (word.startsWith("#")) {
      hint = "colours are #RGB or #RRGGBB, with an opacity #F00,0.5; comments need a space after #";
    }
    String number = NumberHints.of(word, "xyrijl", "");
    if (!number.isEmpty()) {
      hint = number;
    }
    if (hint.isEmpty()) {
      hint = "a bone takes x y r i j l and a number, a colour, flip-x flip-y no-rot no-scale";
    }
    report.ignored(token, "it is no property of a bone", hint);
  }
}
