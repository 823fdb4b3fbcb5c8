package dev.limber.core.tessellate;

import dev.limber.core.canvas.View;
import java.util.Arrays;

/**
 * Contours of straight lines: a path whose curves have been flattened, or the outline of a stroke.
 * A reusable buffer that never allocates once grown to its largest size.
 */
public final class Contours {
  private double[] points = new double[128];
  private boolean[] smooth = new boolean[64];
  private int pointCount;
  private int[] ends = new int[4];
  private boolean[] closed = new boolean[4];
  private int count;

  /** Creates an empty buffer. */
  public Contours() {}

  /** Removes everything. */
  public Contours clear() {
    pointCount = 0;
    count = 0;
    return this;
  }

  /** Adds a point to the current contour; {@link #end} ends it. */
  public Contours point(double x, double y) {
    return point(x, y, false);
  }

  Contours point(double x, double y, boolean isSmooth) {
    if (2 * pointCount == points.length) {
      points = Arrays.copyOf(points, 2 * points.length);
      smooth = Arrays.copyOf(smooth, 2 * smooth.length);
    }
    points[2 * pointCount] = x;
    points[2 * pointCount + 1] = y;
    smooth[pointCount++] = isSmooth;
    return this;
  }

  /** Ends a contour; ignores one without points. */
  public Contours end(boolean isClosed) {
    if (pointCount == nextStart()) {
      return this;
    }
    if (count == ends.length) {
      ends = Arrays.copyOf(ends, 2 * count);
      closed = Arrays.copyOf(closed, 2 * count);
    }
    ends[count] = pointCount;
    closed[count++] = isClosed;
    return this;
  }

  /** Returns how many contours there are. */
  public int count() {
    return count;
  }

  /** Returns the first point of a contour. */
  public int start(int contour) {
    return contour == 0 ? 0 : ends[contour - 1];
  }

  /** Returns the index after the last point of a contour. */
  public int end(int contour) {
    return ends[contour];
  }

  /** Returns whether a line goes from the last point back to the first. */
  public boolean isClosed(int contour) {
    return closed[contour];
  }

  /** Returns how many points there are in all contours. */
  public int pointCount() {
    return pointCount;
  }

  /** Returns the x of a point. */
  public double x(int point) {
    return points[2 * point];
  }

  /** Returns the y of a point. */
  public double y(int point) {
    return points[2 * point + 1];
  }

  /** Returns whether a point is inside a curve, where a line has no corner. */
  public boolean isSmooth(int point) {
    return smooth[point];
  }

  /** Maps all points through a view. */
  void transform(View view) {
    for (int i = 0; i < 2 * pointCount; i += 2) {
      double x = points[i];
      double y = points[i + 1];
      points[i] = view.x(x, y);
      points[i + 1] = view.y(x, y);
    }
  }

  /** Returns x and y of the points in turn; the array may be longer than the part in use. */
  double[] points() {
    return points;
  }

  /** Returns where the contour that is being filled starts. */
  int nextStart() {
    return count == 0 ? 0 : ends[count - 1];
  }

  /** Adds all contours of another. */
  void append(Contours other) {
    for (int c = 0; c < other.count; c++) {
      for (int i = other.start(c); i < other.ends[c]; i++) {
        point(other.x(i), other.y(i), other.smooth[i]);
      }
      end(other.closed[c]);
    }
  }

  /** Removes all contours but the first ones. */
  void keep(int contours) {
    count = contours;
    pointCount = nextStart();
  }

  /** Removes the last point. */
  void dropLast() {
    pointCount--;
  }
}
