package dev.limber.studio.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;

/** What happens at one address. */
public interface Route {
  /** Returns the methods that it knows; {@code HEAD} comes with {@code GET}. */
  Set<String> methods();

  /**
   * Answers a request of one of the methods, from someone who may ask.
   *
   * @param deadline until when the request must be read; closed by routes that take longer
   * @throws RefusedException if it cannot be fulfilled; nothing was sent
   * @throws IOException if the client goes away
   */
  void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException;
}
