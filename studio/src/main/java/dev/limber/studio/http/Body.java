package dev.limber.studio.http;

import com.sun.net.httpserver.HttpExchange;
import dev.limber.core.diagnostics.BoundedInput;
import java.io.IOException;

/** What a request carries. */
public final class Body {
  private Body() {}

  /**
   * Reads all of it.
   *
   * @param most the limit in bytes
   * @throws RefusedException if there are more
   * @throws IOException if the client goes away
   */
  public static byte[] read(HttpExchange exchange, int most) throws IOException, RefusedException {
    String length = Guard.single(exchange.getRequestHeaders(), "Content-Length");
    long declared = length == null ? -1 : declared(length);
    if (declared > most) {
      throw tooLarge(most);
    }
    byte[] bytes = BoundedInput.read(exchange.getRequestBody(), most);
    if (bytes.length > most) {
      throw tooLarge(most);
    }
    if (declared >= 0 && bytes.length != declared) {
      throw RefusedException.badRequest("the body is not as long as Content-Length says");
    }
    return bytes;
  }

  private static long declared(String length) throws RefusedException {
    try {
      return Long.parseLong(length);
    } catch (NumberFormatException e) {
      throw RefusedException.badRequest("Content-Length is not a number");
    }
  }

  private static RefusedException tooLarge(int most) {
    return new RefusedException(413, "too-large", "the body has more than " + most + " bytes", "");
  }
}
