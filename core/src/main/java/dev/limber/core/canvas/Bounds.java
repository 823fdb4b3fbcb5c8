package dev.limber.core.canvas;

/** An axis-aligned rectangle in model space that grows to include points. Starts empty. */
public final class Bounds {
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;
  private boolean empty = true;

  /** Creates empty bounds. */
  public Bounds() {}

  /** Makes it empty again. */
  public Bounds clear() {
    empty = true;
    return this;
  }

  /** Grows to include a point; ignores one that is not finite. */
  public Bounds include(double x, double y) {
    if (!Double.isFinite(x + y)) {
      return this;
    }
    minX = empty ? x : Math.min(minX, x);
    minY = empty ? y : Math.min(minY, y);
    maxX = empty ? x : Math.max(maxX, x);
    maxY = empty ? y : Math.max(maxY, y);
    empty = false;
    return this;
  }

  /** Grows to include other bounds. */
  public Bounds include(Bounds other) {
    return other.empty ? this : include(other.minX, other.minY).include(other.maxX, other.maxY);
  }

  /** Shrinks to what lies in other bounds, too. */
  public Bounds confine(Bounds other) {
    minX = Math.max(minX, other.minX);
    minY = Math.max(minY, other.minY);
    maxX = Math.min(maxX, other.maxX);
    maxY = Math.min(maxY, other.maxY);
    empty |= other.empty || minX > maxX || minY > maxY;
    return this;
  }

  /** Returns whether it is empty; a single point is not. */
  public boolean isEmpty() {
    return empty;
  }

  /** Returns whether a point lies inside or on the edge. */
  public boolean contains(double x, double y) {
    return !empty && x >= minX && x <= maxX && y >= minY && y <= maxY;
  }

  /** Returns whether other bounds lie inside with a margin around them; empty ones do not. */
  public boolean contains(Bounds other, double margin) {
    return !(empty || other.empty)
        && other.minX - margin >= minX
        && other.maxX + margin <= maxX
        && other.minY - margin >= minY
        && other.maxY + margin <= maxY;
  }

  /** Returns the left edge; 0 if empty. */
  public double minX() {
    return empty ? 0 : minX;
  }

  /** Returns the lower edge; 0 if empty. */
  public double minY() {
    return empty ? 0 : minY;
  }

  /** Returns the right edge; 0 if empty. */
  public double maxX() {
    return empty ? 0 : maxX;
  }

  /** Returns the upper edge; 0 if empty. */
  public double maxY() {
    return empty ? 0 : maxY;
  }

  /** Returns the width; 0 if empty. */
  public double width() {
    return empty ? 0 : maxX - minX;
  }

  /** Returns the height; 0 if empty. */
  public double height() {
    return empty ? 0 : maxY - minY;
  }

  /** Returns the middle; 0 if empty. */
  public double centerX() {
    return empty ? 0 : 0.5 * minX + 0.5 * maxX;
  }

  /** Returns the middle; 0 if empty. */
  public double centerY() {
    return empty ? 0 : 0.5 * minY + 0.5 * maxY;
  }

  @Override
  public String toString() {
    return empty ? "empty" : minX + ", " + minY + " to " + maxX + ", " + maxY;
  }
}
