package dev.limber.skel2d.format;

import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.List;

/**
 * Gives a source its canonical layout. The result says what the source says, with the same
 * mistakes, and has the same words and comments in the same order; formatting it again changes
 * nothing.
 *
 * <ul>
 *   <li>One space between words, tabs before them, nothing behind them.
 *   <li>A line that continues with a backslash still does; its rest is one tab deeper.
 *   <li>A comment on a line of its own is indented as the line right below it; before a blank line
 *       it stays at its own tabs.
 *   <li>A comment behind code follows after one space. Comments in one column stay in it.
 *   <li>One blank line where there were several, one before each section, none at the ends.
 *   <li>Line ends are LF, also at the end of the text; a byte order mark is left out.
 * </ul>
 *
 * <p>A line that fits nowhere is left as it is, except for white space at its end. So is all of a
 * line whose white space has a meaning: an entry of an order with a tab behind its name, a timeline
 * without any command or with a property of several letters. A backslash at the very end of the
 * text gets no line end, which it would take for its own.
 */
public final class SourceFormatter {
  /** What is code has no more tabs. What is not may have millions, which no comment follows. */
  private static final int DEEPEST = 3;

  private final SyntaxTree tree;
  private final List<Line> lines;
  private final LineWriter writer;
  private final CommentColumns columns;

  private SourceFormatter(SyntaxTree tree) {
    this.tree = tree;
    this.lines = tree.lines();
    this.writer = new LineWriter(tree);
    this.columns = new CommentColumns(tree);
  }

  /**
   * Returns the text of a tree in its canonical layout. Linear in its length. A text whose lines
   * all end with CR stays as it is: to the language it is one line, and would be laid out so.
   */
  public static String format(SyntaxTree tree) {
    return tree.hasOnlyCarriageReturns() ? tree.text() : new SourceFormatter(tree).format();
  }

  private String format() {
    boolean blank = false;
    int at = 0;
    while (at < lines.size()) {
      int code = commentsEnd(at);
      if (code == at && isBlank(at)) {
        blank = true;
        at++;
      } else {
        if (!writer.isEmpty() && (blank || isHeader(code))) {
          writer.blankLine();
        }
        blank = false;
        at = block(at, code);
      }
    }
    String formatted = writer.written();
    // At the start of a text this would be a byte order mark; here it is wrong indentation.
    return formatted.startsWith("\ufeff") ? "\n" + formatted : formatted;
  }

  /** Writes comments and the line of code that they stand before, and returns what is next. */
  private int block(int start, int code) {
    boolean followed = code < lines.size() && !isBlank(code);
    for (int i = start; i < code; i++) {
      writer.comment(lines.get(i), indentation(lines.get(followed ? code : i)));
    }
    if (!followed) {
      return code;
    }
    writer.code(lines.get(code), columns.column(code));
    return code + 1;
  }

  private int commentsEnd(int start) {
    int end = start;
    while (end < lines.size()
        && lines.get(end).kind() == LineKind.BLANK
        && lines.get(end).comment() >= 0) {
      end++;
    }
    return end;
  }

  private boolean isBlank(int line) {
    return lines.get(line).kind() == LineKind.BLANK;
  }

  private boolean isHeader(int line) {
    return line < lines.size()
        && switch (lines.get(line).kind()) {
          case SKELETON, SKIN, ORDER, ANIM -> true;
          default -> false;
        };
  }

  private int indentation(Line line) {
    return Math.min(DEEPEST, LayoutRules.of(tree, line).indentation(line));
  }
}
