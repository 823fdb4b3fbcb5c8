package dev.limber.core.measure;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.tessellate.Contours;
import dev.limber.core.tessellate.Flattener;
import dev.limber.core.tessellate.Stroker;
import org.jspecify.annotations.Nullable;

/**
 * A canvas that finds what lies at a point: the part that was drawn last there. {@link #begin}
 * resets it.
 *
 * <p>Triangles, fills and lines are tested as they are drawn, not by rectangles around them. What
 * cannot be seen is not hit; with {@link #minAlpha} neither is what is too transparent, the pixels
 * of images included. Never allocates once grown to its largest size.
 */
public final class HitCanvas implements Canvas {
  /** What {@link #part} says where there is nothing. */
  public static final int NOTHING = -1;

  /** How far lines may be from curves, as a part of the distances that are looked at. */
  private static final double FINENESS = 1e-4;

  private final Flattener flattener = new Flattener();
  private final Stroker stroker = new Stroker();
  private final Contours line = new Contours();
  private final Contours outline = new Contours();
  private final TriangleHit triangleHit = new TriangleHit();
  private final PathBounds pathBounds = new PathBounds();
  private final Bounds reach = new Bounds();
  private double x;
  private double y;
  private double tolerance;
  private double minAlpha;
  private int current = NOTHING;
  private int part = NOTHING;
  private boolean hit;

  /** Whether a clip hides the point. */
  private boolean hidden;

  /** Creates a canvas that looks at the origin. */
  public HitCanvas() {}

  /** Sets the point to look at, in model space. */
  public HitCanvas at(double newX, double newY) {
    x = newX;
    y = newY;
    return this;
  }

  /** Sets how far from the point counts too, in model space; 0 at first. */
  public HitCanvas tolerance(double distance) {
    tolerance = distance > 0 ? distance : 0;
    return this;
  }

  /**
   * Sets how opaque something must be at the point, 0 to 1: its ink times the pixel of its image.
   * With 0, the default, pixels are ignored.
   */
  public HitCanvas minAlpha(double alpha) {
    minAlpha = alpha > 0 ? alpha : 0;
    return this;
  }

  /** Returns whether something was drawn at the point since {@link #begin}. */
  public boolean isHit() {
    return hit;
  }

  /**
   * Returns the top-most part at the point; {@link #NOTHING} if there is none or it has no index.
   */
  public int part() {
    return part;
  }

  @Override
  public void begin(View view) {
    current = NOTHING;
    part = NOTHING;
    hit = false;
    hidden = false;
  }

  @Override
  public void clip(@Nullable Path path) {
    hidden = path != null && !isInside(path);
  }

  @Override
  public void part(int index) {
    current = index;
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    if (isSeen(tint)) {
      note(triangleHit.isHit(image, triangles, x, y, tolerance, minAlpha / tint.a()));
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    if (isSeen(color)) {
      note(isInside(path));
    }
  }

  private boolean isInside(Path path) {
    if (!isNear(path, tolerance)) {
      return false;
    }
    flattener.flatten(path, fineness(), line);
    return ContourHit.winding(line, x, y) != 0
        || (tolerance > 0 && ContourHit.isWithin(line, x, y, tolerance));
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    double width = Math.abs(stroke.width());
    // No join reaches further than the miter limit, and no cap further than a square one.
    double far = width * (1 + Math.max(0, stroke.miterLimit())) + tolerance;
    if (isSeen(color) && width > 0 && isNear(path, far)) {
      double fine = Math.min(fineness(), FINENESS * width);
      flattener.flatten(path, fine, line);
      stroker.outline(line, stroke, fine, outline);
      note(
          ContourHit.winding(outline, x, y) != 0
              || (tolerance > 0 && ContourHit.isWithin(outline, x, y, tolerance)));
    }
  }

  @Override
  public void end() {}

  private boolean isSeen(Ink ink) {
    return !hidden && !ink.isInvisible() && ink.a() >= minAlpha;
  }

  private boolean isNear(Path path, double distance) {
    reach.clear();
    pathBounds.include(path, reach);
    return !reach.isEmpty()
        && x >= reach.minX() - distance
        && x <= reach.maxX() + distance
        && y >= reach.minY() - distance
        && y <= reach.maxY() + distance;
  }

  private double fineness() {
    double size = Math.max(reach.width(), reach.height());
    return Math.max(FINENESS * size, Double.MIN_NORMAL);
  }

  private void note(boolean isHere) {
    if (isHere) {
      part = current;
      hit = true;
    }
  }
}
