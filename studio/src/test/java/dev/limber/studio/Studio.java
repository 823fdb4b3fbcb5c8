package dev.limber.studio;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.page.PageSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** A studio in the test, and a page that asks it. */
final class Studio implements AutoCloseable {
  static final String INDEX =
      "<!doctype html><meta name=\"limber-style-nonce\" content=\"\">"
          + "<script type=\"module\" src=\"app/main.js\"></script>";

  static final String SCRIPT = "console.log('limber');\n".repeat(200);

  static final PageSource PAGE =
      name -> {
        String text = Map.of("index.html", INDEX, "app/main.js", SCRIPT).get(name);
        return text == null
            ? null
            : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
      };

  /** As in production, but the folder is looked at often and nothing waits long. */
  static final StudioLimits QUICK =
      new StudioLimits(
          16,
          8,
          1 << 20,
          Duration.ofSeconds(20),
          Duration.ofSeconds(20),
          Duration.ofMillis(200),
          Duration.ofMillis(100));

  final StudioServer server;
  final String token;
  final String root;
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private Studio(StudioServer server) {
    this.server = server;
    String address = server.address().toString();
    this.token = address.substring(address.indexOf('=') + 1);
    this.root = "http://127.0.0.1:" + server.port();
  }

  static Studio gallery() throws IOException {
    return start(Project.gallery(), QUICK, false, Exporter.NONE);
  }

  static Studio of(Path path) throws IOException {
    return start(Project.of(path), QUICK, false, Exporter.NONE);
  }

  static Studio start(Project project, StudioLimits limits, boolean polling, Exporter exporter)
      throws IOException {
    StudioSettings settings =
        StudioSettings.of(PAGE)
            .withProject(project)
            .withPort(0)
            .withVersion("1.2.3")
            .withExporter(exporter);
    return new Studio(StudioServer.start(settings, limits, polling));
  }

  static String encoded(String path) {
    return URLEncoder.encode(path, StandardCharsets.UTF_8);
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(root + path))
        .header("X-Limber-Token", token)
        .timeout(Duration.ofSeconds(60));
  }

  HttpResponse<byte[]> send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  HttpResponse<InputStream> open(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofInputStream());
  }

  HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
    return send(request(path));
  }

  HttpResponse<byte[]> read(String path) throws IOException, InterruptedException {
    return get("/api/file?path=" + encoded(path));
  }

  HttpRequest.Builder put(String path, String text) {
    return request("/api/file?path=" + encoded(path))
        .PUT(HttpRequest.BodyPublishers.ofString(text));
  }

  HttpResponse<byte[]> create(String path, String text) throws IOException, InterruptedException {
    return send(put(path, text).header("If-None-Match", "*"));
  }

  HttpResponse<byte[]> save(String path, String text, String version)
      throws IOException, InterruptedException {
    return send(put(path, text).header("If-Match", '"' + version + '"'));
  }

  HttpResponse<byte[]> export(String json) throws IOException, InterruptedException {
    return export(json, "");
  }

  /** Asks for an export that has a word, by which it can be stopped. */
  HttpResponse<byte[]> export(String json, String id) throws IOException, InterruptedException {
    return send(
        request("/api/export" + (id.isEmpty() ? "" : "?id=" + id))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  static JsonObject json(HttpResponse<byte[]> answer) {
    return json(text(answer));
  }

  static JsonObject json(String text) {
    return (JsonObject) JsonReader.parse(text, "", Limits.DEFAULT, new Diagnostics(""));
  }

  /** Returns the code of a refusal, which must be one. */
  static String code(HttpResponse<byte[]> answer) {
    return word((JsonObject) json(answer).get("error"), "code");
  }

  static String word(JsonObject object, String name) {
    JsonValue value = object.get(name);
    return value instanceof JsonString string ? string.value() : String.valueOf(value);
  }

  static String version(HttpResponse<?> answer) {
    String tag = answer.headers().firstValue("ETag").orElseThrow();
    return tag.substring(1, tag.length() - 1);
  }

  @Override
  public void close() {
    server.close();
  }
}
