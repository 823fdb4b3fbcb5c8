package dev.limber.studio.watch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The event stream of one page. A short queue keeps a slow page from blocking others. */
public final class EventStream implements AutoCloseable {
  private static final int MOST_WAITING = 256;

  private static final String BEAT = ": beat\n\n";
  static final String RESYNC = event("resync", "{}");

  private final String client;
  private final BlockingQueue<String> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private @Nullable Thread speaker;
  private boolean closed;

  EventStream(String client) {
    this.client = client;
  }

  /** Returns an event as it is sent. */
  static String event(String type, CharSequence json) {
    return "event: " + type + "\ndata: " + json + "\n\n";
  }

  /** Returns the id that the page chose; may be empty. */
  String client() {
    return client;
  }

  /** Queues an event; if too many wait, a resync replaces them. */
  void offer(String event) {
    while (!waiting.offer(event)) {
      waiting.clear();
      event = RESYNC;
    }
  }

  /**
   * Sends events until the stream is closed or the page goes away.
   *
   * @param beat the longest silence
   * @throws IOException if the page went away
   */
  public void speak(OutputStream out, Duration beat) throws IOException {
    synchronized (this) {
      if (closed) {
        return;
      }
      speaker = Thread.currentThread();
    }
    try {
      while (!isClosed()) {
        String event = waiting.poll(beat.toNanos(), TimeUnit.NANOSECONDS);
        out.write((event == null ? BEAT : event).getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (InterruptedException e) {
      // Closed: there is nothing more to say, and the thread goes on with other requests.
    } finally {
      synchronized (this) {
        speaker = null;
        Thread.interrupted();
      }
    }
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  /** Closes the stream, even if the page does not read. */
  @Override
  public synchronized void close() {
    closed = true;
    if (speaker != null) {
      speaker.interrupt();
    }
  }
}
