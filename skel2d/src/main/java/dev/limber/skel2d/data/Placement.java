package dev.limber.skel2d.data;

/**
 * Where an attachment lies on its bone: scaled, turned, then moved.
 *
 * @param x position
 * @param y position, up
 * @param rotation radians from -π to π, counter-clockwise
 * @param scaleX scale along x
 * @param scaleY scale along y
 */
public record Placement(double x, double y, double rotation, double scaleX, double scaleY) {
  /** Right on the bone. */
  public static final Placement IDENTITY = new Placement(0, 0, 0, 1, 1);
}
