package dev.limber.skel2d.language;

/** The kinds of thing that have a name. */
public enum SymbolKind {
  /** A bone. */
  BONE("bone"),
  /** A slot of a bone. */
  SLOT("slot"),
  /** An attachment of a slot. */
  ATTACHMENT("attachment"),
  /** A skin. */
  SKIN("skin"),
  /** An animation. */
  ANIMATION("animation");

  private final String word;

  SymbolKind(String word) {
    this.word = word;
  }

  /** Returns its name in lower case. */
  public String word() {
    return word;
  }

  String withArticle() {
    return (word.startsWith("a") ? "an " : "a ") + word;
  }
}
