package dev.limber.studio.api;

import com.sun.net.httpserver.HttpExchange;
import dev.limber.character.CharacterFormats;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.studio.files.FilePath;
import dev.limber.studio.http.Answer;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.RefusedException;
import dev.limber.studio.http.Route;
import java.io.IOException;
import java.util.Set;

/** {@code /api/thumbnail}: the small picture that a file has inside. */
public final class ThumbnailRoute implements Route {
  private static final byte[] NOTHING = {};

  private final Workspace workspace;

  /** Creates the route. */
  public ThumbnailRoute(Workspace workspace) {
    this.workspace = workspace;
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException {
    FilePath path = FileRoute.path(query);
    byte[] png = thumbnail(workspace.needStore().read(path).bytes(), path.text());
    if (png.length == 0) {
      // Not a 404: browsers log those as errors of the page.
      exchange.sendResponseHeaders(204, -1);
      return;
    }
    // Never as what it is: nothing that lies in a folder shall run in the page's name.
    exchange.getResponseHeaders().set("Content-Type", "application/octet-stream");
    Answer.bytes(exchange, 200, png);
  }

  private static byte[] thumbnail(byte[] bytes, String name) {
    try {
      return CharacterFormats.DEFAULT.thumbnail(bytes, name, Limits.DEFAULT);
    } catch (LimberException e) {
      return NOTHING; // opening the file says what is wrong
    }
  }
}
