package dev.limber.studio.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides who may send requests. Any web page in the same browser can reach a server on loopback,
 * so binding to it is not enough.
 *
 * <ul>
 *   <li>{@code Host} must be ours, which stops names rebound to 127.0.0.1.
 *   <li>{@code Origin} and {@code Sec-Fetch-Site}, which pages cannot forge, must not be of another
 *       site. A link or a bookmark may open the page itself, which can do nothing without the
 *       token.
 *   <li>All file access needs the token.
 * </ul>
 */
public final class Guard {
  /** The header that carries the token. */
  public static final String TOKEN_HEADER = "X-Limber-Token";

  private final List<String> hosts;
  private final Token token;

  /** Creates a guard for a server on a port. */
  public Guard(int port, Token token) {
    this.hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
    this.token = token;
  }

  /**
   * Refuses requests that do not come from the page.
   *
   * @throws RefusedException if the request comes from elsewhere
   */
  public void checkSender(HttpExchange exchange) throws RefusedException {
    Headers headers = exchange.getRequestHeaders();
    if (!exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
      throw forbidden("only this machine may connect");
    }
    String host = single(headers, "Host");
    if (host == null || !hosts.contains(host)) {
      throw forbidden("the request was meant for another host");
    }
    URI uri = exchange.getRequestURI();
    if (uri.isAbsolute() || uri.getRawAuthority() != null) {
      throw forbidden("the request was meant for another host");
    }
    String origin = single(headers, "Origin");
    if (origin != null && !origin.equals("http://" + host)) {
      throw forbidden("the request comes from another site");
    }
    String site = single(headers, "Sec-Fetch-Site");
    boolean ours = site == null || site.equals("same-origin") || site.equals("none");
    if (!ours && !opensThePage(exchange)) {
      throw forbidden("the request comes from another site");
    }
  }

  private static boolean opensThePage(HttpExchange exchange) throws RefusedException {
    Headers headers = exchange.getRequestHeaders();
    return exchange.getRequestMethod().equals("GET")
        && "navigate".equals(single(headers, "Sec-Fetch-Mode"))
        && "document".equals(single(headers, "Sec-Fetch-Dest"))
        && "/".equals(exchange.getRequestURI().getRawPath());
  }

  /**
   * Refuses requests without the token.
   *
   * @throws RefusedException if it is missing or wrong
   */
  public void checkToken(HttpExchange exchange) throws RefusedException {
    if (!token.matches(single(exchange.getRequestHeaders(), TOKEN_HEADER))) {
      throw new RefusedException(
          401,
          "token",
          "the token is missing or outdated",
          "open the address that limber studio printed");
    }
  }

  /** Returns the only value of a header; two values are an attack. */
  static @Nullable String single(Headers headers, String name) throws RefusedException {
    List<String> values = headers.get(name);
    if (values == null || values.isEmpty()) {
      return null;
    }
    if (values.size() > 1) {
      throw RefusedException.badRequest("the header " + name + " appears twice");
    }
    return values.get(0);
  }

  private static RefusedException forbidden(String message) {
    return new RefusedException(403, "forbidden", message, "");
  }
}
