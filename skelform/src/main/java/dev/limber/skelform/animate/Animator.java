package dev.limber.skelform.animate;

import dev.limber.skelform.data.Ruleset;
import org.jspecify.annotations.Nullable;

/**
 * The spec's {@code Animate}: plays animations onto a local pose and takes fields that none of them
 * animates back to their initial values.
 */
public final class Animator {
  /** Frames beyond this are this one: far past every keyframe, and safe as an int. */
  private static final double MAX_FRAME = 1e9;

  private final LocalPose initial;
  private final Smoothing smoothing;
  private final Ruleset ruleset;

  // Scratch of animateSmoothed; the marks are all false between calls.
  private final boolean[] animated;
  private final double[] values;

  /** Whether a switching field may differ from its initial value. */
  private boolean switched = true;

  /**
   * The animation whose values are the only ones that may differ from the initial ones; null if any
   * may.
   */
  private @Nullable CompiledAnimation shown;

  /** Creates an animator whose un-animated fields go back to {@code initial}. */
  public Animator(LocalPose initial, Ruleset ruleset) {
    this.initial = initial;
    this.ruleset = ruleset;
    this.smoothing = new Smoothing(ruleset);
    this.animated = new boolean[initial.values.length];
    this.values = new double[initial.values.length];
  }

  /** Says that somebody else has changed a value that moves. */
  public void valuesTouched() {
    shown = null;
  }

  /** Says that somebody else has changed a field that switches. */
  public void switchesTouched() {
    switched = true;
  }

  /**
   * Plays the first {@code count} animations, later ones over earlier ones.
   *
   * @param frames frame of each animation; below 0 or NaN counts as 0
   * @param smoothFrames frames over which each animation's values are approached; 0 or less for at
   *     once. Un-animated fields go back with the first animation's frame and smoothing
   */
  public void animate(
      LocalPose pose,
      CompiledAnimation[] animations,
      double[] frames,
      double[] smoothFrames,
      int count) {
    shown = null;
    boolean smooth = false;
    for (int i = 0; i < count; i++) {
      smooth |= smoothFrames[i] > 0;
    }
    if (smooth) {
      animateSmoothed(pose, animations, frames, smoothFrames, count);
    } else {
      pose.copyValuesFrom(initial);
      for (int i = 0; i < count; i++) {
        animations[i].sample(frameOf(frames[i]), pose.values);
      }
    }
    restoreSwitches(pose);
    for (int i = 0; i < count; i++) {
      applySwitches(animations[i], frameOf(frames[i]), pose);
    }
  }

  /** Plays one animation without smoothing: what a game does most. */
  public void animate(LocalPose pose, CompiledAnimation animation, double frame) {
    CompiledAnimation before = shown;
    if (before == null) {
      pose.copyValuesFrom(initial);
    } else if (before != animation) {
      before.copyValues(initial.values, pose.values);
    }
    shown = animation;
    double at = frameOf(frame);
    animation.sample(at, pose.values);
    restoreSwitches(pose);
    applySwitches(animation, at, pose);
  }

  private void animateSmoothed(
      LocalPose pose,
      CompiledAnimation[] animations,
      double[] frames,
      double[] smoothFrames,
      int count) {
    double[] fields = pose.values;
    for (int i = 0; i < count; i++) {
      double frame = frameOf(frames[i]);
      if (smoothFrames[i] > 0) {
        smoothing.begin(smoothFrames[i]);
        animations[i].sampleSmoothed(frame, smoothing, fields, values, animated);
      } else {
        animations[i].sample(frame, fields);
        animations[i].mark(animated);
      }
    }
    double progress = Interpolation.smoothing(ruleset, frameOf(frames[0]), smoothFrames[0]);
    double[] home = initial.values;
    for (int slot = 0; slot < fields.length; slot++) {
      if (animated[slot]) {
        animated[slot] = false;
      } else {
        fields[slot] =
            progress == 1 ? home[slot] : fields[slot] + (home[slot] - fields[slot]) * progress;
      }
    }
  }

  private void restoreSwitches(LocalPose pose) {
    if (switched) {
      pose.copySwitchesFrom(initial);
      switched = false;
    }
  }

  private void applySwitches(CompiledAnimation animation, double frame, LocalPose pose) {
    if (animation.hasSwitches()) {
      animation.applySwitches(frame, pose);
      switched = true;
    }
  }

  /** Returns a frame as it is played: not below 0, not NaN, and safe as an int. */
  public static double frameOf(double frame) {
    return frame > 0 ? Math.min(frame, MAX_FRAME) : 0;
  }
}
