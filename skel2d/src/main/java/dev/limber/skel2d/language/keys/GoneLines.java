package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Takes lines of an animation away. Comments behind them stay as lines; these, and comments above
 * them, are indented as what they stand before then. A canonical layout stays one.
 */
final class GoneLines {
  private final String text;
  private final List<Line> lines;
  private final Set<Integer> gone;

  GoneLines(SyntaxTree tree, Set<Integer> gone) {
    this.text = tree.text();
    this.lines = tree.lines();
    this.gone = gone;
  }

  List<Edit> edits() {
    List<Edit> edits = new ArrayList<>();
    for (int number : gone) {
      Line line = lines.get(number);
      if (!gone.contains(number - 1)) {
        above(number, edits);
      }
      if (line.comment() >= 0) {
        edits.add(new Edit(line.start(), line.comment(), indentation(number)));
      } else if (line.contentEnd() == line.end() && number > 0 && !gone.contains(number - 1)) {
        edits.add(new Edit(lines.get(number - 1).contentEnd(), line.contentEnd(), ""));
      } else {
        edits.add(new Edit(line.start(), line.end(), ""));
      }
    }
    return edits;
  }

  /**
   * Indents the comments above a line as what they stand before then, and leaves one gap of two.
   */
  private void above(int number, List<Edit> edits) {
    int above = number - 1;
    if (isGap(above) && isGap(below(number)) && !isLast(number)) {
      edits.add(new Edit(lines.get(above).start(), lines.get(above).end(), ""));
    }
    String tabs = tabs(number);
    String now = indentation(number);
    for (; isComment(above) && tabs(above).equals(tabs) && !now.equals(tabs); above--) {
      edits.add(new Edit(lines.get(above).start(), lines.get(above).comment(), now));
    }
  }

  private boolean isLast(int number) {
    return lines.get(number).contentEnd() == lines.get(number).end();
  }

  private String tabs(int number) {
    Line line = lines.get(number);
    return text.substring(line.start(), line.start() + line.tabs());
  }

  /** Returns the first line below that is not gone, or whose comment is not. */
  private int below(int number) {
    int below = number;
    while (gone.contains(below) && lines.get(below).comment() < 0) {
      below++;
    }
    return below;
  }

  /** Returns whether a line is empty, or behind the text. */
  private boolean isGap(int number) {
    return number == lines.size() || number >= 0 && isBlank(number) && !isComment(number);
  }

  private boolean isBlank(int number) {
    return number >= 0 && lines.get(number).kind() == LineKind.BLANK;
  }

  private boolean isComment(int number) {
    return isBlank(number) && lines.get(number).comment() >= 0;
  }

  /** Returns the tabs before a comment that stays: those of the line of code right below it. */
  private String indentation(int number) {
    int below = number;
    while (below < lines.size() && (gone.contains(below) || isComment(below))) {
      below++;
    }
    return tabs(isGap(below) ? number : below);
  }
}
