package dev.limber.web.studio;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import org.jspecify.annotations.Nullable;

/** Lets one part of a character through to another canvas, so that a tool can show its edge. */
final class OnePartCanvas implements Canvas {
  private final Canvas canvas;
  private final int part;
  private boolean open;

  OnePartCanvas(Canvas canvas, int part) {
    this.canvas = canvas;
    this.part = part;
  }

  @Override
  public void begin(View view) {
    open = false;
    canvas.begin(view);
  }

  @Override
  public void part(int index) {
    open = index == part;
  }

  @Override
  public void clip(@Nullable Path path) {
    canvas.clip(path);
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    if (open) {
      canvas.triangles(image, triangles, tint);
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    if (open) {
      canvas.fill(path, color);
    }
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    if (open) {
      canvas.stroke(path, stroke, color);
    }
  }

  @Override
  public void end() {
    canvas.end();
  }
}
