package dev.limber.skel2d.resolve;

/** The kinds of attachment. */
enum AttachmentType {
  NONE("none", "an attachment of type :none"),
  SPRITE("sprite", "a sprite"),
  RECT("rect", "a rect"),
  ELLIPSE("ellipse", "an ellipse"),
  CIRCLE("circle", "a circle"),
  PATH("path", "a path");

  final String word;

  /** For messages, with its article. */
  final String noun;

  AttachmentType(String word, String noun) {
    this.word = word;
    this.noun = noun;
  }

  boolean isShape() {
    return compareTo(RECT) >= 0;
  }
}
