package dev.limber.studio.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ScheduledExecutorService;

/** Checks every request and passes it to its route. */
public final class Router implements HttpHandler {
  private static final System.Logger LOG = System.getLogger("dev.limber.studio");

  /** The longest address, and all headers together, in characters. */
  private static final int LONGEST_ADDRESS = 4096;

  private static final int LONGEST_HEADERS = 16_384;

  private static final int MOST_SKIPPED = 64 << 20;

  private static final String API = "/api/";

  private final Guard guard;
  private final Map<String, Route> routes;
  private final Route page;
  private final ScheduledExecutorService clock;
  private final Duration patience;

  /**
   * Creates the door.
   *
   * @param routes by path; those of the API need the token
   * @param page everything else; needs none
   * @param patience how long a client may take to send a request
   */
  public Router(
      Guard guard,
      Map<String, Route> routes,
      Route page,
      ScheduledExecutorService clock,
      Duration patience) {
    this.guard = guard;
    this.routes = Map.copyOf(routes);
    this.page = page;
    this.clock = clock;
    this.patience = patience;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (Deadline deadline = new Deadline(clock, patience)) {
      try (exchange) {
        answer(exchange, deadline);
      }
    }
  }

  private void answer(HttpExchange exchange, Deadline deadline) throws IOException {
    Answer.protect(exchange.getResponseHeaders());
    try {
      route(exchange, deadline);
    } catch (RefusedException e) {
      refuse(exchange, e);
    } catch (RuntimeException | Error e) { // memory or stack may have run out for this one
      LOG.log(Level.ERROR, "a request failed", e);
      refuse(exchange, new RefusedException(500, "bug", "a bug in limber", ""));
    }
  }

  private void route(HttpExchange exchange, Deadline deadline)
      throws IOException, RefusedException {
    checkSize(exchange);
    guard.checkSender(exchange);
    String path = exchange.getRequestURI().getRawPath();
    if (path != null && path.startsWith(API)) {
      guard.checkToken(exchange);
    }
    Route route = routes.getOrDefault(String.valueOf(path), page);
    String method = exchange.getRequestMethod();
    if (!route.methods().contains(method.equals("HEAD") ? "GET" : method)) {
      exchange.getResponseHeaders().set("Allow", String.join(", ", new TreeSet<>(route.methods())));
      throw new RefusedException(405, "method", "method not allowed", "");
    }
    route.answer(exchange, Query.parse(exchange.getRequestURI().getRawQuery()), deadline);
  }

  private static void checkSize(HttpExchange exchange) throws RefusedException {
    if (exchange.getRequestURI().toString().length() > LONGEST_ADDRESS) {
      throw new RefusedException(414, "too-large", "the address is too long", "");
    }
    long size = 0;
    for (Map.Entry<String, List<String>> header : exchange.getRequestHeaders().entrySet()) {
      for (String value : header.getValue()) {
        size += header.getKey().length() + (value == null ? 0 : value.length());
      }
    }
    if (size > LONGEST_HEADERS) {
      throw new RefusedException(431, "too-large", "the headers are too long", "");
    }
  }

  private static void refuse(HttpExchange exchange, RefusedException e) throws IOException {
    if (exchange.getResponseCode() != -1) {
      return; // the answer has begun: all that is left is to end it
    }
    skipBody(exchange.getRequestBody());
    exchange.getResponseHeaders().set("Connection", "close");
    Answer.refusal(exchange, e);
  }

  /** A client that still sends when its connection ends loses the answer. */
  private static void skipBody(InputStream body) throws IOException {
    byte[] buffer = new byte[1 << 13];
    int read = 0;
    for (long left = MOST_SKIPPED; left > 0 && read >= 0; left -= read) {
      read = body.read(buffer);
    }
  }
}
