package dev.limber.java2d.raster;

import dev.limber.core.canvas.Ink;

/** Multiplies premultiplied colours by an ink. */
final class Tint {
  private static final int ONE = 1 << 16;

  private boolean changesNothing;
  private int a;
  private int r;
  private int g;
  private int b;

  void set(Ink ink) {
    a = factor(ink.a());
    r = factor(ink.r() * ink.a());
    g = factor(ink.g() * ink.a());
    b = factor(ink.b() * ink.a());
    changesNothing = a == ONE && r == ONE && g == ONE && b == ONE;
  }

  private static int factor(double part) {
    return (int) (ONE * part + 0.5);
  }

  int on(int color) {
    if (changesNothing) {
      return color;
    }
    return times(color >>> 24, a) << 24
        | times(color >> 16 & 255, r) << 16
        | times(color >> 8 & 255, g) << 8
        | times(color & 255, b);
  }

  private static int times(int part, int factor) {
    return part * factor + ONE / 2 >>> 16;
  }
}
