package dev.limber.cli.terminal;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonWriter;

/**
 * Diagnostics as data: {@code file}, {@code severity}, {@code code}, {@code message}, {@code hint},
 * then the place: {@code line}, {@code column} and {@code length} in a text, or the {@code path} of
 * a JSON value or an archive's entry; nothing for the whole file.
 */
public final class DiagnosticJson {
  private DiagnosticJson() {}

  public static void write(Diagnostic diagnostic, JsonWriter json) {
    json.beginObject();
    json.name("file").value(diagnostic.file());
    json.name("severity").value(diagnostic.severity().word());
    json.name("code").value(diagnostic.code());
    json.name("message").value(diagnostic.message());
    json.name("hint").value(diagnostic.hint());
    if (diagnostic.place() instanceof Place.Text text) {
      json.name("line").value(text.line());
      json.name("column").value(text.column());
      json.name("length").value(text.length());
    } else if (diagnostic.place() instanceof Place.Json value) {
      json.name("path").value(value.path());
    } else if (diagnostic.place() instanceof Place.Entry entry) {
      json.name("path").value(entry.name());
    }
    json.endObject();
  }
}
