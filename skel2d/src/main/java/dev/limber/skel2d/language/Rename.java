package dev.limber.skel2d.language;

/** Gives things other names. */
final class Rename {
  private final Source source;

  Rename(Source source) {
    this.source = source;
  }

  Change at(int offset, String newName) {
    return Change.refused("not yet: " + source.limit(offset) + newName);
  }
}
