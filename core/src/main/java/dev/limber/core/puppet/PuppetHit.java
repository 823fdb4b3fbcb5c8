package dev.limber.core.puppet;

import dev.limber.core.canvas.View;
import dev.limber.core.measure.HitCanvas;

/**
 * Finds which part of a character lies at a point, as of its last {@link Puppet#construct}. Reuse
 * one: it never allocates once warm.
 */
public final class PuppetHit {
  private final View view = new View();
  private final HitCanvas canvas = new HitCanvas();
  private int bone = HitCanvas.NOTHING;

  /** Creates a test that looks at points exactly and leaves transparency alone. */
  public PuppetHit() {}

  /** Sets how far from the point counts too, in model space. */
  public PuppetHit tolerance(double distance) {
    canvas.tolerance(distance);
    return this;
  }

  /** Sets how opaque a part must be at the point, 0 to 1, pixels of images included. */
  public PuppetHit minAlpha(double alpha) {
    canvas.minAlpha(alpha);
    return this;
  }

  /**
   * Looks at a point in model space; {@link dev.limber.core.canvas.View#modelX} leads there from a
   * canvas.
   *
   * @return the top-most part there, or -1
   */
  public int at(Puppet puppet, double x, double y) {
    canvas.at(x, y).begin(view);
    puppet.draw(canvas);
    canvas.end();
    bone = canvas.part() < 0 ? HitCanvas.NOTHING : puppet.partBone(canvas.part());
    return canvas.part();
  }

  /** Returns the index of the bone that the part hangs on, or -1 if there was nothing. */
  public int bone() {
    return bone;
  }
}
