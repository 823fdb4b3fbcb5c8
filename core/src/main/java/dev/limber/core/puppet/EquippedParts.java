package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;

/**
 * What a character asks its {@link Equipment} while it is drawn. An interface, so that programs in
 * which nobody has equipment, such as the browser's, need not contain it.
 */
public interface EquippedParts {
  /**
   * Returns a canvas to draw the character on, which passes everything on to another; {@link
   * #finish} must follow.
   */
  Canvas over(Canvas target);

  /** Draws what comes last. */
  void finish();

  /**
   * Returns the name of an attached thing by the index of its part.
   *
   * @throws IllegalArgumentException if there is none
   */
  String partName(int part);

  /**
   * Returns the index of the bone that carries an attached thing, by the index of its part.
   *
   * @throws IllegalArgumentException if there is none
   */
  int partBone(int part);
}
