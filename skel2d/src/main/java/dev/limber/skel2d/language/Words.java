package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.TokenKind;
import java.util.Arrays;

/**
 * The words of a source and what they are, as one flat table: stretches of text in their order that
 * do not overlap. A dotted name is several of them, as is a letter with its value.
 */
final class Words {
  private static final int COLUMNS = 7;
  private static final int FROM = 0;
  private static final int TO = 1;
  private static final int KIND = 2;
  private static final int SYMBOL = 3;
  private static final int ENTRY = 4;
  private static final int FLAGS = 5;
  private static final int IMPLIED = 6;

  private int[] table;
  private int size;

  Words(int expected) {
    table = new int[COLUMNS * Math.max(16, expected)];
  }

  /**
   * Adds a word and returns its number; without a symbol or a word of the language these are -1.
   */
  int add(int from, int to, TokenKind kind, int symbol, int entry, int flags) {
    if (COLUMNS * size == table.length) {
      table = Arrays.copyOf(table, 2 * table.length);
    }
    int at = COLUMNS * size;
    table[at + FROM] = from;
    table[at + TO] = to;
    table[at + KIND] = kind.code();
    table[at + SYMBOL] = symbol;
    table[at + ENTRY] = entry;
    table[at + FLAGS] = flags;
    table[at + IMPLIED] = -1;
    return size++;
  }

  /** Says that a slot's word also names this attachment, because it stands without brackets. */
  void imply(int word, int attachment) {
    table[COLUMNS * word + IMPLIED] = attachment;
  }

  int size() {
    return size;
  }

  int from(int word) {
    return table[COLUMNS * word + FROM];
  }

  int to(int word) {
    return table[COLUMNS * word + TO];
  }

  TokenKind kind(int word) {
    return TokenKind.of(table[COLUMNS * word + KIND]);
  }

  int symbol(int word) {
    return table[COLUMNS * word + SYMBOL];
  }

  int entry(int word) {
    return table[COLUMNS * word + ENTRY];
  }

  /** Returns the attachment that a slot's word names without saying so, -1 if there is none. */
  int implied(int word) {
    return table[COLUMNS * word + IMPLIED];
  }

  boolean has(int word, int flag) {
    return (table[COLUMNS * word + FLAGS] & flag) != 0;
  }

  /** Returns the word at an offset, or the one that ends there; -1 if there is none. */
  int at(int offset) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (from(middle) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    int word = low - 1;
    if (word < 0 || offset > to(word)) {
      return -1;
    }
    return word;
  }

  /** Returns the first word that does not start before an offset. */
  int firstFrom(int offset) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (from(middle) < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns from, to and kind of all words in one array. */
  int[] spans() {
    int[] spans = new int[3 * size];
    for (int i = 0; i < size; i++) {
      System.arraycopy(table, COLUMNS * i, spans, 3 * i, 3);
    }
    return spans;
  }
}
