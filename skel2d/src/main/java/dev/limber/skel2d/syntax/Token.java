package dev.limber.skel2d.syntax;

import dev.limber.core.diagnostics.Place;

/**
 * A word of the source.
 *
 * @param text as written
 * @param start offset of its first character in the source
 * @param place line, column and length
 */
public record Token(String text, int start, Place.Text place) {
  /** Returns the offset behind its last character. */
  public int end() {
    return start + text.length();
  }

  /** Returns the text alone. */
  @Override
  public String toString() {
    return text;
  }
}
