package dev.limber.skel2d.format;

import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.LineKind;
import dev.limber.skel2d.syntax.SyntaxTree;

/** How much of a line's white space may change without changing what it says. */
enum LayoutRules {
  /** Indentation, and what lies between the words. */
  ALL,
  /** Only what follows its last word: how it is indented may be what is wrong with it. */
  END,
  /** Nothing. */
  NONE;

  static LayoutRules of(SyntaxTree tree, Line line) {
    return switch (line.kind()) {
      case BLANK, SKELETON, SKIN, ORDER, ANIM -> ALL;
      case BONE, SLOT, PATH_COMMAND, SKIN_ENTRY, ITEM, MARK -> ALL;
      case ORDER_ENTRY -> ofOrderEntry(tree, line);
      case TIMELINE -> ofTimeline(tree, line);
      case STRAY -> END;
    };
  }

  /** The name in an order ends at a space; any other white space becomes part of it. */
  private static LayoutRules ofOrderEntry(SyntaxTree tree, Line line) {
    int nameEnd = tree.tokenEnd(line.firstToken());
    if (nameEnd >= line.contentEnd()) {
      return ALL;
    }
    char next = tree.text().charAt(nameEnd);
    return next == ' ' || next == '\\' ? ALL : NONE;
  }

  /**
   * A timeline is two tabs, any character and white space. With a longer word that character is
   * part of a deeper indentation, and without anything behind the word the white space is at the
   * end of the line: both would be no timelines any more.
   */
  private static LayoutRules ofTimeline(SyntaxTree tree, Line line) {
    int property = line.firstToken();
    boolean oneLetter = tree.tokenEnd(property) - tree.tokenStart(property) == 1;
    boolean followed = line.tokenCount() > 1 || line.comment() >= 0;
    return oneLetter && followed ? ALL : NONE;
  }

  /** Returns how many tabs a line has in the canonical layout. */
  int indentation(Line line) {
    // A line with this freedom has its tabs already, except that timelines may stand deeper.
    return this == ALL && line.kind() == LineKind.TIMELINE ? 2 : line.tabs();
  }
}
