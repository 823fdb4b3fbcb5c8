package dev.limber.java2d.raster;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import java.util.Arrays;

/**
 * Cuts a line into convex pieces, all of the same direction: a rectangle for each straight part, a
 * wedge for each corner, a cap for each end. They overlap; {@link PathRaster} makes one area of
 * them. The pieces are made in model space, so that a view that stretches, stretches the line.
 */
final class StrokePieces {
  /** How far a round piece may be from a circle, in pixels. */
  private static final double TOLERANCE = 0.02;

  private static final int DEEPEST = 10;

  private final PathRaster raster;
  private View view = new View();
  private Stroke stroke = Stroke.round(0);
  private double half;

  /** Half the width in pixels, at most. */
  private double halfPixels;

  private double[] piece = new double[128];
  private int pieceUsed;

  // Different points of the current contour, the directions of the lines that leave them, and
  // whether their corner is round because it lies inside a curve.
  private double[] points = new double[256];
  private double[] directions = new double[256];
  private boolean[] smooth = new boolean[128];
  private int count;

  StrokePieces(PathRaster raster) {
    this.raster = raster;
  }

  void add(Contours contours, Stroke newStroke, View newView) {
    stroke = newStroke;
    view = newView;
    half = 0.5 * Math.abs(stroke.width());
    halfPixels = half * Math.sqrt(Math.max(square(view.a(), view.b()), square(view.c(), view.d())));
    if (!(half > 0) || !Double.isFinite(halfPixels)) {
      return;
    }
    for (int contour = 0; contour < contours.count(); contour++) {
      addContour(contours, contour);
    }
  }

  private static double square(double x, double y) {
    return x * x + y * y;
  }

  private void addContour(Contours contours, int contour) {
    int start = contours.start(contour);
    int end = contours.end(contour);
    boolean closed = contours.isClosed(contour);
    if (end - start < 1 || (end - start == 1 && !closed)) {
      return;
    }
    collect(contours, start, end);
    if (closed && count > 1 && isSame(count - 1, contours.x(start), contours.y(start))) {
      count--;
    }
    if (count == 1) {
      dot(points[0], points[1]);
      return;
    }
    int lines = closed ? count : count - 1;
    for (int i = 0; i < lines; i++) {
      line(i, (i + 1) % count);
    }
    for (int i = closed ? 0 : 1; i < lines; i++) {
      corner(i, (i + count - 1) % count);
    }
    if (!closed) {
      cap(0, -directions[0], -directions[1]);
      int last = count - 1;
      cap(last, directions[2 * last - 2], directions[2 * last - 1]);
    }
  }

  private void collect(Contours contours, int start, int end) {
    if (smooth.length < end - start) {
      points = new double[4 * (end - start)];
      directions = new double[4 * (end - start)];
      smooth = new boolean[2 * (end - start)];
    }
    count = 0;
    for (int i = start; i < end; i++) {
      double x = contours.x(i);
      double y = contours.y(i);
      if (count > 0 && isSame(count - 1, x, y)) {
        continue;
      }
      points[2 * count] = x;
      points[2 * count + 1] = y;
      smooth[count] = contours.isSmooth(i);
      count++;
    }
  }

  private boolean isSame(int point, double x, double y) {
    double length = square(points[2 * point] - x, points[2 * point + 1] - y);
    return length < 1e-18 * half * half;
  }

  private void line(int from, int to) {
    double x0 = points[2 * from];
    double y0 = points[2 * from + 1];
    double x1 = points[2 * to];
    double y1 = points[2 * to + 1];
    double length = Math.sqrt(square(x1 - x0, y1 - y0));
    double dx = (x1 - x0) / length;
    double dy = (y1 - y0) / length;
    directions[2 * from] = dx;
    directions[2 * from + 1] = dy;
    double nx = -dy * half;
    double ny = dx * half;
    point(x0 + nx, y0 + ny);
    point(x0 - nx, y0 - ny);
    point(x1 - nx, y1 - ny);
    point(x1 + nx, y1 + ny);
    finish();
  }

