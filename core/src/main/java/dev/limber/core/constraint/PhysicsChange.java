package dev.limber.core.constraint;

import dev.limber.core.puppet.Puppet;
import java.util.function.Consumer;

/**
 * A change to bones with physics of its own. A {@link dev.limber.core.player.Player} advances it in
 * the same steps of a sixtieth of a second as a file's own physics, and shows frames between two
 * steps; without a player, call {@link #step} at that rate, between animate and construct.
 */
public interface PhysicsChange extends Consumer<Puppet> {
  /** Advances one step, and changes the bones. */
  void step(Puppet puppet);

  /**
   * Changes the bones for a moment before the next step, without advancing.
   *
   * @param part how much of a step, from 0 for the last step to 1 for the next
   */
  void ahead(Puppet puppet, double part);

  /** Tells it that the character has moved in the world; see {@link Puppet#moveBy}. */
  void moveBy(double x, double y);

  /** The same as {@link #step}. */
  @Override
  default void accept(Puppet puppet) {
    step(puppet);
  }
}
