package dev.limber.convert.skf;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import java.util.ArrayList;
import java.util.List;

/**
 * The mesh over a bound outline where it is drawn: the inside with a seam around it, or a band
 * along the line. Each vertex hangs on a point of the outline, some way off.
 */
final class OutlineMesh {
  /** How far the mesh goes beyond what is drawn, in pixels: room for smooth edges. */
  private static final double SEAM = 1.5;

  /** The seam's corners reach no further than this many times its width. */
  private static final double LONGEST_CORNER = 3;

  /**
   * A vertex.
   *
   * @param sample which point of the outline it hangs on
   * @param x how far off it is, to the right, as the outline is drawn
   * @param y the same, up
   */
  record Vertex(int sample, double x, double y) {}

  final List<Vertex> vertices = new ArrayList<>();
  final List<Integer> triangles = new ArrayList<>();
  final BoundShape shape;

  /** How many points of the outline there are, without its crossings. */
  final int count;

  /** Where the triangles inside begin, without those of the seam. */
  final List<Integer> insides = new ArrayList<>();

  /** Points of the outline, then those where it crosses itself. */
  final List<BoundShape.Sample> samples = new ArrayList<>();

  private final List<Double> x = new ArrayList<>();
  private final List<Double> y = new ArrayList<>();

  /** The numbers of the outline's own samples. */
  private final List<Integer> whole = new ArrayList<>();

  private final double seam;

  private OutlineMesh(BoundShape shape, List<BoundShape.Sample> outline, double scale) {
    this.shape = shape;
    this.count = outline.size();
    this.seam = SEAM / scale;
    outline.forEach(this::add);
    for (int i = 0; i < count; i++) {
      whole.add(i);
    }
  }

  private void add(BoundShape.Sample sample) {
    double sampleX = 0;
    double sampleY = 0;
    for (int i = 0; i < sample.weights().length; i++) {
      sampleX += sample.weights()[i] * shape.drawnX[sample.points().get(i)];
      sampleY += sample.weights()[i] * shape.drawnY[sample.points().get(i)];
    }
    samples.add(sample);
    x.add(sampleX);
    y.add(sampleY);
  }

  /** Makes the mesh. */
  static OutlineMesh of(BoundShape shape, List<BoundShape.Sample> samples, double scale) {
    OutlineMesh mesh = new OutlineMesh(shape, samples, scale);
    if (shape.isLine) {
      mesh.band();
    } else {
      mesh.inside();
    }
    return mesh;
  }

  /** Returns where a vertex is drawn, from the left. */
  double drawnX(Vertex vertex) {
    return x.get(vertex.sample) + vertex.x;
  }

  /** Returns where a vertex is drawn, up. */
  double drawnY(Vertex vertex) {
    return y.get(vertex.sample) + vertex.y;
  }

  /** Returns what the mesh covers where it is drawn. */
  Bounds bounds() {
    Bounds bounds = new Bounds();
    for (Vertex vertex : vertices) {
      bounds.include(drawnX(vertex), drawnY(vertex));
    }
    return bounds;
  }

  /** Returns where a point of the outline is drawn. */
  double[] drawn(int sample) {
    return new double[] {x.get(sample), y.get(sample)};
  }

  private void inside() {
    double[] outlineX = new double[count];
    double[] outlineY = new double[count];
    for (int s = 0; s < count; s++) {
      outlineX[s] = x.get(s);
      outlineY[s] = y.get(s);
    }
    for (List<Loops.Corner> loop : Loops.of(outlineX, outlineY)) {
      List<Integer> corners = new ArrayList<>();
      for (Loops.Corner corner : loop) {
        corners.add(corner.crossing() < 0 ? corner.edge() : crossing(corner));
      }
      inside(corners);
    }
  }

  /** Adds a sample where the outline crosses itself. */
  private int crossing(Loops.Corner corner) {
    BoundShape.Sample from = samples.get(corner.edge());
    BoundShape.Sample to = samples.get((corner.edge() + 1) % count);
    double[] weights = new double[from.weights().length + to.weights().length];
    List<Integer> points = new ArrayList<>(from.points());
    points.addAll(to.points());
    for (int i = 0; i < weights.length; i++) {
      int behind = i - from.weights().length;
      weights[i] =
          behind < 0
              ? from.weights()[i] * (1 - corner.along())
              : to.weights()[behind] * corner.along();
    }
    add(new BoundShape.Sample(points, weights));
    return samples.size() - 1;
  }

