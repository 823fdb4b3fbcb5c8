package dev.limber.skelform.data;

/**
 * How a picture sits on its bone, from 0.7 on.
 *
 * @param x offset as a fraction of the texture's width
 * @param y offset as a fraction of the texture's height, up
 * @param rotation radians on top of the bone's rotation
 * @param scaleX factor on top of the bone's scale
 * @param scaleY factor on top of the bone's scale
 */
public record Pivot(double x, double y, double rotation, double scaleX, double scaleY) {
  /** The picture's centre sits on the bone, unturned and unscaled. */
  public static final Pivot CENTRE = new Pivot(0, 0, 0, 1, 1);
}
