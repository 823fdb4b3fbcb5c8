package dev.limber.core.puppet;

import dev.limber.core.canvas.View;
import dev.limber.core.measure.HitCanvas;

/**
 * Finds the part of a character at a point, as of its last {@link Puppet#construct}. Reuse one: it
 * never allocates once warm.
 */
public final class PuppetHit {
  private final View view = new View();
  private final HitCanvas canvas = new HitCanvas();
  private int bone = HitCanvas.NOTHING;

  /** Creates a test with no tolerance that ignores transparency. */
  public PuppetHit() {}

  /** Sets how far from the point a part may be, in model units. */
  public PuppetHit tolerance(double distance) {
    canvas.tolerance(distance);
    return this;
  }

  /** Sets how opaque a part must be at the point, 0 to 1, including the pixels of images. */
  public PuppetHit minAlpha(double alpha) {
    canvas.minAlpha(alpha);
    return this;
  }

  /**
   * Tests a point in model space; {@link dev.limber.core.canvas.View#modelX} converts from a
   * canvas.
   *
   * @return the topmost part there, or -1
   */
  public int at(Puppet puppet, double x, double y) {
    canvas.at(x, y).begin(view);
    puppet.draw(canvas);
    canvas.end();
    bone = canvas.part() < 0 ? HitCanvas.NOTHING : puppet.partBone(canvas.part());
    return canvas.part();
  }

  /** Returns the index of the bone that carries the part, or -1 if nothing was hit. */
  public int bone() {
    return bone;
  }
}
