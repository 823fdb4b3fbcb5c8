package dev.limber.studio.watch;

import dev.limber.studio.files.Change;
import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.KnownVersions;
import dev.limber.studio.files.Listing;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * Watches a folder for changes by other programs. An event of the system is only a reason to look
 * again: events get lost, repeat or come early, but the folder itself is always right.
 */
public final class FolderWatcher implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger("dev.limber.studio");

  private final Folder folder;
  private final KnownVersions known;
  private final FileStore store;
  private final EventHub hub;
  private final WatchEvents events;
  private final Duration poll;
  private final Thread thread = new Thread(this::run, "limber-watch");

  /**
   * Starts to watch.
   *
   * @param poll how often to scan the folder without events, while a page is open
   */
  public FolderWatcher(
      Folder folder,
      KnownVersions known,
      FileStore store,
      EventHub hub,
      WatchEvents events,
      Duration poll) {
    this.folder = folder;
    this.known = known;
    this.store = store;
    this.hub = hub;
    this.events = events;
    this.poll = poll;
    look(Set.of());
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        waitAndLook();
      }
    } catch (InterruptedException e) {
      // Closed.
    }
  }

  /** Whatever a look stumbles over, the next one follows. */
  private void waitAndLook() throws InterruptedException {
    try {
      Set<String> touched = events.await(poll, folder.root());
      if (touched != null || hub.isHeard()) {
        look(touched == null ? Set.of() : touched);
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      LOG.log(System.Logger.Level.WARNING, "the folder could not be looked at", e);
      hub.resync();
      Thread.sleep(poll.toMillis()); // it may happen again at once
    }
  }

  private void look(Set<String> touched) {
    Listing listing = Listing.of(folder);
    events.watch(listing.folders());
    List<Change> changes = known.compare(listing, touched, store);
    hub.tell(changes);
  }

  /** Stops watching and waits for the thread to end. */
  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    events.close();
  }
}
