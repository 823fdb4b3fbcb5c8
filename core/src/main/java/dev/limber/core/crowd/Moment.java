package dev.limber.core.crowd;

import dev.limber.core.puppet.PuppetAnimation;
import org.jspecify.annotations.Nullable;

/**
 * What a member plays at a time: an animation, or nothing, or two of them during a fade. Filled
 * again and again; one thread at a time.
 */
public final class Moment {
  @Nullable PuppetAnimation animation;
  int number = -1;
  double seconds;
  boolean fading;
  @Nullable PuppetAnimation fromAnimation;
  double fromSeconds;
  @Nullable Stance fromStance;
  double weight;

  /** Creates a moment in which nothing is played. */
  public Moment() {}

  /** Returns what is played; null for nothing, which is the state right after loading. */
  public @Nullable PuppetAnimation animation() {
    return animation;
  }

  /**
   * Returns the number that {@link Lanes#prepare(PuppetAnimation)} gave the animation, -1 for
   * nothing.
   */
  public int number() {
    return number;
  }

  /** Returns the time in the animation. */
  public double seconds() {
    return seconds;
  }

  /** Returns whether another pose is being faded from. */
  public boolean fading() {
    return fading;
  }

  /**
   * Returns the animation that is faded from; null for a stance or the state right after loading.
   */
  public @Nullable PuppetAnimation fromAnimation() {
    return fromAnimation;
  }

  /** Returns the time in the animation that is faded from. */
  public double fromSeconds() {
    return fromSeconds;
  }

  /** Returns the pose that is faded from; null for an animation. */
  public @Nullable Stance fromStance() {
    return fromStance;
  }

  /** Returns how far the fade is: 0 for what is faded from, 1 for what is played. */
  public double weight() {
    return weight;
  }
}
