package dev.limber.convert.skf;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Paint;
import dev.limber.skel2d.data.PathCommand;
import dev.limber.skel2d.data.PathCommand.Point;
import dev.limber.skel2d.data.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * An outline between several bones. It is seen in all poses of the film first: how much its curves
 * bend, and in which pose it lies open, so that it can be drawn there.
 */
final class BoundShape {
  /** How far the straight edges of the mesh may be from the curves, in pixels. */
  private static final double TOLERANCE = 0.25;

  private static final int MOST_STEPS = 256;

  /** Steps for each curve when poses are compared. */
  private static final int ROUGH_STEPS = 6;

  /** How much larger than in the setup pose it has to be to be drawn in another one. */
  private static final double LARGER = 2;

  /** And how large in pixels it may be there. */
  private static final double LARGEST = 2048;

  /** In how many poses is tested whether it crosses itself. */
  private static final int MOST_TESTS = 100;

  /** Below this the bone of the slot is flat, as in Skel2D. */
  private static final double FLAT = 1e-6;

  final Outline outline;
  final Stroke stroke;
  final boolean isLine;
  private final double pixelsPerUnit;
  private final Placement placement;
  private final int owner;
  private final double[] deviation;
  private final double[] x;
  private final double[] y;
  private final List<LineMotion> motions = new ArrayList<>();

  // The pose in which it is drawn.
  double[] drawnX = {};
  double[] drawnY = {};

  /** What takes back the rotation that the bone of each point has there. */
  final double[] drawnTurn;

  final double[] drawnScaleX;
  final double[] drawnScaleY;
  private double drawnSize = -1;
  private boolean drawnOpen;
  private int testsLeft = MOST_TESTS;

  /** Whether the bone of its slot was flat in some pose, while its points have another place. */
  boolean wasFlat;

  BoundShape(
      Attachment.Path path, Outline outline, int owner, boolean isLine, double pixelsPerUnit) {
    this.pixelsPerUnit = pixelsPerUnit;
    this.outline = outline;
    this.stroke = path.paint().stroke();
    this.isLine = isLine;
    this.placement = path.placement();
    this.owner = owner;
    int count = outline.points().size();
    this.deviation = new double[outline.curves().size()];
    this.x = new double[count];
    this.y = new double[count];
    this.drawnTurn = new double[count];
    this.drawnScaleX = new double[count];
    this.drawnScaleY = new double[count];
    for (int i = 0; isLine && i < count; i++) {
      motions.add(new LineMotion());
    }
  }

  /** Returns whether a point is carried by its bone alone, and not by that of the slot as well. */
  boolean isCarried(int point) {
    return outline.points().get(point).bone() == owner || placement.equals(Placement.IDENTITY);
  }

  /** Returns whether what is beside a point needs no motion of its own. */
  boolean isStill(int point) {
    return isCarried(point) && (!isLine || motions.get(point).isStill());
  }

  /** Returns where a point lies on its bone. */
  double[] onBone(int point) {
    Point p = outline.points().get(point);
    return p.bone() == owner ? placed(p.x(), p.y()) : new double[] {p.x(), p.y()};
  }

  private double[] placed(double px, double py) {
    double cos = Math.cos(placement.rotation());
    double sin = Math.sin(placement.rotation());
    double sx = placement.scaleX() * px;
    double sy = placement.scaleY() * py;
    return new double[] {cos * sx - sin * sy + placement.x(), sin * sx + cos * sy + placement.y()};
  }

  /** Returns where a point is in a pose. */
  double[] posed(int point, PoseSample sample) {
    Point p = outline.points().get(point);
    double[] at = onBone(point);
    double px = sample.x(p.bone(), at[0], at[1]);
    double py = sample.y(p.bone(), at[0], at[1]);
    if (isCarried(point)) {
      return new double[] {px, py};
    }
    // Seen from the slot's bone, then through the attachment's place and that bone.
    int m = PoseSample.MATRIX * owner;
    double[] w = sample.matrices;
    double determinant = w[m] * w[m + 3] - w[m + 1] * w[m + 2];
    if (Math.abs(determinant) < FLAT) {
      return new double[] {sample.x(owner, at[0], at[1]), sample.y(owner, at[0], at[1])};
    }
    double dx = px - w[m + 4];
    double dy = py - w[m + 5];
    double[] seen =
        placed(
            (w[m + 3] * dx - w[m + 2] * dy) / determinant,
            (w[m] * dy - w[m + 1] * dx) / determinant);
    return new double[] {sample.x(owner, seen[0], seen[1]), sample.y(owner, seen[0], seen[1])};
  }

  /** Looks at a pose; the setup pose first. */
  void see(PoseSample sample) {
    int m = PoseSample.MATRIX * owner;
    double[] w = sample.matrices;
    boolean flat = Math.abs(w[m] * w[m + 3] - w[m + 1] * w[m + 2]) < FLAT;
    wasFlat |= flat;
    if (flat && drawnSize >= 0) {
      return;
    }
    for (int i = 0; i < x.length; i++) {
      double[] at = posed(i, sample);
      x[i] = at[0];
      y[i] = at[1];
    }
    for (int i = 0; isLine && i < x.length; i++) {
      double direction = LineDirection.of(outline, i, x, y);
      motions.get(i).see(direction, sample, outline.points().get(i).bone());
    }
    for (int c = 0; c < deviation.length; c++) {
      deviation[c] = Math.max(deviation[c], deviation(outline.curves().get(c)));
    }
    Polyline rough = polyline(ROUGH_STEPS);
    double size = flat ? 0 : isLine ? rough.length() : Math.abs(rough.area());
    boolean first = drawnSize < 0;
    boolean larger = first || size > LARGER * drawnSize;
    boolean fits = first || rough.extent() * pixelsPerUnit <= LARGEST;
    if (fits && (larger || (!drawnOpen && size > drawnSize / LARGER))) {
      boolean open = !flat && (isLine || (testsLeft-- > 0 && rough.isSimple()));
      if (first || open || (larger && !drawnOpen)) {
        drawHere(sample, size, open);
      }
    }
  }

