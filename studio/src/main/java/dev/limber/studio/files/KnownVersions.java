package dev.limber.studio.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the pages know of the files, so that they hear only of what is new to them. Its monitor also
 * keeps saving apart from looking: nobody looks between a file that is in place and its entry here.
 */
public final class KnownVersions {
  private record Entry(Stamp stamp, @Nullable String version) {}

  private final Map<String, Entry> entries = new HashMap<>();
  private boolean started;

  /** Notes the version of a file that still looks as it did: so far it may not have been read. */
  synchronized void confirm(Stamp stamp, String version) {
    Entry entry = entries.get(stamp.path().text());
    if (entry != null && entry.stamp().equals(stamp)) {
      entries.put(stamp.path().text(), new Entry(stamp, version));
    }
  }

  /** Notes a file that was saved. */
  synchronized void note(Stamp stamp, String version) {
    entries.put(stamp.path().text(), new Entry(stamp, version));
  }

  /**
   * Compares what is there with what is known, which is the same afterwards.
   *
   * @param touched paths at which something has happened, even if it does not show from outside
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
