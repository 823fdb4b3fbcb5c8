package dev.limber.core.color;

/**
 * A colour, straight (not premultiplied), usually from 0 to 1. Animations may leave that range.
 *
 * @param r red
 * @param g green
 * @param b blue
 * @param a alpha: 0 is invisible, 1 is opaque
 */
public record Rgba(double r, double g, double b, double a) {
  /** Opaque white, which changes nothing when another colour is multiplied by it. */
  public static final Rgba WHITE = new Rgba(1, 1, 1, 1);

  /** No colour at all, which changes nothing when it is added. */
  public static final Rgba CLEAR = new Rgba(0, 0, 0, 0);

  /** Opaque black. */
  public static final Rgba BLACK = new Rgba(0, 0, 0, 1);

  /** Returns the product, component by component: how a tint acts on a colour. */
  public Rgba times(Rgba other) {
    return new Rgba(r * other.r, g * other.g, b * other.b, a * other.a);
  }

  /** Returns what is seen when this lies over an opaque colour. */
  public Rgba over(Rgba opaque) {
    double rest = 1 - a;
    return new Rgba(r * a + opaque.r * rest, g * a + opaque.g * rest, b * a + opaque.b * rest, 1);
  }

  /** Returns whether all components are finite. */
  public boolean isFinite() {
    return Double.isFinite(r) && Double.isFinite(g) && Double.isFinite(b) && Double.isFinite(a);
  }
}
