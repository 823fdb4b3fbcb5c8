package dev.limber.core.player;

/**
 * Hears what happens in a {@link Player}.
 *
 * <p>It may call anything of the player but {@code update} and {@code advance}: what it plays or
 * stops begins with the end of the update in which it was told, and is itself told about in the
 * next one. What had already happened in this update is still told.
 */
@FunctionalInterface
public interface PlayerListener {
  /**
   * Something has happened.
   *
   * @param event the same object each time: read it during the call, do not keep it
   */
  void happened(PlayerEvent event);
}
