package dev.limber.java2d.raster;

import dev.limber.core.canvas.Ink;

/** Multiplies premultiplied colours by an ink, and adds what it adds. */
final class Tint {
  private static final int ONE = 1 << 16;

  private boolean changesNothing;
  private int a;
  private int r;
  private int g;
  private int b;
  private boolean adds;
  private int addR;
  private int addG;
  private int addB;

  void set(Ink ink) {
    a = factor(ink.a());
    r = factor(ink.r() * ink.a());
    g = factor(ink.g() * ink.a());
    b = factor(ink.b() * ink.a());
    adds = ink.isAdding();
    addR = factor(ink.addR());
    addG = factor(ink.addG());
    addB = factor(ink.addB());
    changesNothing = !adds && a == ONE && r == ONE && g == ONE && b == ONE;
  }

  private static int factor(double part) {
    return (int) (ONE * part + 0.5);
  }

  int on(int color) {
    if (changesNothing) {
      return color;
    }
    int alpha = times(color >>> 24, a);
    int red = times(color >> 16 & 255, r);
    int green = times(color >> 8 & 255, g);
    int blue = times(color & 255, b);
    if (adds) {
      red = Math.min(alpha, red + times(alpha, addR));
      green = Math.min(alpha, green + times(alpha, addG));
      blue = Math.min(alpha, blue + times(alpha, addB));
    }
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  private static int times(int part, int factor) {
    return part * factor + ONE / 2 >>> 16;
  }
}
