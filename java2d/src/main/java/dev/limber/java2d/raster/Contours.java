package dev.limber.java2d.raster;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.View;
import java.util.Arrays;

/**
 * A path as points in model space: curves are cut into lines that stay within a fiftieth of a pixel
 * of them. Points that are not finite are left out. Filled again and again; allocates nothing once
 * it has held as much.
 */
final class Contours {
  private static final double TOLERANCE = 0.02;
  private static final int MOST_LINES = 512;

  private double[] points = new double[256];

  /** Whether the line runs on smoothly through a point, because it lies inside a curve. */
  private boolean[] smooth = new boolean[128];

  private int pointCount;
  private int[] starts = new int[16];
  private boolean[] closed = new boolean[16];
  private int count;

  void set(Path path, View view) {
    pointCount = 0;
    count = 0;
    int at = 0;
    for (int i = 0; i < path.opCount(); i++) {
      PathOp op = path.op(i);
      switch (op) {
        case MOVE -> startContour(path.x(at), path.y(at));
        case LINE -> {
          reopen();
          add(path.x(at), path.y(at), false);
        }
        case QUAD -> quad(path, at, view);
        case CUBIC -> cubic(path, at, view);
        case CLOSE -> close();
      }
      at += op.points();
    }
  }

  private void startContour(double x, double y) {
    if (count + 1 >= starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      closed = Arrays.copyOf(closed, 2 * closed.length);
    }
    starts[count] = pointCount;
    closed[count] = false;
    count++;
    add(x, y, false);
  }

  private void close() {
    if (count > 0) {
      closed[count - 1] = true;
    }
  }

  /** After a close, what follows goes on from where the closed contour started. */
  private void reopen() {
    if (count == 0) {
      startContour(0, 0);
    } else if (closed[count - 1] && start(count - 1) < pointCount) {
      int first = start(count - 1);
      startContour(x(first), y(first));
    }
  }

  private void add(double x, double y, boolean isSmooth) {
    if (!Double.isFinite(x + y)) {
      return;
    }
    if (2 * pointCount == points.length) {
      points = Arrays.copyOf(points, 4 * pointCount);
      smooth = Arrays.copyOf(smooth, 2 * pointCount);
    }
    points[2 * pointCount] = x;
    points[2 * pointCount + 1] = y;
    smooth[pointCount] = isSmooth;
    pointCount++;
  }

  private boolean hasPoint() {
    return start(count - 1) < pointCount;
  }

  private void quad(Path path, int at, View view) {
    reopen();
    double x2 = path.x(at + 1);
    double y2 = path.y(at + 1);
    if (hasPoint()) {
      double x0 = x(pointCount - 1);
      double y0 = y(pointCount - 1);
      double x1 = path.x(at);
      double y1 = path.y(at);
      double bend = bend(view, x0 - 2 * x1 + x2, y0 - 2 * y1 + y2);
      int lines = lines(0.25 * bend);
      for (int i = 1; i < lines; i++) {
        double t = (double) i / lines;
        double s = 1 - t;
        add(
            s * s * x0 + 2 * s * t * x1 + t * t * x2,
            s * s * y0 + 2 * s * t * y1 + t * t * y2,
            true);
      }
    }
    add(x2, y2, false);
  }

  private void cubic(Path path, int at, View view) {
    reopen();
    double x3 = path.x(at + 2);
    double y3 = path.y(at + 2);
    if (hasPoint()) {
      double x0 = x(pointCount - 1);
      double y0 = y(pointCount - 1);
      double x1 = path.x(at);
      double y1 = path.y(at);
      double x2 = path.x(at + 1);
      double y2 = path.y(at + 1);
      double bend =
          Math.max(
              bend(view, x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
              bend(view, x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
      int lines = lines(0.75 * bend);
      for (int i = 1; i < lines; i++) {
        double t = (double) i / lines;
        double s = 1 - t;
        double a = s * s * s;
        double b = 3 * s * s * t;
        double c = 3 * s * t * t;
        double d = t * t * t;
        add(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3, true);
      }
    }
    add(x3, y3, false);
  }

  private static double bend(View view, double x, double y) {
    double canvasX = view.a() * x + view.c() * y;
    double canvasY = view.b() * x + view.d() * y;
    return Math.sqrt(canvasX * canvasX + canvasY * canvasY);
  }

  /** The distance of n lines from a curve is at most an eighth of its second derivative by n². */
  private static int lines(double bend) {
    double lines = Math.ceil(Math.sqrt(bend / TOLERANCE));
    return (int) Math.max(1, Math.min(MOST_LINES, lines));
  }

  int count() {
    return count;
  }

  /** Returns the first point of a contour. */
  int start(int contour) {
    return starts[contour];
  }

  /** Returns the point behind the last one of a contour. */
  int end(int contour) {
    return contour + 1 < count ? starts[contour + 1] : pointCount;
  }

  boolean isClosed(int contour) {
    return closed[contour];
  }

  double x(int point) {
    return points[2 * point];
  }

  double y(int point) {
    return points[2 * point + 1];
  }

  boolean isSmooth(int point) {
    return smooth[point];
  }
}
