package dev.limber.studio.watch;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Hints from the operating system. */
public final class SystemWatchEvents implements WatchEvents {
  /** Editors save in several steps: after this long without a hint they are done. */
  private static final Duration QUIET = Duration.ofMillis(40);

  /** After this long changes are reported even if hints continue. */
  private static final Duration PATIENCE = Duration.ofMillis(300);

  private final WatchService service;
  private final Map<Path, WatchKey> keys = new HashMap<>();

  private SystemWatchEvents(WatchService service) {
    this.service = service;
  }

  /** Returns the system's hints for a folder, or polling if those are missing or slow. */
  public static WatchEvents orPolling(Path folder) {
    try {
      WatchService service = folder.getFileSystem().newWatchService();
      // The JDK's own polling, as on macOS, looks every ten seconds; ours is faster.
      if (!service.getClass().getSimpleName().contains("Polling")) {
        return new SystemWatchEvents(service);
      }
      service.close();
    } catch (IOException | UnsupportedOperationException e) {
      // The system has no handles left, or none at all.
    }
    return new PollingWatchEvents();
  }

  @Override
  public void watch(Collection<Path> folders) {
    Set<Path> wanted = new HashSet<>(folders);
    for (Iterator<Map.Entry<Path, WatchKey>> i = keys.entrySet().iterator(); i.hasNext(); ) {
      Map.Entry<Path, WatchKey> entry = i.next();
      if (!wanted.contains(entry.getKey()) || !entry.getValue().isValid()) {
        entry.getValue().cancel();
        i.remove();
      }
    }
    for (Path folder : folders) {
      if (!keys.containsKey(folder)) {
        try {
          keys.put(
              folder,
              folder.register(
                  service,
                  StandardWatchEventKinds.ENTRY_CREATE,
                  StandardWatchEventKinds.ENTRY_DELETE,
                  StandardWatchEventKinds.ENTRY_MODIFY));
        } catch (IOException | ClosedWatchServiceException e) {
          // Gone again, or no handles left: polling sees what happens there.
        }
      }
    }
  }

  @Override
  public @Nullable Set<String> await(Duration longest, Path root) throws InterruptedException {
    WatchKey key = poll(longest);
    if (key == null) {
      return null;
    }
    Set<String> touched = new HashSet<>();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (key != null) {
      take(key, root, touched);
      key = System.nanoTime() < end ? poll(QUIET) : null;
    }
    return touched;
  }

  private @Nullable WatchKey poll(Duration longest) throws InterruptedException {
    try {
      return service.poll(longest.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ClosedWatchServiceException e) {
      throw (InterruptedException) new InterruptedException("closed").initCause(e);
    }
  }

  private static void take(WatchKey key, Path root, Set<String> touched) {
    for (WatchEvent<?> event : key.pollEvents()) {
      if (event.context() instanceof Path name && key.watchable() instanceof Path folder) {
        StringBuilder text = new StringBuilder();
        for (Path part : root.relativize(folder.resolve(name))) {
          text.append(text.length() == 0 ? "" : "/").append(part);
        }
        touched.add(text.toString());
      }
    }
    key.reset();
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException e) {
      // It gave hints only.
    }
  }
}
