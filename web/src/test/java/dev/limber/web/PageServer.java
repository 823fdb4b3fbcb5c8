package dev.limber.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;

/**
 * A static host for tests, with a policy as strict as the studio's: {@code target/page} at the
 * root, the samples below {@code /samples/}, pages of tests below {@code /test/}.
 */
final class PageServer {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "png", "image/png",
          "svg", "image/svg+xml",
          "webmanifest", "application/manifest+json");

  /** Only scripts of this host; no styles or scripts inside the page. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'"
          + "; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' blob:"
          + "; media-src blob:; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'"
          + "; form-action 'none'; frame-ancestors 'none'";

  static {
    // The JDK reads it once, before its first server; without it, small answers wait for 40 ms.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final HttpServer server;
  private final Path page;
  private final Path repository;

  PageServer() throws IOException {
    Path module = Path.of("").toAbsolutePath();
    page = module.resolve("target/page");
    repository = module.getParent();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.setExecutor(
        Executors.newCachedThreadPool(
            task -> {
              Thread thread = new Thread(task, "page server");
              thread.setDaemon(true);
              return thread;
            }));
    server.start();
  }

  /** Returns the address of a path that starts with a slash. */
  URI address(String path) {
    return URI.create("http://localhost:" + server.getAddress().getPort() + path);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = find(path.endsWith("/") ? path + "index.html" : path);
      if (file == null) {
        // Browsers ask for it on their own; an error in the console would fail the test.
        exchange.sendResponseHeaders(path.equals("/favicon.ico") ? 204 : 404, -1);
        return;
      }
      byte[] bytes = Files.readAllBytes(file);
      String name = file.toString();
      String ending = name.substring(name.lastIndexOf('.') + 1);
      String type = TYPES.getOrDefault(ending, "application/octet-stream");
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      if (ending.equals("html")) {
        exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
      }
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private Path find(String path) {
    for (Path folder :
        List.of(page, page.getParent().resolveSibling("src/test/page"), repository)) {
      String local = path;
      if (folder.equals(repository)) {
        if (!path.startsWith("/samples/")) {
          continue;
        }
      } else if (!folder.equals(page)) {
        if (!path.startsWith("/test/")) {
          continue;
        }
        local = path.substring("/test".length());
      }
      Path file = folder.resolve(local.substring(1)).normalize();
      if (file.startsWith(folder) && Files.isRegularFile(file)) {
        return file;
      }
    }
    return null;
  }
}
