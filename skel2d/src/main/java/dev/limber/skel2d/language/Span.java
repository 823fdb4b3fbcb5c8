package dev.limber.skel2d.language;

/**
 * A stretch of the text.
 *
 * @param from offset of its first character
 * @param to offset behind its last character
 */
public record Span(int from, int to) {
  /** Returns whether an offset lies in it or touches one of its ends. */
  public boolean touches(int offset) {
    return from <= offset && offset <= to;
  }

  /** Returns what the text says there. */
  public String of(String text) {
    return text.substring(from, to);
  }
}
