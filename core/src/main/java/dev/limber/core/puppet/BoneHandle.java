package dev.limber.core.puppet;

import dev.limber.core.color.Rgba;

/**
 * A handle on one bone of a character: get it once, read and set it every frame.
 *
 * <p>Local values are relative to the parent; set them before {@link Puppet#construct}. World
 * values are in model space and as of the last {@code construct}. Setters take finite numbers only
 * and return the handle. Allocates nothing.
 */
public interface BoneHandle {
  /** Returns the bone's index; parents come before children. */
  int index();

  /** Returns the bone's name. */
  String name();

  /** Returns the index of the parent, -1 for a root. */
  int parent();

  /** Returns its length along its x axis, as drawn by its author; 0 if the format has none. */
  double length();

  /** Returns its colour in editors. */
  Rgba color();

  /** Returns the local x. */
  double x();

  /** Returns the local y, up. */
  double y();

  /** Returns the local rotation in radians, counter-clockwise. */
  double rotation();

  /** Returns the local x scale. */
  double scaleX();

  /** Returns the local y scale. */
  double scaleY();

  /** Sets the local position. */
  BoneHandle position(double x, double y);

  /** Sets the local rotation in radians, counter-clockwise. */
  BoneHandle rotation(double radians);

  /** Sets the local scale. */
  BoneHandle scale(double scaleX, double scaleY);

  /** Returns the world x of its origin. */
  double worldX();

  /** Returns the world y of its origin, up. */
  double worldY();

  /**
   * Returns a part of its world matrix: 0 to 5 for a, b, c, d, e, f of {@code X = a x + c y + e, Y
   * = b x + d y + f}.
   */
  double matrix(int part);
}
