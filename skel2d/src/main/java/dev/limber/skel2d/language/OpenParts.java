package dev.limber.skel2d.language;

/** What the lines so far have opened for those below them. */
final class OpenParts {
  int bone = Symbols.NONE;
  int slot = Symbols.NONE;
  int attachment = Symbols.NONE;
  int skin = Symbols.NONE;
  int animation = Symbols.NONE;

  /** Whether path commands may follow. */
  boolean pathOpen;

  /** Whether timelines may follow, and whether they are those of a slot. */
  boolean itemOpen;

  boolean slotItem;

  /** Closes what stands below the header of a section. */
  void close() {
    bone = Symbols.NONE;
    closeSlot();
    itemOpen = false;
  }

  void closeSlot() {
    slot = Symbols.NONE;
    attachment = Symbols.NONE;
    pathOpen = false;
  }

  /** Closes the section as well. */
  void leave() {
    close();
    skin = Symbols.NONE;
    animation = Symbols.NONE;
  }
}
