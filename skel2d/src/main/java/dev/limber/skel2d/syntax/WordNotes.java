package dev.limber.skel2d.syntax;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the reader took the words of a source for, noted while it reads, for editors: one flat table
 * in the order of the text. Words without a note have no effect; what lies between the notes of one
 * word is punctuation. A dotted name is one note.
 */
public final class WordNotes {
  /** The thing is defined here; without it a bone or slot is only referred to. */
  public static final int DEFINES = 1;

  /** The thing is named by leaving its name out: the {@code @} of a slot named like its bone. */
  public static final int IMPLICIT = 2;

  private static final int COLUMNS = 5;

  private int[] table = new int[COLUMNS * 256];
  private int size;

  /** Creates notes about nothing yet. */
  public WordNotes() {}

  /** Notes a stretch of the text; without a word of the language that is null. */
  public void add(int from, int to, TokenKind kind, @Nullable Word word, int flags) {
    if (COLUMNS * size == table.length) {
      table = Arrays.copyOf(table, 2 * table.length);
    }
    int at = COLUMNS * size++;
    table[at] = from;
    table[at + 1] = to;
    table[at + 2] = kind.code();
    table[at + 3] = word == null ? -1 : word.index();
    table[at + 4] = flags;
  }

  /** Notes a stretch of the text that no flag holds for. */
  public void add(int from, int to, TokenKind kind, @Nullable Word word) {
    add(from, to, kind, word, 0);
  }

  /** Notes a property with the value behind its letter, if it has any. */
  public void property(int from, int to, Word word) {
    int value = from + word.prefix();
    switch (word.value()) {
      case NONE -> add(from, to, TokenKind.FLAG, word);
      case STRING -> add(from, to, TokenKind.STRING, word);
      default -> {
        if (value > from) {
          add(from, value, TokenKind.PROPERTY, word);
        }
        boolean color = word.value() == Word.Value.COLOR;
        add(value, to, color ? TokenKind.COLOR : TokenKind.NUMBER, word);
      }
    }
  }

  /** Returns how many notes there are. */
  public int size() {
    return size;
  }

  /** Returns the offset of a note's first character. */
  public int from(int note) {
    return table[COLUMNS * note];
  }

  /** Returns the offset behind a note's last character. */
  public int to(int note) {
    return table[COLUMNS * note + 1];
  }

  /** Returns what it is. */
  public TokenKind kind(int note) {
    return TokenKind.of(table[COLUMNS * note + 2]);
  }

  /** Returns the index of the word of the language that it is, or is the value of; -1 for none. */
  public int word(int note) {
    return table[COLUMNS * note + 3];
  }

  /** Returns {@link #DEFINES} and {@link #IMPLICIT}, as far as they hold. */
  public int flags(int note) {
    return table[COLUMNS * note + 4];
  }
}
