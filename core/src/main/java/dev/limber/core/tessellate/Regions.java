package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Turns what the sweep sees at each point into triangles and border. An edge belongs to the border
 * if the winding number is 0 on one side of it only. The region between two border edges is one
 * piece for {@link Monotone}; below a point where two such regions grew together it is two pieces,
 * until the next corner tells them apart.
 *
 * <p>Where several parts of the region touch in a point, each has a corner of its own there, so
 * that the fringe can move them apart.
 */
final class Regions {
  /** What an edge of a clip counts: a winding number then holds those of shape and clip. */
  static final int CLIP = 1 << 16;

  private final Edges edges;
  private final MeshBuilder mesh;
  private final Monotone pieces;
  private Grid grid = new Grid();

  // By edge, from when it starts.
  /** The winding number on its right. */
  private int[] windingRight = new int[64];

  /** 1 if the region is on its right, -1 if on its left, 0 if it does not belong to the border. */
  private int[] inside = new int[64];

  /** Its upper corner. */
  private int[] upper = new int[64];

  /** The piece on its right, if the region is there; and the second one, or -1. */
  private int[] piece = new int[64];

  private int[] second = new int[64];

  /** Its unit normal into the region. */
  private double[] normalX = new double[64];

  private double[] normalY = new double[64];

  /** Its length in pixels. */
  private double[] length = new double[64];

  /** Border edges that end, and those that start, at the present point. */
  private int[] ending = new int[8];

  private int[] starting = new int[8];
  private double x;
  private double y;
  private boolean broken;
  private boolean clips;

  Regions(Edges edges, MeshBuilder mesh) {
    this.edges = edges;
    this.mesh = mesh;
    this.pieces = new Monotone(mesh);
  }

  void start(int edgeCount, Grid newGrid) {
    grid = newGrid;
    pieces.clear();
    mesh.restart();
    room(edgeCount);
    broken = false;
  }

  /** Sets whether there are edges that count {@link #CLIP}; the region then lies in both. */
  void clips(boolean newClips) {
    clips = newClips;
  }

  private boolean isInside(int winding) {
    return clips ? (short) winding != 0 && winding - (short) winding != 0 : winding != 0;
  }

  /** Returns whether winding numbers did not fit, as they may only where edges still cross. */
  boolean isBroken() {
    return broken;
  }

  private void room(int edgeCount) {
    if (edgeCount <= inside.length) {
      return;
    }
    int larger = 2 * edgeCount;
    windingRight = Arrays.copyOf(windingRight, larger);
    inside = Arrays.copyOf(inside, larger);
    upper = Arrays.copyOf(upper, larger);
    piece = Arrays.copyOf(piece, larger);
    second = Arrays.copyOf(second, larger);
    normalX = Arrays.copyOf(normalX, larger);
    normalY = Arrays.copyOf(normalY, larger);
    length = Arrays.copyOf(length, larger);
  }

  /**
   * Takes note of a point.
   *
   * @param active all edges at the line; those from {@code from} to {@code to} end at the point
   * @param startingEdges the edges that start there, from left to right
   */
  void visit(
      double newX,
      double newY,
      int[] active,
      int from,
      int to,
      int[] startingEdges,
      int startingCount) {
    x = newX;
    y = newY;
    room(edges.count);
    int left = from == 0 ? 0 : windingRight[active[from - 1]];
    int right = from == to ? left : windingRight[active[to - 1]];
    int ends = 0;
    for (int i = from; i < to; i++) {
      if (inside[active[i]] != 0) {
        ending = place(ending, ends++, active[i]);
      }
    }
    int starts = 0;
    int winding = left;
    for (int i = 0; i < startingCount; i++) {
      int e = startingEdges[i];
      boolean before = isInside(winding);
      winding += edges.winding[e];
      windingRight[e] = winding;
      inside[e] = before == isInside(winding) ? 0 : before ? -1 : 1;
      if (inside[e] != 0) {
        starting = place(starting, starts++, e);
        findNormal(e);
      }
    }
    broken |= winding != right;
    if (ends + starts > 0 && !broken) {
      connect(active, from, isInside(left), isInside(right), ends, starts);
    }
  }

  private static int[] place(int[] list, int at, int e) {
    int[] larger = at == list.length ? Arrays.copyOf(list, 2 * at) : list;
    larger[at] = e;
    return larger;
  }

  private void findNormal(int e) {
    if (!mesh.hasFringe()) {
      return;
    }
    double dx = edges.bottomX[e] - edges.topX[e];
    double dy = edges.bottomY[e] - edges.topY[e];
    double steps = Math.sqrt(dx * dx + dy * dy);
    double scale = inside[e] / steps;
    length[e] = grid.pixels(steps);
    normalX[e] = dy * scale;
    normalY[e] = -dx * scale;
  }

