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

/** {@code /api/events}: changes to files, as long as the page listens. */
public final class EventsRoute implements Route {
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
    String client = ClientId.read(query.get("client"));
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
}
