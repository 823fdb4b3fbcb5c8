package dev.limber.cli.studio;

import dev.limber.cli.Command;
import dev.limber.cli.Limber;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.studio.StudioServer;
import dev.limber.studio.page.PageSource;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A studio that runs as long as a test looks at it, with a page of the test's own. */
final class StudioRun implements StudioHost {
  /** What a test does while the studio runs. */
  interface Visit {
    void run(StudioRun studio) throws Exception;
  }

  private final Visit visit;
  private final StringWriter out = new StringWriter();
  private final List<URI> opened = new ArrayList<>();
  private boolean hasBrowser = true;
  private StudioServer server;
  private Throwable failure;

  private StudioRun(Visit visit) {
    this.visit = visit;
  }

  static Command limber(Visit visit, Object... args) throws Exception {
    return start(visit, true, args);
  }

  static Command start(Visit visit, boolean hasBrowser, Object... args) throws Exception {
    StudioRun run = new StudioRun(visit);
    run.hasBrowser = hasBrowser;
    StringWriter err = new StringWriter();
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    Environment environment =
        new Environment(new ByteArrayInputStream(new byte[0]), Paint.NONE, false);
    int code = Limber.run(environment, run, new PrintWriter(run.out), new PrintWriter(err), words);
    if (run.failure instanceof Exception e) {
      throw e;
    }
    if (run.failure instanceof AssertionError e) {
      throw e;
    }
    return new Command(
        code,
        run.out.toString().replace(System.lineSeparator(), "\n"),
        err.toString().replace(System.lineSeparator(), "\n"));
  }

  @Override
  public PageSource page() {
    return name ->
        name.equals("index.html")
            ? new ByteArrayInputStream("<p>a page".getBytes(StandardCharsets.UTF_8))
            : null;
  }

  @Override
  public boolean open(URI address) {
    opened.add(address);
    return hasBrowser;
  }

  @Override
  public void stay(StudioServer running) {
    server = running;
    try {
      visit.run(this);
    } catch (Exception | AssertionError e) { // which limber would take for a bug of its own
      failure = e;
    }
  }

  StudioServer server() {
    return server;
  }

  List<URI> opened() {
    return opened;
  }

  /** Returns what was printed so far. */
  String printed() {
    return out.toString();
  }

  HttpResponse<byte[]> get(String path) throws Exception {
    return send(request(path));
  }

  HttpResponse<byte[]> export(String json) throws Exception {
    return export(json, "any");
  }

  HttpResponse<byte[]> export(String json, String id) throws Exception {
    return export(server.address().toString(), json, id);
  }

  /** Asks a studio at an address, which has the token, for an export that can be stopped. */
  static HttpResponse<byte[]> export(String address, String json, String id) throws Exception {
    return send(
        request(address, "/api/export?id=" + id)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  /** Stops an export. */
  HttpResponse<byte[]> stop(String id) throws Exception {
    return send(request("/api/export?id=" + id).DELETE());
  }

  private HttpRequest.Builder request(String path) {
    return request(server.address().toString(), path);
  }

  private static HttpRequest.Builder request(String address, String path) {
    int hash = address.indexOf("/#token=");
    return HttpRequest.newBuilder(URI.create(address.substring(0, hash) + path))
        .header("X-Limber-Token", address.substring(hash + "/#token=".length()));
  }

  private static HttpResponse<byte[]> send(HttpRequest.Builder request) throws Exception {
    return HttpClient.newHttpClient()
        .send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }
}
