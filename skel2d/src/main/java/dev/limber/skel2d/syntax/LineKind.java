package dev.limber.skel2d.syntax;

/** What a line is, judged by its shape and the section it stands in. */
public enum LineKind {
  /** Nothing but white space and a comment. */
  BLANK,
  /** Header {@code skeleton}. */
  SKELETON,
  /** Header {@code skin "name"}. */
  SKIN,
  /** Header {@code order}. */
  ORDER,
  /** Header {@code anim}. */
  ANIM,
  /** A bone with its properties. */
  BONE,
  /** A slot and attachment of the bone above. */
  SLOT,
  /** A path command of the attachment above, in the skeleton or in a skin. */
  PATH_COMMAND,
  /** An attachment of a skin. */
  SKIN_ENTRY,
  /** A slot in the draw order. */
  ORDER_ENTRY,
  /** A bone or slot of an animation. */
  ITEM,
  /** A mark of an animation. */
  MARK,
  /** A timeline of the item above. */
  TIMELINE,
  /** None of these: the line has no effect, except that it may close what is open. */
  STRAY
}
