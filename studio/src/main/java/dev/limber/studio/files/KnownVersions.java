package dev.limber.studio.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The versions that pages know, so that they only hear of news. Its monitor also separates saving
 * from scanning: no scan sees a saved file before its entry here.
 */
public final class KnownVersions {
  private record Entry(Stamp stamp, @Nullable String version) {}

  private final Map<String, Entry> entries = new HashMap<>();
  private boolean started;

  /**
   * Records the version of a file whose metadata is unchanged; it may not have been read before.
   */
  synchronized void confirm(Stamp stamp, String version) {
    Entry entry = entries.get(stamp.path().text());
    if (entry != null && entry.stamp().equals(stamp)) {
      entries.put(stamp.path().text(), new Entry(stamp, version));
    }
  }

  /** Records a saved file. */
  synchronized void note(Stamp stamp, String version) {
    entries.put(stamp.path().text(), new Entry(stamp, version));
  }

  /**
   * Compares a listing with the known versions and updates them.
   *
   * @param touched paths with events, even if their metadata is unchanged
   * @return what is new; nothing the first time
   */
  public synchronized List<Change> compare(Listing listing, Set<String> touched, FileStore store) {
    List<Change> changes = new ArrayList<>();
    for (Stamp stamp : listing.files().values()) {
      String path = stamp.path().text();
      Entry entry = entries.get(path);
      if (entry != null && entry.stamp().equals(stamp) && !touched.contains(path)) {
        continue;
      }
      String version = started ? store.version(stamp.path()) : null;
      entries.put(path, new Entry(stamp, version));
      if (!started) {
        continue;
      }
      if (entry == null) {
        changes.add(new Change(Change.Type.CREATED, stamp, version));
      } else if (version == null || !version.equals(entry.version())) {
        changes.add(new Change(Change.Type.CHANGED, stamp, version));
      }
    }
    List<String> gone = new ArrayList<>(entries.keySet());
    gone.removeAll(listing.files().keySet());
    for (String path : listing.isComplete() ? gone : List.<String>of()) {
      Entry entry = entries.remove(path);
      if (started && entry != null) {
        changes.add(new Change(Change.Type.DELETED, entry.stamp(), null));
      }
    }
    started = true;
    return changes;
  }
}
