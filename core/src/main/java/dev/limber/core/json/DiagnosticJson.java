package dev.limber.core.json;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import java.util.List;

/**
 * Diagnostics as data: {@code file}, {@code severity}, {@code code}, {@code message}, {@code hint},
 * {@code text} with all of it in one sentence, then the place: {@code line}, {@code column} and
 * {@code length} in a text, or the {@code path} of a JSON value or an archive's entry; nothing for
 * the whole file.
 */
public final class DiagnosticJson {
  private DiagnosticJson() {}

  /** Writes an array of objects. */
  public static void write(JsonWriter json, List<Diagnostic> diagnostics) {
    json.beginArray();
    for (Diagnostic diagnostic : diagnostics) {
      fields(json.beginObject(), diagnostic);
      json.endObject();
    }
    json.endArray();
  }

  /** Writes the fields of an object that has begun. */
  public static void fields(JsonWriter json, Diagnostic diagnostic) {
    json.name("file").value(diagnostic.file());
    json.name("severity").value(diagnostic.severity().word());
    json.name("code").value(diagnostic.code());
    json.name("message").value(diagnostic.message()).name("hint").value(diagnostic.hint());
    json.name("text").value(diagnostic.toString());
    Place place = diagnostic.place();
    if (place instanceof Place.Text text) {
      json.name("line").value(text.line()).name("column").value(text.column());
      json.name("length").value(text.length());
    } else if (place instanceof Place.Json value) {
      json.name("path").value(value.path());
    } else if (place instanceof Place.Entry entry) {
      json.name("path").value(entry.name());
    }
  }
}
