package dev.limber.core.player;

import dev.limber.core.puppet.PuppetMark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Events that have not been delivered yet. Rows are reused; it allocates only to grow. */
final class EventQueue {
  private static final class Row {
    PlayerEvent.Kind kind = PlayerEvent.Kind.STARTED;
    @Nullable Playback playback;
    @Nullable PuppetMark mark;
    long loop;
    double when;
    int track;

    boolean isAfter(Row other) {
      return when > other.when || (when == other.when && track > other.track);
    }
  }

  private final List<Row> rows = new ArrayList<>();
  private final PlayerEvent event = new PlayerEvent();
  private int count;

  /**
   * Adds an event.
   *
   * @param when seconds since the update began
   */
  void add(
      PlayerEvent.Kind kind, Playback playback, @Nullable PuppetMark mark, long loop, double when) {
    if (count == rows.size()) {
      rows.add(new Row());
    }
    Row row = rows.get(count++);
    row.kind = kind;
    row.playback = playback;
    row.mark = mark;
    row.loop = loop;
    row.when = when;
    row.track = playback.track().index();
  }

  /** Returns how many events are queued. */
  int size() {
    return count;
  }

  /**
   * Delivers all queued events in order of time, then of track. Events added meanwhile wait for the
   * next call, as do the remaining ones if a listener throws. A listener removed meanwhile receives
   * no more of them; one added meanwhile receives the rest.
   */
  void tell(Player player) {
    int last = count;
    sort(last);
    int told = 0;
    try {
      while (told < last) {
        Row row = rows.get(told++);
        Playback playback = row.playback;
        if (playback != null) {
          event.set(row.kind, playback, row.mark, row.loop);
          for (PlayerListener listener : player.listeners()) {
            if (player.hears(listener)) {
              listener.happened(event);
            }
          }
        }
      }
    } finally {
      remove(told, last);
    }
  }

  /** Sorts by time and track, stably: events come almost sorted, so this is one pass. */
  private void sort(int last) {
    for (int i = 1; i < last; i++) {
      Row row = rows.get(i);
      int at = i;
      while (at > 0 && rows.get(at - 1).isAfter(row)) {
        rows.set(at, rows.get(at - 1));
        at--;
      }
      rows.set(at, row);
    }
  }

  /**
   * Removes the delivered events.
   *
   * @param last index of the first event added meanwhile
   */
  private void remove(int told, int last) {
    for (int i = 0; i < count; i++) {
      Row row = rows.get(i);
      if (i >= told) {
        // Swapped, so that the rows can be reused.
        rows.set(i, rows.get(i - told));
        rows.set(i - told, row);
        // Undelivered events keep their order and precede those of the next update.
        row.when = Math.min(0, i - last);
      }
    }
    count -= told;
    for (int i = count; i < count + told; i++) {
      rows.get(i).playback = null;
      rows.get(i).mark = null;
    }
  }
}
