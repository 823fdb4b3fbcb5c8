package dev.limber.skel2d.resolve;

import dev.limber.core.math.Lists;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;

/** Explains lines that do not fit into their section. */
final class StrayLines {
  private static final String PATH_COMMANDS =
      "write one of "
          + String.join(", ", Lists.map(Vocabulary.words(WordGroup.PATH), Word::word))
          + " and a space before the points";

  private StrayLines() {}

  static void inSkeleton(Report report, Line line) {
    if (line.tabs() == 1) {
      bad(
          report,
          line,
          "a bone was expected",
          "names have A to Z, a to z, 0 to 9, - and _, do not start with a digit, and are joined by dots");
    } else if (line.tabs() == 2) {
      bad(
          report,
          line,
          "a slot was expected",
          "write @, @slot, @[attachment] or @slot[attachment]");
    } else if (line.tabs() == 3) {
      bad(report, line, "a path command was expected", PATH_COMMANDS);
    } else {
      bad(report, line, "it has too many tabs", "bones one, slots two, path commands three");
    }
  }

  static void inSkin(Report report, Line line) {
    if (line.tabs() == 1) {
      bad(report, line, "an attachment was expected", "write @slot or @slot[attachment]");
    } else if (line.tabs() == 2) {
      bad(report, line, "a path command was expected", PATH_COMMANDS);
    } else {
      bad(report, line, "it has too many tabs", "attachments one, path commands two");
    }
  }

  static void inOrder(Report report, Line line) {
    bad(report, line, "a slot was expected", "write @slot with one tab before it");
  }

  static void inAnimation(Report report, Line line) {
    if (line.tabs() == 1) {
      bad(report, line, "a bone or slot was expected", "write bone or @slot");
    } else {
      bad(
          report,
          line,
          "a timeline was expected",
          "write two tabs, one letter, a space and values: x 0 -> 10");
    }
  }

  static void noPath(Report report, Line line) {
    report.line(
        Codes.NO_PATH,
        line,
        "this path command is ignored: there is no path above it",
        "give the attachment above it the type :path");
  }

  private static void bad(Report report, Line line, String expected, String hint) {
    if (report.isFull()) {
      report.line(Codes.BAD_LINE, line, "", "");
      return;
    }
    SyntaxTree tree = report.tree;
    int first = tree.tokenStart(line.firstToken());
    if (first > line.start() + line.tabs()) {
      spaces(report, line, "this line is ignored: " + expected);
      return;
    }
    report.line(Codes.BAD_LINE, line, "this line is ignored: " + expected, hint);
  }

  static void spaces(Report report, Line line, String message) {
    report.line(
        Codes.SPACES, line, message + "; it is indented with spaces", "use tabs for indentation");
  }
}
