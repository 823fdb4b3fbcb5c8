package dev.limber.skel2d.syntax;

/**
 * Splits text into logical lines and tokens, in one pass over it.
 *
 * <p>Lines end at LF; one CR before it belongs to the line end. A backslash right before a line end
 * joins the next line with white space between, before anything else is looked at: so a comment
 * that ends in a backslash swallows the next line.
 */
final class Lexer {
  private final String text;
  private final int length;

  /** Offsets at which the lines of the text start. */
  final IntList lineStarts;

  /** Offsets at which tokens start. */
  final IntList tokenStarts;

  /** Offsets behind the tokens. */
  final IntList tokenEnds;

  /** Where the next logical line starts. */
  int at;

  // About the logical line that next() read last.
  int start;
  int contentEnd;
  int comment;
  int tabs;
  int firstToken;

  Lexer(String text) {
    this.text = text;
    this.length = text.length();
    this.lineStarts = new IntList(length / 24);
    this.tokenStarts = new IntList(length / 5);
    this.tokenEnds = new IntList(length / 5);
    // A byte order mark is no part of the first line.
    at = length > 0 && text.charAt(0) == '\ufeff' ? 1 : 0;
    lineStarts.add(at);
  }

  boolean hasNext() {
    return at < length;
  }

  /** Reads one logical line. */
  void next() {
    start = at;
    comment = -1;
    firstToken = tokenStarts.size();
    int pos = at;
    while (pos < length && text.charAt(pos) == '\t') {
      pos++;
    }
    tabs = pos - start;
    while (pos < length) {
      char c = text.charAt(pos);
      if (c == '\n') {
        endAt(pos);
        return;
      }
      int joined = c == '\\' ? jointEnd(text, pos) : -1;
      if (joined >= 0) {
        lineStarts.add(joined);
        pos = joined;
      } else if (Chars.isSpace(c)) {
        pos++;
      } else if (comment >= 0) {
        pos++;
      } else {
        pos = token(pos);
      }
    }
    contentEnd = length;
    if (length > start && text.charAt(length - 1) == '\r') {
      contentEnd--;
    }
    at = length;
  }

  private int token(int from) {
    int pos = from + 1;
    while (pos < length) {
      char c = text.charAt(pos);
      if (Chars.isSpace(c) || (c == '\\' && jointEnd(text, pos) >= 0)) {
        break;
      }
      pos++;
    }
    if (pos == from + 1 && text.charAt(from) == '#') {
      comment = from;
    } else {
      tokenStarts.add(from);
      tokenEnds.add(pos);
    }
    return pos;
  }

  private void endAt(int lineFeed) {
    contentEnd = lineFeed > start && text.charAt(lineFeed - 1) == '\r' ? lineFeed - 1 : lineFeed;
    at = lineFeed + 1;
    lineStarts.add(at);
  }

  /** Returns where the next line starts if a backslash here joins it to this one, else -1. */
  static int jointEnd(String text, int backslash) {
    int next = backslash + 1;
    if (next < text.length() && text.charAt(next) == '\r') {
      next++;
    }
    return next < text.length() && text.charAt(next) == '\n' ? next + 1 : -1;
  }
}
