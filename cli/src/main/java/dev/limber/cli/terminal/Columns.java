package dev.limber.cli.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** A table without lines: columns as wide as their content, two spaces between them. */
public final class Columns {
  private static final String GAP = "  ";

  private final String alignment;
  private final List<String[]> rows = new ArrayList<>();

  /**
   * Creates an empty table.
   *
   * @param alignment one letter for each column: {@code l} for left, {@code r} for right
   */
  public Columns(String alignment) {
    this.alignment = alignment;
  }

  /** Adds a row; there may be fewer cells than columns. */
  public void row(String... cells) {
    rows.add(cells);
  }

  /** Prints the rows, indented, without spaces at the ends of lines. */
  public void print(PrintWriter out, String indent) {
    int[] widths = new int[alignment.length()];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], width(row[i]));
      }
    }
    StringBuilder line = new StringBuilder();
    for (String[] row : rows) {
      line.setLength(0);
      line.append(indent);
      for (int i = 0; i < row.length; i++) {
        String padding = " ".repeat(widths[i] - width(row[i]));
        boolean right = alignment.charAt(i) == 'r';
        line.append(i == 0 ? "" : GAP).append(right ? padding : "").append(row[i]);
        line.append(right ? "" : padding);
      }
      out.println(line.toString().stripTrailing());
    }
  }

  /** Returns how many columns of a terminal a text takes: 2 for wide letters, 0 for accents. */
  static int width(String text) {
    int width = 0;
    for (int at = 0; at < text.length(); ) {
      int codePoint = text.codePointAt(at);
      width += width(codePoint);
      at += Character.charCount(codePoint);
    }
    return width;
  }

  // The main blocks of Unicode's East Asian Width; a complete table is not worth it.
  private static int width(int c) {
    if (c >= 0x300 && c <= 0x36f || c >= 0xfe00 && c <= 0xfe0f) {
      return 0;
    }
    boolean wide =
        c >= 0x1100 && c <= 0x115f
            || c >= 0x2e80 && c <= 0xa4cf
            || c >= 0xac00 && c <= 0xd7a3
            || c >= 0xf900 && c <= 0xfaff
            || c >= 0xfe30 && c <= 0xfe6f
            || c >= 0xff00 && c <= 0xff60
            || c >= 0x1f300 && c <= 0x1f64f
            || c >= 0x1f680 && c <= 0x1f6ff
            || c >= 0x1f900 && c <= 0x1f9ff
            || c >= 0x20000 && c <= 0x3fffd;
    return wide ? 2 : 1;
  }
}
