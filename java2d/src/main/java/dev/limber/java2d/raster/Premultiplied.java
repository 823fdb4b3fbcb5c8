package dev.limber.java2d.raster;

import dev.limber.core.canvas.Ink;

/**
 * Colours as ints of alpha, red, green and blue, eight bits each, the last three multiplied by
 * alpha: the only form that can be averaged without a dark or light fringe.
 */
public final class Premultiplied {
  private static final int LANES = 0x00ff00ff;
  private static final int HALF = 0x00800080;

  private Premultiplied() {}

  /** Returns a colour from a straight one. */
  public static int of(int straight) {
    int alpha = straight >>> 24;
    if (alpha == 255) {
      return straight;
    }
    return scaled(straight | 0xff000000, alpha);
  }

  /** Returns a colour from an ink. */
  public static int of(Ink ink) {
    double a = ink.a();
    return part(a) << 24 | part(ink.r() * a) << 16 | part(ink.g() * a) << 8 | part(ink.b() * a);
  }

  private static int part(double value) {
    return (int) (255 * value + 0.5);
  }

  /** Returns the straight form, rounded; transparent black if invisible. */
  public static int straight(int color) {
    int alpha = color >>> 24;
    if (alpha == 255 || alpha == 0) {
      return alpha == 0 ? 0 : color;
    }
    return alpha << 24
        | straight(color >> 16 & 255, alpha) << 16
        | straight(color >> 8 & 255, alpha) << 8
        | straight(color & 255, alpha);
  }

  private static int straight(int part, int alpha) {
    return Math.min(255, (255 * part + alpha / 2) / alpha);
  }

  /** Returns a colour times a factor from 0 to 255, each component rounded to the nearest. */
  public static int scaled(int color, int share) {
    // x / 255 rounded is (x + 128 + (x + 128 >> 8)) >> 8 for all x up to 255 * 255; two parts lie
    // in one int and do not touch each other.
    int low = (color & LANES) * share + HALF;
    int high = (color >>> 8 & LANES) * share + HALF;
    low = low + (low >>> 8 & LANES) >>> 8 & LANES;
    high = high + (high >>> 8 & LANES) & ~LANES;
    return high | low;
  }

  /** Returns a colour blended over another. */
  public static int over(int below, int above) {
    return above + scaled(below, 255 - (above >>> 24));
  }

  /** Returns a mix; the share of the second is from 0 to 256. */
  static int mixed(int first, int second, int share) {
    int rest = 256 - share;
    int low = (first & LANES) * rest + (second & LANES) * share + HALF;
    int high = (first >>> 8 & LANES) * rest + (second >>> 8 & LANES) * share + HALF;
    return (low >>> 8 & LANES) | (high & ~LANES);
  }
}
