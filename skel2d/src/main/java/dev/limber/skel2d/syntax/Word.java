package dev.limber.skel2d.syntax;

/**
 * A word of the language.
 *
 * @param index its place in the {@link Vocabulary}
 * @param group where it can stand
 * @param place its place in its group
 * @param word the word itself, or the letter before its value; for words that are not fixed a name
 *     for them, such as {@code frame}
 * @param value what follows the letter
 * @param unit what a number counts: units, degrees, factor, part or frames; empty if none of these
 * @param defaultValue what holds if it is not written; empty if nothing does
 * @param types the types of attachment that take it, with spaces between them; empty for all
 * @param takers the same, a bit for each type at its place in its group
 * @param form how it is written, such as {@code x number}
 */
public record Word(
    int index,
    WordGroup group,
    int place,
    String word,
    Value value,
    String unit,
    String defaultValue,
    String types,
    int takers,
    String form) {

  /** What can follow a letter. */
  public enum Value {
    /** Nothing: it is a word of its own. */
    NONE("none"),
    /** A number, such as {@code -2.5}. */
    NUMBER("number"),
    /** A number without a sign. */
    UNSIGNED("unsigned"),
    /** Digits. */
    WHOLE("whole"),
    /** A colour. */
    COLOR("colour"),
    /** {@code true} or {@code false}. */
    BOOLEAN("boolean"),
    /** A name. */
    NAME("name"),
    /** A string. */
    STRING("string"),
    /** One or more points. */
    POINTS("points");

    final String word;

    Value(String word) {
      this.word = word;
    }

    /** Returns whether a stretch of text is such a value. */
    public boolean fits(String text, int from, int to) {
      return switch (this) {
        case NUMBER -> Lexemes.isNumber(text, from, to);
        case UNSIGNED -> Lexemes.isUnsigned(text, from, to);
        case WHOLE -> Lexemes.isDigits(text, from, to);
        case COLOR -> Lexemes.isColor(text, from, to);
        case BOOLEAN ->
            Lexemes.isWord(text, from, to, "true") || Lexemes.isWord(text, from, to, "false");
        case NAME -> Lexemes.isName(text, from, to);
        case STRING -> Lexemes.isString(text, from, to);
        case NONE, POINTS -> false;
      };
    }

    /** Returns whether it is a number of any kind. */
    public boolean isNumber() {
      return this == NUMBER || isUnsigned();
    }

    /** Returns whether it is a number that cannot be negative. */
    public boolean isUnsigned() {
      return this == UNSIGNED || this == WHOLE;
    }
  }

  /** Returns whether attachments of a type take it. */
  public boolean isFor(Word type) {
    return (takers >> type.place & 1) != 0;
  }

  /** Returns the letter of a word that has only one character. */
  public char letter() {
    return word.charAt(0);
  }

  /**
   * Returns how many characters stand before the value: the marks of colours and strings do not.
   */
  public int prefix() {
    return letter() == '#' || letter() == '"' ? 0 : 1;
  }

  /** Returns how many points, or bones, a path command takes: the words behind its letter. */
  public int pointCount() {
    int count = 0;
    for (int i = 0; i < form.length(); i++) {
      count += form.charAt(i) == ' ' ? 1 : 0;
    }
    return count;
  }

  /** Returns a small source that uses it and is correct. */
  public String example() {
    return WordHelp.of(this).example();
  }

  /** Returns what it means, one sentence. */
  public String meaning() {
    return WordHelp.of(this).meaning();
  }

  /** Returns what completion writes, see {@code Completion.Item}; empty if it is not offered. */
  public String insert() {
    return WordHelp.of(this).insert();
  }

  /** Returns the meaning, what holds by default and the types that take it, each on a line. */
  public String documentation() {
    StringBuilder text = new StringBuilder(meaning());
    if (!defaultValue.isEmpty()) {
      text.append("\nDefault: ").append(defaultValue);
    }
    if (!types.isEmpty()) {
      text.append("\nFor :").append(types.replace(" ", ", :"));
    }
    return text.toString();
  }
}
