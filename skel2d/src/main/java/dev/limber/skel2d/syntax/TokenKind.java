package dev.limber.skel2d.syntax;

/**
 * What a word of a source, or a part of one, is: what an editor gives a colour. The {@link #code
 * codes} are the same in every release.
 */
public enum TokenKind {
  /** The first word of a section, and {@code skeleton} at the start of a name. */
  KEYWORD(0, "keyword"),
  /** A component of a bone's name. */
  BONE(1, "bone"),
  /** The name of a slot, or the {@code @} that takes the bone's name. */
  SLOT(2, "slot"),
  /** The name of an attachment. */
  ATTACHMENT(3, "attachment"),
  /** The name of a skin, with its quotation marks. */
  SKIN(4, "skin"),
  /** The name of an animation, with its quotation marks. */
  ANIMATION(5, "animation"),
  /** The type of an attachment, with its colon. */
  TYPE(6, "type"),
  /** A letter before a value, or the letter of a timeline. */
  PROPERTY(7, "property"),
  /** A property that is a word, such as {@code flip-x} and {@code round-cap}. */
  FLAG(8, "flag"),
  /** The letter of a path command. */
  COMMAND(9, "command"),
  /** A number. */
  NUMBER(10, "number"),
  /** A colour, with its opacity. */
  COLOR(11, "color"),
  /** The name of an image, with its quotation marks. */
  STRING(12, "string"),
  /** {@code true} or {@code false}. */
  BOOLEAN(13, "boolean"),
  /** An easing. */
  EASING(14, "easing"),
  /** An arrow, {@code +} or {@code *} before a value, a brace of a loop. */
  OPERATOR(15, "operator"),
  /** Dots, commas, colons and brackets between names and numbers. */
  PUNCTUATION(16, "punctuation"),
  /** A comment, from its {@code #} to the end of the line. */
  COMMENT(17, "comment"),
  /** A name that refers to nothing. */
  UNKNOWN(18, "unknown"),
  /** A word that has no effect. */
  ERROR(19, "error");

  private static final TokenKind[] BY_CODE = values();

  private final int code;
  private final String word;

  TokenKind(int code, String word) {
    this.code = code;
    this.word = word;
  }

  /** Returns its number, from 0 on without gaps. */
  public int code() {
    return code;
  }

  /** Returns the kind with a number. */
  public static TokenKind of(int code) {
    return BY_CODE[code];
  }

  /** Returns its name in lower case, good for a style sheet. */
  public String word() {
    return word;
  }
}
