package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Triangulates any contours by the non-zero rule: a line sweeps down over the edges, which are kept
 * in order from left to right with the winding numbers between them.
 *
 * <p>Points are whole numbers ({@link Grid}), and every decision is exact. Where neighbours cross,
 * both are split at the grid point next to the crossing; that bends them a little, so the sweep is
 * then repeated with the pieces until nothing crosses any more. Nearly always that is once. Edges
 * that almost coincide would cross again and again: one is bent to an end of the other, and if that
 * is not enough, all to the points that they pass ({@link Snapping}). The triangles are made in the
 * same sweep, by {@link Regions}.
 *
 * <p>Time is (n + k) log n for n edges with k crossings, plus updates of the list of edges that the
 * line touches. Beyond {@link #MAX_EDGES} pieces, crossings are left as they are; if the winding
 * numbers are then inconsistent, there are no triangles at all.
 */
final class Sweep {
  /** Stands for the first clipping contour where there is none. */
  static final int NO_CLIP = -1;

  /** How many pieces there may be; each crossing makes two. */
  static final int MAX_EDGES = 1 << 19;

  /** How often a sweep is repeated before it takes the last crossings as they are. */
  private static final int MAX_ROUNDS = 12;

  /** How far from an edge, in steps, an end may lie for the edge to be bent there. */
  private static final double END_SLACK = 1;

  /** The first pass that snaps edges to points beforehand; few shapes get there. */
  private static final int FIRST_SNAP = 2;

  private final Edges edges = new Edges();
  private final SweepQueue queue = new SweepQueue();
  private final Snapping snapping = new Snapping();
  private final MeshBuilder mesh;
  private final Regions regions;

  /** The edges under the line, from left to right. */
  private int[] active = new int[32];

  private int activeCount;

  /** The edges that start at the current point, from left to right. */
  private int[] starting = new int[8];

  private int startingCount;

  /** Whether an edge was bent, so that the order is only nearly right. */
  private boolean bent;

  private boolean bending;

  Sweep(MeshBuilder mesh) {
    this.mesh = mesh;
    regions = new Regions(edges, mesh);
  }

  /**
   * Stores triangles and border of the region that contours enclose.
   *
   * @param firstClip the first of those contours that clip the ones before, or {@link #NO_CLIP}
   */
  void fill(Contours contours, int firstClip, Grid grid) {
    edges.clear();
    queue.clear();
    regions.clips(firstClip != NO_CLIP);
    for (int c = 0; c < contours.count(); c++) {
      add(contours, c, grid, firstClip != NO_CLIP && c >= firstClip ? Regions.CLIP : 1);
    }
    bending = true;
    run(grid);
    for (int round = 1; bent; round++) {
      bending = round < MAX_ROUNDS && edges.count < MAX_EDGES;
      if (round >= FIRST_SNAP) {
        snapping.snap(edges);
      }
      queue.clear();
      for (int e = 0; e < edges.count; e++) {
        if (edges.winding[e] != 0) {
          queue.add(edges.topKey[e], e);
          queue.add(edges.bottomKey[e], SweepQueue.POINT);
        }
      }
      run(grid);
    }
    if (regions.isBroken()) {
      mesh.restart();
    }
  }

  /** Adds the edges of a contour, and an event for each point where both edges end. */
  private void add(Contours contours, int contour, Grid grid, int weight) {
    double[] points = contours.points();
    int start = contours.start(contour);
    int end = contours.end(contour);
    double firstX = grid.column(points[2 * start]);
    double firstY = grid.row(points[2 * start + 1]);
    double firstKey = Grid.key(firstX, firstY);
    double x = firstX;
    double y = firstY;
    double key = firstKey;
    boolean firstDown = false;
    boolean down = false;
    boolean any = false;
    for (int i = start + 1; i <= end; i++) {
      double nextX = i == end ? firstX : grid.column(points[2 * i]);
      double nextY = i == end ? firstY : grid.row(points[2 * i + 1]);
      double nextKey = Grid.key(nextX, nextY);
      if (nextKey == key) {
        continue;
      }
      boolean nextDown = nextKey > key;
      if (!any) {
        firstDown = nextDown;
        any = true;
      } else if (down && !nextDown) {
        queue.add(key, SweepQueue.POINT);
      }
      int e = edges.add(x, y, key, nextX, nextY, nextKey);
      edges.winding[e] *= weight;
      queue.add(edges.topKey[e], e);
      x = nextX;
      y = nextY;
      key = nextKey;
      down = nextDown;
    }
    if (any && down && !firstDown) {
      queue.add(firstKey, SweepQueue.POINT);
    }
  }

  private void run(Grid grid) {
    queue.sort();
    regions.start(edges.count, grid);
    activeCount = 0;
    bent = false;
    while (!queue.isEmpty()) {
      double key = queue.key();
      startingCount = 0;
      while (queue.isAt(key)) {
        int e = queue.poll();
        if (e != SweepQueue.POINT) {
          start(e);
        }
      }
      double y = Grid.keyRow(key);
      visit(Grid.keyColumn(key, y), y, key);
    }
  }

  private void visit(double x, double y, double key) {
    int from = locate(x, y, key);
    int to = from;
    while (to < activeCount && edges.side(active[to], x, y) == 0) {
      int e = active[to++];
      if (edges.topKey[e] == key) {
        // A second visit, because neighbours were bent to this point.
        start(e);
      } else if (edges.bottomKey[e] > key) {
        start(edges.split(e, x, y, key));
      }
    }
    if (startingCount > 1) {
      sortStarting();
    }
    if (startingCount + to == from) {
      return;
    }
    if (!bent) {
      regions.visit(x, y, active, from, to, starting, startingCount);
    }
    replace(from, to);
    if (bending) {
      bendNeighbours(from, y, key);
    }
  }

  /** Returns the first edge that is not left of a point. */
  private int locate(double x, double y, double key) {
    int low = 0;
    int high = activeCount;
    while (low < high) {
      int middle = (low + high) >>> 1;
      int e = active[middle];
      if (edges.bottomKey[e] < key) {
        // Bending has moved it, so that it was not found where it ended.
        bent = bending;
        System.arraycopy(active, middle + 1, active, middle, activeCount - middle - 1);
        activeCount--;
        low = 0;
        high = activeCount;
      } else if (edges.side(e, x, y) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private void start(int e) {
    if (startingCount == starting.length) {
      starting = Arrays.copyOf(starting, 2 * startingCount);
    }
    starting[startingCount++] = e;
  }

  /** Sorts the starting edges from left to right and merges those that coincide. */
  private void sortStarting() {
    int count = startingCount;
    startingCount = 0;
    for (int i = 0; i < count; i++) {
      int e = starting[i];
      int at = startingCount;
      double side = 1;
      while (at > 0) {
        int left = starting[at - 1];
        side = -edges.side(left, edges.bottomX[e], edges.bottomY[e]);
        if (side >= 0) {
          break;
        }
        at--;
      }
      if (at > 0 && side == 0) {
        unite(at - 1, e);
      } else {
        System.arraycopy(starting, at, starting, at + 1, startingCount - at);
        starting[at] = e;
        startingCount++;
      }
    }
    int kept = 0;
    for (int i = 0; i < startingCount; i++) {
      if (edges.winding[starting[i]] != 0) {
        starting[kept++] = starting[i];
      }
    }
    startingCount = kept;
  }

  /**
   * Merges an edge into another with the same direction; the rest of the longer one starts later.
   */
  private void unite(int at, int e) {
    int shorter = starting[at];
    int longer = e;
    if (edges.bottomKey[longer] < edges.bottomKey[shorter]) {
      shorter = e;
      longer = starting[at];
      starting[at] = e;
    }
    int added = edges.winding[longer];
    edges.winding[shorter] += added;
    if (edges.bottomKey[longer] == edges.bottomKey[shorter]) {
      edges.winding[longer] = 0;
      return;
    }
    edges.topX[longer] = edges.bottomX[shorter];
    edges.topY[longer] = edges.bottomY[shorter];
    edges.topKey[longer] = edges.bottomKey[shorter];
    queue.push(edges.topKey[longer], longer);
  }

  private void replace(int from, int to) {
    int grown = activeCount + startingCount - (to - from);
    if (grown > active.length) {
      active = Arrays.copyOf(active, 2 * grown);
    }
    if (to < activeCount && from + startingCount != to) {
      System.arraycopy(active, to, active, from + startingCount, activeCount - to);
    }
    for (int i = 0; i < startingCount; i++) {
      active[from + i] = starting[i];
    }
    activeCount = grown;
  }

  /** Bends edges that have become neighbours and cross further down. */
  private void bendNeighbours(int from, double y, double key) {
    if (from > 0 && from < activeCount) {
      bend(active[from - 1], active[from], y, key);
    }
    int last = from + startingCount;
    if (startingCount > 0 && last < activeCount) {
      bend(active[last - 1], active[last], y, key);
    }
  }

  private void bend(int left, int right, double y, double key) {
    boolean over = edges.bottomKey[left] <= key || edges.bottomKey[right] <= key;
    if (over || !edges.cross(left, right)) {
      return;
    }
    double lx = edges.bottomX[left] - edges.topX[left];
    double ly = edges.bottomY[left] - edges.topY[left];
    double rx = edges.bottomX[right] - edges.topX[right];
    double ry = edges.bottomY[right] - edges.topY[right];
    double spread = lx * ry - ly * rx;
    double way = edges.side(right, edges.topX[left], edges.topY[left]) / spread;
    double otherWay = -edges.side(left, edges.topX[right], edges.topY[right]) / spread;
    double px = Grid.round(edges.topX[left] + way * lx);
    double py = Grid.round(edges.topY[left] + way * ly);
    if (!(way >= 0 && way <= 1 && otherWay >= 0 && otherWay <= 1 && py >= y)) {
      // Bending has put them in the wrong order further up; the next pass will find it there.
      return;
    }
    // An end of one that is almost on the other will do. Edges that almost coincide are crossed
    // next to each other, and a new point each time would drag the crossing edge along for hundreds
    // of steps.
    if (meetsEnd(right, edges.topX[left], edges.topY[left], key)
        || meetsEnd(left, edges.topX[right], edges.topY[right], key)
        || meetsEnd(right, edges.bottomX[left], edges.bottomY[left], key)
        || meetsEnd(left, edges.bottomX[right], edges.bottomY[right], key)) {
      return;
    }
    double pointKey = Grid.key(px, py);
    if (pointKey < key) {
      // Rounded to before the sweep's position, so the row below is the nearest valid one.
      py = y + 1;
      pointKey = Grid.key(px, py);
    }
    bendTo(left, px, py, pointKey);
    bendTo(right, px, py, pointKey);
  }

  /** Bends an edge to an end of another that is almost on it, but not above the line. */
  private boolean meetsEnd(int e, double x, double y, double key) {
    double endKey = Grid.key(x, y);
    if (endKey < key || !edges.passes(e, x, y, END_SLACK)) {
      return false;
    }
    bendTo(e, x, y, endKey);
    return true;
  }

  private void bendTo(int e, double x, double y, double key) {
    if (key == edges.topKey[e] || key == edges.bottomKey[e] || edges.count >= MAX_EDGES) {
      return;
    }
    bent = true;
    int rest = edges.split(e, x, y, key);
    queue.push(edges.topKey[rest], rest);
    queue.push(key, SweepQueue.POINT);
  }
}
