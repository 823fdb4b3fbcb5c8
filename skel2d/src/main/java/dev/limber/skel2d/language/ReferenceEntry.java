package dev.limber.skel2d.language;

/**
 * A word of the language.
 *
 * @param group where it can stand
 * @param word the word itself, or the letter before its value; for words that are not fixed a name
 *     for them, such as {@code frame}
 * @param values what follows the letter
 * @param form how it is written, such as {@code x number}
 * @param meaning what it means, one sentence with its unit
 * @param standard what holds if it is not written; empty if nothing does
 * @param types the types of attachment that take it, with spaces between them; empty for all
 * @param example a small source that uses it and is right
 */
public record ReferenceEntry(
    ReferenceGroup group,
    String word,
    Values values,
    String form,
    String meaning,
    String standard,
    String types,
    String example) {

  /** What can follow a letter. */
  public enum Values {
    /** Nothing: it is a word of its own. */
    NONE,
    /** A number, such as {@code -2.5}. */
    NUMBER,
    /** A number without a sign. */
    UNSIGNED,
    /** Digits. */
    WHOLE,
    /** A colour. */
    COLOR,
    /** {@code true} or {@code false}. */
    BOOLEAN,
    /** A name. */
    NAME,
    /** A string. */
    STRING,
    /** One or more points. */
    POINTS
  }

  /** Returns whether attachments of a type take it. */
  public boolean isFor(String type) {
    return types.isEmpty() || (" " + types + " ").contains(" " + type + " ");
  }

  /** Returns the meaning and what holds by default, each a line. */
  public String documentation() {
    StringBuilder text = new StringBuilder(meaning);
    if (!standard.isEmpty()) {
      text.append("\nDefault: ").append(standard);
    }
    if (!types.isEmpty()) {
      text.append("\nFor :").append(types.replace(" ", ", :"));
    }
    return text.toString();
  }
}
