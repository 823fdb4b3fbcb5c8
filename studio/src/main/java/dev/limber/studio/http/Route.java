package dev.limber.studio.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;

/** Handles the requests to one address. */
public interface Route {
  /** Returns the supported methods; {@code HEAD} comes with {@code GET}. */
  Set<String> methods();

  /**
   * Answers an authorised request of one of the methods.
   *
   * @param deadline the time limit for reading the request; routes that take longer close it
   * @throws RefusedException if it cannot be fulfilled; nothing was sent
   * @throws IOException if the client goes away
   */
  void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException;
}
