package dev.limber.core.puppet;

/**
 * What a character carries, while it is drawn. An interface for the same reason as {@link
 * EquippedParts}.
 */
interface CarriedThings {
  /** Draws the things that come before or after a part, in front or behind everything. */
  void draw(EquipmentCanvas canvas, int where, boolean before);

  /** Returns a thing by the index of its part; see {@link EquippedParts#partName}. */
  Attached thing(int part);
}
