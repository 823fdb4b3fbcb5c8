package dev.limber.skel2d.language;

import java.util.Arrays;

/** What each line of a source is about: bone, slot, attachment, skin and animation. */
final class LineParts {
  static final int BONE = 0;
  static final int SLOT = 1;
  static final int ATTACHMENT = 2;
  static final int SKIN = 3;
  static final int ANIMATION = 4;
  private static final int COLUMNS = 5;

  /** What the lines so far have opened for those below them. */
  private final int[] open = new int[COLUMNS];

  private final int[] table;

  LineParts(int lines) {
    table = new int[COLUMNS * lines];
    close(BONE);
  }

  /** Closes one kind of part and those after it. */
  void close(int part) {
    Arrays.fill(open, part, COLUMNS, Symbols.NONE);
  }

  /** Closes what is as deep as a line, or deeper. */
  void close(int tabs, boolean skeleton) {
    if (tabs == 0) {
      close(BONE);
    } else if (tabs == 1 || (tabs == 2 && skeleton)) {
      Arrays.fill(open, tabs == 1 ? BONE : SLOT, SKIN, Symbols.NONE);
    }
  }

  void open(int part, int symbol) {
    open[part] = symbol;
  }

  /** Returns what is open now. */
  int opened(int part) {
    return open[part];
  }

  /** Says that a line is about what is open now. */
  void set(int line) {
    System.arraycopy(open, 0, table, COLUMNS * line, COLUMNS);
  }

  /** Returns what a line is about, -1 for nothing. */
  int of(int line, int part) {
    return table[COLUMNS * line + part];
  }
}
