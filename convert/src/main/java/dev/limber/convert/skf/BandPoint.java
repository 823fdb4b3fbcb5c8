package dev.limber.convert.skf;

/** A point of a line, with which way the line runs there and how wide it has to be to join. */
final class BandPoint {
  /** A band is no wider at a corner than this many times its width. */
  private static final double WIDEST = 3;

  double x;
  double y;

  /** The directions to it and from it, of length 1; the same at an end. */
  double inX;

  double inY;
  double outX;
  double outY;

  /** Takes places as x and y: of the point before, its own, and that after; the same at an end. */
  BandPoint set(double[] before, double[] own, double[] after) {
    x = own[0];
    y = own[1];
    double in = Math.hypot(x - before[0], y - before[1]);
    double out = Math.hypot(after[0] - x, after[1] - y);
    inX = in > 0 ? (x - before[0]) / in : 0;
    inY = in > 0 ? (y - before[1]) / in : 0;
    outX = out > 0 ? (after[0] - x) / out : inX;
    outY = out > 0 ? (after[1] - y) / out : inY;
    if (!(in > 0)) {
      inX = outX;
      inY = outY;
    }
    return this;
  }

  /** Returns the direction between both; radians. */
  double direction() {
    double sumX = inX + outX;
    double sumY = inY + outY;
    return sumX == 0 && sumY == 0 ? Math.atan2(inY, inX) : Math.atan2(sumY, sumX);
  }

  /** Returns how many times the line's width the band is wide here, across that direction. */
  double stretch() {
    double twiceCosine = Math.hypot(inX + outX, inY + outY);
    return Math.min(WIDEST, 2 / Math.max(1e-9, twiceCosine));
  }

  /** Returns whether the line turns by more than a right angle. */
  boolean isSharp() {
    return inX * outX + inY * outY < 0;
  }

  /** Returns the width of the narrower of the lines to here and from here, with this as a side. */
  double leastWidth(double sideX, double sideY) {
    return Math.min(inWidth(sideX, sideY), outWidth(sideX, sideY));
  }

  /** Returns the width of the wider one. */
  double mostWidth(double sideX, double sideY) {
    return Math.max(inWidth(sideX, sideY), outWidth(sideX, sideY));
  }

  private double inWidth(double sideX, double sideY) {
    return Math.abs(inX * sideY - inY * sideX);
  }

  private double outWidth(double sideX, double sideY) {
    return Math.abs(outX * sideY - outY * sideX);
  }
}
