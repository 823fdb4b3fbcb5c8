package dev.limber.core.tessellate;

/**
 * Bends edges to all points within half a grid step of them. Edges that almost coincide, such as
 * those of a line that doubles back on itself, then go through the same points and become one.
 * Otherwise each would be crossed next to where the other was, and bending them there would make
 * them cross again one step further.
 */
final class Snapping {
  /** How many pairs of an edge and a point are checked. */
  private static final int MAX_LOOKS = 1 << 22;

  private static final double SLACK = 0.5;

  private final SweepQueue points = new SweepQueue();
  private double[] keys = new double[64];

  /** Snaps all edges to all of their ends. */
  void snap(Edges edges) {
    int count = collect(edges);
    int budget = MAX_LOOKS;
    // The rest of the edge after the point is checked later.
    for (int e = 0; e < edges.count && budget > 0; e++) {
      if (edges.winding[e] == 0) {
        continue;
      }
      double lastRow = edges.bottomY[e];
      int i = firstInRow(edges.topY[e], count);
      for (; i < count && edges.count < Sweep.MAX_EDGES; i++) {
        double y = Grid.keyRow(keys[i]);
        if (y > lastRow) {
          break;
        }
        budget--;
        double x = Grid.keyColumn(keys[i], y);
        if (edges.passes(e, x, y, SLACK)) {
          edges.split(e, x, y, keys[i]);
        }
      }
    }
  }

  /** Sorts the points where edges end, each once; returns how many there are. */
  private int collect(Edges edges) {
    if (keys.length < 2 * edges.count) {
      keys = new double[4 * edges.count];
    }
    // Not with the JDK's sort, which allocates.
    points.clear();
    for (int e = 0; e < edges.count; e++) {
      if (edges.winding[e] != 0) {
        points.add(edges.topKey[e], SweepQueue.POINT);
        points.add(edges.bottomKey[e], SweepQueue.POINT);
      }
    }
    points.sort();
    int count = 0;
    while (!points.isEmpty()) {
      double key = points.key();
      points.poll();
      if (count == 0 || key != keys[count - 1]) {
        keys[count++] = key;
      }
    }
    return count;
  }

  private int firstInRow(double row, int count) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Grid.keyRow(keys[middle]) < row) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
