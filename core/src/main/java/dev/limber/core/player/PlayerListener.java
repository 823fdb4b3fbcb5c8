package dev.limber.core.player;

/**
 * Receives the events of a {@link Player}.
 *
 * <p>It may call anything on the player except {@code update} and {@code advance}: what it plays or
 * stops takes effect at the end of the current update and is reported in the next one. Events that
 * have already happened in this update are still delivered.
 */
@FunctionalInterface
public interface PlayerListener {
  /**
   * Receives an event.
   *
   * @param event the same object each time: read it during the call, do not keep it
   */
  void happened(PlayerEvent event);
}
