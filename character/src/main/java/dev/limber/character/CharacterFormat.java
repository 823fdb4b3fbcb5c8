package dev.limber.character;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.SmallLetters;
import java.util.List;

/** A format of characters. Implement it and add it with {@link CharacterFormats#with}. */
public interface CharacterFormat {
  /** Returns one lower-case word for it, such as {@code skelform}. */
  String word();

  /** Returns the endings of its files' names in lower case, the usual one first. */
  List<String> endings();

  /** Returns whether a file begins as only those of this format do. */
  boolean recognizes(byte[] bytes);

  /**
   * Reads a file.
   *
   * @param bytes the whole file; not changed
   * @param name the name that diagnostics show; may be empty
   * @param limits how much to accept
   * @throws LimberException if it holds no character that could be used
   */
  CharacterFile read(byte[] bytes, String name, Limits limits);

  /**
   * Returns the small picture that a file of this format has inside, as PNG; empty if it has none.
   * Reads no more of the file than that takes.
   *
   * @throws LimberException if the file is broken
   */
  default byte[] thumbnail(byte[] bytes, Limits limits) {
    return new byte[0];
  }

  /** Returns whether a file's name has one of the {@link #endings}, in any case, behind a name. */
  default boolean isNamed(String fileName) {
    String lower = SmallLetters.of(fileName);
    for (String ending : endings()) {
      if (lower.endsWith(ending) && lower.length() > ending.length()) {
        return true;
      }
    }
    return false;
  }
}
