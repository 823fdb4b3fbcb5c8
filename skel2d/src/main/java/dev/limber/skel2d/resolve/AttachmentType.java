package dev.limber.skel2d.resolve;

/** The kinds of attachment. */
enum AttachmentType {
  NONE("none"),
  SPRITE("sprite"),
  RECT("rect"),
  ELLIPSE("ellipse"),
  CIRCLE("circle"),
  PATH("path");

  final String word;

  AttachmentType(String word) {
    this.word = word;
  }

  boolean isShape() {
    return compareTo(RECT) >= 0;
  }
}
