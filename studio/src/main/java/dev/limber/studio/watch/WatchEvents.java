package dev.limber.studio.watch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hints that something may have happened in some folders. */
public interface WatchEvents extends AutoCloseable {
  /** Takes hints from these folders, and no others. */
  void watch(Collection<Path> folders);

  /**
   * Waits for a hint, and then until there are no more for a moment.
   *
   * @param longest how long
   * @return the paths that were hinted at, relative to the root; null if time is up
   */
  @Nullable Set<String> await(Duration longest, Path root) throws InterruptedException;

  @Override
  void close();
}
