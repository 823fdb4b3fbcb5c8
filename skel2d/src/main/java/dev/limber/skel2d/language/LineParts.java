package dev.limber.skel2d.language;

/** What each line of a source is about: bone, slot, attachment, skin and animation. */
final class LineParts {
  private static final int COLUMNS = 5;
  private final int[] table;

  LineParts(int lines) {
    table = new int[COLUMNS * lines];
  }

  void set(int line, OpenParts open) {
    int at = COLUMNS * line;
    table[at] = open.bone;
    table[at + 1] = open.slot;
    table[at + 2] = open.attachment;
    table[at + 3] = open.skin;
    table[at + 4] = open.animation;
  }

  int bone(int line) {
    return table[COLUMNS * line];
  }

  int slot(int line) {
    return table[COLUMNS * line + 1];
  }

  int attachment(int line) {
    return table[COLUMNS * line + 2];
  }

  int skin(int line) {
    return table[COLUMNS * line + 3];
  }

  int animation(int line) {
    return table[COLUMNS * line + 4];
  }
}
