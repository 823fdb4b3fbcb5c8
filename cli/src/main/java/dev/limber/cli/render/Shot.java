package dev.limber.cli.render;

import dev.limber.core.player.FilmClock;
import dev.limber.core.puppet.PuppetAnimation;
import org.jspecify.annotations.Nullable;

/**
 * A run of frames of one animation.
 *
 * @param animation the animation, null for the setup pose
 * @param start seconds of the first frame
 * @param step seconds of the animation from one frame to the next
 * @param frames how many frames, at least 1
 */
public record Shot(@Nullable PuppetAnimation animation, double start, double step, int frames) {

  /** Returns a shot of the setup pose. */
  public static Shot setup() {
    return new Shot(null, 0, 0, 1);
  }

  /** Returns a shot of one time. */
  public static Shot still(PuppetAnimation animation, double seconds) {
    return new Shot(animation, seconds, 0, 1);
  }

  /**
   * Returns a shot of one loop, without the frame at which the next begins.
   *
   * @param fps pictures a second
   * @param speed playback speed
   */
  public static Shot loop(PuppetAnimation animation, double fps, double speed) {
    return new Shot(animation, 0, speed / fps, FilmClock.frames(animation, fps, speed));
  }

  /** Returns a shot of one loop with a limited number of frames. */
  public static Shot sampled(PuppetAnimation animation, double fps, int most) {
    Shot loop = loop(animation, fps, 1);
    return loop.frames() <= most
        ? loop
        : new Shot(animation, 0, animation.duration() / (most - 1), most);
  }

  /** Returns the name of the animation; empty for the setup pose. */
  public String name() {
    return animation == null ? "" : animation.name().strip();
  }
}
