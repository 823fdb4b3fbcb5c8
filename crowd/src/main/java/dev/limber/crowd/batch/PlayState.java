package dev.limber.crowd.batch;

import dev.limber.core.pose.LocalValues;
import org.jspecify.annotations.Nullable;

/**
 * What a member plays at one time: an animation, nothing, or two animations during a fade.
 * Reusable; one thread at a time.
 */
public final class PlayState {
  /** Number of the animation, -1 for nothing, which is the state right after loading. */
  public int animation = -1;

  /** The time in the animation. */
  public double seconds;

  /** Whether a fade is in progress. */
  public boolean fading;

  /** Number of the animation that is faded from, -1 for the state right after loading. */
  public int fromAnimation;

  /** The time in the animation that is faded from. */
  public double fromSeconds;

  /** The pose that is faded from; null for an animation. */
  public @Nullable LocalValues fromPose;

  /** Progress of the fade: 0 for the old pose, 1 for the new one. */
  public double weight;
}
