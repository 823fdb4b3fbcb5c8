package dev.limber.studio.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Renders characters into files. Used by several threads at once. */
public interface Exporter {
  /** The longest side of a picture, in pixels. */
  int LONGEST_SIDE = 4096;

  /** How many frames are rendered at most. */
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
          throw new ExportException("nothing can be exported here", "");
        }
      };

  /** Returns what can be written on this machine. */
  List<ExportFormat> formats();

  /**
   * Renders a character. Gives up soon after its thread is interrupted.
   *
   * @param target the file to write; there is none yet
   * @throws ExportException if the request makes no sense or is over a limit
   * @throws IOException if writing fails
   */
  void export(ExportRequest request, Path target) throws IOException, ExportException;
}
