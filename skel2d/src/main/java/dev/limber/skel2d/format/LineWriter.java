package dev.limber.skel2d.format;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;

/** Writes lines, one after the other. */
final class LineWriter {
  private final SyntaxTree tree;
  private final String text;
  private final StringBuilder out;

  LineWriter(SyntaxTree tree) {
    this.tree = tree;
    this.text = tree.text();
    this.out = new StringBuilder(text.length() + 1);
  }

  boolean isEmpty() {
    return out.length() == 0;
  }

  /** Returns all that was written. */
  String written() {
    return out.toString();
  }

  void blankLine() {
    out.append('\n');
  }

  /** Writes a line that is only a comment. */
  void comment(Line line, int indentation) {
    tabs(indentation);
    copy(line.comment(), wordsEnd(line));
    endLine(line);
  }

  /**
   * Writes a line of code.
   *
   * @param commentColumn the column that its comment keeps, 0 for none
   */
  void code(Line line, int commentColumn) {
    switch (LayoutRules.of(tree, line)) {
      case ALL -> {
        words(line, commentColumn);
        endLine(line);
      }
      case END -> {
        copy(line.start(), wordsEnd(line));
        endLine(line);
      }
      case NONE -> frozen(line);
    }
  }

  private void words(Line line, int commentColumn) {
    int indentation = LayoutRules.ALL.indentation(line);
    tabs(indentation);
    int codeStart = out.length();
    int first = line.firstToken();
    for (int t = first; t < line.endToken(); t++) {
      if (t > first) {
        gap(tree.tokenEnd(t - 1), tree.tokenStart(t), indentation);
      }
      out.append(text, tree.tokenStart(t), tree.tokenEnd(t));
    }
    if (line.comment() >= 0) {
      while (out.length() - codeStart < commentColumn - 1) {
        out.append(' ');
      }
      gap(tree.tokenEnd(line.endToken() - 1), line.comment(), indentation);
      copy(line.comment(), wordsEnd(line));
    }
  }

  /** Writes one space, or goes on in the next line if the source does. */
  private void gap(int from, int to, int indentation) {
    out.append(' ');
    for (int at = from; at < to; at++) {
      if (text.charAt(at) == '\n') {
        out.append("\\\n");
        tabs(indentation + 1);
        return;
      }
    }
  }

  private void tabs(int count) {
    for (int i = 0; i < count; i++) {
      out.append('\t');
    }
  }

  /** Returns the offset behind the last word or comment of a line. */
  private int wordsEnd(Line line) {
    int end = line.contentEnd();
    while (Lexemes.isSpace(text.charAt(end - 1)) || isJoint(end - 1, line)) {
      end--;
    }
    return end;
  }

  /** Returns whether a backslash here joins two lines: inside of a line no other line ends are. */
  private boolean isJoint(int at, Line line) {
    if (text.charAt(at) != '\\') {
      return false;
    }
    int next = at + 1;
    if (next < line.contentEnd() && text.charAt(next) == '\r') {
      next++;
    }
    return next < line.contentEnd() && text.charAt(next) == '\n';
  }

  /** Writes a stretch of one line as it is, but with plain line ends. */
  private void copy(int from, int to) {
    for (int at = from; at < to; at++) {
      char c = text.charAt(at);
      if (c != '\r' || at + 1 == to || text.charAt(at + 1) != '\n') {
        out.append(c);
      }
    }
  }

  private void endLine(Line line) {
    if (isOpen(line)) {
      return;
    }
    // White space stood between this backslash and the line end, or it would not be a word.
    boolean backslash = out.charAt(out.length() - 1) == '\\';
    out.append(backslash ? " \n" : "\n");
  }

  private void frozen(Line line) {
    copy(line.start(), line.contentEnd());
    if (isOpen(line)) {
      return;
    }
    // One carriage return before a line feed is no part of the line; here it has to stay one.
    boolean carriageReturn = out.charAt(out.length() - 1) == '\r';
    out.append(carriageReturn ? "\r\n" : "\n");
  }

  /** Only at the end of the text a backslash ends a line: a line end would change its meaning. */
  private boolean isOpen(Line line) {
    return text.charAt(line.contentEnd() - 1) == '\\';
  }
}
