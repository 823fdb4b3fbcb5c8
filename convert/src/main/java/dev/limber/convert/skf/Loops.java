package dev.limber.convert.skf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Cuts a closed outline where it crosses itself, into loops that do not. */
final class Loops {
  /**
   * A corner of a loop: some way along an edge of the outline.
   *
   * @param edge the edge from this corner of the outline to the next
   * @param along 0 to below 1; above 0 where another edge crosses it
   * @param crossing which crossing it is, -1 for a corner of the outline
   */
  record Corner(int edge, double along, int crossing) {}

  /** With more crossings for each corner the rest is left as it is. */
  private static final int MOST_CROSSINGS = 4;

  private final double[] x;
  private final double[] y;

  private Loops(double[] x, double[] y) {
    this.x = x;
    this.y = y;
  }

  /** Returns the loops; a single one if the outline does not cross itself. */
  static List<List<Corner>> of(double[] x, double[] y) {
    return new Loops(x, y).cut();
  }

  private List<List<Corner>> cut() {
    List<List<Corner>> loops = new ArrayList<>();
    List<Corner> open = new ArrayList<>();
    for (Corner corner : corners()) {
      int met = corner.crossing < 0 ? -1 : indexOf(open, corner.crossing);
      if (met < 0) {
        open.add(corner);
      } else {
        // Both loops keep the crossing on both edges: when bones move, these part.
        open.add(corner);
        loops.add(List.copyOf(open.subList(met, open.size())));
        open.subList(met + 1, open.size() - 1).clear();
      }
    }
    loops.add(open);
    loops.removeIf(loop -> loop.size() < 3);
    return loops;
  }

  private static int indexOf(List<Corner> corners, int crossing) {
    for (int i = corners.size() - 1; i >= 0; i--) {
      if (corners.get(i).crossing == crossing) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the corners of the outline and, on both edges, its crossings; all in their order. */
  private List<Corner> corners() {
    int n = x.length;
    List<Corner> corners = new ArrayList<>();
    int crossings = 0;
    for (int i = 0; i < n; i++) {
      corners.add(new Corner(i, 0, -1));
      for (int j = i + 2; j < n; j++) {
        double along = i == 0 && j == n - 1 ? -1 : along(i, j);
        double back = along > 0 ? along(j, i) : -1;
        if (back > 0 && crossings < MOST_CROSSINGS * n) {
          corners.add(new Corner(i, along, crossings));
          corners.add(new Corner(j, back, crossings));
          crossings++;
        }
      }
    }
    corners.sort(Comparator.comparingInt(Corner::edge).thenComparingDouble(Corner::along));
    return corners;
  }

  /** Returns how far along an edge another one crosses it; -1 if none does within both. */
  private double along(int edge, int other) {
    int to = (edge + 1) % x.length;
    int otherTo = (other + 1) % x.length;
    double from = side(other, otherTo, edge);
    double end = side(other, otherTo, to);
    boolean crosses = from * end < 0 && side(edge, to, other) * side(edge, to, otherTo) < 0;
    return crosses ? from / (from - end) : -1;
  }

  private double side(int a, int b, int c) {
    return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
  }
}
