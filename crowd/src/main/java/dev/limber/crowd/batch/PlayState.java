package dev.limber.crowd.batch;

import dev.limber.core.pose.LocalValues;
import org.jspecify.annotations.Nullable;

/**
 * What a member plays at one time: an animation, or nothing, or two of them during a fade. Filled
 * again and again; one thread at a time.
 */
public final class PlayState {
  /** Number of the animation, -1 for nothing, which is the state right after loading. */
  public int animation = -1;

  /** The time in the animation. */
  public double seconds;

  /** Whether another pose is being faded from. */
  public boolean fading;

  /** Number of the animation that is faded from, -1 for the state right after loading. */
  public int fromAnimation;

  /** The time in the animation that is faded from. */
  public double fromSeconds;

  /** The pose that is faded from; null for an animation. */
  public @Nullable LocalValues fromPose;

  /** How far the fade is: 0 for what is faded from, 1 for what is played. */
  public double weight;
}
