package dev.limber.skel2d.language;

import java.util.Arrays;

/** The names in a source that refer to bones and slots: where they stand and what they find. */
final class Mentions {
  /** The target of a name that should be a slot and finds none; for a bone that is -1. */
  static final int NO_SLOT = -2;

  private static final int COLUMNS = 3;
  private int[] table = new int[COLUMNS * 64];
  private int size;

  /**
   * Adds one.
   *
   * @param target the symbol that it finds; if it finds none, -1 for a bone and {@link #NO_SLOT}
   *     for a slot
   */
  void add(int from, int to, int target) {
    if (COLUMNS * size == table.length) {
      table = Arrays.copyOf(table, 2 * table.length);
    }
    table[COLUMNS * size] = from;
    table[COLUMNS * size + 1] = to;
    table[COLUMNS * size + 2] = target;
    size++;
  }

  int size() {
    return size;
  }

  int from(int mention) {
    return table[COLUMNS * mention];
  }

  int to(int mention) {
    return table[COLUMNS * mention + 1];
  }

  int target(int mention) {
    return table[COLUMNS * mention + 2];
  }
}
