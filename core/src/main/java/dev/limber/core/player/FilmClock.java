package dev.limber.core.player;

import dev.limber.core.puppet.PhysicsClock;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import org.jspecify.annotations.Nullable;

/**
 * Poses a character for the frames of a film, with physics in full swing from the first one on.
 * {@code limber render} and the studio's exports both use it, so that they produce the same frames.
 *
 * <p>Request frames in order, because physics depends on the frames before. Frame 0 starts over.
 */
public final class FilmClock {
  /** The least time that physics runs before the first frame, in seconds. */
  private static final double SHORTEST_START = 1;

  private static final double STEPS = PhysicsClock.STEPS_PER_SECOND;

  private FilmClock() {}

  /**
   * Returns how many frames one loop has, without the frame at which the next loop begins.
   *
   * @param fps frames a second
   * @param speed seconds of the animation that pass in a second
   */
  public static int frames(PuppetAnimation animation, double fps, double speed) {
    double frames = Math.rint(animation.duration() * fps / speed);
    return (int) Math.max(1, Math.min(frames, 1e9));
  }

  /**
   * Returns the seconds of the animation at which a frame is taken.
   *
   * @param start seconds of frame 0
   * @param step seconds of the animation from one frame to the next
   */
  public static double time(double start, double step, int frame) {
    // Divides where possible, so that frame 29 at 100 FPS has exactly the time of keyframe 29.
    double perSecond = 1 / step;
    boolean whole = step > 0 && perSecond == Math.rint(perSecond);
    return whole ? start + frame / perSecond : start + frame * step;
  }

  /**
   * Poses a frame.
   *
   * @param animation what is filmed; null for the pose right after loading, at rest
   * @param start seconds of frame 0
   * @param step seconds of the animation from one frame to the next, 0 for a still
   * @param fps frames a second, for physics
   */
  public static void pose(
      Puppet puppet,
      @Nullable PuppetAnimation animation,
      double start,
      double step,
      double fps,
      int frame) {
    if (frame == 0) {
      puppet.reset();
    }
    if (animation == null) {
      // Files are stored with physics in full swing.
      PhysicsClock.settle(puppet);
      return;
    }
    double time = time(start, step, frame);
    if (!puppet.hasPhysics()) {
      puppet.seek(animation, time);
      puppet.construct();
      return;
    }
    if (frame == 0) {
      swing(puppet, animation, time, step * fps);
    }
    double perStep = step * fps / STEPS;
    for (int i = steps(frame, fps) - 1; i >= 0; i--) {
      puppet.seek(animation, Math.max(start, time - i * perStep));
      if (i > 0) {
        puppet.stepPhysics();
      } else {
        puppet.construct();
      }
    }
  }

  /**
   * With more frames than physics steps per second, some frames have no step and show the last one.
   */
  private static int steps(int frame, double fps) {
    if (frame == 0) {
      return 1;
    }
    long due = (long) (frame * STEPS / fps) - (long) ((frame - 1) * STEPS / fps);
    return (int) Math.min(due, (long) (PhysicsClock.LONGEST_SWING * STEPS));
  }

  /** Runs physics until it swings with the animation. */
  private static void swing(Puppet puppet, PuppetAnimation animation, double time, double speed) {
    double duration = animation.duration();
    double seconds = Math.max(SHORTEST_START, Math.min(PhysicsClock.LONGEST_SWING, duration));
    for (int i = (int) (seconds * STEPS); i > 0; i--) {
      double before = time - i / STEPS * speed;
      puppet.seek(animation, duration > 0 ? before - Math.floor(before / duration) * duration : 0);
      puppet.stepPhysics();
    }
  }
}
