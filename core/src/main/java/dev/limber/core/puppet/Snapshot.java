package dev.limber.core.puppet;

import org.jspecify.annotations.Nullable;

/**
 * A saved pose of one character: the local values of its bones and what they carry. It mixes poses:
 * {@link #take} one, {@link Puppet#seek} another, {@link #blend}.
 *
 * <p>Rotations take the short way. A snapshot that is taken and blended every frame, as in a fade,
 * remembers which way each bone turns: nothing flips when the two poses drift more than half a turn
 * apart, and when a bone turns more often in one of them, as a wheel may, its earlier turns do not
 * count again at another weight.
 *
 * <p>What cannot be interpolated (textures, attachments, flips, visibility, draw order, IK
 * settings) switches at one half. Allocates nothing. One thread at a time.
 */
public interface Snapshot {
  /** Saves the character's current pose. */
  void take();

  /** Restores the saved pose. */
  void show();

  /**
   * Moves the character from the saved pose part of the way to its current pose.
   *
   * @param weight 0 for the saved pose, 1 for the current one
   * @param mask the bones that move; all others get the saved pose. Null for all bones
   */
  void blend(double weight, @Nullable BoneMask mask);

  /**
   * Restores the saved pose and adds the difference between the current pose and the setup pose.
   * Positions, rotations, scales and colours are added, colours only up to 0 and 1; what switches
   * does so where it differs from the setup pose.
   *
   * @param weight how much of the difference; 1 for all of it
   * @param mask the bones that get it; null for all
   */
  void add(double weight, @Nullable BoneMask mask);

  /** Forgets which way the bones turned: the next mix takes the short way again. */
  void forget();
}
