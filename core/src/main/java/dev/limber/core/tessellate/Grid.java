package dev.limber.core.tessellate;

/**
 * Whole numbers for coordinates, so that the sweep needs no rounding: the side of an edge that a
 * point is on is exact while coordinates stay within ±{@value #REACH}, because products and their
 * differences then fit a double.
 *
 * <p>A step of the grid is 1/1024 of a pixel, or for shapes of more than 32,768 pixels the smallest
 * power of two that fits them.
 */
final class Grid {
  /** The largest coordinate, 2^24: differences stay below 2^25, with room for rounding. */
  static final double REACH = 0x1p24;

  private static final double FINEST = 0x1p-10;

  /** How far from the origin points may be, so that {@link #round} holds on the finest grid. */
  private static final double FARTHEST = 2e12;

  /** Adding and subtracting this rounds a double below 2^51 to a whole number. */
  private static final double ROUND = 0x1.8p52;

  private static final double KEY_SCALE = 0x1p27;
  private static final double KEY_SHIFT = 0x1p26;

  private double size = FINEST;
  private double perUnit = 1 / FINEST;
  private double centerX;
  private double centerY;

  /** Lays the grid over all points of contours; returns false if one is too far or not finite. */
  boolean cover(Contours contours) {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    boolean usable = contours.pointCount() > 0;
    double[] points = contours.points();
    for (int i = 0; i < 2 * contours.pointCount(); i += 2) {
      double x = points[i];
      double y = points[i + 1];
      // Written so that NaN is not usable either.
      usable &= Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
      minX = x < minX ? x : minX;
      maxX = x > maxX ? x : maxX;
      minY = y < minY ? y : minY;
      maxY = y > maxY ? y : maxY;
    }
    if (!usable) {
      return false;
    }
    double reach = 0.5 * Math.max(maxX - minX, maxY - minY);
    size = FINEST;
    while (reach > (REACH - 2) * size) {
      size *= 2;
    }
    perUnit = 1 / size;
    centerX = round(0.5 * (minX + maxX) * perUnit) * size;
    centerY = round(0.5 * (minY + maxY) * perUnit) * size;
    return true;
  }

  /** Returns the nearest column. */
  double column(double x) {
    return round((x - centerX) * perUnit);
  }

  /** Returns the nearest row. */
  double row(double y) {
    return round((y - centerY) * perUnit);
  }

  double x(double column) {
    return column * size + centerX;
  }

  double y(double row) {
    return row * size + centerY;
  }

  /** Returns the length of this many grid steps. */
  double pixels(double steps) {
    return steps * size;
  }

  static double round(double value) {
    return (value + ROUND) - ROUND;
  }

  /** Returns a number that orders points by row and then by column; equal for equal points only. */
  static double key(double column, double row) {
    return row * KEY_SCALE + column + KEY_SHIFT;
  }

  static double keyRow(double key) {
    return Math.floor(key * (1 / KEY_SCALE));
  }

  static double keyColumn(double key, double row) {
    return key - row * KEY_SCALE - KEY_SHIFT;
  }
}
