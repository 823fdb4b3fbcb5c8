package dev.limber.skel2d.language;

/**
 * A stretch of the text.
 *
 * @param from offset of its first character
 * @param to offset behind its last character
 */
public record Span(int from, int to) {
  /** Returns what the text says there. */
  public String of(String text) {
    return text.substring(from, to);
  }
}
