package dev.limber.core.measure;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.tessellate.Contours;
import dev.limber.core.tessellate.Flattener;
import dev.limber.core.tessellate.Stroker;
import org.jspecify.annotations.Nullable;

/**
 * A canvas that finds the bounds of a drawing, in model space whatever the view. {@link #begin}
 * resets it. What cannot be seen is left out: clear ink, lines of no width, corners that no
 * triangle uses.
 *
 * <p>Fills are exact, curves included. Lines are exact with their joins, caps and miters; where
 * they are round the error is below {@value #ROUNDNESS} of their own size. Never allocates once
 * grown to its largest size.
 */
public final class BoundsCanvas implements Canvas {
  /** How far a round line may be from the truth, as a part of its size. */
  static final double ROUNDNESS = 1e-4;

  /** More than the root of two: how far the corners of square caps are, in halves of the width. */
  private static final double SQUARE_CORNER = 1.5;

  private final Bounds bounds = new Bounds();
  private final Bounds local = new Bounds();
  private final Flattener flattener = new Flattener();
  private final Stroker stroker = new Stroker();
  private final Contours line = new Contours();
  private final Contours outline = new Contours();
  private final PathBounds pathBounds = new PathBounds();

  /** What the current clip leaves to be seen. */
  private final Bounds seen = new Bounds();

  private final Bounds drawn = new Bounds();
  private boolean clips;

  /** Creates a canvas with empty bounds. */
  public BoundsCanvas() {}

  /** Returns what has been drawn since {@link #begin}; the same object each time. */
  public Bounds bounds() {
    return bounds;
  }

  @Override
  public void begin(View view) {
    bounds.clear();
    clips = false;
  }

  /** What is clipped counts as far as it lies in the rectangle around the clip. */
  @Override
  public void clip(@Nullable Path path) {
    clips = path != null;
    seen.clear();
    if (path != null) {
      pathBounds.include(path, seen);
    }
  }

  /** Adds what was measured since the last call. */
  private void note() {
    if (clips) {
      drawn.confine(seen);
    }
    bounds.include(drawn);
    drawn.clear();
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    if (tint.isInvisible()) {
      return;
    }
    double[] positions = triangles.positions();
    for (int i = 0; i < triangles.indexCount(); i++) {
      int corner = triangles.indices()[i];
      drawn.include(positions[2 * corner], positions[2 * corner + 1]);
    }
    note();
  }

  @Override
  public void fill(Path path, Ink color) {
    if (!color.isInvisible()) {
      pathBounds.include(path, drawn);
      note();
    }
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    double width = Math.abs(stroke.width());
    if (color.isInvisible() || !(width > 0)) {
      return;
    }
    local.clear();
    pathBounds.include(path, local);
    double size = Math.max(local.width(), local.height()) + width;
    // Most lines lie inside of what was drawn before: their outlines change nothing.
    if (!(size <= Flattener.FARTHEST) || bounds.contains(local, reach(stroke))) {
      return;
    }
    double tolerance = ROUNDNESS * size;
    flattener.flatten(path, tolerance, line);
    stroker.outline(line, stroke, tolerance, outline);
    for (int i = 0; i < outline.pointCount(); i++) {
      drawn.include(outline.x(i), outline.y(i));
    }
    note();
  }

  /** Returns at most how far a line reaches from its path. */
  private static double reach(Stroke stroke) {
    double miter = stroke.join() == LineJoin.MITER ? stroke.miterLimit() : 1;
    return Math.max(SQUARE_CORNER, miter) * Math.abs(stroke.width()) / 2;
  }

  @Override
  public void end() {}
}
