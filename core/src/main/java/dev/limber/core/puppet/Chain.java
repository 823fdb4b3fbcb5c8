package dev.limber.core.puppet;

import java.util.List;

/**
 * Bones that reach for a target: an inverse kinematics chain.
 *
 * @param bones indices, root first
 * @param target index of the bone they reach for, -1 for none
 * @param solved whether it sets the rotations of all its bones but the last: false without a
 *     target, or if its author switched it off or baked it into keyframes
 */
public record Chain(List<Integer> bones, int target, boolean solved) {
  /** Keeps an unmodifiable copy. */
  public Chain {
    bones = List.copyOf(bones);
  }
}
