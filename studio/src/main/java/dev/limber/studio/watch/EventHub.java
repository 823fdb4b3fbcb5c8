package dev.limber.studio.watch;

import dev.limber.core.json.JsonWriter;
import dev.limber.studio.files.Change;
import dev.limber.studio.files.Stamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Sends events to all open pages. Thread-safe. */
public final class EventHub implements AutoCloseable {
  /** More changes than this become one event. */
  private static final int MOST_CHANGES = 200;

  private final int mostStreams;
  private final List<EventStream> streams = new ArrayList<>();
  private boolean closed;

  /** Creates a hub for a number of pages. */
  public EventHub(int mostStreams) {
    this.mostStreams = mostStreams;
  }

  /**
   * Opens a stream. If there are too many, the oldest closes: its page has often gone away
   * silently. An earlier stream of the same page closes as well.
   *
   * @param client the id that the page chose; may be empty
   * @param hello the data of the first event
   */
  public synchronized EventStream open(String client, CharSequence hello) {
    if (!client.isEmpty()) {
      for (EventStream stream : List.copyOf(streams)) {
        if (stream.client().equals(client)) {
          end(stream);
        }
      }
    }
    if (streams.size() >= mostStreams) {
      end(streams.get(0));
    }
    EventStream stream = new EventStream(client);
    stream.offer(EventStream.event("hello", hello));
    streams.add(stream);
    if (closed) {
      stream.close();
    }
    return stream;
  }

  /** Ends a stream. */
  public synchronized void end(EventStream stream) {
    streams.remove(stream);
    stream.close();
  }

  /** Returns whether a page listens. */
  public synchronized boolean isHeard() {
    return !streams.isEmpty();
  }

  /** Sends changes to all pages. */
  public synchronized void tell(List<Change> changes) {
    if (changes.size() > MOST_CHANGES) {
      resync();
      return;
    }
    changes.forEach(change -> tell(change, ""));
  }

  /** Tells all pages to list the folder again. */
  public synchronized void resync() {
    streams.forEach(stream -> stream.offer(EventStream.RESYNC));
  }

  /** Sends changes to all pages but one. */
  public synchronized void tell(Change change, String allBut) {
    String type = change.type().name().toLowerCase(Locale.ROOT);
    String event = EventStream.event(type, json(change));
    for (EventStream stream : streams) {
      if (allBut.isEmpty() || !stream.client().equals(allBut)) {
        stream.offer(event);
      }
    }
  }

  private static CharSequence json(Change change) {
    Stamp stamp = change.stamp();
    StringBuilder json = new StringBuilder();
    JsonWriter writer = new JsonWriter(json).beginObject();
    writer.name("path").value(stamp.path().text());
    writer.name("kind").value(stamp.path().kind().word());
    if (change.type() != Change.Type.DELETED) {
      writer.name("size").value(stamp.size());
      writer.name("modified").value(stamp.modified());
    }
    if (change.version() != null) {
      writer.name("version").value(change.version());
    }
    writer.endObject();
    return json;
  }

  /** Closes all streams, and those that are opened later. */
  @Override
  public synchronized void close() {
    closed = true;
    streams.forEach(EventStream::close);
    streams.clear();
  }
}
