package dev.limber.studio.watch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Polls instead of waiting for hints, for systems that give none. */
public final class PollingWatchEvents implements WatchEvents {
  @Override
  public void watch(Collection<Path> folders) {}

  @Override
  public @Nullable Set<String> await(Duration longest, Path root) throws InterruptedException {
    Thread.sleep(longest.toMillis());
    return null;
  }

  @Override
  public void close() {}
}
