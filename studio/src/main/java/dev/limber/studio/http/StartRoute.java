package dev.limber.studio.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Opens the page once. The address given to a browser can be read by every user of the machine
 * while the browser starts, as part of its command line; this one is useless after the first visit.
 */
public final class StartRoute implements Route {
  /** Where it is. */
  public static final String PATH = "/start";

  private final Token token;
  private @Nullable Token code = Token.random();

  /** Creates the route. */
  public StartRoute(Token token) {
    this.token = token;
  }

  /** Returns the path with the token, or without it after the first visit. */
  public synchronized String address() {
    return code == null ? "/" : PATH + "?code=" + code.text();
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    boolean opened = exchange.getRequestMethod().equals("GET") && take(query.get("code"));
    headers.set("Location", opened ? "/#token=" + token.text() : "/");
    exchange.sendResponseHeaders(303, -1);
  }

  private synchronized boolean take(@Nullable String given) {
    if (code == null || !code.matches(given)) {
      return false;
    }
    code = null;
    return true;
  }
}
