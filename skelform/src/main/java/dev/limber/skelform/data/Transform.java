package dev.limber.skelform.data;

/**
 * Position, rotation and scale of a bone relative to its parent.
 *
 * @param x to the right, in model units
 * @param y up, in model units
 * @param rotation radians, counter-clockwise
 * @param scaleX factor along x; negative mirrors
 * @param scaleY factor along y; negative mirrors
 */
public record Transform(double x, double y, double rotation, double scaleX, double scaleY) {
  /** No movement: at the parent, unturned, unscaled. */
  public static final Transform IDENTITY = new Transform(0, 0, 0, 1, 1);
}
