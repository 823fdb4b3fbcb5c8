package dev.limber.studio.page;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Media types by extension. Browsers refuse scripts and styles of another type. */
final class MediaTypes {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("map", "application/json; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("md", "text/plain; charset=utf-8"),
          Map.entry("ts", "text/plain; charset=utf-8"),
          Map.entry("skel2d", "text/plain; charset=utf-8"),
          Map.entry("svg", "image/svg+xml; charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("jpg", "image/jpeg"),
          Map.entry("jpeg", "image/jpeg"),
          Map.entry("gif", "image/gif"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("skf", "application/octet-stream"),
          Map.entry("skfe", "application/octet-stream"));

  private MediaTypes() {}

  /** Returns the type of a file, or null if its extension is unknown. */
  static @Nullable String of(String name) {
    return TYPES.get(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
  }

  /** Returns whether compression makes such files smaller. */
  static boolean isText(String type) {
    return type.contains("charset=utf-8") || type.equals("application/wasm");
  }
}
