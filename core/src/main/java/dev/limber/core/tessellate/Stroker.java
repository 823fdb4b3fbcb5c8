package dev.limber.core.tessellate;

import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.math.Trig;
import java.util.Arrays;

/**
 * Finds the outline of a line: contours that, filled by the non-zero rule, cover exactly what the
 * line covers.
 *
 * <p>The outline follows the contour on its left and returns on its right. The outside of a corner
 * gets its join. On the inside the two offset lines meet; where the lines are too short for that,
 * the outline goes through the corner itself, which leaves the region unchanged because each piece
 * has the same winding.
 *
 * <p>Corners are as in SVG: a miter longer than the limit is cut off as a bevel, and inside curves
 * a line is always round. A contour that is a single point is a dot for round and square caps, and
 * nothing for butt ones. In a line of very many points, round joins get coarser, so that an outline
 * has at most eight points for each point of the line and {@value #MOST_ARC_LINES} more. Never
 * allocates once grown to its largest size.
 */
public final class Stroker {
  /** The largest number of lines for a full circle. */
  private static final int MAX_STEPS = 1024;

  /** The smallest number, so that dots of a pixel are still round. */
  private static final int MIN_STEPS = 8;

  /** How many lines all round joins and dots of a line may become. */
  private static final int MOST_ARC_LINES = 1 << 18;

  /**
   * Below this, 1 + cosine of the angle between two normals, a line doubles back on itself.
   * Rounding then decides which way it turns, and the two offset lines do not meet.
   */
  private static final double BACK = 1e-9;

  private Contours from = new Contours();
  private Contours out = new Contours();
  private double[] normals = new double[64];
  private double[] lengths = new double[32];
  private double radius;
  private double step;
  private double bluntness;
  private LineJoin join = LineJoin.ROUND;
  private LineCap cap = LineCap.ROUND;
  private double miterLimitSquared;

  /** Creates a stroker. */
  public Stroker() {}

  /**
   * Finds an outline.
   *
   * @param line contours without lines of length 0, as the flattener makes them
   * @param tolerance how far from a true circle round joins and caps may be; above 0
   * @param result is overwritten; empty if the width is 0 or not finite
   */
  public void outline(Contours line, Stroke stroke, double tolerance, Contours result) {
    outline(line, stroke, Math.abs(stroke.width()), tolerance, result);
  }

  /** Finds an outline with another width than the stroke's. */
  void outline(Contours line, Stroke stroke, double width, double tolerance, Contours result) {
    from = line;
    out = result.clear();
    radius = 0.5 * width;
    if (!(radius > 0 && radius <= Flattener.FARTHEST)) {
      return;
    }
    join = stroke.join();
    cap = stroke.cap();
    miterLimitSquared = stroke.miterLimit() * stroke.miterLimit();
    bluntness = 0.25 * tolerance / radius;
    double cosine = Math.max(1 - tolerance / radius, 0);
    double half = Trig.atan2(Math.sqrt(1 - cosine * cosine), cosine);
    double fewest =
        Trig.TWO_PI * Math.max(1.0 / MAX_STEPS, (double) line.pointCount() / MOST_ARC_LINES);
    step = Math.min(Math.max(2 * half, fewest), Trig.TWO_PI / MIN_STEPS);
    for (int c = 0; c < line.count(); c++) {
      contour(line.start(c), line.end(c), line.isClosed(c));
    }
  }

  private void contour(int start, int end, boolean closed) {
    int points = end - start;
    if (points == 1) {
      dot(from.x(start), from.y(start));
      return;
    }
    int segments = closed ? points : points - 1;
    measure(start, points, segments);
    if (closed) {
      for (int i = 0; i < points; i++) {
        corner(start, i, i == 0 ? segments - 1 : i - 1, i, 1);
      }
      out.end(true);
      for (int i = points - 1; i >= 0; i--) {
        corner(start, i, i, i == 0 ? segments - 1 : i - 1, -1);
      }
      out.end(true);
      return;
    }
    int last = points - 1;
    for (int i = 1; i < last; i++) {
      corner(start, i, i - 1, i, 1);
    }
    cap(start + last, normals[2 * segments - 2], normals[2 * segments - 1]);
    for (int i = last - 1; i > 0; i--) {
      corner(start, i, i, i - 1, -1);
    }
    cap(start, -normals[0], -normals[1]);
    out.end(true);
  }

