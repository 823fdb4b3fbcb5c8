package dev.limber.web.studio;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.measure.HitCanvas;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds all parts at a point, not just the top-most: clicking again takes the next one below. */
final class PartsHit implements Canvas {
  /** Less than this is hardly seen, and so not meant. */
  private static final double LEAST_ALPHA = 0.05;

  private final ImageAlpha pixels;
  private final HitCanvas hit = new HitCanvas();
  private final View view = new View();
  private final List<Integer> parts = new ArrayList<>();
  private int part = HitCanvas.NOTHING;

  /** Looks at a point of the model; what is transparent there is looked through. */
  PartsHit(double x, double y, double tolerance, ImageAlpha pixels) {
    hit.at(x, y).tolerance(tolerance).minAlpha(LEAST_ALPHA);
    this.pixels = pixels;
  }

  /** Returns the parts at the point, the top-most first, each once. */
  int[] parts() {
    int[] found = new int[parts.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = parts.get(found.length - 1 - i);
    }
    return found;
  }

  @Override
  public void begin(View newView) {
    parts.clear();
    part = HitCanvas.NOTHING;
    hit.begin(view);
  }

  @Override
  public void part(int index) {
    note();
    part = index;
    hit.begin(view);
    hit.part(index);
  }

  @Override
  public void clip(@Nullable Path path) {
    hit.clip(path);
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    hit.triangles(new SeenImage(image, pixels), triangles, tint);
  }

  @Override
  public void fill(Path path, Ink color) {
    hit.fill(path, color);
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    hit.stroke(path, stroke, color);
  }

  @Override
  public void end() {
    note();
  }

  private void note() {
    if (part >= 0 && hit.isHit()) {
      parts.remove((Integer) part);
      parts.add(part);
    }
  }
}
