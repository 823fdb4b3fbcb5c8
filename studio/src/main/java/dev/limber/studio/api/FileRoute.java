package dev.limber.studio.api;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.limber.core.json.JsonWriter;
import dev.limber.studio.files.Change;
import dev.limber.studio.files.ConflictException;
import dev.limber.studio.files.Content;
import dev.limber.studio.files.FilePath;
import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Saved;
import dev.limber.studio.files.Version;
import dev.limber.studio.http.Answer;
import dev.limber.studio.http.Body;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.RefusedException;
import dev.limber.studio.http.Route;
import dev.limber.studio.watch.EventHub;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code /api/file}: reads and saves one file. */
public final class FileRoute implements Route {
  /**
   * The sender accepts a conflict in a normal answer. Browsers log every 4xx to the console as an
   * error of the page, and a conflict is not one.
   */
  private static final String CONFLICT_HEADER = "X-Limber-Conflict";

  private static final String AS_ANSWER = "answer";

  private final Workspace workspace;
  private final EventHub hub;
  private final int most;

  /**
   * Creates the route.
   *
   * @param most bytes of a file
   */
  public FileRoute(Workspace workspace, EventHub hub, int most) {
    this.workspace = workspace;
    this.hub = hub;
    this.most = most;
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET", "PUT");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException {
    FileStore store = workspace.needStore();
    FilePath path = path(query);
    if (exchange.getRequestMethod().equals("PUT")) {
      save(exchange, store, path);
    } else {
      read(exchange, store.read(path));
    }
  }

  static FilePath path(Query query) throws RefusedException {
    String path = query.get("path");
    if (path == null) {
      throw RefusedException.badRequest("the query has no path");
    }
    return FilePath.parse(path);
  }

  private static void read(HttpExchange exchange, Content content) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    String tag = Version.quoted(content.version());
    headers.set("ETag", tag);
    if (tag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
      exchange.sendResponseHeaders(304, -1);
      return;
    }
    // Never as what it is: nothing that lies in a folder shall run in the page's name.
    headers.set("Content-Type", "application/octet-stream");
    Answer.bytes(exchange, 200, content.bytes());
  }

  private void save(HttpExchange exchange, FileStore store, FilePath path)
      throws IOException, RefusedException {
    String expected = expected(exchange.getRequestHeaders());
    String client = ClientId.read(exchange.getRequestHeaders().getFirst("X-Limber-Client"));
    byte[] bytes = Body.read(exchange, most);
    Saved saved;
    try {
      saved = store.save(path, bytes, expected);
    } catch (ConflictException e) {
      conflict(exchange, e);
      return;
    }
    Change.Type type = saved.created() ? Change.Type.CREATED : Change.Type.CHANGED;
    hub.tell(new Change(type, saved.stamp(), saved.version()), client);
    exchange.getResponseHeaders().set("ETag", Version.quoted(saved.version()));
    StringBuilder json = new StringBuilder();
    new JsonWriter(json)
        .beginObject()
        .name("path")
        .value(path.text())
        .name("version")
        .value(saved.version())
        .name("size")
        .value(saved.stamp().size())
        .name("modified")
        .value(saved.stamp().modified())
        .endObject();
    Answer.json(exchange, saved.created() ? 201 : 200, json);
  }

  /** Returns the version that the file must have, null if there must be none. */
  private static @Nullable String expected(Headers headers) throws RefusedException {
    String match = headers.getFirst("If-Match");
    String none = headers.getFirst("If-None-Match");
    if (match != null && none == null) {
      return Version.parse(match);
    }
    if (match == null && "*".equals(none)) {
      return null;
    }
    throw new RefusedException(
        428,
        "precondition",
        "a save must name the version that was opened",
        "If-Match: \"VERSION\", or If-None-Match: * for a new file");
  }

  private static void conflict(HttpExchange exchange, ConflictException e) throws IOException {
    RefusedException refused =
        new RefusedException(
            412,
            "conflict",
            String.valueOf(e.getMessage()),
            "load it again, or save under another name");
    boolean asAnswer = AS_ANSWER.equals(exchange.getRequestHeaders().getFirst(CONFLICT_HEADER));
    StringBuilder json = new StringBuilder();
    JsonWriter writer = new JsonWriter(json).beginObject();
    Answer.error(writer, refused).name("version");
    if (e.version() == null) {
      writer.nullValue();
    } else {
      writer.value(e.version());
    }
    writer.endObject();
    // In a 200 to PUT an ETag would say that the body had become that version.
    if (e.version() != null && !asAnswer) {
      exchange.getResponseHeaders().set("ETag", Version.quoted(e.version()));
    }
    Answer.json(exchange, asAnswer ? 200 : refused.status(), json);
  }
}