  /** Finds length and left unit normal of each line. */
  private void measure(int start, int points, int segments) {
    if (lengths.length < segments) {
      lengths = Arrays.copyOf(lengths, 2 * segments);
      normals = Arrays.copyOf(normals, 4 * segments);
    }
    for (int i = 0; i < segments; i++) {
      int a = start + i;
      int b = start + (i + 1 == points ? 0 : i + 1);
      double dx = from.x(b) - from.x(a);
      double dy = from.y(b) - from.y(a);
      double length = Math.sqrt(dx * dx + dy * dy);
      double scale = length > 0 ? 1 / length : 0;
      lengths[i] = length;
      normals[2 * i] = -dy * scale;
      normals[2 * i + 1] = dx * scale;
    }
  }

  /**
   * Adds the left side of a corner.
   *
   * @param way 1 along the contour, -1 on the way back, where all normals are reversed
   */
  private void corner(int start, int i, int before, int after, int way) {
    double ax = way * normals[2 * before];
    double ay = way * normals[2 * before + 1];
    double bx = way * normals[2 * after];
    double by = way * normals[2 * after + 1];
    double x = from.x(start + i);
    double y = from.y(start + i);
    double cross = ax * by - ay * bx;
    double dot = ax * bx + ay * by;
    // If it doubles straight back, the outside comes first, so that the join is drawn once.
    if (cross > 0 || (cross == 0 && (dot > 0 || way < 0))) {
      inside(x, y, ax, ay, bx, by, cross, dot, Math.min(lengths[before], lengths[after]));
    } else {
      outside(x, y, ax, ay, bx, by, cross, dot, from.isSmooth(start + i));
    }
  }

  private void inside(
      double x,
      double y,
      double ax,
      double ay,
      double bx,
      double by,
      double cross,
      double dot,
      double room) {
    // Each end of a line may use at most half of it.
    if (1 + dot > BACK && radius * cross <= 0.5 * room * (1 + dot)) {
      miter(x, y, ax + bx, ay + by, dot);
    } else {
      offset(x, y, ax, ay);
      out.point(x, y);
      offset(x, y, bx, by);
    }
  }

  private void outside(
      double x,
      double y,
      double ax,
      double ay,
      double bx,
      double by,
      double cross,
      double dot,
      boolean smooth) {
    // (1 / cos h - cos h)² with h half the angle between the normals: how far the tip of the miter
    // is from the middle of the bevel. All joins look the same where that is next to nothing.
    double cosine = 0.5 * (1 + dot);
    double tip = 1 - cosine;
    boolean flat = tip * tip <= bluntness * bluntness * cosine;
    boolean pointed = !smooth && join == LineJoin.MITER && 1 <= miterLimitSquared * cosine;
    if ((flat || pointed) && 1 + dot > BACK) {
      miter(x, y, ax + bx, ay + by, dot);
    } else if (smooth || join == LineJoin.ROUND) {
      // Not -cross, which for 0 would be half a turn to the other side.
      arc(x, y, ax, ay, Trig.atan2(Math.abs(cross), dot));
      offset(x, y, bx, by);
    } else {
      offset(x, y, ax, ay);
      offset(x, y, bx, by);
    }
  }

  private void miter(double x, double y, double sumX, double sumY, double dot) {
    double length = 1 / (1 + dot);
    offset(x, y, sumX * length, sumY * length);
  }

  /** Adds the end of a line that arrives with a left normal. */
  private void cap(int point, double nx, double ny) {
    double x = from.x(point);
    double y = from.y(point);
    switch (cap) {
      case BUTT -> offset(x, y, nx, ny);
      case SQUARE -> {
        offset(x, y, nx + ny, ny - nx);
        offset(x, y, ny - nx, -nx - ny);
        return;
      }
      case ROUND -> arc(x, y, nx, ny, Math.PI);
    }
    offset(x, y, -nx, -ny);
  }

  private void dot(double x, double y) {
    if (cap == LineCap.ROUND) {
      arc(x, y, 1, 0, Trig.TWO_PI);
    } else if (cap == LineCap.SQUARE) {
      offset(x, y, 1, 1);
      offset(x, y, 1, -1);
      offset(x, y, -1, -1);
      offset(x, y, -1, 1);
    }
    out.end(true);
  }

  /** Adds an arc clockwise from a normal, without its end. */
  private void arc(double x, double y, double nx, double ny, double angle) {
    int steps = (int) Math.max(1, Math.ceil(angle / step));
    double turn = angle / steps;
    double cos = Trig.cos(turn);
    double sin = Trig.sin(turn);
    double px = nx;
    double py = ny;
    for (int i = 0; i < steps; i++) {
      offset(x, y, px, py);
      double next = px * cos + py * sin;
      py = py * cos - px * sin;
      px = next;
    }
  }

  private void offset(double x, double y, double nx, double ny) {
    out.point(x + radius * nx, y + radius * ny);
  }
}
