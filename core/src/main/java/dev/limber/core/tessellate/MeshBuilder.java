package dev.limber.core.tessellate;

import java.util.Arrays;

/**
 * Collects corners, triangles and border of a shape, and builds its mesh. Each corner is moved half
 * a fringe inwards, where it has full coverage; around that is a band whose outer corners are half
 * a fringe outside and have no coverage.
 *
 * <p>A shape that is thinner than the fringe cannot move that far. Where triangles would turn over,
 * their corners stop at the middle and get less coverage: the middle of a strip of width w, in
 * fringes, gets 2w / (1 + w), which adds up to the strip's area.
 */
final class MeshBuilder {
  /**
   * The largest distance that a corner moves, as a multiple of that of its edges, on the outside.
   */
  static final double MAX_AROUND = 1.5;

  /** The same on the inside of the corner. */
  private static final double MAX_WITHIN = 2.4;

  /** Below this, 1 + cosine of the angle between two normals leaves no direction to trust. */
  static final double CUSP = 1e-4;

  /** Triangles smaller than this, in square pixels, are ignored. */
  private static final double FLAT = 1e-5;

  /** How many triangles are checked to repair a shape. */
  private static final int MAX_LOOKS = 1 << 22;

  /** The total coverage of shapes below this many square fringes is exactly their area. */
  static final double SMALL = 6;

  private double half = 0.5;
  private double[] xs = new double[64];
  private double[] ys = new double[64];

  /** How far a corner moves inwards, x and y in turn, and then where to; and how far outwards. */
  private double[] inward = new double[128];

  private double[] outward = new double[128];

  /** How far inwards a corner can go, as a fraction; below 0 until a triangle limits it. */
  private double[] limits = new double[64];

  private int cornerCount;
  private int[] triangles = new int[192];
  private int triangleEnd;

  /** Triangles that may turn over when their corners move. */
  private int[] doubtful = new int[32];

  private int doubtfulCount;
  private int[] border = new int[128];
  private int borderEnd;

  /** Starts a shape. */
  void clear(double fringe) {
    half = 0.5 * fringe;
    restart();
  }

  /** Removes everything. */
  void restart() {
    cornerCount = 0;
    triangleEnd = 0;
    borderEnd = 0;
  }

  boolean hasFringe() {
    return half > 0;
  }

  /**
   * Adds a corner of the region between two edges.
   *
   * @param ax unit normal of one edge, inwards
   * @param bx unit normal of the other edge, inwards
   * @param alongX sum of the unit directions in which the edges leave the corner
   * @param convex whether the region is the smaller side of the corner
   * @param room the length of the shorter edge
   */
  int corner(
      double x,
      double y,
      double ax,
      double ay,
      double bx,
      double by,
      double alongX,
      double alongY,
      boolean convex,
      double room) {
    int i = corner(x, y);
    double cosine = 1 + ax * bx + ay * by;
    double mx = ax + bx;
    double my = ay + by;
    // Not beyond the edges, where they are short.
    double within = Math.min(MAX_WITHIN, 1 + room / half);
    double around = MAX_AROUND;
    if (cosine > CUSP) {
      double length = Math.sqrt(2 / cosine);
      mx /= cosine;
      my /= cosine;
      within = Math.min(1, within / length);
      around = Math.min(1, around / length);
    } else {
      double length = Math.sqrt(alongX * alongX + alongY * alongY);
      double scale = length > 0 ? (convex ? 1 : -1) / length : 0;
      mx = alongX * scale;
      my = alongY * scale;
    }
    double in = half * (convex ? within : around);
    double out = -half * (convex ? around : within);
    inward[2 * i] = mx * in;
    inward[2 * i + 1] = my * in;
    outward[2 * i] = mx * out;
    outward[2 * i + 1] = my * out;
    return i;
  }

