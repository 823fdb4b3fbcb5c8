package dev.limber.studio.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.limber.studio.files.Version;
import dev.limber.studio.http.Answer;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.RefusedException;
import dev.limber.studio.http.Route;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Serves the files of the page. They are the same for everybody and need no token. */
public final class StaticPage implements Route {
  private static final String INDEX = "index.html";
  private static final int LONGEST_NAME = 300;

  /** Compressing less than this saves nothing. */
  private static final int WORTH_PACKING = 1400;

  private record Resource(byte[] bytes, byte @Nullable [] packed, String type, String tag) {}

  private final PageSource source;

  /** These two hold only existing files, so they never outgrow the page. */
  private final Map<String, ContentPolicy> documents = new ConcurrentHashMap<>();

  private final Map<String, Resource> loaded = new ConcurrentHashMap<>();

  /**
   * Creates the route.
   *
   * @throws IOException if there is no page
   */
  public StaticPage(PageSource source) throws IOException {
    this.source = source;
    if (document(INDEX) == null) {
      throw new IOException("the studio's page is not in this build of limber");
    }
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException {
    String path = String.valueOf(exchange.getRequestURI().getRawPath());
    String name = path.equals("/") ? INDEX : path.substring(Math.min(1, path.length()));
    if (isPlain(name) && name.endsWith(".html")) {
      ContentPolicy document = document(name);
      if (document != null) {
        send(exchange, document);
        return;
      }
    }
    Resource resource = isPlain(name) ? load(name) : null;
    if (resource == null) {
      throw new RefusedException(404, "not-found", "no such address", "");
    }
    send(exchange, resource);
  }

  private @Nullable ContentPolicy document(String name) throws IOException {
    ContentPolicy known = documents.get(name);
    if (known != null) {
      return known;
    }
    try (InputStream in = source.open(name)) {
      if (in == null) {
        return null;
      }
      String html = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      ContentPolicy policy = new ContentPolicy(html);
      documents.put(name, policy);
      return policy;
    }
  }

  /** Sends a page, uncached: each visit has its own nonce. */
  private static void send(HttpExchange exchange, ContentPolicy document) throws IOException {
    String nonce = document.newNonce();
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Security-Policy", document.header(nonce));
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), usb=()");
    headers.set("Content-Type", "text/html; charset=utf-8");
    Answer.bytes(exchange, 200, document.html(nonce).getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, Resource resource) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    // Asked for again each time: another version of limber may answer at the same address.
    headers.set("Cache-Control", "no-cache");
    // A worker has the policy of its own file; pages only look at theirs.
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; connect-src 'self' blob:");
    headers.set("Content-Type", resource.type());
    headers.set("ETag", resource.tag());
    headers.set("Vary", "Accept-Encoding");
    if (resource.tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
      exchange.sendResponseHeaders(304, -1);
      return;
    }
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    byte[] packed = resource.packed();
    if (packed != null && accepted != null && accepted.contains("gzip")) {
      headers.set("Content-Encoding", "gzip");
      Answer.bytes(exchange, 200, packed);
    } else {
      Answer.bytes(exchange, 200, resource.bytes());
    }
  }

  /** Plain names need no decoding and cannot lead elsewhere. */
  private static boolean isPlain(String name) {
    if (name.isEmpty() || name.length() > LONGEST_NAME) {
      return false;
    }
    for (String part : name.split("/", -1)) {
      if (part.isEmpty() || part.startsWith(".")) {
        return false;
      }
      for (int i = 0; i < part.length(); i++) {
        char c = part.charAt(i);
        boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
        if (!letter && "._-@+".indexOf(c) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  private @Nullable Resource load(String name) throws IOException {
    String type = MediaTypes.of(name);
    Resource known = loaded.get(name);
    if (type == null || known != null) {
      return known;
    }
    try (InputStream in = source.open(name)) {
      if (in == null) {
        return null;
      }
      byte[] bytes = in.readAllBytes();
      byte[] packed = MediaTypes.isText(type) && bytes.length > WORTH_PACKING ? pack(bytes) : null;
      Resource resource =
          new Resource(bytes, packed, type, Version.quoted(Version.of(bytes).substring(0, 32)));
      loaded.put(name, resource);
      return resource;
    }
  }

  private static byte[] pack(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 3);
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }
}
