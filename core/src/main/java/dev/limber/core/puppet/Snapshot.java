package dev.limber.core.puppet;

import org.jspecify.annotations.Nullable;

/**
 * Room for one pose of one character: the local values of all bones and of what hangs on them.
 * Poses are mixed with it: {@link #take} one, {@link Puppet#seek} another, {@link #blend}.
 *
 * <p>Rotations turn the short way. A snapshot that is taken and blended again and again, as a fade
 * does, remembers which way each bone turns and stays with it when the two poses come to lie more
 * than half a turn apart: nothing flips round in the middle of a fade.
 *
 * <p>What cannot lie between two values (textures, attachments, flips, hiding, draw order, settings
 * of inverse kinematics) switches at one half. Allocates nothing. One thread at a time.
 */
public interface Snapshot {
  /** Keeps the pose that the character has now. */
  void take();

  /** Gives the character the kept pose. */
  void show();

  /**
   * Takes the character from the kept pose a part of the way to the pose that it has now.
   *
   * @param weight 0 for the kept pose, 1 for the pose that it has now
   * @param mask the bones that go there; all others get the kept pose. Null for all bones
   */
  void blend(double weight, @Nullable BoneMask mask);

  /**
   * Gives the character the kept pose, and on top of it the difference between the pose that it has
   * now and the setup pose. Positions, rotations, scales and colours are added, colours only up to
   * 0 and 1; what switches does so where it differs from the setup pose.
   *
   * @param weight how much of the difference; 1 for all of it
   * @param mask the bones that get it; null for all
   */
  void add(double weight, @Nullable BoneMask mask);

  /** Forgets which way the bones turned: the next mix chooses the short way anew. */
  void forget();
}
