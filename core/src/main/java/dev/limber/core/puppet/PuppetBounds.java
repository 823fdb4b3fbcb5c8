package dev.limber.core.puppet;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.View;
import dev.limber.core.measure.BoundsCanvas;

/**
 * Finds the bounds of a character in model space: in its current pose or over a whole animation.
 * Reuse one: it never allocates once warm.
 */
public final class PuppetBounds {
  private static final int MAX_FRAMES = 1_000_000;

  private final View view = new View();
  private final BoundsCanvas canvas = new BoundsCanvas();

  /** Creates one for any number of characters. */
  public PuppetBounds() {}

  /** Returns the bounds of what a character draws as of its last {@link Puppet#construct}. */
  public Bounds of(Puppet puppet) {
    return addTo(new Bounds(), puppet);
  }

  /**
   * Returns bounds that contain every frame of an animation, played from the start. This leaves the
   * character at its end.
   *
   * @param framesPerSecond how often it is sampled; usually {@link PuppetAnimation#framesPerSecond}
   * @throws IllegalArgumentException if the frames are not above 0, or a million or more
   */
  public Bounds of(Puppet puppet, PuppetAnimation animation, double framesPerSecond) {
    double frames = Math.ceil(animation.duration() * framesPerSecond);
    if (!(framesPerSecond > 0 && frames < MAX_FRAMES)) {
      throw new IllegalArgumentException(
          framesPerSecond + " frames a second over " + animation.duration() + " seconds");
    }
    // One drawing of all frames: what lies inside of those before costs next to nothing.
    canvas.begin(view);
    puppet.reset();
    // Physics gets one loop to settle in: right after loading it may be anywhere.
    for (int loop = puppet.hasPhysics() ? 0 : 1; loop < 2; loop++) {
      for (int frame = 0; frame <= frames; frame++) {
        puppet.seek(animation, Math.min(frame / framesPerSecond, animation.duration()));
        puppet.construct();
        if (loop == 1) {
          puppet.draw(canvas);
        }
      }
    }
    canvas.end();
    return new Bounds().include(canvas.bounds());
  }

  /** Grows bounds by what a character draws now; returns them. */
  public Bounds addTo(Bounds bounds, Puppet puppet) {
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    return bounds.include(canvas.bounds());
  }
}
