package dev.limber.skel2d.syntax;

import dev.limber.core.diagnostics.SmallLetters;

/**
 * What a word of a source, or a part of one, is: what an editor gives a colour. The {@link #code
 * codes} are the same in every release.
 */
public enum TokenKind {
  /** The first word of a section, and {@code skeleton} at the start of a name. */
  KEYWORD(0),
  /** A component of a bone's name. */
  BONE(1),
  /** The name of a slot, or the {@code @} that takes the bone's name. */
  SLOT(2),
  /** The name of an attachment. */
  ATTACHMENT(3),
  /** The name of a skin, with its quotation marks. */
  SKIN(4),
  /** The name of an animation, with its quotation marks. */
  ANIMATION(5),
  /** The type of an attachment, with its colon. */
  TYPE(6),
  /** A letter before a value, or the letter of a timeline. */
  PROPERTY(7),
  /** A property that is a word, such as {@code flip-x} and {@code round-cap}. */
  FLAG(8),
  /** The letter of a path command. */
  COMMAND(9),
  /** A number. */
  NUMBER(10),
  /** A colour, with its opacity. */
  COLOR(11),
  /** The name of an image, with its quotation marks. */
  STRING(12),
  /** {@code true} or {@code false}. */
  BOOLEAN(13),
  /** An easing. */
  EASING(14),
  /** An arrow, {@code +} or {@code *} before a value, a brace of a loop. */
  OPERATOR(15),
  /** Dots, commas, colons and brackets between names and numbers. */
  PUNCTUATION(16),
  /** A comment, from its {@code #} to the end of the line. */
  COMMENT(17),
  /** A name that refers to nothing. */
  UNKNOWN(18),
  /** A word that has no effect. */
  ERROR(19);

  private static final TokenKind[] BY_CODE = values();

  private final int code;

  TokenKind(int code) {
    this.code = code;
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
    return SmallLetters.of(name());
  }
}
