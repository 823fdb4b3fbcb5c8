package dev.limber.studio.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Renders characters to files. Thread-safe. */
public interface Exporter {
  /** The longest side in pixels. */
  int LONGEST_SIDE = 4096;

  /** The most frames of one export. */
  int MOST_FRAMES = 3600;

  /** Renders nothing. */
  Exporter NONE =
      new Exporter() {
        @Override
        public List<ExportFormat> formats() {
          return List.of();
        }

        @Override
        public void export(ExportRequest request, Path target) throws ExportException {
          throw new ExportException("export is not available", "");
        }
      };

  /** Returns the formats that this machine can write. */
  List<ExportFormat> formats();

  /**
   * Renders a character. Stops soon after its thread is interrupted.
   *
   * @param target the file to write; it must not exist
   * @throws ExportException if the request is invalid or exceeds a limit
   * @throws IOException if writing fails
   */
  void export(ExportRequest request, Path target) throws IOException, ExportException;
}
