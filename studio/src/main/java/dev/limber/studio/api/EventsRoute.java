package dev.limber.studio.api;

import com.sun.net.httpserver.HttpExchange;
import dev.limber.core.json.JsonWriter;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.RefusedException;
import dev.limber.studio.http.Route;
import dev.limber.studio.watch.EventHub;
import dev.limber.studio.watch.EventStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code /api/events}: what happens to the files, as long as the page listens. */
public final class EventsRoute implements Route {
  private static final int LONGEST_CLIENT = 64;

  private final EventHub hub;
  private final String version;
  private final Duration beat;

  /**
   * Creates the route.
   *
   * @param beat how long a stream may be silent
   */
  public EventsRoute(EventHub hub, String version, Duration beat) {
    this.hub = hub;
    this.version = version;
    this.beat = beat;
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException {
    String client = client(query.get("client"));
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(200, -1);
      return;
    }
    deadline.close();
    StringBuilder hello = new StringBuilder();
    new JsonWriter(hello).beginObject().name("version").value(version).endObject();
    EventStream stream = hub.open(client, hello);
    try {
      exchange.sendResponseHeaders(200, 0);
      try (OutputStream out = exchange.getResponseBody()) {
        stream.speak(out, beat);
      }
    } finally {
      hub.end(stream);
    }
  }

  /** Returns the word that a page has for itself; empty if it has none. */
  static String client(@Nullable String word) throws RefusedException {
    if (word == null) {
      return "";
    }
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!letter && c != '-' || i >= LONGEST_CLIENT) {
        throw RefusedException.badRequest("a client is a word of letters, digits and '-'");
      }
    }
    return word;
  }
}
