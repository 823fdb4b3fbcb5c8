package dev.limber.java2d;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.puppet.Motion;
import dev.limber.core.puppet.Puppet;

/** A canvas that only notes how much room a character takes, in model space. */
final class BoundsCanvas implements Canvas {
  /** How many moments of a motion are looked at. */
  private static final int MOMENTS = 32;

  private final Bounds bounds = new Bounds();

  /** Returns the room that a whole motion takes. Poses the puppet. */
  static Bounds of(Puppet puppet, Motion motion) {
    BoundsCanvas canvas = new BoundsCanvas();
    for (int i = 0; i <= MOMENTS; i++) {
      puppet.seek(motion, motion.duration() * i / MOMENTS);
      puppet.construct();
      puppet.draw(canvas);
    }
    return canvas.bounds;
  }

  /** Returns the room that a puppet takes as it stands. */
  static Bounds of(Puppet puppet) {
    BoundsCanvas canvas = new BoundsCanvas();
    puppet.draw(canvas);
    return canvas.bounds;
  }

  @Override
  public void begin(View view) {}

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    double[] positions = triangles.positions();
    for (int i = 0; i < triangles.indexCount(); i++) {
      int corner = 2 * triangles.indices()[i];
      bounds.include(positions[corner], positions[corner + 1]);
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    include(path, 0);
  }

  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {
    include(path, 0.5 * Math.abs(stroke.width()));
  }

  private void include(Path path, double room) {
    for (int i = 0; i < path.pointCount(); i++) {
      bounds.include(path.x(i) - room, path.y(i) - room);
      bounds.include(path.x(i) + room, path.y(i) + room);
    }
  }

  @Override
  public void end() {}
}