  /** Fills a loop that does not cross itself, and puts a seam around it. */
  private void inside(List<Integer> loop) {
    int n = loop.size();
    double[] loopX = new double[n];
    double[] loopY = new double[n];
    int first = vertices.size();
    for (int i = 0; i < n; i++) {
      loopX[i] = x.get(loop.get(i));
      loopY[i] = y.get(loop.get(i));
      vertices.add(new Vertex(loop.get(i), 0, 0));
    }
    for (int corner : Triangulation.of(loopX, loopY)) {
      if (triangles.size() % 3 == 0) {
        insides.add(triangles.size());
      }
      triangles.add(first + corner);
    }
    double outwards = Triangulation.area(loopX, loopY) < 0 ? -1 : 1;
    for (int i = 0; i < n; i++) {
      double[] before = direction(loop, i - 1);
      double[] after = direction(loop, i);
      double nx = outwards * (before[1] + after[1]);
      double ny = -outwards * (before[0] + after[0]);
      double length = Math.hypot(nx, ny);
      // Half of the sum of two unit vectors is as long as the cosine of half their angle.
      double reach = length > 0 ? seam / length * Math.min(2 / length, LONGEST_CORNER) : 0;
      vertices.add(new Vertex(loop.get(i), nx * reach, ny * reach));
    }
    for (int i = 0; i < n; i++) {
      int next = (i + 1) % n;
      quad(first + i, first + n + i, first + n + next, first + next);
    }
  }

  private void quad(int a, int b, int c, int d) {
    triangles.addAll(List.of(a, b, c, a, c, d));
  }

  /** Returns the direction from a corner of a loop to the next that is not on the same spot. */
  private double[] direction(List<Integer> loop, int corner) {
    int n = loop.size();
    int from = loop.get((corner + n) % n);
    for (int i = 1; i < n; i++) {
      int to = loop.get((corner + n + i) % n);
      double dx = x.get(to) - x.get(from);
      double dy = y.get(to) - y.get(from);
      double length = Math.hypot(dx, dy);
      if (length > 1e-9) {
        return new double[] {dx / length, dy / length};
      }
    }
    return new double[] {1, 0};
  }

  private void band() {
    boolean closed = shape.outline.closed();
    int n = count;
    double half = 0.5 * shape.stroke.width() + seam;
    int[] start = closed ? corner(0, half) : end(0, direction(whole, 0), half, true);
    int[] before = start;
    for (int s = 1; s < n; s++) {
      int[] next =
          s == n - 1 && !closed ? end(s, direction(whole, s - 1), half, false) : corner(s, half);
      quad(before[2], next[0], next[1], before[3]);
      before = next;
    }
    if (closed && n > 1) {
      quad(before[2], start[0], start[1], before[3]);
    }
  }

  /** Adds the two vertices of an end; returns them as left and right before and behind it. */
  private int[] end(int s, double[] along, double half, boolean first) {
    double cap = shape.stroke.cap() == LineCap.BUTT ? 0 : 0.5 * shape.stroke.width();
    double reach = (first ? -1 : 1) * (cap + seam);
    int left = add(s, -along[1] * half + along[0] * reach, along[0] * half + along[1] * reach);
    int right = add(s, along[1] * half + along[0] * reach, -along[0] * half + along[1] * reach);
    return new int[] {left, right, left, right};
  }

  /**
   * Adds the vertices of a corner; returns left and right of the line that ends there, then of the
   * one that starts. Where the line turns little they are the same. Where it turns much each line
   * has its own, and outside there is a triangle between them that the join is drawn on.
   */
  private int[] corner(int s, double half) {
    double[] in = direction(whole, s - 1);
    double[] out = direction(whole, s);
    double cross = in[0] * out[1] - in[1] * out[0];
    double dot = in[0] * out[0] + in[1] * out[1];
    if (dot >= 0) {
      double px = -(in[1] + out[1]) / (1 + dot) * half;
      double py = (in[0] + out[0]) / (1 + dot) * half;
      int left = add(s, px, py);
      int right = add(s, -px, -py);
      return new int[] {left, right, left, right};
    }
    // How much longer than the line is wide a miter is; without one, room for a round join.
    double miter = Math.sqrt(2 / (1 + dot));
    boolean mitered = shape.stroke.join() == LineJoin.MITER && miter <= shape.stroke.miterLimit();
    double reach = mitered ? half * Math.sqrt(miter * miter - 1) : half;
    double outside = cross > 0 ? -1 : 1; // a turn to the left has its outside on the right
    int outerIn =
        add(s, -outside * in[1] * half + in[0] * reach, outside * in[0] * half + in[1] * reach);
    int outerOut =
        add(s, -outside * out[1] * half - out[0] * reach, outside * out[0] * half - out[1] * reach);
    int innerIn = add(s, outside * in[1] * half, -outside * in[0] * half);
    int innerOut = add(s, outside * out[1] * half, -outside * out[0] * half);
    int centre = add(s, 0, 0);
    triangles.addAll(List.of(centre, outerIn, outerOut));
    return outside > 0
        ? new int[] {outerIn, innerIn, outerOut, innerOut}
        : new int[] {innerIn, outerIn, innerOut, outerOut};
  }

  private int add(int sample, double offX, double offY) {
    vertices.add(new Vertex(sample, offX, offY));
    return vertices.size() - 1;
  }
}
