package dev.limber.image;

/** Finds the smallest region that contains all pixels added to it. */
public final class RegionFinder {
  private int left = Integer.MAX_VALUE;
  private int top = Integer.MAX_VALUE;
  private int right = -1;
  private int bottom = -1;

  /** Creates a finder without pixels. */
  public RegionFinder() {}

  /** Adds a pixel. */
  public void add(int x, int y) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }

  /** Returns the region of all pixels added so far. */
  public Region region() {
    return right < 0 ? Region.EMPTY : new Region(left, top, right - left + 1, bottom - top + 1);
  }
}
