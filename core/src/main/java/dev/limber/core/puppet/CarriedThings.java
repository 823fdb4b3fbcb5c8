package dev.limber.core.puppet;

import org.jspecify.annotations.Nullable;

/**
 * What a character carries, while it is drawn. An interface for the same reason as {@link
 * EquippedParts}.
 */
interface CarriedThings {
  /** Returns whether there is none. */
  boolean isEmpty();

  /** Draws the things that come before or after a part, in front or behind everything. */
  void draw(EquipmentCanvas canvas, int where, boolean before);

  /** Returns a thing by the index of its part, null if there is none. */
  @Nullable Attached thing(int part);

  /** Marks the parts that clip things in outlines; returns whether there are any. */
  boolean markClips(@Nullable OutlineCanvas outlines);

  /** Returns whether there is one with this name. */
  boolean has(String name);
}
