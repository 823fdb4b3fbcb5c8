package dev.limber.core.crowd;

import dev.limber.core.puppet.Motion;
import org.jspecify.annotations.Nullable;

/**
 * What a member plays at a time: a motion, or nothing, or two of them during a fade. Filled again
 * and again; one thread at a time.
 */
public final class Moment {
  @Nullable Motion motion;
  int number = -1;
  double seconds;
  boolean fading;
  @Nullable Motion fromMotion;
  double fromSeconds;
  @Nullable Stance fromStance;
  double weight;

  /** Creates a moment in which nothing is played. */
  public Moment() {}

  /** Returns what is played; null for nothing, which is the state right after loading. */
  public @Nullable Motion motion() {
    return motion;
  }

  /** Returns the number that {@link Lanes#prepare(Motion)} gave the motion, -1 for nothing. */
  public int number() {
    return number;
  }

  /** Returns the time in the motion. */
  public double seconds() {
    return seconds;
  }

  /** Returns whether another pose is being faded from. */
  public boolean fading() {
    return fading;
  }

  /** Returns the motion that is faded from; null for a stance or the state right after loading. */
  public @Nullable Motion fromMotion() {
    return fromMotion;
  }

  /** Returns the time in the motion that is faded from. */
  public double fromSeconds() {
    return fromSeconds;
  }

  /** Returns the pose that is faded from; null for a motion. */
  public @Nullable Stance fromStance() {
    return fromStance;
  }

  /** Returns how far the fade is: 0 for what is faded from, 1 for what is played. */
  public double weight() {
    return weight;
  }
}
