package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.View;

/**
 * Turns curves into straight lines that stay within a tolerance of them.
 *
 * <p>A curve becomes at most {@value #MAX_STEPS} lines, at equal steps of its parameter, and fewer
 * in a path of so many steps that all would become more than {@value #MOST_LINES}. A path step with
 * a point that is not finite, or farther than {@value #FARTHEST} from the origin, is left out as a
 * whole. Lines shorter than a 256th of the tolerance are left out; a contour with no other lines
 * becomes a single point. A move without a line after it is not a contour. Never allocates once
 * grown to its largest size.
 */
public final class Flattener {
  /** The largest number of lines for one curve. */
  public static final int MAX_STEPS = 1024;

  /** How many lines all curves of a path become if all are as long as can be. */
  private static final int MOST_LINES = 1 << 18;

  /** However many curves there are. */
  private static final int MIN_STEPS = 4;

  /** How far a point may be from the origin, in units of the result. */
  public static final double FARTHEST = 1e12;

  private static final View IDENTITY = new View();

  private Contours out = new Contours();
  private double tolerance;
  private double shortest;
  private int mostSteps;

  /** The points of the current step, its end last. */
  private double control1X;

  private double control1Y;
  private double control2X;
  private double control2Y;
  private double x;
  private double y;

  private double startX;
  private double startY;
  private double lastX;
  private double lastY;
  private boolean drawing;

  /** Creates a flattener. */
  public Flattener() {}

  /** Flattens a path in its own space; see {@link #flatten(Path, View, double, Contours)}. */
  public void flatten(Path path, double tolerance, Contours result) {
    flatten(path, IDENTITY, tolerance, result);
  }

  /**
   * Flattens a path.
   *
   * @param view maps the path to the space of the result
   * @param tolerance how far a line may be from its curve, in the space of the result; above 0
   * @param result is overwritten
   */
  public void flatten(Path path, View view, double tolerance, Contours result) {
    out = result.clear();
    this.tolerance = tolerance;
    shortest = tolerance / 256;
    int share = MOST_LINES / Math.max(1, path.opCount());
    mostSteps = Math.max(MIN_STEPS, Math.min(share, MAX_STEPS));
    drawing = false;
    boolean started = false;
    int p = 0;
    for (int i = 0; i < path.opCount(); i++) {
      PathOp op = path.op(i);
      int end = p + op.points();
      if (op == PathOp.CLOSE) {
        if (started) {
          open();
          close();
        }
      } else if (take(path, p, end, view)) {
        if (op == PathOp.MOVE || !started) {
          move(x, y);
          started = true;
        } else {
          open();
          draw(op);
        }
      }
      p = end;
    }
    finish(false);
  }

  /** Maps the points of a step to the space of the result; returns whether all are usable. */
  private boolean take(Path path, int from, int to, View view) {
    boolean usable = true;
    for (int i = from; i < to; i++) {
      control1X = control2X;
      control1Y = control2Y;
      control2X = x;
      control2Y = y;
      x = view.x(path.x(i), path.y(i));
      y = view.y(path.x(i), path.y(i));
      // Written so that NaN is not usable either.
      usable &= Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
    }
    return usable;
  }

  private void move(double toX, double toY) {
    finish(false);
    startX = toX;
    startY = toY;
    lastX = toX;
    lastY = toY;
  }

  private void open() {
    if (!drawing) {
      out.point(lastX, lastY, false);
      drawing = true;
    }
  }

  private void close() {
    finish(true);
    lastX = startX;
    lastY = startY;
  }

  private void finish(boolean closed) {
    if (!drawing) {
      return;
    }
    drawing = false;
    int last = out.pointCount() - 1;
    int first = out.nextStart();
    while (closed
        && last > first
        && isNear(out.x(last) - out.x(first), out.y(last) - out.y(first))) {
      out.dropLast();
      last--;
    }
    out.end(closed);
  }

  private void draw(PathOp op) {
    if (op == PathOp.QUAD) {
      quad(control2X, control2Y);
    } else if (op == PathOp.CUBIC) {
      cubic(control1X, control1Y, control2X, control2Y);
    }
    line(x, y, false);
  }

  private void line(double toX, double toY, boolean smooth) {
    if (!isNear(toX - lastX, toY - lastY)) {
      out.point(toX, toY, smooth);
      lastX = toX;
      lastY = toY;
    }
  }

  private boolean isNear(double dx, double dy) {
    return Math.abs(dx) <= shortest && Math.abs(dy) <= shortest;
  }

  // A chord over 1/n of the parameter is off by at most |second derivative| / (8 n²).
  private void quad(double cx, double cy) {
    double x0 = lastX;
    double y0 = lastY;
    double ax = x0 - 2 * cx + x;
    double ay = y0 - 2 * cy + y;
    int steps = steps(0.25 * length(ax, ay));
    double bx = 2 * (cx - x0);
    double by = 2 * (cy - y0);
    double step = 1.0 / steps;
    for (int i = 1; i < steps; i++) {
      double t = i * step;
      line(x0 + t * (bx + t * ax), y0 + t * (by + t * ay), true);
    }
  }

  private void cubic(double c1x, double c1y, double c2x, double c2y) {
    double x0 = lastX;
    double y0 = lastY;
    double d1 = length(x0 - 2 * c1x + c2x, y0 - 2 * c1y + c2y);
    double d2 = length(c1x - 2 * c2x + x, c1y - 2 * c2y + y);
    int steps = steps(0.75 * Math.max(d1, d2));
    double bx = 3 * (c1x - x0);
    double by = 3 * (c1y - y0);
    double cx = 3 * (c2x - c1x) - bx;
    double cy = 3 * (c2y - c1y) - by;
    double dx = x - x0 - bx - cx;
    double dy = y - y0 - by - cy;
    double step = 1.0 / steps;
    for (int i = 1; i < steps; i++) {
      double t = i * step;
      line(x0 + t * (bx + t * (cx + t * dx)), y0 + t * (by + t * (cy + t * dy)), true);
    }
  }

  private int steps(double deviation) {
    double steps = Math.ceil(Math.sqrt(deviation / tolerance));
    return (int) Math.max(1, Math.min(steps, mostSteps));
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }
}
