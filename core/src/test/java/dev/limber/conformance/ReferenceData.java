package dev.limber.conformance;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * Poses and files by other hands, which are too large, or not ours, to be kept in the project. They
 * are used only where {@code -Dlimber.conformance=DIR} names their folder; a relative folder is one
 * in the project's root.
 */
public final class ReferenceData {
  public static final String PROPERTY = "limber.conformance";

  private ReferenceData() {}

  /** Returns a file or folder of the data, or nothing if no data was given. */
  public static Optional<Path> find(String path) {
    String folder = System.getProperty(PROPERTY, "");
    // Tests run in the folder of their module.
    return folder.isEmpty()
        ? Optional.empty()
        : Optional.of(Path.of("..").resolve(folder).resolve(path).normalize());
  }

  /** Returns a file or folder of the data, for tests that need it. */
  public static Path path(String path) {
    return find(path).orElseThrow(() -> new IllegalStateException("no -D" + PROPERTY + "=DIR"));
  }

  /** Reads a file of JSON, unpacked if its name ends in gz. */
  public static JsonObject read(Path file) {
    try (InputStream raw = Files.newInputStream(file);
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
      return parse(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads an object of JSON. */
  public static JsonObject parse(byte[] json) {
    return (JsonObject) JsonReader.parse(json, "", Limits.DEFAULT, new Diagnostics(""));
  }
}