  /** Adds a corner that does not move. */
  int corner(double x, double y) {
    if (cornerCount == xs.length) {
      xs = Arrays.copyOf(xs, 2 * cornerCount);
      ys = Arrays.copyOf(ys, 2 * cornerCount);
      inward = Arrays.copyOf(inward, 4 * cornerCount);
      outward = Arrays.copyOf(outward, 4 * cornerCount);
      limits = Arrays.copyOf(limits, 2 * cornerCount);
    }
    int i = cornerCount++;
    xs[i] = x;
    ys[i] = y;
    limits[i] = -1;
    return i;
  }

  void triangle(int a, int b, int c) {
    if (triangleEnd == triangles.length) {
      triangles = Arrays.copyOf(triangles, 2 * triangleEnd);
    }
    triangles[triangleEnd] = a;
    triangles[triangleEnd + 1] = b;
    triangles[triangleEnd + 2] = c;
    triangleEnd += 3;
  }

  /** Adds an edge of the region's border. */
  void border(int a, int b) {
    if (borderEnd == border.length) {
      border = Arrays.copyOf(border, 2 * borderEnd);
    }
    border[borderEnd] = a;
    border[borderEnd + 1] = b;
    borderEnd += 2;
  }

  /** Stores the mesh of the collected shape. */
  void build(Mesh mesh) {
    if (half > 0) {
      buildFringed(mesh);
    } else {
      buildPlain(mesh);
    }
  }

  private void buildPlain(Mesh mesh) {
    mesh.clear(cornerCount, triangleEnd);
    for (int i = 0; i < cornerCount; i++) {
      mesh.corner(xs[i], ys[i], 1);
    }
    for (int t = 0; t < triangleEnd; t += 3) {
      mesh.triangle(triangles[t], triangles[t + 1], triangles[t + 2]);
    }
  }

  private void buildFringed(Mesh mesh) {
    double area = 0;
    doubtfulCount = 0;
    for (int t = 0; t < triangleEnd; t += 3) {
      area += limit(t);
    }
    for (int i = 0; i < cornerCount; i++) {
      double part = limits[i] < 0 ? 1 : limits[i];
      limits[i] = part;
      inward[2 * i] = xs[i] + part * inward[2 * i];
      inward[2 * i + 1] = ys[i] + part * inward[2 * i + 1];
    }
    repair();
    mesh.clear(2 * cornerCount, triangleEnd + 3 * borderEnd);
    for (int i = 0; i < cornerCount; i++) {
      double part = limits[i];
      double coverage = part == 1 ? 1 : 2 * part / (1 + part);
      mesh.corner(inward[2 * i], inward[2 * i + 1], coverage);
      mesh.corner(xs[i] + outward[2 * i], ys[i] + outward[2 * i + 1], 0);
    }
    for (int t = 0; t < triangleEnd; t += 3) {
      mesh.triangle(2 * triangles[t], 2 * triangles[t + 1], 2 * triangles[t + 2]);
    }
    for (int b = 0; b < borderEnd; b += 2) {
      int from = 2 * border[b];
      int to = 2 * border[b + 1];
      mesh.triangle(from, from + 1, to);
      mesh.triangle(to, from + 1, to + 1);
    }
    area *= 0.5;
    if (area < SMALL * 4 * half * half) {
      double ink = mesh.ink();
      if (ink > area) {
        mesh.fade(area / ink);
      }
    }
  }

  /**
   * Lets the corners of a triangle, if they move towards each other, move only so far that it does
   * not turn over. If one triangle lets a corner move, others do not restrict it further: a thin
   * part of the shape may meet a thick one there. Returns twice the area.
   */
  private double limit(int triangle) {
    int a = triangles[triangle];
    int b = triangles[triangle + 1];
    int c = triangles[triangle + 2];
    double bx = xs[b] - xs[a];
    double by = ys[b] - ys[a];
    double cx = xs[c] - xs[a];
    double cy = ys[c] - ys[a];
    double area = bx * cy - by * cx;
    double sign = 1;
    if (area < 0) {
      // All with the same winding, so that one that has turned over can be detected.
      triangles[triangle + 1] = c;
      triangles[triangle + 2] = b;
      sign = -1;
    }
    double ax = inward[2 * a];
    double ay = inward[2 * a + 1];
    double ubx = inward[2 * b] - ax;
    double uby = inward[2 * b + 1] - ay;
    double ucx = inward[2 * c] - ax;
    double ucy = inward[2 * c + 1] - ay;
    // Twice the area as a function of the part s of the way: area + linear s + square s².
    double linear = sign * (bx * ucy + ubx * cy - by * ucx - uby * cx);
    double square = sign * (ubx * ucy - uby * ucx);
    area *= sign;
    boolean safe = area + Math.min(linear, 0) + Math.min(square, 0) > 0;
    if (!safe) {
      doubt(triangle);
    }
    if (area > FLAT && areOpposed(a, b, c)) {
      double part = safe ? 1 : firstRoot(square, linear, area);
      limits[a] = Math.max(limits[a], part);
      limits[b] = Math.max(limits[b], part);
      limits[c] = Math.max(limits[c], part);
    }
    return area;
  }

