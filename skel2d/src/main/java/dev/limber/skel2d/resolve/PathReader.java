package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads path commands. */
final class PathReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;

  PathReader(Report report) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
  }

  /** Returns the command on a line, or null after saying what is wrong with it. */
  @Nullable CommandDraft read(Line line) {
    int first = line.firstToken();
    char letter = text.charAt(tree.tokenStart(first));
    int points = pointCount(letter);
    if (line.tokenCount() - 1 < points) {
      bad(line, "it needs " + need(letter));
      return null;
    }
    List<CommandDraft.Point> list = points < 2 ? List.of() : new ArrayList<>(points);
    for (int t = first + 1; t <= first + points; t++) {
      CommandDraft.Point point = point(line, letter, t);
      if (point == null) {
        return null;
      }
      if (points == 1) {
        list = List.of(point);
      } else {
        list.add(point);
      }
    }
    extra(line, first + 1 + points);
    return new CommandDraft(letter, list, line);
  }

  private static int pointCount(char letter) {
    return switch (letter) {
      case 'C' -> 0;
      case 'Q' -> 2;
      case 'B' -> 3;
      default -> 1;
    };
  }

  private static String need(char letter) {
    return switch (letter) {
      case 'Q' -> "a control point and an end point: Q 5,10 10,0";
      case 'B' -> "two control points and an end point: B 0,10 10,10 10,0";
      case ':' -> "the name of a bone after a space: \": arm\"";
      default -> "a point: " + letter + " 10,-2.5 or " + letter + " 10,-2.5:bone";
    };
  }

  private CommandDraft.@Nullable Point point(Line line, char letter, int token) {
    int from = tree.tokenStart(token);
    int to = tree.tokenEnd(token);
    if (letter == ':') {
      if (Lexemes.isPathName(text, from, to)) {
        return new CommandDraft.Point(0, 0, from, to);
      }
      bad(line, isFull() ? "" : report.quoted(token) + " is no name of a bone");
      return null;
    }
    int comma = indexOf(',', from, to);
    int colon = indexOf(':', comma, to);
    boolean good =
        comma < to
            && Lexemes.isNumber(text, from, comma)
            && Lexemes.isNumber(text, comma + 1, colon)
            && (colon == to || Lexemes.isPathName(text, colon + 1, to));
    if (!good) {
      bad(line, isFull() ? "" : report.quoted(token) + " is no point; it needs " + need(letter));
      return null;
    }
    double x = Lexemes.number(text, from, comma);
    double y = Lexemes.number(text, comma + 1, colon);
    if (Double.isInfinite(x) || Double.isInfinite(y)) {
      report.tooLarge(token);
      return null;
    }
    return colon == to
        ? new CommandDraft.Point(x, y, -1, -1)
        : new CommandDraft.Point(x, y, colon + 1, to);
  }

  private boolean isFull() {
    return report.isFull();
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
