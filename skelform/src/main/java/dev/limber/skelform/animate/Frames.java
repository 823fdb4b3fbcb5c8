package dev.limber.skelform.animate;

import dev.limber.skelform.data.Animation;

/** The spec's {@code FormatFrame} and {@code TimeFrame}: from a running count to a frame. */
public final class Frames {
  /** A frame counts as reached this early, so that 0.29 s at 100 fps is frame 29 and not 28. */
  private static final double EARLY = 1e-9;

  /** Frames are counted exactly up to here; what lies beyond counts as this. */
  private static final double FAR = 0x1p53;

  private Frames() {}

  /** See {@code SkelForm.formatFrame}. */
  public static double format(double frame, Animation animation, boolean reverse, boolean loop) {
    double formatted = Double.isNaN(frame) ? 0 : Math.max(-FAR, Math.min(FAR, frame));
    int last = animation.lastFrame();
    if (loop) {
      int length = animation.loopFrames();
      formatted %= length;
      if (formatted < 0) {
        formatted += length;
      }
      // A hair below 0 plus the length rounds to the length itself: that is frame 0 again.
      formatted = formatted < length ? formatted : 0;
    }
    if (reverse) {
      formatted = last - formatted;
    }
    return Math.max(0, formatted);
  }

  /** See {@code SkelForm.timeFrame}. */
  public static int time(double seconds, Animation animation, boolean reverse, boolean loop) {
    double frame = Math.floor(seconds * animation.fps() + EARLY);
    return (int) format(frame, animation, reverse, loop);
  }

  /**
   * Returns a frame that is off a whole one by a rounding error as that one, so that a texture
   * switches on its frame and not on the one after.
   */
  public static double snapped(double frame) {
    double whole = Math.rint(frame);
    return Math.abs(frame - whole) < EARLY * Math.max(1, whole) ? whole : frame;
  }

  /** Returns the frame that is shown at a time, between the whole frames. */
  public static double at(Animation animation, double seconds) {
    return snapped(smoothTime(seconds, animation, false, false));
  }

  /** See {@code SkelForm.smoothTimeFrame}. */
  public static double smoothTime(
      double seconds, Animation animation, boolean reverse, boolean loop) {
    return format(seconds * animation.fps(), animation, reverse, loop);
  }
}
