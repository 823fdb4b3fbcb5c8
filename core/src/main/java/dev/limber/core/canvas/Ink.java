package dev.limber.core.canvas;

import dev.limber.core.color.Rgba;

/**
 * How something is painted: its colour, not premultiplied, each component from 0 to 1; how that is
 * blended; and for images a colour that is added. A reusable buffer, so that drawing allocates
 * nothing.
 */
public final class Ink {
  private double r = 1;
  private double g = 1;
  private double b = 1;
  private double a = 1;
  private double addR;
  private double addG;
  private double addB;
  private BlendMode blend = BlendMode.NORMAL;

  /** Creates opaque white. */
  public Ink() {}

  /** Creates an ink of a colour; see {@link #set}. */
  public static Ink of(Rgba color) {
    return new Ink().set(color.r(), color.g(), color.b(), color.a());
  }

  /**
   * Sets the colour, blended normally and with none added; components outside 0 to 1, which
   * animations can cause, are clamped.
   */
  public Ink set(double r, double g, double b, double a) {
    this.r = clamped(r);
    this.g = clamped(g);
    this.b = clamped(b);
    this.a = clamped(a);
    return add(0, 0, 0).blend(BlendMode.NORMAL);
  }

  /** Copies another ink. */
  public Ink set(Ink other) {
    set(other.r, other.g, other.b, other.a).blend(other.blend);
    return add(other.addR, other.addG, other.addB);
  }

  /**
   * Sets what is added to the colours of an image once they are multiplied, before alpha: nothing
   * gets more opaque. Fills and lines ignore it, because it can be a part of their colour.
   */
  public Ink add(double red, double green, double blue) {
    addR = clamped(red);
    addG = clamped(green);
    addB = clamped(blue);
    return this;
  }

  /** Sets how it is blended with what is below. */
  public Ink blend(BlendMode mode) {
    blend = mode;
    return this;
  }

  /** Returns how it is blended with what is below. */
  public BlendMode blend() {
    return blend;
  }

  /** Returns whether a colour is added to those of an image. */
  public boolean isAdding() {
    return addR + addG + addB > 0;
  }

  /** Returns whether it differs from another by its colour at most: one draw call will do. */
  public boolean paintsLike(Ink other) {
    return blend == other.blend && addR == other.addR && addG == other.addG && addB == other.addB;
  }

  /** Returns the red that is added. */
  public double addR() {
    return addR;
  }

  /** Returns the green that is added. */
  public double addG() {
    return addG;
  }

  /** Returns the blue that is added. */
  public double addB() {
    return addB;
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
    String color = r + " " + g + " " + b + " " + a;
    String added = isAdding() ? " + " + addR + " " + addG + " " + addB : "";
    return color + added + (blend == BlendMode.NORMAL ? "" : " " + blend);
  }

  private static double clamped(double part) {
    // In this order NaN becomes 0.
    return part > 0 ? Math.min(part, 1) : 0;
  }
}
