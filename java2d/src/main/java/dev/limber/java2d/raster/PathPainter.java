package dev.limber.java2d.raster;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;
import dev.limber.core.tessellate.Contours;
import dev.limber.core.tessellate.Flattener;
import dev.limber.core.tessellate.Stroker;

/** Draws paths: filled, or as lines. Never allocates once grown to its largest size. */
public final class PathPainter {
  /** How far lines may be from their curves, in pixels. */
  private static final double TOLERANCE = 0.02;

  private final PathRaster raster = new PathRaster();
  private final Flattener flattener = new Flattener();
  private final Stroker stroker = new Stroker();
  private final Contours contours = new Contours();
  private final Contours outline = new Contours();
  private final View identity = new View();

  /** Creates a painter; it can draw on any number of surfaces, one at a time. */
  public PathPainter() {}

  /** Fills a path by the non-zero rule; open contours are closed. */
  public void fill(Surface surface, Path path, View view, Ink ink) {
    flattener.flatten(path, view, TOLERANCE, contours);
    fill(surface, contours, identity, ink);
  }

  /**
   * Draws a path's line, outlined in model space, so that a view that stretches also stretches the
   * line.
   */
  public void stroke(Surface surface, Path path, Stroke stroke, View view, Ink ink) {
    double scaleX = view.a() * view.a() + view.b() * view.b();
    double scaleY = view.c() * view.c() + view.d() * view.d();
    double tolerance = TOLERANCE / Math.sqrt(Math.max(scaleX, scaleY));
    if (!(tolerance > 0 && tolerance < Double.POSITIVE_INFINITY)) {
      return;
    }
    flattener.flatten(path, tolerance, contours);
    stroker.outline(contours, stroke, tolerance, outline);
    fill(surface, outline, view, ink);
  }

  private void fill(Surface surface, Contours area, View view, Ink ink) {
    raster.begin(surface);
    for (int contour = 0; contour < area.count(); contour++) {
      int last = area.end(contour) - 1;
      double fromX = view.x(area.x(last), area.y(last));
      double fromY = view.y(area.x(last), area.y(last));
      for (int i = area.start(contour); i <= last; i++) {
        double toX = view.x(area.x(i), area.y(i));
        double toY = view.y(area.x(i), area.y(i));
        raster.line(fromX, fromY, toX, toY);
        fromX = toX;
        fromY = toY;
      }
    }
    raster.fill(surface, Premultiplied.of(ink));
  }
}
