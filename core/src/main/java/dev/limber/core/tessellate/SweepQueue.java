package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * What a sweep visits, smallest key first: edges that start, and points where one may end. Most are
 * known before the sweep and sorted once; those found on the way go through a heap.
 *
 * <p>Sorting merges existing runs. A contour has few, so it is close to linear for typical shapes
 * and n log n at worst.
 */
final class SweepQueue {
  /** A point at which no edge starts. */
  static final int POINT = -1;

  private double[] keys = new double[64];
  private int[] edges = new int[64];
  private double[] spareKeys = new double[64];
  private int[] spareEdges = new int[64];
  private int count;
  private int next;
  private int[] runs = new int[16];
  private double[] heapKeys = new double[16];
  private int[] heapEdges = new int[16];
  private int heapSize;

  void clear() {
    count = 0;
    next = 0;
    heapSize = 0;
  }

  /** Adds an event before the sweep. */
  void add(double key, int edge) {
    if (count == keys.length) {
      keys = Arrays.copyOf(keys, 2 * count);
      edges = Arrays.copyOf(edges, 2 * count);
      spareKeys = new double[2 * count];
      spareEdges = new int[2 * count];
    }
    keys[count] = key;
    edges[count++] = edge;
  }

  boolean isEmpty() {
    return next == count && heapSize == 0;
  }

  double key() {
    if (heapSize > 0 && (next == count || heapKeys[0] <= keys[next])) {
      return heapKeys[0];
    }
    return keys[next];
  }

  /** Returns whether there is another event with this key. */
  boolean isAt(double key) {
    return (next < count && keys[next] == key) || (heapSize > 0 && heapKeys[0] == key);
  }

  /** Removes the first event; returns its edge or {@link #POINT}. */
  int poll() {
    if (heapSize > 0 && (next == count || heapKeys[0] <= keys[next])) {
      return pollHeap();
    }
    return edges[next++];
  }

  /** Sorts what was added. */
  void sort() {
    int runCount = findRuns();
    while (runCount > 1) {
      int merged = 0;
      for (int r = 0; r < runCount; r += 2) {
        int from = r == 0 ? 0 : runs[r - 1];
        int middle = runs[r];
        int end = r + 1 < runCount ? runs[r + 1] : middle;
        merge(from, middle, end);
        // After the entries that have not been read yet.
        runs[merged++] = end;
      }
      runCount = merged;
      double[] swapKeys = keys;
      keys = spareKeys;
      spareKeys = swapKeys;
      int[] swapEdges = edges;
      edges = spareEdges;
      spareEdges = swapEdges;
    }
  }

  /** Finds the ends of ascending runs; descending ones are reversed. */
  private int findRuns() {
    int found = 0;
    int i = 0;
    while (i < count) {
      int from = i++;
      if (i < count && keys[i] < keys[from]) {
        while (i < count && keys[i] < keys[i - 1]) {
          i++;
        }
        reverse(from, i - 1);
      } else {
        while (i < count && keys[i] >= keys[i - 1]) {
          i++;
        }
      }
      if (found == runs.length) {
        runs = Arrays.copyOf(runs, 2 * found);
      }
      runs[found++] = i;
    }
    return found;
  }

  private void reverse(int from, int to) {
    for (int a = from, b = to; a < b; a++, b--) {
      double key = keys[a];
      keys[a] = keys[b];
      keys[b] = key;
      int edge = edges[a];
      edges[a] = edges[b];
      edges[b] = edge;
    }
  }

  private void merge(int from, int middle, int end) {
    int a = from;
    int b = middle;
    for (int i = from; i < end; i++) {
      boolean first = b == end || (a < middle && keys[a] <= keys[b]);
      int take = first ? a++ : b++;
      spareKeys[i] = keys[take];
      spareEdges[i] = edges[take];
    }
  }

  /** Adds an event during the sweep. */
  void push(double key, int edge) {
    if (heapSize == heapKeys.length) {
      heapKeys = Arrays.copyOf(heapKeys, 2 * heapSize);
      heapEdges = Arrays.copyOf(heapEdges, 2 * heapSize);
    }
    int i = heapSize++;
    while (i > 0 && heapKeys[(i - 1) / 2] > key) {
      heapKeys[i] = heapKeys[(i - 1) / 2];
      heapEdges[i] = heapEdges[(i - 1) / 2];
      i = (i - 1) / 2;
    }
    heapKeys[i] = key;
    heapEdges[i] = edge;
  }

  private int pollHeap() {
    int top = heapEdges[0];
    heapSize--;
    double key = heapKeys[heapSize];
    int edge = heapEdges[heapSize];
    int i = 0;
    while (2 * i + 1 < heapSize) {
      int child = 2 * i + 1;
      if (child + 1 < heapSize && heapKeys[child + 1] < heapKeys[child]) {
        child++;
      }
      if (heapKeys[child] >= key) {
        break;
      }
      heapKeys[i] = heapKeys[child];
      heapEdges[i] = heapEdges[child];
      i = child;
    }
    heapKeys[i] = key;
    heapEdges[i] = edge;
    return top;
  }
}
