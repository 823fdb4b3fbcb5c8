package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Triangulates while the sweep goes down: pieces of the region that every level line crosses once.
 * A piece keeps the corners that are not in a finished triangle yet as a stack; all but the lowest
 * of them make one chain that bends inwards.
 */
final class Monotone {
  static final int NONE = 0;
  static final int LEFT = 1;
  static final int RIGHT = -1;

  private final MeshBuilder mesh;

  /** Where corners are on the grid, so that their turns are exact. */
  private double[] columns = new double[64];

  private double[] rows = new double[64];
  private int[] tops = new int[16];
  private int[] sides = new int[16];
  private int pieceCount;
  private int[] corners = new int[64];
  private int[] below = new int[64];
  private int nodeCount;

  Monotone(MeshBuilder mesh) {
    this.mesh = mesh;
  }

  void clear() {
    pieceCount = 0;
    nodeCount = 0;
  }

  /** Says where a corner of the mesh is. */
  void corner(int corner, double column, double row) {
    if (corner >= columns.length) {
      columns = Arrays.copyOf(columns, 2 * corner);
      rows = Arrays.copyOf(rows, 2 * corner);
    }
    columns[corner] = column;
    rows[corner] = row;
  }

  /** Starts a piece at its highest corner. */
  int start(int corner) {
    if (pieceCount == tops.length) {
      tops = Arrays.copyOf(tops, 2 * pieceCount);
      sides = Arrays.copyOf(sides, 2 * pieceCount);
    }
    tops[pieceCount] = node(corner, -1);
    sides[pieceCount] = NONE;
    return pieceCount++;
  }

  /** Returns the corner that a piece got last. */
  int lowest(int piece) {
    return corners[tops[piece]];
  }

  /** Returns the side on which a piece got its last corner. */
  int side(int piece) {
    return sides[piece];
  }

  /** Gives a piece its next corner on a side. */
  void add(int piece, int corner, int side) {
    int top = tops[piece];
    if (side == sides[piece]) {
      int under = below[top];
      while (under >= 0 && side * turn(corners[under], corners[top], corner) > 0) {
        mesh.triangle(corners[under], corners[top], corner);
        top = under;
        under = below[top];
      }
      tops[piece] = node(corner, top);
    } else {
      fan(top, corner);
      tops[piece] = node(corner, node(corners[top], -1));
    }
    sides[piece] = side;
  }

  /** Gives a piece its lowest corner. */
  void finish(int piece, int corner) {
    fan(tops[piece], corner);
  }

  private void fan(int top, int corner) {
    int node = top;
    int under = below[node];
    while (under >= 0) {
      mesh.triangle(corners[under], corners[node], corner);
      node = under;
      under = below[node];
    }
  }

  /** Returns above 0 if the way over three corners turns left, seen with y downwards. Exact. */
  private double turn(int a, int b, int c) {
    double bx = columns[b] - columns[a];
    double by = rows[b] - rows[a];
    double cx = columns[c] - columns[a];
    double cy = rows[c] - rows[a];
    return cx * by - cy * bx;
  }

  private int node(int corner, int under) {
    if (nodeCount == corners.length) {
      corners = Arrays.copyOf(corners, 2 * nodeCount);
      below = Arrays.copyOf(below, 2 * nodeCount);
    }
    corners[nodeCount] = corner;
    below[nodeCount] = under;
    return nodeCount++;
  }
}
