package dev.limber.studio.api;

import com.sun.net.httpserver.HttpExchange;
import dev.limber.core.json.JsonWriter;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.files.FileKind;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.Listing;
import dev.limber.studio.files.Stamp;
import dev.limber.studio.http.Answer;
import dev.limber.studio.http.Deadline;
import dev.limber.studio.http.Query;
import dev.limber.studio.http.Route;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code /api/session}: what the studio has opened and can do. */
public final class SessionRoute implements Route {
  private final Workspace workspace;
  private final Exporter exporter;
  private final String version;
  private final int fileBytes;

  /** Creates the route. */
  public SessionRoute(Workspace workspace, Exporter exporter, String version, int fileBytes) {
    this.workspace = workspace;
    this.exporter = exporter;
    this.version = version;
    this.fileBytes = fileBytes;
  }

  @Override
  public Set<String> methods() {
    return Set.of("GET");
  }

  @Override
  public void answer(HttpExchange exchange, Query query, Deadline deadline) throws IOException {
    Folder folder = workspace.folder();
    String only = folder == null ? null : folder.only();
    StringBuilder json = new StringBuilder();
    JsonWriter writer = new JsonWriter(json).beginObject();
    writer.name("version").value(version);
    writer.name("mode").value(folder == null ? "gallery" : only == null ? "folder" : "file");
    writer.name("name").value(workspace.name());
    String first = folder == null ? null : only == null ? first(folder) : only;
    writer.name("first");
    if (first == null) {
      writer.nullValue();
    } else {
      writer.value(first);
    }
    writer.name("writable");
    writer.value(folder != null && (only == null || FileKind.of(only) == FileKind.SKEL2D));
    writer.name("watching").value(folder != null);
    writer.name("export").beginArray();
    for (ExportFormat format : exporter.formats()) {
      writer.beginObject();
      writer.name("format").value(format.name()).name("type").value(format.mediaType());
      writer.name("animated").value(format.animated()).name("alpha").value(format.alpha());
      writer.name("sources").beginArray();
      format.sources().forEach(writer::value);
      writer.endArray().endObject();
    }
    writer.endArray();
    writer.name("limits").beginObject();
    writer.name("fileBytes").value(fileBytes);
    writer.name("exportSide").value(Exporter.LONGEST_SIDE);
    writer.name("exportFrames").value(Exporter.MOST_FRAMES);
    writer.endObject().endObject();
    Answer.json(exchange, 200, json);
  }

  /** Returns the first source, or the first archive if there is no source. */
  private static @Nullable String first(Folder folder) {
    String archive = null;
    for (Stamp stamp : Listing.of(folder).files().values()) {
      if (stamp.path().kind() == FileKind.SKEL2D) {
        return stamp.path().text();
      }
      if (stamp.path().kind() == FileKind.SKF && archive == null) {
        archive = stamp.path().text();
      }
    }
    return archive;
  }
}
