package dev.limber.skel2d.language;

/** Gives bones other values. */
final class BoneEdit {
  private final Source source;

  BoneEdit(Source source) {
    this.source = source;
  }

  Change set(String name, BoneValues values) {
    return Change.refused("not yet: " + source.text.length() + name + values);
  }
}
