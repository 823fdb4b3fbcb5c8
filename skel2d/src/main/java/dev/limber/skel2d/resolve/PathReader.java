package dev.limber.skel2d.resolve;

import dev.limber.core.math.Ints;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads path commands. */
final class PathReader {
  private static final Word POINT = Vocabulary.get(WordGroup.WORD, "point");

  /** How many points each command takes. */
  private static final int[] POINT_COUNTS =
      Ints.of(Vocabulary.words(WordGroup.PATH), Word::pointCount);

  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final Budget budget;

  PathReader(Report report, Budget budget) {
    this.report = report;
    this.budget = budget;
    this.tree = report.tree;
    this.text = tree.text();
  }

  /** Returns the command on a line, or null after saying what is wrong with it. */
  @Nullable CommandDraft read(Line line) {
    int first = line.firstToken();
    char letter = text.charAt(tree.tokenStart(first));
    Word word = Vocabulary.letter(WordGroup.PATH, letter);
    int points = POINT_COUNTS[word == null ? 0 : word.place()];
    report.took(first, TokenKind.COMMAND, word, 0);
    boolean good = line.tokenCount() > points;
    if (!good) {
      bad(line, "it needs " + need(letter));
    }
    List<CommandDraft.Point> list = points < 2 ? List.of() : new ArrayList<>(points);
    for (int t = first + 1; t <= first + points && t < line.endToken(); t++) {
      CommandDraft.Point point = point(t, letter);
      if (point == null) {
        if (good) {
          badPoint(line, letter, t);
        }
        good = false;
      } else if (points == 1) {
        list = List.of(point);
      } else {
        list.add(point);
      }
    }
    if (!good) {
      return null;
    }
    extra(line, first + 1 + points);
    boolean usable = finite(list, first + 1) && budget.path(first, Math.max(1, points));
    return usable ? new CommandDraft(letter, list, line) : null;
  }

  private static String need(char letter) {
    return switch (letter) {
      case 'Q' -> "a control point and an end point: Q 5,10 10,0";
      case 'B' -> "two control points and an end point: B 0,10 10,10 10,0";
      case ':' -> "the name of a bone after a space: \": arm\"";
      default -> "a point: " + letter + " 10,-2.5 or " + letter + " 10,-2.5:bone";
    };
  }

  private CommandDraft.@Nullable Point point(int token, char letter) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (letter == ':') {
      if (!Lexemes.isPathName(text, from, to)) {
        return null;
      }
      report.took(from, to, TokenKind.BONE, null, 0);
      return new CommandDraft.Point(0, 0, from, to);
    }
    int comma = indexOf(',', from, to);
    int colon = indexOf(':', comma, to);
    boolean good =
        comma < to
            && Lexemes.isNumber(text, from, comma)
            && Lexemes.isNumber(text, comma + 1, colon)
            && (colon == to || Lexemes.isPathName(text, colon + 1, to));
    if (!good) {
      return null;
    }
    report.took(from, comma, TokenKind.NUMBER, POINT, 0);
    report.took(comma + 1, colon, TokenKind.NUMBER, POINT, 0);
    double x = Lexemes.number(text, from, comma);
    double y = Lexemes.number(text, comma + 1, colon);
    if (colon == to) {
      return new CommandDraft.Point(x, y, -1, -1);
    }
    report.took(colon + 1, to, TokenKind.BONE, null, 0);
    return new CommandDraft.Point(x, y, colon + 1, to);
  }

  private boolean finite(List<CommandDraft.Point> points, int firstToken) {
    for (int i = 0; i < points.size(); i++) {
      if (Double.isInfinite(points.get(i).x()) || Double.isInfinite(points.get(i).y())) {
        report.tooLarge(firstToken + i);
        return false;
      }
    }
    return true;
  }

  private void badPoint(Line line, char letter, int token) {
    if (report.isFull()) {
      bad(line, "");
    } else if (letter == ':') {
      bad(line, report.quoted(token) + " is not the name of a bone");
    } else {
      bad(line, report.quoted(token) + " is not a point; it needs " + need(letter));
    }
  }

  private int indexOf(char c, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != c) {
      at++;
    }
    return at;
  }

  private void extra(Line line, int from) {
    for (int t = from; t < line.endToken(); t++) {
      report.ignored(t, "the path command is complete without it", "one command on each line");
    }
  }

  private void bad(Line line, String message) {
    report.line(
        Codes.BAD_COMMAND,
        line,
        "this path command is ignored: " + message,
        "points are x,y without a space around the comma");
  }
}
