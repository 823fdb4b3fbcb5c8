package dev.limber.skel2d.language;

import java.util.List;

/**
 * A part of the text and the parts in it.
 *
 * @param name what to show
 * @param kind what it is
 * @param from offset of its first character
 * @param to offset behind its last character, lines below it included
 * @param nameFrom offset of where to put the caret: its name
 * @param nameTo offset behind its name
 * @param children what belongs to it, in the order of the text
 */
public record OutlineNode(
    String name,
    Kind kind,
    int from,
    int to,
    int nameFrom,
    int nameTo,
    List<OutlineNode> children) {

  /** What a node is. */
  public enum Kind {
    /** All {@code skeleton} sections. */
    SKELETON,
    /** A bone; its children are slots and bones. */
    BONE,
    /** A slot; its children are attachments. */
    SLOT,
    /** An attachment of a slot, in the skeleton or in a skin. */
    ATTACHMENT,
    /** A skin. */
    SKIN,
    /** An {@code order} section. */
    ORDER,
    /** An animation; its children are items. */
    ANIMATION,
    /** A bone of an animation; its children are timelines. */
    BONE_ITEM,
    /** A slot of an animation or of an order. */
    SLOT_ITEM,
    /** A timeline. */
    TIMELINE
  }
}
