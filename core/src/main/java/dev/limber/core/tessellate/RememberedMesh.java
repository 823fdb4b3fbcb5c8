package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import org.jspecify.annotations.Nullable;

/**
 * A shape and its triangles, relative to the shape's first point. All arrays have a fixed size, so
 * that an entry of the {@link MeshMemory} can be reused for another shape without allocating.
 */
final class RememberedMesh {
  static final int POINTS = 64;
  static final int OPS = 64;
  static final int CORNERS = 128;

  /** A star has nine for two corners. */
  private static final int INDICES = 9 * CORNERS / 2;

  /** When it was last used, in the memory's own time. */
  int lastUsed;

  private final PathOp[] ops = new PathOp[OPS];
  private final double[] points = new double[2 * POINTS];
  private int opCount;
  private int pointCount;

  /** The point farthest from the first one: the two determine the rotation of a copy. */
  private int far;

  private @Nullable Stroke stroke;
  private double scale;
  private final double[] corners = new double[2 * CORNERS];
  private final Mesh mesh;

  /** Rotation and position of the last matching shape. */
  private double cos;

  private double sin;
  private double x;
  private double y;

  /** Creates one that stores its vertices in an array. */
  RememberedMesh(double[] placed) {
    mesh = new Mesh(placed, new double[CORNERS], new int[INDICES]);
  }

  static boolean fits(Mesh mesh) {
    return mesh.cornerCount() <= CORNERS && mesh.indexCount() <= INDICES;
  }

  /** Stores a shape; returns false if it is a single point. */
  boolean keep(
      Path path, double[] onCanvas, @Nullable Stroke newStroke, double newScale, Mesh found) {
    opCount = path.opCount();
    for (int i = 0; i < opCount; i++) {
      ops[i] = path.op(i);
    }
    pointCount = path.pointCount();
    stroke = newStroke;
    scale = newScale;
    double x0 = onCanvas[0];
    double y0 = onCanvas[1];
    double farthest = 0;
    for (int i = 0; i < 2 * pointCount; i += 2) {
      double dx = onCanvas[i] - x0;
      double dy = onCanvas[i + 1] - y0;
      points[i] = dx;
      points[i + 1] = dy;
      double distance = dx * dx + dy * dy;
      if (distance > farthest) {
        farthest = distance;
        far = i;
      }
    }
    double[] positions = found.positions();
    for (int i = 0; i < 2 * found.cornerCount(); i += 2) {
      corners[i] = positions[i] - x0;
      corners[i + 1] = positions[i + 1] - y0;
    }
    mesh.take(found);
    return farthest > 1e-6;
  }

  boolean isLineOf(@Nullable Stroke other, double otherScale) {
    if (stroke == null || other == null) {
      return stroke == null && other == null;
    }
    return stroke.equals(other) && Math.abs(otherScale - scale) <= 1e-9 * scale;
  }

  /** Returns whether a path is this shape, rotated and moved; if so, it can be placed there. */
  boolean isLike(Path path, double[] onCanvas, double likeness) {
    if (path.opCount() != opCount || path.pointCount() != pointCount) {
      return false;
    }
    for (int i = 0; i < opCount; i++) {
      if (path.op(i) != ops[i]) {
        return false;
      }
    }
    double ux = points[far];
    double uy = points[far + 1];
    double x0 = onCanvas[0];
    double y0 = onCanvas[1];
    double vx = onCanvas[far] - x0;
    double vy = onCanvas[far + 1] - y0;
    double square = ux * ux + uy * uy;
    double c = (ux * vx + uy * vy) / square;
    double s = (ux * vy - uy * vx) / square;
    double stretch = c * c + s * s - 1;
    // |√(1 + stretch) - 1| is less than |stretch|, so this holds for the farthest point.
    if (!(stretch * stretch * square <= likeness * likeness)) {
      return false;
    }
    // The sum of all squared distances, which is faster than the largest and no less strict.
    double sum = 0;
    for (int i = 0; i < 2 * pointCount; i += 2) {
      double px = points[i];
      double py = points[i + 1];
      // Compound operands on the left, as everywhere: the browser's compiler needs it.
      double dx = c * px - s * py + x0 - onCanvas[i];
      double dy = s * px + c * py + y0 - onCanvas[i + 1];
      sum = dx * dx + dy * dy + sum;
    }
    cos = c;
    sin = s;
    x = x0;
    y = y0;
    return sum <= likeness * likeness;
  }

  /** Returns the triangles at the position of the last match. */
  Mesh place(double[] positions) {
    double c = cos;
    double s = sin;
    double x0 = x;
    double y0 = y;
    for (int i = 0; i < 2 * mesh.cornerCount(); i += 2) {
      double px = corners[i];
      double py = corners[i + 1];
      positions[i] = c * px - s * py + x0;
      positions[i + 1] = s * px + c * py + y0;
    }
    return mesh;
  }
}