  private void drawHere(PoseSample sample, double size, boolean open) {
    drawnSize = size;
    drawnOpen = open;
    drawnX = x.clone();
    drawnY = y.clone();
    for (int i = 0; i < x.length; i++) {
      int bone = outline.points().get(i).bone();
      drawnTurn[i] = sample.turnOn(bone, 0);
      drawnScaleX[i] = sample.scaleX[bone];
      drawnScaleY[i] = sample.scaleY[bone];
    }
  }

  private double deviation(List<Integer> curve) {
    if (curve.size() == 2) {
      return 0;
    }
    double most = 0;
    for (int i = 1; i + 1 < curve.size(); i++) {
      int a = curve.get(i - 1);
      int b = curve.get(i);
      int c = curve.get(i + 1);
      most = Math.max(most, Math.hypot(x[a] - 2 * x[b] + x[c], y[a] - 2 * y[b] + y[c]));
    }
    // A chord over 1/n of the parameter is off by at most |second derivative| / (8 n²).
    return (curve.size() == 3 ? 0.25 : 0.75) * most;
  }

  private Polyline polyline(int steps) {
    double[] px = new double[steps * deviation.length];
    double[] py = new double[px.length];
    int at = 0;
    for (List<Integer> curve : outline.curves()) {
      for (int s = 0; s < steps; s++, at++) {
        double[] weights = bernstein(curve.size() - 1, (double) s / steps);
        for (int i = 0; i < weights.length; i++) {
          px[at] += weights[i] * x[curve.get(i)];
          py[at] += weights[i] * y[curve.get(i)];
        }
      }
    }
    return new Polyline(px, py);
  }

  /**
   * A point of the outline.
   *
   * @param points between which points of the path it lies
   * @param weights and how near to each
   */
  record Sample(List<Integer> points, double[] weights) {}

  /** Returns points of the outline, near enough to each other in every pose of the film. */
  List<Sample> samples() {
    List<Sample> samples = new ArrayList<>();
    for (int c = 0; c < deviation.length; c++) {
      List<Integer> curve = outline.curves().get(c);
      double ideal = Math.ceil(Math.sqrt(deviation[c] * pixelsPerUnit / TOLERANCE));
      int steps = (int) Math.max(1, Math.min(MOST_STEPS, ideal));
      for (int s = 0; s < steps; s++) {
        samples.add(new Sample(curve, bernstein(curve.size() - 1, (double) s / steps)));
      }
      if (c == deviation.length - 1 && !outline.closed()) {
        samples.add(new Sample(curve, bernstein(curve.size() - 1, 1)));
      }
    }
    return samples;
  }

  private static double[] bernstein(int degree, double t) {
    double u = 1 - t;
    return switch (degree) {
      case 1 -> new double[] {u, t};
      case 2 -> new double[] {u * u, 2 * u * t, t * t};
      default -> new double[] {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t};
    };
  }

  /** Returns the outline as it is drawn, in the paint of some look. */
  Attachment.Path drawn(String name, Paint paint) {
    List<PathCommand> commands = new ArrayList<>();
    List<List<Integer>> curves = outline.curves();
    commands.add(PathCommand.of(PathOp.MOVE, drawn(curves.get(0).get(0))));
    for (List<Integer> curve : curves) {
      List<Point> points = new ArrayList<>();
      curve.subList(1, curve.size()).forEach(point -> points.add(drawn(point)));
      PathOp op =
          switch (points.size()) {
            case 1 -> PathOp.LINE;
            case 2 -> PathOp.QUAD;
            default -> PathOp.CUBIC;
          };
      commands.add(new PathCommand(op, points));
    }
    if (outline.closed()) {
      commands.add(PathCommand.of(PathOp.CLOSE));
    }
    return new Attachment.Path(name, 0, Placement.IDENTITY, paint, commands);
  }

  private Point drawn(int point) {
    return new Point(drawnX[point], drawnY[point], 0);
  }

  /** Corners in their order. */
  private record Polyline(double[] x, double[] y) {
    double area() {
      return x.length < 3 ? 0 : Triangulation.area(x, y);
    }

    /** Returns the longer side of the rectangle around it. */
    double extent() {
      Bounds bounds = new Bounds();
      for (int i = 0; i < x.length; i++) {
        bounds.include(x[i], y[i]);
      }
      return Math.max(bounds.width(), bounds.height());
    }

    double length() {
      double sum = 0;
      for (int i = 1; i < x.length; i++) {
        sum += Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]);
      }
      return sum;
    }

    /** Returns whether, closed, it does not cross itself. */
    boolean isSimple() {
      int n = x.length;
      for (int i = 0; i < n; i++) {
        for (int j = i + 2; j < n; j++) {
          if ((i > 0 || j < n - 1) && crosses(i, (i + 1) % n, j, (j + 1) % n)) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean crosses(int a, int b, int c, int d) {
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    }

    private double turn(int a, int b, int c) {
      return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
    }
  }
}
