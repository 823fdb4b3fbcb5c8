package dev.limber.studio.api;

import com.sun.net.httpserver.HttpExchange;
import dev.limber.core.json.JsonWriter;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.Listing;
import dev.limber.studio.files.Stamp;
import dev.limber.studio.http.Answer;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.RefusedException;
import dev.limber.studio.http.Route;
import java.io.IOException;
import java.util.Set;

/** {@code /api/files}: what is in the folder. */
public final class FilesRoute implements Route {
  private final Workspace workspace;

  /** Creates the route. */
  public FilesRoute(Workspace workspace) {
    this.workspace = workspace;
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline)
      throws IOException, RefusedException {
    Folder folder = workspace.needFolder();
    Listing listing = Listing.of(folder);
    StringBuilder json = new StringBuilder();
    JsonWriter writer = new JsonWriter(json).beginObject();
    writer.name("files").beginArray();
    for (Stamp stamp : listing.files().values()) {
      writer.beginObject();
      writer.name("path").value(stamp.path().text());
      writer.name("kind").value(stamp.path().kind().word());
      writer.name("size").value(stamp.size());
      writer.name("modified").value(stamp.modified());
      writer.name("writable").value(folder.mayWrite(stamp.path()));
      writer.endObject();
    }
    writer.endArray();
    writer.name("complete").value(listing.isComplete());
    writer.endObject();
    Answer.json(exchange, 200, json);
  }
}