  /** Fills the outer side of a corner. */
  private void corner(int at, int before) {
    double inX = directions[2 * before];
    double inY = directions[2 * before + 1];
    double outX = directions[2 * at];
    double outY = directions[2 * at + 1];
    double turn = inX * outY - inY * outX;
    double along = inX * outX + inY * outY;
    if (turn == 0 && along > 0) {
      return;
    }
    // Normals on the outer side.
    double side = turn > 0 ? 1 : -1;
    double nx0 = side * inY;
    double ny0 = -side * inX;
    double nx1 = side * outY;
    double ny1 = -side * outX;
    double x = points[2 * at];
    double y = points[2 * at + 1];
    LineJoin join = smooth[at] ? LineJoin.ROUND : stroke.join();
    point(x, y);
    point(x + half * nx0, y + half * ny0);
    if (join == LineJoin.ROUND) {
      arc(x, y, nx0, ny0, nx1, ny1, inX, inY, 0);
    } else if (join == LineJoin.MITER) {
      double mx = nx0 + nx1;
      double my = ny0 + ny1;
      double squared = square(mx, my);
      // The tip is 2 / |m| half widths away.
      if (squared > 0 && 4 <= stroke.miterLimit() * stroke.miterLimit() * squared) {
        point(x + half * mx * 2 / squared, y + half * my * 2 / squared);
      }
    }
    point(x + half * nx1, y + half * ny1);
    finish();
  }

  private void cap(int at, double dx, double dy) {
    double x = points[2 * at];
    double y = points[2 * at + 1];
    if (stroke.cap() == LineCap.BUTT) {
      return;
    }
    point(x - half * dy, y + half * dx);
    if (stroke.cap() == LineCap.SQUARE) {
      point(x + half * (dx - dy), y + half * (dy + dx));
      point(x + half * (dx + dy), y + half * (dy - dx));
    } else {
      arc(x, y, -dy, dx, dx, dy, dx, dy, 0);
      point(x + half * dx, y + half * dy);
      arc(x, y, dx, dy, dy, -dx, dx, dy, 0);
    }
    point(x + half * dy, y - half * dx);
    finish();
  }

  /** A line without length: its caps, as if it went to the right. */
  private void dot(double x, double y) {
    points[0] = x;
    points[1] = y;
    cap(0, 1, 0);
    cap(0, -1, 0);
  }

  /** Adds what lies between two normals on a circle, by halving; both ends are the caller's. */
  private void arc(
      double x,
      double y,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double aheadX,
      double aheadY,
      int depth) {
    double mx = fromX + toX;
    double my = fromY + toY;
    double length = Math.sqrt(square(mx, my));
    // Half the sum is as long as the cosine of half the angle.
    if (depth == DEEPEST || halfPixels * (1 - 0.5 * length) < TOLERANCE) {
      return;
    }
    // When the line turns back there is no middle; it is ahead.
    mx = length > 1e-9 ? mx / length : aheadX;
    my = length > 1e-9 ? my / length : aheadY;
    arc(x, y, fromX, fromY, mx, my, aheadX, aheadY, depth + 1);
    point(x + half * mx, y + half * my);
    arc(x, y, mx, my, toX, toY, aheadX, aheadY, depth + 1);
  }

  private void point(double x, double y) {
    if (pieceUsed == piece.length) {
      piece = Arrays.copyOf(piece, 2 * pieceUsed);
    }
    piece[pieceUsed++] = view.x(x, y);
    piece[pieceUsed++] = view.y(x, y);
  }

  private void finish() {
    double area = 0;
    for (int i = 2; i < pieceUsed - 2; i += 2) {
      area +=
          (piece[i] - piece[0]) * (piece[i + 3] - piece[1])
              - (piece[i + 2] - piece[0]) * (piece[i + 1] - piece[1]);
    }
    for (int i = 0; i < pieceUsed; i += 2) {
      int next = (i + 2) % pieceUsed;
      if (area > 0) {
        raster.line(piece[i], piece[i + 1], piece[next], piece[next + 1]);
      } else {
        raster.line(piece[next], piece[next + 1], piece[i], piece[i + 1]);
      }
    }
    pieceUsed = 0;
  }
}
