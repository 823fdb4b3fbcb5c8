package dev.limber.image;

/**
 * A rectangle of whole pixels.
 *
 * @param x the first column
 * @param y the first row, down from the top
 * @param width how many columns; 0 if the region is empty
 * @param height how many rows; 0 if the region is empty
 */
public record Region(int x, int y, int width, int height) {
  /** No pixel at all. */
  public static final Region EMPTY = new Region(0, 0, 0, 0);

  /** Refuses negative numbers. */
  public Region {
    if (x < 0 || y < 0 || width < 0 || height < 0) {
      throw new IllegalArgumentException(
          "a region has no negative numbers: " + x + ", " + y + ", " + width + " x " + height);
    }
  }

  /** Returns the smallest region that contains all pixels that are not fully transparent. */
  public static Region visible(Pixels pixels) {
    RegionFinder found = new RegionFinder();
    int[] argb = pixels.argb();
    int width = pixels.width();
    for (int y = 0, at = 0; y < pixels.height(); y++) {
      for (int x = 0; x < width; x++, at++) {
        if (argb[at] >>> 24 != 0) {
          found.add(x, y);
        }
      }
    }
    return found.region();
  }

  /** Returns whether it is empty. */
  public boolean isEmpty() {
    return width == 0 || height == 0;
  }

  /** Returns how many pixels are in it. */
  public long area() {
    return (long) width * height;
  }

  /** Returns the smallest region that contains this one and another. */
  public Region union(Region other) {
    if (isEmpty()) {
      return other;
    }
    if (other.isEmpty()) {
      return this;
    }
    int left = Math.min(x, other.x);
    int top = Math.min(y, other.y);
    int right = Math.max(x + width, other.x + other.width);
    int bottom = Math.max(y + height, other.y + other.height);
    return new Region(left, top, right - left, bottom - top);
  }
}
