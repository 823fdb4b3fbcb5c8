package dev.limber.studio.api;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonValue;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.ExportSource;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.export.ImageFolder;
import dev.limber.studio.files.FileKind;
import dev.limber.studio.files.FilePath;
import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Folder;
import dev.limber.studio.http.RefusedException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads export requests. */
final class ExportReader {
  private static final double MOST_FPS = 120;
  private static final int MOST_PADDING = 1024;

  private final Workspace workspace;
  private final Exporter exporter;
  private final Limits limits;

  ExportReader(Workspace workspace, Exporter exporter, int mostBytes) {
    this.workspace = workspace;
    this.exporter = exporter;
    // A whole source or archive is one string here.
    this.limits =
        Limits.DEFAULT.toBuilder().stringLength(mostBytes).jsonValues(10_000).jsonDepth(8).build();
  }

  ExportRequest read(byte[] body) throws RefusedException {
    Fields fields = new Fields(object(body));
    ExportFormat format = format(fields.text("format"));
    ExportSource source = source(fields.text("path"), fields.text("text"), fields.text("skf"));
    ExportRequest.Timing timing =
        new ExportRequest.Timing(
            fields.names("animations"),
            fields.number("time", 0, 1e6),
            fields.number("frame", 0, 1e9),
            fields.number("fps", 0.1, MOST_FPS),
            fields.number("speed", 0.001, 1000),
            fields.whole("loops", 0, 1000));
    ExportRequest.Appearance appearance =
        new ExportRequest.Appearance(
            orNone(fields.names("skins")),
            orNone(fields.names("hide")),
            fields.whole("width", 1, Exporter.LONGEST_SIDE),
            fields.whole("height", 1, Exporter.LONGEST_SIDE),
            fields.number("scale", 1e-6, 1e6),
            fields.whole("padding", 0, MOST_PADDING),
            fields.text("fit"),
            fields.text("background"),
            fields.flag("bones"));
    fields.refuseOthers();
    return new ExportRequest(source, format, timing, appearance);
  }

  private JsonObject object(byte[] body) throws RefusedException {
    try {
      JsonValue value = JsonReader.parse(body, "", limits, new Diagnostics("request"));
      if (value instanceof JsonObject object) {
        return object;
      }
      throw RefusedException.badRequest("the body must be an object");
    } catch (LimberException e) {
      throw RefusedException.badRequest("the body is not JSON: " + e.diagnostic().message());
    }
  }

  private static List<String> orNone(@Nullable List<String> names) {
    return names == null ? List.of() : names;
  }

  private ExportFormat format(@Nullable String name) throws RefusedException {
    for (ExportFormat format : exporter.formats()) {
      if (format.name().equals(name)) {
        return format;
      }
    }
    List<String> known = exporter.formats().stream().map(ExportFormat::name).toList();
    throw new RefusedException(
        422, "export", "unknown format: " + name, "known: " + String.join(", ", known));
  }

  private ExportSource source(@Nullable String path, @Nullable String text, @Nullable String skf)
      throws RefusedException {
    if (text != null && skf != null || skf != null && path != null) {
      throw RefusedException.badRequest("give only one of path, text and skf");
    }
    if (skf != null) {
      return new ExportSource.Archive("character.skf", decoded(skf));
    }
    FilePath file = path == null ? null : FilePath.parse(path);
    if (file == null) {
      if (text == null) {
        throw RefusedException.badRequest("path, text or skf is required");
      }
      return new ExportSource.Source("character.skel2d", text, null);
    }
    FileStore store = workspace.needStore();
    if (file.kind() == FileKind.IMAGE || file.kind() == FileKind.MARKS) {
      throw RefusedException.badRequest(path + " is not a character");
    }
    if (file.kind() == FileKind.SKF) {
      return new ExportSource.Archive(file.name(), store.read(file).bytes());
    }
    String shown =
        text == null ? new String(store.read(file).bytes(), StandardCharsets.UTF_8) : text;
    return new ExportSource.Source(file.name(), shown, images(file));
  }

  private ImageFolder images(FilePath file) throws RefusedException {
    Folder folder = workspace.needFolder();
    return new ImageFolder(folder.root(), folder.parentOf(file));
  }

  private static byte[] decoded(String base64) throws RefusedException {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw RefusedException.badRequest("skf must be base64");
    }
  }
}
