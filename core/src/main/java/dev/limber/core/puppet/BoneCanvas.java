package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/**
 * Passes what is drawn on to another canvas, through a transform. Allocates nothing once warm,
 * unless lines are drawn while the scale of their bone changes.
 */
final class BoneCanvas implements Canvas {
  private static final int KNOWN = 16;
  private static final double ROUNDING = 1e-9;

  private final View transform = new View();
  private final Triangles triangles = new Triangles();
  private final Path path = new Path();
  private @Nullable Canvas target;

  /** The last lines, and what they are at a scale. */
  private final @Nullable Stroke[] known = new Stroke[KNOWN];

  private final @Nullable Stroke[] scaled = new Stroke[KNOWN];
  private final double[] scales = new double[KNOWN];
  private int oldest;

  /** Returns the transform, which may be changed between calls. */
  View transform() {
    return transform;
  }

  void onto(@Nullable Canvas canvas) {
    target = canvas;
  }

  private Canvas target() {
    Canvas canvas = target;
    if (canvas == null) {
      throw new IllegalStateException("a drawable draws only while its character is drawn");
    }
    return canvas;
  }

  @Override
  public void begin(View view) {
    throw new IllegalStateException("a drawable does not begin a canvas; it only draws on it");
  }

  @Override
  public void clip(@Nullable Path drawn) {
    target().clip(drawn == null ? null : placed(drawn));
  }

  @Override
  public void triangles(Image image, Triangles drawn, Ink tint) {
    triangles.clear();
    double[] positions = drawn.positions();
    double[] uvs = drawn.uvs();
    for (int i = 0; i < 2 * drawn.cornerCount(); i += 2) {
      double x = positions[i];
      double y = positions[i + 1];
      triangles.corner(transform.x(x, y), transform.y(x, y), uvs[i], uvs[i + 1]);
    }
    int[] indices = drawn.indices();
    for (int i = 0; i < drawn.indexCount(); i += 3) {
      triangles.triangle(indices[i], indices[i + 1], indices[i + 2]);
    }
    target().triangles(image, triangles, tint);
  }

  @Override
  public void fill(Path drawn, Ink color) {
    target().fill(placed(drawn), color);
  }

  @Override
  public void stroke(Path drawn, Stroke line, Ink color) {
    target().stroke(placed(drawn), scaled(line, transform.scale()), color);
  }

  private Stroke scaled(Stroke line, double scale) {
    for (int i = 0; i < KNOWN; i++) {
      Stroke found = scaled[i];
      // Rotations round: a bone that only turns has many scales that are all but equal.
      boolean same = Math.abs(scales[i] - scale) <= ROUNDING * scale;
      if (found != null && same && line.equals(known[i])) {
        return found;
      }
    }
    oldest = (oldest + 1) % KNOWN;
    Stroke made = new Stroke(line.width() * scale, line.join(), line.cap(), line.miterLimit());
    known[oldest] = line;
    scales[oldest] = scale;
    scaled[oldest] = made;
    return made;
  }

  private Path placed(Path drawn) {
    path.clear();
    int point = 0;
    for (int i = 0; i < drawn.opCount(); i++) {
      PathOp op = drawn.op(i);
      path.op(op);
      for (int end = point + op.points(); point < end; point++) {
        double x = drawn.x(point);
        double y = drawn.y(point);
        path.point(transform.x(x, y), transform.y(x, y));
      }
    }
    return path;
  }

  @Override
  public void end() {
    throw new IllegalStateException("a drawable does not end a canvas; it only draws on it");
  }
}
