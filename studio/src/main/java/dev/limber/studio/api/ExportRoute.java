package dev.limber.studio.api;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.limber.studio.export.ExportException;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.http.Body;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.RefusedException;
import dev.limber.studio.http.Route;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;

/** {@code /api/export}: renders a character and sends the file; {@code DELETE} ends that. */
public final class ExportRoute implements Route {
  private static final int AT_ONCE = 2;

  /** Base64 and JSON make a file a third longer. */
  private static final double IN_JSON = 1.5;

  private final Exporter exporter;
  private final ExportReader reader;
  private final ScheduledExecutorService clock;
  private final Duration longest;
  private final int mostBytes;
  private final Semaphore free = new Semaphore(AT_ONCE);
  private final RunningExports running = new RunningExports();

  /**
   * Creates the route.
   *
   * @param longest how long an export may take
   * @param fileBytes bytes of a character
   */
  public ExportRoute(
      Workspace workspace,
      Exporter exporter,
      ScheduledExecutorService clock,
      Duration longest,
      int fileBytes) {
    this.exporter = exporter;
    this.clock = clock;
    this.longest = longest;
    this.mostBytes = (int) Math.min(Integer.MAX_VALUE - 16, (long) (fileBytes * IN_JSON));
    this.reader = new ExportReader(workspace, exporter, mostBytes);
    ExportFolder.deleteLeftovers();
  }

  @Override
  public Set<String> methods() {
    return Set.of("POST", "DELETE");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException {
    String word = ClientId.read(query.get("id"));
    if (exchange.getRequestMethod().equals("DELETE")) {
      stop(exchange, word);
      return;
    }
    // What forms can send without asking is something else.
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
      throw new RefusedException(415, "media-type", "the body must be application/json", "");
    }
    ExportRequest request = reader.read(Body.read(exchange, mostBytes));
    deadline.close();
    export(exchange, request, word);
  }

  private void stop(HttpExchange exchange, String word) throws IOException, RefusedException {
    if (word.isEmpty()) {
      throw RefusedException.badRequest("the query has no id");
    }
    running.stop(word);
    exchange.sendResponseHeaders(204, -1);
  }

  private void export(HttpExchange exchange, ExportRequest request, String word)
      throws IOException, RefusedException {
    try (ExportFolder folder = ExportFolder.create()) {
      Path file = folder.file("export." + request.format().name());
      renderInTurn(request, file, word);
      Deadline deadline = new Deadline(clock, longest);
      try {
        send(exchange, request, file);
      } finally {
        deadline.close();
      }
    }
  }

  private void renderInTurn(ExportRequest request, Path file, String word) throws RefusedException {
    if (!free.tryAcquire()) {
      throw new RefusedException(429, "busy", "two exports are already running", "try again");
    }
    try {
      render(request, file, word);
    } finally {
      // Before the answer: whoever has it may ask for the next.
      free.release();
    }
  }

  private void render(ExportRequest request, Path file, String word) throws RefusedException {
    Deadline deadline = new Deadline(clock, longest);
    RunningExports.Run run = running.begin(word);
    try (deadline;
        run) {
      exporter.export(request, file);
    } catch (ExportException e) {
      throw refused(deadline, run, 422, String.valueOf(e.getMessage()), e.hint(), e);
    } catch (IOException e) {
      throw refused(deadline, run, 500, "the export failed: " + e.getMessage(), "", e);
    }
    if (!Files.isRegularFile(file)) {
      throw new RefusedException(422, "export", "nothing was rendered", "");
    }
  }

  private RefusedException refused(
      Deadline deadline,
      RunningExports.Run run,
      int status,
      String message,
      String hint,
      Exception cause) {
    RefusedException refused;
    if (run.isStopped()) {
      refused = new RefusedException(409, "stopped", "the page stopped the export", "");
    } else if (deadline.isExpired()) {
      refused =
          new RefusedException(
              504,
              "timeout",
              "the export took longer than " + longest.toSeconds() + " seconds",
              "render fewer frames or a smaller size");
    } else {
      refused = new RefusedException(status, status == 422 ? "export" : "io", message, hint);
    }
    refused.initCause(cause);
    return refused;
  }

  private static void send(HttpExchange exchange, ExportRequest request, Path file)
      throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", request.format().mediaType());
    headers.set("Content-Disposition", "attachment; filename*=UTF-8''" + fileName(request));
    exchange.sendResponseHeaders(200, Math.max(1, Files.size(file)));
    try (OutputStream out = exchange.getResponseBody()) {
      Files.copy(file, out);
    }
  }

  /** The name of the character with another extension, encoded by RFC 8187. */
  private static String fileName(ExportRequest request) {
    String name = request.source().name();
    int dot = name.lastIndexOf('.');
    String base = dot > 0 ? name.substring(0, dot) : name;
    StringBuilder text = new StringBuilder();
    for (byte b : base.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (plain || c == '-' || c == '_' || c == '.') {
        text.append(c);
      } else {
        text.append(String.format(Locale.ROOT, "%%%02X", (int) c));
      }
    }
    return text.append('.').append(request.format().name()).toString();
  }
}
