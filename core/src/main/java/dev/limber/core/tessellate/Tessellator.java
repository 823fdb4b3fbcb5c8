package dev.limber.core.tessellate;

import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/**
 * Turns paths into triangles, for canvases that can only draw triangles.
 *
 * <p>Fills cover exactly what the non-zero rule says, however concave the path is and wherever it
 * crosses itself. Lines have every join and cap, and cover themselves only once. Along the border
 * is a fringe in which the coverage falls from 1 to 0, which smooths the edges.
 *
 * <p>Path steps with coordinates that are not finite, or farther than {@value Flattener#FARTHEST}
 * pixels away, are left out. The result is finite for any input. Shapes that are not star-shaped
 * are rounded to 1/1024 of a pixel, those above 32,768 pixels to a 33-millionth of their size.
 * Never allocates once grown to its largest size. One thread at a time.
 *
 * <p>There is a limit: a shape whose edges cross each other about half a million times, such as a
 * scribble of 2,000 lines over each other, is left out.
 */
public final class Tessellator {
  /** The default tolerance: how far lines may be from their curves, in pixels. */
  public static final double DEFAULT_TOLERANCE = 0.2;

  /** The tolerance as a fraction of the largest coordinate, if that is larger. */
  private static final double COARSE = 1e-5;

  /** The same far beyond any screen, so that absurd sizes do not take absurd time. */
  private static final double COARSER = 1e-3;

  private static final double SCREEN = 100_000;

  private final Flattener flattener = new Flattener();
  private final Stroker stroker = new Stroker();
  private final Contours contours = new Contours();
  private final Contours outline = new Contours();
  private final MeshBuilder builder = new MeshBuilder();
  private final Star star = new Star();
  private final Grid grid = new Grid();
  private final Sweep sweep = new Sweep(builder);
  private final Mesh mesh = new Mesh();
  private final Contours clip = new Contours();
  private boolean clips;
  private double fringe = 1;
  private double tolerance = DEFAULT_TOLERANCE;

  /** Creates a tessellator with a fringe of one pixel. */
  public Tessellator() {}

  /** Sets the width of the fringe in pixels, half of it inside; 0 for hard edges. */
  public Tessellator fringe(double pixels) {
    if (!(pixels >= 0 && pixels <= 64)) {
      throw new IllegalArgumentException("a fringe is 0 to 64 pixels wide, not " + pixels);
    }
    fringe = pixels;
    return this;
  }

  /** Returns the width of the fringe in pixels. */
  double fringe() {
    return fringe;
  }

  /** Returns how far lines may be from their curves, in pixels. */
  double tolerance() {
    return tolerance;
  }

  /**
   * Sets how far lines may be from their curves, in pixels; larger for shapes that extend beyond
   * 100,000 times this distance.
   */
  public Tessellator tolerance(double pixels) {
    if (!(pixels >= 1e-6 && pixels <= 64)) {
      throw new IllegalArgumentException("a tolerance is 1e-6 to 64 pixels, not " + pixels);
    }
    tolerance = pixels;
    return this;
  }

  /**
   * Confines the next shapes to the inside of a path, by the non-zero rule.
   *
   * @param path null for no clip
   */
  public Tessellator clip(@Nullable Path path, View view) {
    clips = path != null;
    if (path != null) {
      flattener.flatten(path, view, fineness(path, view, 0), clip);
    }
    return this;
  }

  /** Returns whether shapes are clipped, and so not like themselves elsewhere. */
  boolean clips() {
    return clips;
  }

  /** Returns the triangles of the clip itself. */
  Mesh clipMesh() {
    clips = false;
    fill(clip);
    clips = true;
    return mesh;
  }

  /** Returns the triangles of a filled path; open contours are closed. */
  public Mesh fill(Path path, View view) {
    flattener.flatten(path, view, fineness(path, view, 0), contours);
    return fill(contours);
  }

  /**
   * Returns the triangles of a path's line. A line thinner than the fringe becomes as wide as the
   * fringe and fainter instead.
   */
  public Mesh stroke(Path path, Stroke stroke, View view) {
    double scale = view.scale();
    double largest = largestScale(view);
    double width = Math.abs(stroke.width());
    if (!(width > 0 && scale > 0 && largest <= Flattener.FARTHEST)) {
      return fill(contours.clear());
    }
    // In model space, because a view may stretch a line more in one direction than in the other.
    double modelTolerance = fineness(path, view, largest * width) / largest;
    flattener.flatten(path, modelTolerance, contours);
    double drawn = Math.max(width, fringe / scale);
    stroker.outline(contours, stroke, drawn, modelTolerance, outline);
    outline.transform(view);
    fill(outline);
    if (drawn > width) {
      mesh.fade(width / drawn);
    }
    return mesh;
  }

  /**
   * Returns the triangles of contours in canvas coordinates, all treated as closed; none if a point
   * is not finite or farther than twice {@value Flattener#FARTHEST} away.
   */
  public Mesh fill(Contours shape) {
    int own = shape.count();
    if (clips) {
      shape.append(clip);
    } else if (star.fill(shape, fringe, mesh)) {
      return mesh;
    }
    builder.clear(fringe);
    if (grid.cover(shape)) {
      sweep.fill(shape, clips ? own : Sweep.NO_CLIP, grid);
    }
    shape.keep(own);
    builder.build(mesh);
    return mesh;
  }

  /** Returns the tolerance for a path: coarser for one that reaches far beyond any screen. */
  private double fineness(Path path, View view, double least) {
    double reach = least;
    for (int i = 0; i < path.pointCount(); i++) {
      double x = Math.abs(view.x(path.x(i), path.y(i)));
      double y = Math.abs(view.y(path.x(i), path.y(i)));
      double larger = x > y ? x : y;
      // Ignores NaN and points that are too far away, as for the path.
      reach = larger > reach && larger <= Flattener.FARTHEST ? larger : reach;
    }
    double coarseness = Math.max(COARSE * reach, COARSER * (reach - SCREEN));
    return Math.max(tolerance, coarseness);
  }

  /** Returns the largest length of a model unit on the canvas. */
  private static double largestScale(View view) {
    double a = view.a() * view.a() + view.b() * view.b();
    double c = view.c() * view.c() + view.d() * view.d();
    double mixed = view.a() * view.c() + view.b() * view.d();
    double half = 0.5 * (a + c);
    double difference = 0.5 * (a - c);
    return Math.sqrt(half + Math.sqrt(difference * difference + mixed * mixed));
  }
}
