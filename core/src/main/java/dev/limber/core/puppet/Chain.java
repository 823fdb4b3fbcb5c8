package dev.limber.core.puppet;

import java.util.List;

/**
 * Bones that reach for a target: an inverse kinematics chain.
 *
 * @param bones indices, root first
 * @param target index of the bone they reach for, -1 for none
 */
public record Chain(List<Integer> bones, int target) {
  /** Keeps an unmodifiable copy. */
  public Chain {
    bones = List.copyOf(bones);
  }
}
