package dev.limber.skel2d.language;

import java.util.List;

/**
 * What could be written at a place.
 *
 * @param from offset of the first character that an item replaces
 * @param to offset behind the last character that an item replaces
 * @param items what could be written, the likely ones first; may be empty
 */
public record Completion(int from, int to, List<Item> items) {

  /** What an item is, for its icon. */
  public enum Kind {
    /** A word that starts a section. */
    KEYWORD,
    /** A bone. */
    BONE,
    /** A slot. */
    SLOT,
    /** An attachment. */
    ATTACHMENT,
    /** A skin. */
    SKIN,
    /** An animation. */
    ANIMATION,
    /** A type of attachment. */
    TYPE,
    /** A property or the letter of a timeline. */
    PROPERTY,
    /** A command of a path or of a timeline. */
    COMMAND,
    /** A value: a number, {@code true}, {@code false}. */
    VALUE,
    /** A colour; the label is the colour itself. */
    COLOR,
    /** An easing, or a word that sets one. */
    EASING
  }

  /**
   * One thing that could be written.
   *
   * @param label what to show and to compare with what has been typed
   * @param kind what it is
   * @param insert what to write; {@code ${}} is where the caret goes then, {@code ${text}} a
   *     stretch to be typed over, in the order in which they stand; numbers have their place before
   *     them, {@code ${1:40}}. At most three; without any the caret goes behind it
   * @param detail a few words to show beside the label; may be empty
   * @param documentation sentences to show for the chosen item; may be empty
   */
  public record Item(String label, Kind kind, String insert, String detail, String documentation) {}

  /** Keeps an unmodifiable copy of the items. */
  public Completion {
    items = List.copyOf(items);
  }
}
