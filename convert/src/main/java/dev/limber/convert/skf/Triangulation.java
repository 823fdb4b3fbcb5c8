package dev.limber.convert.skf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts a polygon into triangles between its corners: first ears, then, as long as it helps, the
 * other diagonal of two neighbours. In the end triangles are as blunt as they can be (Delaunay), so
 * that they stay inside the outline when it bends.
 */
final class Triangulation {
  private final double[] x;
  private final double[] y;

  /** The corner across from each edge, of the triangle that lies left of it. */
  private final Map<Edge, Integer> across = new HashMap<>();

  private record Edge(int from, int to) {
    Edge back() {
      return new Edge(to, from);
    }
  }

  private Triangulation(double[] x, double[] y) {
    this.x = x;
    this.y = y;
  }

  /** Returns the corners of triangles, three for each, of a polygon with at least three corners. */
  static List<Integer> of(double[] x, double[] y) {
    Triangulation all = new Triangulation(x, y);
    List<int[]> ears = all.ears();
    List<Integer> corners = new ArrayList<>();
    for (int[] triangle : ears) {
      all.put(triangle[0], triangle[1], triangle[2]);
    }
    if (all.across.size() == 3 * ears.size()) {
      all.flip(ears);
      all.list(corners);
    } else { // An outline that crosses itself, and an edge in two triangles on the same side.
      for (int[] triangle : ears) {
        corners.addAll(List.of(triangle[0], triangle[1], triangle[2]));
      }
    }
    return corners;
  }

  private List<int[]> ears() {
    List<int[]> ears = new ArrayList<>();
    List<Integer> ring = new ArrayList<>();
    boolean reversed = area(x, y) < 0;
    for (int i = 0; i < x.length; i++) {
      ring.add(reversed ? x.length - 1 - i : i);
    }
    int at = 0;
    int misses = 0;
    while (ring.size() > 3) {
      int n = ring.size();
      int a = ring.get((at + n - 1) % n);
      int b = ring.get(at);
      int c = ring.get((at + 1) % n);
      // An outline that crosses itself may have no ear left: then any corner is as good.
      if (misses > n || isEar(a, b, c, ring)) {
        ears.add(new int[] {a, b, c});
        ring.remove(at);
        misses = 0;
      } else {
        misses++;
      }
      // Also behind an ear the next corner but one, so that triangles do not all meet in one.
      at = (at + 1) % ring.size();
    }
    ears.add(new int[] {ring.get(0), ring.get(1), ring.get(2)});
    return ears;
  }

  /** Returns twice the area of a polygon; negative if it goes clockwise. */
  static double area(double[] x, double[] y) {
    double sum = 0;
    for (int i = 0, j = x.length - 1; i < x.length; j = i++) {
      sum += x[j] * y[i] - x[i] * y[j];
    }
    return sum;
  }

  private boolean isEar(int a, int b, int c, List<Integer> ring) {
    if (!(turn(a, b, c) > 0)) {
      return false;
    }
    for (int p : ring) {
      boolean corner = isSame(p, a) || isSame(p, b) || isSame(p, c);
      if (!corner && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isSame(int p, int q) {
    return p == q || Math.abs(x[p] - x[q]) + Math.abs(y[p] - y[q]) < 1e-9;
  }

  private double turn(int a, int b, int c) {
    return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
  }

  private void put(int a, int b, int c) {
    across.put(new Edge(a, b), c);
    across.put(new Edge(b, c), a);
    across.put(new Edge(c, a), b);
  }

  private void flip(List<int[]> ears) {
    Deque<Edge> open = new ArrayDeque<>();
    for (int[] t : ears) {
      open.add(new Edge(t[0], t[1]));
      open.add(new Edge(t[1], t[2]));
      open.add(new Edge(t[2], t[0]));
    }
    // Each flip helps; the bound is for numbers so close that rounding says otherwise.
    for (long left = 100L * x.length; left > 0 && !open.isEmpty(); left--) {
      Edge edge = open.remove();
      Integer c = across.get(edge);
      Integer d = across.get(edge.back());
      if (c != null && d != null && isBetter(edge.from, edge.to, c, d)) {
        across.remove(edge);
        across.remove(edge.back());
        put(edge.from, d, c);
        put(d, edge.to, c);
        open.add(new Edge(edge.from, d));
        open.add(new Edge(d, edge.to));
        open.add(new Edge(edge.to, c));
        open.add(new Edge(c, edge.from));
      }
    }
  }

  /** Returns whether the edge from c to d is better than that from a to b, and possible. */
  private boolean isBetter(int a, int b, int c, int d) {
    return turn(a, d, c) > 0 && turn(d, b, c) > 0 && isInCircle(a, b, c, d);
  }

  /** Returns whether d lies inside the circle through a, b and c. */
  private boolean isInCircle(int a, int b, int c, int d) {
    double ax = x[a] - x[d];
    double ay = y[a] - y[d];
    double bx = x[b] - x[d];
    double by = y[b] - y[d];
    double cx = x[c] - x[d];
    double cy = y[c] - y[d];
    double aa = ax * ax + ay * ay;
    double bb = bx * bx + by * by;
    double cc = cx * cx + cy * cy;
    return aa * (bx * cy - by * cx) - bb * (ax * cy - ay * cx) + cc * (ax * by - ay * bx) > 0;
  }

  /** Lists each triangle once, by the edge that starts at its lowest corner; sorted. */
  private void list(List<Integer> corners) {
    List<int[]> triangles = new ArrayList<>();
    across.forEach(
        (edge, third) -> {
          if (edge.from < edge.to && edge.from < third) {
            triangles.add(new int[] {edge.from, edge.to, third});
          }
        });
    triangles.sort(Arrays::compare);
    for (int[] triangle : triangles) {
      corners.addAll(List.of(triangle[0], triangle[1], triangle[2]));
    }
  }
}
