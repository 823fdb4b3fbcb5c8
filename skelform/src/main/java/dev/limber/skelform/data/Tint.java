package dev.limber.skelform.data;

/**
 * A colour that multiplies a texture; straight (not premultiplied), each part 0 to 1.
 *
 * @param r red
 * @param g green
 * @param b blue
 * @param a alpha
 */
public record Tint(double r, double g, double b, double a) {
  /** Leaves the texture as it is. */
  public static final Tint WHITE = new Tint(1, 1, 1, 1);
}
