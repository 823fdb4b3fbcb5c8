package dev.limber.core.measure;

import dev.limber.core.canvas.Image;

/** An image whose left half has an alpha, and whose right half is clear. */
record Picture(double leftAlpha) implements Image {
  @Override
  public String name() {
    return "picture";
  }

  @Override
  public int width() {
    return 2;
  }

  @Override
  public int height() {
    return 2;
  }

  @Override
  public double alpha(double u, double v) {
    return u < 0.5 ? leftAlpha : 0;
  }
}