  private void doubt(int triangle) {
    if (doubtfulCount == doubtful.length) {
      doubtful = Arrays.copyOf(doubtful, 2 * doubtfulCount);
    }
    doubtful[doubtfulCount++] = triangle;
  }

  /**
   * Repairs triangles that have turned over. A narrow one does when its corner passes its long
   * side; together with the triangle on the other side it is a quadrilateral, and using the other
   * diagonal corrects it.
   */
  private void repair() {
    int budget = MAX_LOOKS;
    // Changed triangles are checked again, after the others.
    for (int i = 0; i < doubtfulCount && budget > 0; i++) {
      int t = doubtful[i];
      double worst = movedArea(t);
      for (int k = 0; k < 3 && worst < 0; k++) {
        budget -= triangleEnd;
        if (turnDiagonal(t, k, worst)) {
          worst = 0;
        }
      }
    }
  }

  /** Flips the diagonal between a triangle and its neighbour, if that improves the worse one. */
  private boolean turnDiagonal(int t, int k, double area) {
    int a = triangles[t + k];
    int b = triangles[t + (k + 1) % 3];
    int tip = triangles[t + (k + 2) % 3];
    for (int n = 0; n < triangleEnd; n += 3) {
      for (int j = 0; j < 3; j++) {
        if (triangles[n + j] == b && triangles[n + (j + 1) % 3] == a) {
          int far = triangles[n + (j + 2) % 3];
          double before = Math.min(area, movedArea(n));
          double after = Math.min(movedArea(tip, a, far), movedArea(tip, far, b));
          if (after <= before + FLAT) {
            return false;
          }
          put(t, tip, a, far);
          put(n, tip, far, b);
          if (after < 0) {
            doubt(t);
            doubt(n);
          }
          return true;
        }
      }
    }
    return false;
  }

  private double movedArea(int t) {
    return movedArea(triangles[t], triangles[t + 1], triangles[t + 2]);
  }

  private void put(int t, int a, int b, int c) {
    triangles[t] = a;
    triangles[t + 1] = b;
    triangles[t + 2] = c;
  }

  private double movedArea(int a, int b, int c) {
    double x = inward[2 * a];
    double y = inward[2 * a + 1];
    return (inward[2 * b] - x) * (inward[2 * c + 1] - y)
        - (inward[2 * b + 1] - y) * (inward[2 * c] - x);
  }

  /** Returns whether two of three corners move against each other. */
  private boolean areOpposed(int a, int b, int c) {
    return dot(a, b) < 0 || dot(b, c) < 0 || dot(c, a) < 0;
  }

  private double dot(int a, int b) {
    return inward[2 * a] * inward[2 * b] + inward[2 * a + 1] * inward[2 * b + 1];
  }

  /** Returns the smallest root of a s² + b s + c from 0, or 1 if there is none before; c ≥ 0. */
  private static double firstRoot(double a, double b, double c) {
    double discriminant = b * b - 4 * a * c;
    if (discriminant < 0) {
      return 1;
    }
    double root = Math.sqrt(discriminant);
    // 2c / (-b ± root) loses no digits and holds for a = 0 too.
    double divisor = root - b;
    return divisor > 2 * c ? 2 * c / divisor : 1;
  }
}
