package dev.limber.skelform.zip;

import java.util.Arrays;

/**
 * A code of deflate (RFC 1951, 3.2.2): words of 1 to 15 bits that are given by their lengths alone.
 * Short words are looked up, long ones are found by counting. May be set again and again.
 */
final class HuffmanCode {
  /** Longest word. */
  static final int LONGEST = 15;

  /** What {@link #find} returns for bits that are no word. */
  static final int NONE = -1;

  private static final int QUICK = 9;
  private static final int LENGTH_BITS = 4;
  private static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;

  /** Symbol and length of the word that each sequence of {@link #QUICK} bits begins with; or 0. */
  private final int[] quick = new int[1 << QUICK];

  /** How many words there are of each length. */
  private final int[] counts = new int[LONGEST + 1];

  /** Where the next symbol of each length goes; afterwards where those of the next length begin. */
  private final int[] places = new int[LONGEST + 1];

  /** Symbols by their words. */
  private final int[] symbols;

  HuffmanCode(int most) {
    symbols = new int[most];
  }

  /**
   * Sets the code.
   *
   * @param lengths of the symbols' words, 0 for symbols that do not occur
   * @param loneWord whether one word of one bit is enough; otherwise all sequences of bits must
   *     mean something
   * @return whether there is such a code
   */
  boolean set(byte[] lengths, int from, int count, boolean loneWord) {
    Arrays.fill(counts, 0);
    for (int i = 0; i < count; i++) {
      counts[lengths[from + i]]++;
    }
    int used = count - counts[0];
    counts[0] = 0;
    // Words of each length that are not taken as beginnings of longer ones.
    int free = 1;
    for (int length = 1; length <= LONGEST; length++) {
      free = 2 * free - counts[length];
      if (free < 0) {
        return false;
      }
    }
    if (free > 0 && !(loneWord && (used == 0 || used == 1 && counts[1] == 1))) {
      return false;
    }
    sort(lengths, from, count);
    fillQuick();
    return true;
  }

  private void sort(byte[] lengths, int from, int count) {
    int place = 0;
    for (int length = 1; length <= LONGEST; length++) {
      places[length] = place;
      place += counts[length];
    }
    for (int symbol = 0; symbol < count; symbol++) {
      int length = lengths[from + symbol];
      if (length > 0) {
        symbols[places[length]++] = symbol;
      }
    }
  }

  private void fillQuick() {
    Arrays.fill(quick, 0);
    int word = 0;
    int place = 0;
    for (int length = 1; length <= QUICK; length++) {
      for (int end = place + counts[length]; place < end; place++, word++) {
        int entry = symbols[place] << LENGTH_BITS | length;
        // Streams have the first bit of a word lowest.
        int first = Integer.reverse(word) >>> (Integer.SIZE - length);
        for (int i = first; i < quick.length; i += 1 << length) {
          quick[i] = entry;
        }
      }
      word <<= 1;
    }
  }

  /**
   * Finds the word that some bits begin with.
   *
   * @param bits {@link #LONGEST} of them, the first one lowest
   * @return symbol and length for {@link #symbol} and {@link #length}, or {@link #NONE}
   */
  int find(int bits) {
    int entry = quick[bits & ((1 << QUICK) - 1)];
    return entry != 0 ? entry : findLong(bits);
  }

  private int findLong(int bits) {
    int word = 0;
    int first = 0;
    int place = 0;
    for (int length = 1; length <= LONGEST; length++) {
      word = word << 1 | ((bits >> (length - 1)) & 1);
      if (word - first < counts[length]) {
        return symbols[place + word - first] << LENGTH_BITS | length;
      }
      place += counts[length];
      first = (first + counts[length]) << 1;
    }
    return NONE;
  }

  static int symbol(int found) {
    return found >> LENGTH_BITS;
  }

  static int length(int found) {
    return found & LENGTH_MASK;
  }
}
