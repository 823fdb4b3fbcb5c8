package dev.limber.cli.render;

import dev.limber.core.canvas.*;

final class BoundsCanvas implements Canvas {
  private final Bounds bounds = new Bounds();

  Bounds bounds() {
    return bounds;
  }

  @Override
  public void begin(View view) {}

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    for (int i = 0; i < triangles.cornerCount(); i++) {
      bounds.include(triangles.positions()[2 * i], triangles.positions()[2 * i + 1]);
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    for (int i = 0; i < path.pointCount(); i++) {
      bounds.include(path.x(i), path.y(i));
    }
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    for (int i = 0; i < path.pointCount(); i++) {
      bounds.include(path.x(i) - stroke.width() / 2, path.y(i) - stroke.width() / 2);
      bounds.include(path.x(i) + stroke.width() / 2, path.y(i) + stroke.width() / 2);
    }
  }

  @Override
  public void end() {}
}
