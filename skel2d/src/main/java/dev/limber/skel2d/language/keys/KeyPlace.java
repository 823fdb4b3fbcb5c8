package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import org.jspecify.annotations.Nullable;

/**
 * Where a key is, or could be.
 *
 * @param target whether it belongs to a bone or a slot; a mark, which belongs to neither, says BONE
 * @param name full name of the bone or slot, or the name of a mark
 * @param letter of the timeline, such as {@code r}; {@code !} for a mark
 * @param frame on which frame; fractions are allowed
 */
public record KeyPlace(Target target, String name, char letter, double frame) {
  /** What stands in place of a timeline's letter before a mark. */
  static final char MARK = '!';

  /** Returns the place of a mark. */
  public static KeyPlace mark(String name, double frame) {
    return new KeyPlace(Target.BONE, name, MARK, frame);
  }

  boolean isMark() {
    return letter == MARK;
  }

  /** Returns a key here with a value as the language writes it, and the easing of its place. */
  public KeyValue with(String value) {
    return new KeyValue(this, value, null);
  }

  /** Returns a key here with a value and an easing; null leaves that of its place. */
  public KeyValue with(String value, @Nullable Easing easing) {
    return new KeyValue(this, value, easing);
  }

  /** Returns the same on another frame. */
  public KeyPlace at(double newFrame) {
    return new KeyPlace(target, name, letter, newFrame);
  }

  KeyPlace of(String newName) {
    return new KeyPlace(target, newName, letter, frame);
  }

  boolean isSameTrack(KeyPlace other) {
    return target == other.target && letter == other.letter && name.equals(other.name);
  }
}
