package dev.limber.java2d.raster;

import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.View;

/** Draws paths: filled, or as lines. Allocates nothing once it has drawn as much. */
public final class PathPainter {
  private final PathRaster raster = new PathRaster();
  private final Contours contours = new Contours();
  private final StrokePieces pieces = new StrokePieces(raster);

  /** Creates a painter; it can draw on any number of surfaces, one at a time. */
  public PathPainter() {}

  /** Fills a path by the non-zero rule; open contours are closed. */
  public void fill(Surface surface, Path path, View view, Ink ink) {
    raster.begin(surface);
    contours.set(path, view);
    for (int contour = 0; contour < contours.count(); contour++) {
      int start = contours.start(contour);
      int end = contours.end(contour);
      for (int i = start; i < end; i++) {
        int next = i + 1 < end ? i + 1 : start;
        raster.line(
            view.x(contours.x(i), contours.y(i)),
            view.y(contours.x(i), contours.y(i)),
            view.x(contours.x(next), contours.y(next)),
            view.y(contours.x(next), contours.y(next)));
      }
    }
    raster.fill(surface, Premultiplied.of(ink));
  }

  /** Draws a path's line. */
  public void stroke(Surface surface, Path path, Stroke stroke, View view, Ink ink) {
    raster.begin(surface);
    contours.set(path, view);
    pieces.add(contours, stroke, view);
    raster.fill(surface, Premultiplied.of(ink));
  }
}
