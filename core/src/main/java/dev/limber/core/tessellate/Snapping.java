package dev.limber.core.tessellate;

/**
 * Bends edges to all points that they pass by half a step of the grid or less. Edges that lie
 * almost on each other, as those of a line that runs back over itself, then go through the same
 * points and become one. Without it each of them is crossed next to where the other was, and
 * bending them there makes them cross anew, one step further.
 */
final class Snapping {
  /** How many pairs of an edge and a point are looked at. */
  private static final int MAX_LOOKS = 1 << 22;

  private static final double SLACK = 0.5;

  private final SweepQueue points = new SweepQueue();
  private double[] keys = new double[64];

  /** Snaps all edges to all of their ends. */
  void snap(Edges edges) {
    int count = collect(edges);
    int budget = MAX_LOOKS;
    // What is left behind a point is looked at in its turn.
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
    // Not by the JDK, which takes memory for it.
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
