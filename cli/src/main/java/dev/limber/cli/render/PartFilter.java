package dev.limber.cli.render;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/** Passes drawing on, without hidden parts. */
final class PartFilter implements Canvas {
  private final boolean[] hidden;
  private @Nullable Canvas canvas;
  private boolean skips;

  PartFilter(boolean[] hidden) {
    this.hidden = hidden.clone();
  }

  PartFilter onto(Canvas newCanvas) {
    canvas = newCanvas;
    skips = false;
    return this;
  }

  @Override
  public void begin(View view) {}

  @Override
  public void part(int index) {
    skips = index >= 0 && index < hidden.length && hidden[index];
    if (canvas != null && !skips) {
      canvas.part(index);
    }
  }

  @Override
  public void clip(@Nullable Path path) {
    if (canvas != null) {
      canvas.clip(path);
    }
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    if (canvas != null && !skips) {
      canvas.triangles(image, triangles, tint);
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    if (canvas != null && !skips) {
      canvas.fill(path, color);
    }
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    if (canvas != null && !skips) {
      canvas.stroke(path, stroke, color);
    }
  }

  @Override
  public void end() {}
}
