package dev.limber.skel2d.syntax;

import dev.limber.core.diagnostics.Place;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A source as sections, lines and tokens. Immutable.
 *
 * <p>Offsets count UTF-16 units from the start of the text, as columns do; a tab is one column.
 */
public final class SyntaxTree {
  private final String text;
  private final List<Line> lines;
  private final List<Section> sections;
  private final int[] lineStarts;
  private final int[] tokenStarts;
  private final int[] tokenEnds;

  SyntaxTree(
      String text,
      List<Line> lines,
      List<Section> sections,
      int[] lineStarts,
      int[] tokenStarts,
      int[] tokenEnds) {
    this.text = text;
    this.lines = Collections.unmodifiableList(lines);
    this.sections = List.copyOf(sections);
    this.lineStarts = lineStarts;
    this.tokenStarts = tokenStarts;
    this.tokenEnds = tokenEnds;
  }

  /** Returns the tree of a text; there is one for every text. Linear in its length. */
  public static SyntaxTree of(String text) {
    return new TreeBuilder(text).build();
  }

  /** Returns the text that the tree was made from. */
  public String text() {
    return text;
  }

  /** Returns the logical lines in order. */
  public List<Line> lines() {
    return lines;
  }

  /** Returns the sections in order; together they have all lines. */
  public List<Section> sections() {
    return sections;
  }

  /** Returns how many tokens there are; comments are none. */
  public int tokenCount() {
    return tokenStarts.length;
  }

  /** Returns the offset of a token's first character. */
  public int tokenStart(int token) {
    return tokenStarts[token];
  }

  /** Returns the offset behind a token's last character. */
  public int tokenEnd(int token) {
    return tokenEnds[token];
  }

  /** Returns what a token says. */
  public String tokenText(int token) {
    return text.substring(tokenStarts[token], tokenEnds[token]);
  }

  /** Returns a token with its place. */
  public Token token(int token) {
    return new Token(tokenText(token), tokenStarts[token], tokenPlace(token));
  }

  /** Returns the tokens of a line, made when they are asked for. */
  public List<Token> tokens(Line line) {
    return new AbstractList<>() {
      @Override
      public Token get(int index) {
        if (index < 0 || index >= size()) {
          throw new IndexOutOfBoundsException("token " + index);
        }
        return token(line.firstToken() + index);
      }

      @Override
      public int size() {
        return line.tokenCount();
      }
    };
  }

  /** Returns the place of a token. */
  public Place.Text tokenPlace(int token) {
    return place(tokenStarts[token], tokenEnds[token]);
  }

  /** Returns the place of a stretch of text that does not go over a line end. */
  public Place.Text place(int start, int end) {
    int line = Arrays.binarySearch(lineStarts, start);
    if (line < 0) {
      line = Math.max(0, -line - 2);
    }
    return new Place.Text(line + 1, start - lineStarts[line] + 1, Math.max(1, end - start));
  }

  /**
   * Returns whether the text has line ends, but all of them are a CR alone, which ends no line. The
   * whole text is one line then, and hardly what was meant. Empty lines at the start do not count.
   */
  public boolean hasOnlyCarriageReturns() {
    int start = lineStarts[0];
    while (start < text.length() && text.charAt(start) == '\n') {
      start++;
    }
    int first = text.indexOf('\r', start);
    return first >= 0
        && first < text.length() - 1
        && text.indexOf('\n', start) < 0
        && !text.endsWith("\\");
  }

  /** Returns how many physical lines the text has. */
  public int lineCount() {
    return lineStarts.length;
  }

  /** Returns the offset of a place; the nearest one in the text if there is no such place. */
  public int offset(int line, int column) {
    int row = Math.min(Math.max(line, 1), lineStarts.length) - 1;
    return Math.min(text.length(), lineStarts[row] + Math.max(0, column - 1));
  }

  /** Returns the number of the token that touches an offset, -1 if none does. */
  public int tokenAt(int offset) {
    int token = Arrays.binarySearch(tokenStarts, offset);
    if (token < 0) {
      token = -token - 2;
    }
    return token >= 0 && offset <= tokenEnds[token] ? token : -1;
  }

  /** Returns the number of the line that an offset lies in, -1 for an empty text. */
  public int lineAt(int offset) {
    int low = 0;
    int high = lines.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (lines.get(middle).start() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return high;
  }

  /** Returns the text again, put together from lines, tokens and what lies between them. */
  public String print() {
    StringBuilder out = new StringBuilder(text.length());
    int at = 0;
    for (Line line : lines) {
      for (int t = line.firstToken(); t < line.endToken(); t++) {
        out.append(text, at, tokenStarts[t]).append(text, tokenStarts[t], tokenEnds[t]);
        at = tokenEnds[t];
      }
      out.append(text, at, line.end());
      at = line.end();
    }
    return out.append(text, at, text.length()).toString();
  }
}
