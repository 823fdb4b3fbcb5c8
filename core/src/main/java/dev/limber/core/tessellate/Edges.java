package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * The edges of a sweep, on the grid. Each goes from its first point to its last in the order of
 * keys: downwards, and to the right if it is level.
 */
final class Edges {
  double[] topX = new double[64];
  double[] topY = new double[64];
  double[] bottomX = new double[64];
  double[] bottomY = new double[64];
  double[] topKey = new double[64];
  double[] bottomKey = new double[64];

  /** How the winding number changes from left to right across it; 0 for a removed edge. */
  int[] winding = new int[64];

  int count;

  void clear() {
    count = 0;
  }

  /** Adds an edge between two different points, in the contour's direction; returns its index. */
  int add(double fromX, double fromY, double fromKey, double toX, double toY, double toKey) {
    int e = next();
    boolean down = fromKey < toKey;
    topX[e] = down ? fromX : toX;
    topY[e] = down ? fromY : toY;
    topKey[e] = down ? fromKey : toKey;
    bottomX[e] = down ? toX : fromX;
    bottomY[e] = down ? toY : fromY;
    bottomKey[e] = down ? toKey : fromKey;
    winding[e] = down ? 1 : -1;
    return e;
  }

  /**
   * Splits an edge at a point; returns the new second part. The point need not be on the edge, and
   * may even be before its start or after its end: the two parts then go there and back.
   */
  int split(int e, double x, double y, double key) {
    int rest = add(x, y, key, bottomX[e], bottomY[e], bottomKey[e]);
    winding[rest] *= winding[e];
    if (key < topKey[e]) {
      winding[e] = -winding[e];
      bottomX[e] = topX[e];
      bottomY[e] = topY[e];
      bottomKey[e] = topKey[e];
      topX[e] = x;
      topY[e] = y;
      topKey[e] = key;
    } else {
      bottomX[e] = x;
      bottomY[e] = y;
      bottomKey[e] = key;
    }
    return rest;
  }

  /** Returns above 0 if a point is left of an edge, below 0 if right, 0 if on its line. Exact. */
  double side(int e, double x, double y) {
    double tx = topX[e];
    double ty = topY[e];
    return (bottomX[e] - tx) * (y - ty) - (bottomY[e] - ty) * (x - tx);
  }

  /**
   * Returns whether an edge that is left of another now is right of it where the first of them
   * ends.
   */
  boolean cross(int left, int right) {
    if (bottomKey[left] < bottomKey[right]) {
      return side(right, bottomX[left], bottomY[left]) < 0;
    }
    return side(left, bottomX[right], bottomY[right]) > 0;
  }

  /**
   * Returns whether an edge passes a point, without ending there.
   *
   * @param slack how far from it, in steps, along x or y
   */
  boolean passes(int e, double x, double y, double slack) {
    double dx = Math.abs(bottomX[e] - topX[e]);
    double dy = bottomY[e] - topY[e];
    return Math.abs(side(e, x, y)) <= slack * (dx + dy)
        && x >= Math.min(topX[e], bottomX[e])
        && x <= Math.max(topX[e], bottomX[e])
        && y >= topY[e]
        && y <= bottomY[e]
        && (x != topX[e] || y != topY[e])
        && (x != bottomX[e] || y != bottomY[e]);
  }

  private int next() {
    if (count == winding.length) {
      int larger = 2 * count;
      topX = Arrays.copyOf(topX, larger);
      topY = Arrays.copyOf(topY, larger);
      bottomX = Arrays.copyOf(bottomX, larger);
      bottomY = Arrays.copyOf(bottomY, larger);
      topKey = Arrays.copyOf(topKey, larger);
      bottomKey = Arrays.copyOf(bottomKey, larger);
      winding = Arrays.copyOf(winding, larger);
    }
    return count++;
  }
}
