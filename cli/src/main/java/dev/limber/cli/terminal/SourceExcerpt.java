package dev.limber.cli.terminal;

import dev.limber.core.diagnostics.Place;
import org.jspecify.annotations.Nullable;

/**
 * The source line of a place, safe for a terminal, and where to underline it.
 *
 * @param line the line; a window around the place if it is long
 * @param before how many terminal columns stand before the place
 * @param width how many terminal columns the place takes, at least 1
 */
record SourceExcerpt(String line, int before, int width) {
  /** How much of a line is shown on either side of where the place begins. */
  private static final int MOST = 60;

  private static final String TAB = "    ";

  /** Returns the excerpt, or null if the text has no such line. */
  static @Nullable SourceExcerpt of(String source, Place.Text place) {
    int start = startOfLine(source, place.line());
    if (start < 0) {
      return null;
    }
    int end = endOfLine(source, start);
    int at = Math.min(start + place.column() - 1, end);
    int to = Math.min(at + place.length(), end);
    int from = Math.max(start, at - MOST);
    int until = Math.min(end, at + MOST);
    String before = (from > start ? "…" : "") + fit(source, from, at);
    String marked = fit(source, at, Math.min(to, until));
    String after = fit(source, Math.max(at, Math.min(to, until)), until) + (until < end ? "…" : "");
    int width = Math.max(1, Columns.width(marked));
    return new SourceExcerpt(before + marked + after, Columns.width(before), width);
  }

  private static int startOfLine(String source, int line) {
    int start = 0;
    for (int current = 1; current < line; current++) {
      start = source.indexOf('\n', start) + 1;
      if (start == 0) {
        return -1;
      }
    }
    return start;
  }

  private static int endOfLine(String source, int start) {
    int lineFeed = source.indexOf('\n', start);
    int end = lineFeed < 0 ? source.length() : lineFeed;
    return end > start && source.charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** Returns a part of the source with tabs as spaces and without control characters. */
  private static String fit(String source, int from, int to) {
    StringBuilder fit = new StringBuilder();
    for (int at = from; at < to; ) {
      int codePoint = source.codePointAt(at);
      if (codePoint == '\t') {
        fit.append(TAB);
      } else if (isHarmless(codePoint)) {
        fit.appendCodePoint(codePoint);
      } else {
        fit.append('\ufffd');
      }
      at += Character.charCount(codePoint);
    }
    return fit.toString();
  }

  private static boolean isHarmless(int codePoint) {
    String one = Character.toString(codePoint);
    return TerminalText.text(one).equals(one);
  }
}
