package dev.limber.studio.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.limber.core.json.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Sends answers. */
public final class Answer {
  private Answer() {}

  /** Sets the headers of every API answer: no caching, no active content. */
  public static void protect(Headers headers) {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Cache-Control", "no-store");
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  }

  /** Sends JSON. */
  public static void json(HttpExchange exchange, int status, CharSequence json) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    bytes(exchange, status, json.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Sends bytes, or only their count for {@code HEAD}. */
  public static void bytes(HttpExchange exchange, int status, byte[] bytes) throws IOException {
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.getResponseHeaders().set("Content-Length", Integer.toString(bytes.length));
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(bytes);
      }
    }
  }

  /** Sends a refusal. */
  public static void refusal(HttpExchange exchange, RefusedException e) throws IOException {
    StringBuilder json = new StringBuilder();
    JsonWriter writer = new JsonWriter(json).beginObject();
    error(writer, e).endObject();
    json(exchange, e.status(), json);
  }

  /** Writes the field that describes a refusal. Returns the writer. */
  public static JsonWriter error(JsonWriter writer, RefusedException e) {
    return writer
        .name("error")
        .beginObject()
        .name("code")
        .value(e.code())
        .name("message")
        .value(String.valueOf(e.getMessage()))
        .name("hint")
        .value(e.hint())
        .endObject();
  }
}
