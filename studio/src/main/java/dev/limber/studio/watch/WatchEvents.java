package dev.limber.studio.watch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hints that files in some folders may have changed. */
public interface WatchEvents extends AutoCloseable {
  /** Watches these folders and no others. */
  void watch(Collection<Path> folders);

  /**
   * Waits for a hint, then until hints pause.
   *
   * @param longest how long
   * @return the paths that were hinted at, relative to the root; null if time is up
   */
  @Nullable Set<String> await(Duration longest, Path root) throws InterruptedException;

  @Override
  void close();
}
