package dev.limber.web;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonWriter;
import java.util.List;

/** Writes diagnostics as JavaScript reads them. */
public final class DiagnosticJson {
  private DiagnosticJson() {}

  /** Writes an array of objects. */
  public static void write(JsonWriter json, List<Diagnostic> diagnostics) {
    json.beginArray();
    for (Diagnostic diagnostic : diagnostics) {
      write(json, diagnostic);
    }
    json.endArray();
  }

  private static void write(JsonWriter json, Diagnostic diagnostic) {
    fields(json.beginObject(), diagnostic);
    json.endObject();
  }

  /** Writes the fields of an object that has begun. */
  public static void fields(JsonWriter json, Diagnostic diagnostic) {
    json.name("severity").value(diagnostic.severity().word());
    json.name("code").value(diagnostic.code()).name("file").value(diagnostic.file());
    Place place = diagnostic.place();
    if (place instanceof Place.Text text) {
      json.name("line").value(text.line()).name("column").value(text.column());
      json.name("length").value(text.length());
    } else if (place instanceof Place.Json path) {
      json.name("path").value(path.path());
    } else if (place instanceof Place.Entry entry) {
      json.name("entry").value(entry.name());
    }
    json.name("message").value(diagnostic.message()).name("hint").value(diagnostic.hint());
    json.name("text").value(diagnostic.toString());
  }
}
