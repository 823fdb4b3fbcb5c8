package dev.limber.skel2d.format;

import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;

/**
 * Finds out which comments behind code keep their column. Those do that stand in one column with
 * the comment behind code before them or after them; between the two there may be other lines.
 *
 * <p>Lines only get shorter, so a column that was free stays free.
 */
final class CommentColumns {
  /** Widths of a tab in the editors that people may have aligned their comments in. */
  private static final int[] TAB_WIDTHS = {2, 4, 8};

  /** How far a tab between words goes; which width was meant cannot be known. */
  private static final int INNER_TAB = 4;

  private final SyntaxTree tree;
  private final int[] columns;

  CommentColumns(SyntaxTree tree) {
    this.tree = tree;
    this.columns = new int[tree.lines().size()];
    findAligned();
  }

  /**
   * Returns the column that a line's comment keeps, counted from the first word of the line; 0 if
   * it keeps none.
   */
  int column(int line) {
    return columns[line];
  }

  private void findAligned() {
    int before = -1;
    int columnBefore = 0;
    for (int i = 0; i < columns.length; i++) {
      Line line = tree.lines().get(i);
      int column = written(line);
      if (column > 0) {
        if (before >= 0 && aligned(tree.lines().get(before), columnBefore, line, column)) {
          columns[before] = columnBefore;
          columns[i] = column;
        }
        before = i;
        columnBefore = column;
      }
    }
  }

  /** Returns the column at which a comment behind code was written, 0 if the line has none. */
  private int written(Line line) {
    if (line.comment() < 0
        || line.kind() == LineKind.BLANK
        || LayoutRules.of(tree, line) != LayoutRules.ALL) {
      return 0;
    }
    int column = 0;
    for (int at = tree.tokenStart(line.firstToken()); at < line.comment(); at++) {
      char c = tree.text().charAt(at);
      if (c == '\n') {
        return 0;
      }
      column += c == '\t' ? INNER_TAB - column % INNER_TAB : 1;
    }
    return column;
  }

  private static boolean aligned(Line one, int oneColumn, Line other, int otherColumn) {
    int deeper = LayoutRules.ALL.indentation(one) - LayoutRules.ALL.indentation(other);
    for (int width : TAB_WIDTHS) {
      if (oneColumn + deeper * width == otherColumn) {
        return true;
      }
    }
    return false;
  }
}