  private void connect(int[] active, int from, boolean left, boolean right, int ends, int starts) {
    int firstEnd = 0;
    int firstStart = 0;
    int lastEnd = ends;
    int lastStart = starts;
    if (starts == 0 && left) {
      join(owner(active, from), ending[0], ending[ends - 1]);
      firstEnd = 1;
      lastEnd--;
    } else if (ends == 0 && left) {
      divide(owner(active, from), starting[0], starting[starts - 1]);
      firstStart = 1;
      lastStart--;
    } else {
      if (left) {
        passOnLeft(owner(active, from), ending[0], starting[0]);
        firstEnd = 1;
        firstStart = 1;
      }
      if (right) {
        lastEnd--;
        lastStart--;
        passOnRight(ending[lastEnd], starting[lastStart]);
      }
    }
    for (int i = firstEnd; i + 1 < lastEnd; i += 2) {
      finish(ending[i], ending[i + 1]);
    }
    for (int i = firstStart; i + 1 < lastStart; i += 2) {
      begin(starting[i], starting[i + 1]);
    }
  }

  /** Returns the border edge on the left of the region that is left of a place. */
  private int owner(int[] active, int from) {
    int i = from - 1;
    while (i > 0 && inside[active[i]] == 0) {
      i--;
    }
    return active[i];
  }

  private void begin(int left, int right) {
    int corner = corner(left, 1, right, 1, true);
    upper[left] = corner;
    upper[right] = corner;
    piece[left] = pieces.start(corner);
    second[left] = -1;
  }

  private void finish(int left, int right) {
    int corner = corner(left, -1, right, -1, true);
    end(left, corner);
    end(right, corner);
    pieces.finish(piece[left], corner);
    if (second[left] >= 0) {
      pieces.finish(second[left], corner);
    }
  }

  /** Two regions grow together: edges between them end. */
  private void join(int owner, int left, int right) {
    int corner = corner(left, -1, right, -1, false);
    end(left, corner);
    end(right, corner);
    addOnRight(owner, corner);
    addOnLeft(right, corner);
    second[owner] = piece[right];
  }

  /** A region is divided: edges start inside it. */
  private void divide(int owner, int left, int right) {
    int corner = corner(left, 1, right, 1, false);
    upper[left] = corner;
    upper[right] = corner;
    int one = piece[owner];
    int other = second[owner];
    if (other < 0) {
      // The new line from the corner goes to the lowest one of the piece, on whichever side.
      other = pieces.start(pieces.lowest(one));
      if (pieces.side(one) == Monotone.LEFT) {
        int swap = one;
        one = other;
        other = swap;
      }
    }
    pieces.add(one, corner, Monotone.RIGHT);
    pieces.add(other, corner, Monotone.LEFT);
    piece[owner] = one;
    second[owner] = -1;
    piece[right] = other;
    second[right] = -1;
  }

  /** The border goes on; the region is on the left of it. */
  private void passOnLeft(int owner, int ends, int starts) {
    int corner = corner(ends, -1, starts, 1, turn(ends, starts) > 0);
    end(ends, corner);
    upper[starts] = corner;
    addOnRight(owner, corner);
  }

  /** The border goes on; the region is on the right of it. */
  private void passOnRight(int ends, int starts) {
    int corner = corner(ends, -1, starts, 1, turn(ends, starts) < 0);
    end(ends, corner);
    upper[starts] = corner;
    addOnLeft(ends, corner);
    piece[starts] = piece[ends];
    second[starts] = -1;
  }

  private void addOnRight(int owner, int corner) {
    if (second[owner] >= 0) {
      pieces.finish(second[owner], corner);
      second[owner] = -1;
    }
    pieces.add(piece[owner], corner, Monotone.RIGHT);
  }

  private void addOnLeft(int owner, int corner) {
    if (second[owner] >= 0) {
      pieces.finish(piece[owner], corner);
      piece[owner] = second[owner];
      second[owner] = -1;
    }
    pieces.add(piece[owner], corner, Monotone.LEFT);
  }

  private void end(int e, int corner) {
    mesh.border(upper[e], corner);
  }

  /** Returns above 0 if the second edge goes on to the left of the first. */
  private double turn(int a, int b) {
    return edges.side(a, edges.bottomX[b], edges.bottomY[b]);
  }

  /**
   * Adds a corner between two border edges.
   *
   * @param wayA 1 if the edge goes down from the point, -1 if it comes from above
   */
  private int corner(int a, int wayA, int b, int wayB, boolean convex) {
    double cx = grid.x(x);
    double cy = grid.y(y);
    int corner;
    if (mesh.hasFringe()) {
      int signA = wayA * inside[a];
      int signB = wayB * inside[b];
      corner =
          mesh.corner(
              cx,
              cy,
              normalX[a],
              normalY[a],
              normalX[b],
              normalY[b],
              -signA * normalY[a] - signB * normalY[b],
              signA * normalX[a] + signB * normalX[b],
              convex,
              Math.min(length[a], length[b]));
    } else {
      corner = mesh.corner(cx, cy);
    }
    pieces.corner(corner, x, y);
    return corner;
  }
}
