package dev.limber.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * A static host for tests, with a policy as strict as the studio's: {@code target/page} at the
 * root, the samples below {@code /samples/}, the examples where they are for who serves the project
 * itself, pages of tests below {@code /test/}, what npm has installed below {@code /node_modules/}.
 * Pages with other engines have no policy: these and import maps need more than ours allows.
 */
final class PageServer {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "mjs", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "png", "image/png",
          "svg", "image/svg+xml",
          "webmanifest", "application/manifest+json");

  /** Only scripts of this host; no styles or scripts inside the page. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
          + " font-src 'self'; connect-src 'self' blob:; media-src blob:; worker-src 'self' blob:;"
          + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  static {
    // The JDK reads it once, before its first server; without it, small answers wait for 40 ms.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  /** Pages of others may show this one in a frame, and this one may ask other hosts for files. */
  private static final String OPEN_POLICY =
      POLICY
              .replace("connect-src 'self'", "connect-src 'self' http://localhost:*")
              .replace("; frame-ancestors 'none'", "")
          + "; frame-src http://localhost:*; style-src-attr 'unsafe-inline'";

  private final HttpServer server;
  private final Path page;
  private final Path repository;
  private final boolean open;

  PageServer() throws IOException {
    this(Path.of("target/page"));
  }

  /** Serves another build of the page. */
  PageServer(Path page) throws IOException {
    this(page, false, address -> HttpServer.create(address, 0));
  }

  private PageServer(Path page, boolean open, Listener listener) throws IOException {
    this.page = page.toAbsolutePath();
    this.open = open;
    repository = Path.of("").toAbsolutePath().getParent();
    server = listener.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
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

  /** What makes the server that listens on an address. */
  private interface Listener {
    HttpServer on(InetSocketAddress address) throws IOException;
  }

  /** A host whose files pages of others may read and show, as {@code docs/hosting.md} says. */
  static PageServer open(Path page) throws IOException {
    return new PageServer(page, true, address -> HttpServer.create(address, 0));
  }

  /** A host with HTTPS, whose key it makes in a folder; browsers must not ask who has signed it. */
  static PageServer secure(Path folder)
      throws IOException, GeneralSecurityException, InterruptedException {
    Path keys = folder.resolve("keys.p12");
    String password = "limber";
    Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    String make = " -genkeypair -alias host -keyalg RSA -dname CN=localhost -ext san=dns:localhost";
    List<String> command = new ArrayList<>(List.of((tool + make).split(" ")));
    command.addAll(List.of("-keystore", keys.toString(), "-storepass", password));
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IOException("keytool makes no key");
    }
    KeyManagerFactory factory =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(
        KeyStore.getInstance(keys.toFile(), password.toCharArray()), password.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(factory.getKeyManagers(), null, null);
    return new PageServer(
        Path.of("target/page"),
        false,
        address -> {
          HttpsServer server = HttpsServer.create(address, 0);
          server.setHttpsConfigurator(new HttpsConfigurator(context));
          return server;
        });
  }

  /** Returns the address of a path that starts with a slash. */
  URI address(String path) {
    String scheme = server instanceof HttpsServer ? "https" : "http";
    return URI.create(scheme + "://localhost:" + server.getAddress().getPort() + path);
  }

  void close() {
    server.stop(0);
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
      if (open) {
        exchange.getResponseHeaders().set("Access-Control-Allow-Origin", "*");
      }
      if (ending.equals("html") && !isOfEngines(path)) {
        exchange.getResponseHeaders().set("Content-Security-Policy", open ? OPEN_POLICY : POLICY);
      }
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private static boolean isOfEngines(String path) {
    return path.startsWith("/test/engines/")
        || path.startsWith("/web/examples/") && !path.endsWith("/player.html");
  }

  private Path find(String path) {
    if (path.startsWith("/test/")) {
      return file(repository.resolve("web/src/test/page"), path.substring("/test/".length()));
    } else if (path.startsWith("/node_modules/")) {
      return file(repository.resolve("web"), path.substring(1));
    } else if (path.startsWith("/samples/") || path.startsWith("/web/")) {
      return file(repository, path.substring(1));
    }
    return file(page, path.substring(1));
  }

  /** Returns a file in a folder, or null if it is not there. */
  private static Path file(Path folder, String path) {
    Path file = folder.resolve(path).normalize();
    return file.startsWith(folder) && Files.isRegularFile(file) ? file : null;
  }
}
