package dev.limber.core.canvas;

import dev.limber.core.color.Rgba;

/**
 * A colour passed to a canvas: not premultiplied, each component from 0 to 1. A reusable buffer, so
 * that drawing allocates nothing.
 */
public final class Ink {
  private double r = 1;
  private double g = 1;
  private double b = 1;
  private double a = 1;

  /** Creates opaque white. */
  public Ink() {}

  /** Creates an ink of a colour; see {@link #set}. */
  public static Ink of(Rgba color) {
    return new Ink().set(color.r(), color.g(), color.b(), color.a());
  }

  /** Sets the colour; components outside 0 to 1, which animations can cause, are clamped. */
  public Ink set(double r, double g, double b, double a) {
    this.r = clamped(r);
    this.g = clamped(g);
    this.b = clamped(b);
    this.a = clamped(a);
    return this;
  }

  /** Copies another ink's colour. */
  public Ink set(Ink other) {
    return set(other.r, other.g, other.b, other.a);
  }

  /** Returns red. */
  public double r() {
    return r;
  }

  /** Returns green. */
  public double g() {
    return g;
  }

  /** Returns blue. */
  public double b() {
    return b;
  }

  /** Returns alpha: 0 is invisible, 1 is opaque. */
  public double a() {
    return a;
  }

  /** Returns whether it is invisible. */
  public boolean isInvisible() {
    return a <= 0;
  }

  @Override
  public String toString() {
    return r + " " + g + " " + b + " " + a;
  }

  private static double clamped(double part) {
    // In this order NaN becomes 0.
    return part > 0 ? Math.min(part, 1) : 0;
  }
}
