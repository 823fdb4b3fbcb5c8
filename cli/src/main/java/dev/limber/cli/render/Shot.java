package dev.limber.cli.render;

import dev.limber.core.puppet.Motion;
import org.jspecify.annotations.Nullable;

/**
 * A run of frames of one animation.
 *
 * @param motion what is played, null for the pose right after loading
 * @param start seconds of the first frame
 * @param step seconds of the animation from one frame to the next
 * @param frames how many frames, at least 1
 */
public record Shot(@Nullable Motion motion, double start, double step, int frames) {

  /** Returns a shot of the pose right after loading. */
  public static Shot setup() {
    return new Shot(null, 0, 0, 1);
  }

  /** Returns a shot of one moment. */
  public static Shot still(Motion motion, double seconds) {
    return new Shot(motion, seconds, 0, 1);
  }

  /**
   * Returns a shot of one whole round, without the moment at which the next begins.
   *
   * @param fps pictures a second
   * @param speed seconds of the animation that pass in a second
   */
  public static Shot round(Motion motion, double fps, double speed) {
    double frames = Math.rint(motion.duration() * fps / speed);
    return new Shot(motion, 0, speed / fps, (int) Math.max(1, Math.min(frames, 1e9)));
  }

  /** Returns a shot of one whole round, seen at most at so many moments. */
  public static Shot sampled(Motion motion, double fps, int most) {
    Shot round = round(motion, fps, 1);
    return round.frames() <= most
        ? round
        : new Shot(motion, 0, motion.duration() / (most - 1), most);
  }

  /** Returns the name of what is played; empty for the pose right after loading. */
  public String name() {
    return motion == null ? "" : motion.name().strip();
  }

  /** Returns the seconds at which a frame is taken. */
  double time(int frame) {
    // A division where there can be one: frame 29 of 100 a second is then the time of key 29.
    double perSecond = 1 / step;
    boolean whole = step > 0 && perSecond == Math.rint(perSecond);
    return whole ? start + frame / perSecond : start + frame * step;
  }
}
